// What every offered decision is worth and why: the shares of the turn search, and the named parts of the table after the
// turn in which it differs most from the next best.
import type { Assessment } from '../../../core/agent';
import type { Phrase } from '../../../core/decision';
import { tellingReasons } from '../../../core/reasons';
import { freeCellsAround, isFallen } from '../danger';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import { rateWithDecks } from './decks';
import { attackOf, gapOf } from './judge';
import { findWin, losesByWaiting, winAfter, wouldWin } from './planner';
import { lineOf } from './quick';
import { rateRecruitments } from './recruiter';
import type { Thinker } from './thinker';

// A whole plan and the table after it.
interface Line {
  readonly keys: readonly string[];
  readonly share: number;
  readonly spread: number;
  readonly work: number;
  readonly after: State;
}

const REASONS = 2;
// Shares this far below the best are still told exactly.
const MARGIN = 0.3;
// The enemy wins at once.
const LOST = 0.01;
// No search is surer than this.
const LEAST_SPREAD = 0.02;

// Nothing for choices that are no plans: a banishment, an answer of Nemesis.
export function assess(state: State, decisions: readonly Decision[], thinker: Thinker): readonly Assessment[] {
  const seat = state.seat;
  const lines = linesOf(state, decisions, thinker);
  if (lines.length === 0) return [];
  const best = new Map<string, Line>();
  for (const line of lines) {
    const first = line.keys[0] ?? '';
    if (line.share > (best.get(first)?.share ?? -1)) best.set(first, line);
  }
  const found = decisions.map((decision, index) => ({ index, line: best.get(makeKey(decision)) }));
  // Of ways that are worth the same the shortest is told first: nobody walks his king before the stroke that wins.
  const stepsOf = (line: Line | undefined): number => line?.keys.length ?? 0;
  found.sort((left, right) => (right.line?.share ?? -1) - (left.line?.share ?? -1) || stepsOf(left.line) - stepsOf(right.line));
  return found.map(({ index, line }, place) => {
    if (line === undefined) return { index, share: 0, spread: 1, work: 0, plan: [], reasons: [] };
    const other = found[place === 0 ? 1 : 0]?.line;
    const { share, spread, work, keys } = line;
    return { index, share, spread, work, plan: keys, reasons: reasonsFor(line, other, seat, place === 0) };
  });
}

function linesOf(state: State, decisions: readonly Decision[], thinker: Thinker): readonly Line[] {
  switch (state.phase) {
    case 'acting':
      return turnLines(state, decisions, thinker);
    case 'recruiting':
    case 'placing':
    case 'placingCub':
      return rateRecruitments(state, thinker, MARGIN).map(({ line, state: after, share, spread, work }) => ({
        ...{ keys: line.map(makeKey), share, spread: Math.max(LEAST_SPREAD, spread), work, after },
      }));
    default:
      return [];
  }
}

function turnLines(state: State, decisions: readonly Decision[], thinker: Thinker): readonly Line[] {
  const win = findWin(state, thinker);
  if (win === null) return withWaiting(state, ratedLines(state, thinker, 1), thinker);
  const rated = ratedLines(state, thinker, 0.5);
  const lines = rated.filter(({ share }) => share < 1);
  const [other] = lines;
  return [
    { keys: win.map(makeKey), share: 1, spread: 0, work: 1, after: state },
    ...decisions.flatMap((decision): readonly Line[] => {
      if (makeKey(decision) === makeKey(win[0] as Decision)) return [];
      const line = winAfter(state, decision, thinker);
      if (line !== null) return [{ keys: line.map(makeKey), share: 1, spread: 0, work: 1, after: state }];
      // The win is gone: no better than the best of the turns that do not win.
      return other === undefined ? [] : [{ ...other, keys: [makeKey(decision)] }];
    }),
  ];
}

// A search that is pressed lets go of turns that lose at once; whoever ends the turn here must be told so.
function withWaiting(state: State, rated: readonly Line[], { budget }: Thinker): readonly Line[] {
  if (rated.some(({ keys }) => keys[0] === 'end') || !losesByWaiting(state, () => budget.isCancelled())) return rated;
  return [...rated, { keys: ['end'], share: 0, spread: LEAST_SPREAD, work: 1, after: state }];
}

function ratedLines(state: State, thinker: Thinker, time: number): readonly Line[] {
  return rateWithDecks(state, thinker, MARGIN, time).map(({ turn, share, spread, work }) => ({
    keys: lineOf(state, turn).map(makeKey),
    share,
    spread: Math.max(LEAST_SPREAD, spread),
    work,
    after: turn.state,
  }));
}

// What a table holds for a seat, more being better; weights only say what is told first.
const PARTS: readonly {
  readonly key: string;
  readonly weight: number;
  of(state: State, seat: number): number;
}[] = [
  { key: 'reach', weight: 1.2, of: (state, seat) => countReach(state, seat) },
  { key: 'shelter', weight: 1.3, of: (state, seat) => -countReach(state, 1 - seat) },
  { key: 'attack', weight: 0.8, of: (state, seat) => attackOf(state, seat) },
  { key: 'distance', weight: 0.8, of: (state, seat) => -attackOf(state, 1 - seat) },
  { key: 'room', weight: 0.5, of: (state, seat) => freeCellsAround(state, state.cell[seat] as number) },
  { key: 'cage', weight: 0.5, of: (state, seat) => -freeCellsAround(state, state.cell[1 - seat] as number) },
];
const TELLING = 0.35;

// Figures that touch the enemy leader with their next action.
function countReach(state: State, seat: number): number {
  let count = 0;
  for (let figure = 0; figure < state.owner.length; figure++)
    if (state.owner[figure] === seat && gapOf(state, figure) <= 0) count++;
  return count;
}

function reasonsFor(line: Line, other: Line | undefined, seat: number, isBest: boolean): readonly Phrase[] {
  if (line.share === 1) return [{ key: 'assess.victory.more' }];
  if (line.share <= LOST) return [{ key: 'assess.leader.less' }];
  const reasons: Phrase[] = [];
  if (wouldWin(line.after, seat)) reasons.push({ key: 'assess.menace.more' });
  if (other !== undefined && other.share <= LOST) reasons.push({ key: 'assess.leader.more' });
  if (other !== undefined && !isFallen(line.after, 1 - seat)) {
    const differences = PARTS.map(({ key, weight, of }) => {
      const amount = of(line.after, seat) - of(other.after, seat);
      return { key: `assess.${key}.${amount > 0 ? 'more' : 'less'}`, amount, weight: Math.abs(amount) * weight };
    });
    for (const { key } of tellingReasons(differences, isBest, TELLING)) reasons.push({ key });
  }
  return reasons.slice(0, REASONS);
}
