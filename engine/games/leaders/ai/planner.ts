// A seat's whole action phase: the win of this turn if there is one, else the best of the candidate turns.
import { chooseInFog } from '../../../ai/fog';
import { INDULGENCE, mostLiked, swayed } from '../../../ai/temper';
import type { Opinion } from '../../../core/agent';
import { cloneState } from '../clone';
import { kernel } from '../kernel';
import type { Decision, State } from '../types';
import { rateWithDecks } from './decks';
import { enlistedAfter } from './enlist';
import { judgeSafety } from './judge';
import type { Look, RatedTurn } from './look';
import { afterTurn, lineOf } from './quick';
import { temperLiking } from './tempers';
import { limited, lookOf, type Thinker, type Thought, winSearch } from './thinker';
import { opinionOn } from './threads';
import { listTurns, type Turn } from './turn-list';

const FOR_WIN = 0.4;

export function findWin(state: State, { skill, budget }: Thinker): Decision[] | null {
  return winSearch().find(state, skill.ownNodes, () => budget.isCancelled() || budget.spent() > budget.millis * FOR_WIN);
}

const MENACE_NODES = 20_000;

// The win of this turn that begins with a decision, if it is still there after it.
export function winAfter(state: State, decision: Decision, thinker: Thinker): readonly Decision[] | null {
  const { seat } = state;
  const next = cloneState(state);
  kernel.apply(next, decision, thinker.rng);
  if (next.loser === 1 - seat) return [decision];
  if (next.loser === seat || next.seat !== seat || next.phase !== 'acting') return null;
  const rest = winSearch().find(next, MENACE_NODES, () => thinker.budget.isCancelled());
  return rest === null ? null : [decision, ...rest];
}

// Whether the seat would win its next turn if the enemy did nothing before.
export function wouldWin(state: State, seat: number): boolean {
  const own = afterTurn(state);
  own.seat = seat;
  return winSearch().find(own, MENACE_NODES) !== null;
}

// Whether the enemy wins at once when the turn ends as the table stands.
export function losesByWaiting(state: State, shouldStop: () => boolean): boolean {
  return winSearch().find(afterTurn(state), MENACE_NODES, shouldStop) !== null;
}

// The decisions of an action phase, reactions as expected, up to the win or to `end`.
export function planTurn(state: State, thinker: Thinker): Thought {
  const win = findWin(state, thinker);
  if (win !== null) return { line: win, opinions: null };
  const margin = marginOf(thinker);
  const look = lookOf(thinker, 1, margin);
  const rated = comparable(rateWithDecks(state, thinker, margin), thinker);
  const opinions = opinionsOnTurns(state, rated, margin);
  const { taken, isLost } = chooseTurn(state, rated, thinker, look);
  if (!isLost) return { line: lineOf(state, taken.turn), opinions };
  return { line: lineOf(state, rescue(state, thinker) ?? taken.turn), opinions: null };
}

// Null where nothing was compared with several decks. What was not compared is only taken by liking.
function opinionsOnTurns(state: State, rated: readonly RatedTurn[], margin: number): readonly Opinion[] | null {
  const [best] = rated;
  if (best === undefined || best.decks === 0) return null;
  return rated
    .filter(({ share, decks }) => decks > 0 || (margin > 0 && share >= best.share - margin))
    .map((each) => opinionOn(lineOf(state, each.turn), each));
}

interface Candidate {
  readonly turn: Pick<Turn, 'state'>;
  share: number;
}

// Of candidates given best first; lost: as far as was seen, all of them lose at once.
export function chooseTurn<Each extends Candidate>(
  state: State,
  rated: readonly Each[],
  thinker: Thinker,
  look: Look,
): { readonly taken: Each; readonly isLost: boolean } {
  const { skill } = thinker;
  const liking = ({ turn }: Each) => temperLiking(thinker.temper, state, turn.state, state.seat);
  const first = choosePlan(rated, thinker, liking);
  const fallen: Each[] = [];
  for (let chosen = first; chosen.share > LOST; chosen = choosePlan(rated, thinker, liking)) {
    // The search has made sure of the best one.
    if (chosen !== rated[0] && leavesWin(chosen.turn, thinker, look)) chosen.share = 0;
    else if (fallen.includes(chosen) || look.isOver()) return { taken: chosen, isLost: false };
    else if (fallen.length >= skill.checks) {
      // Where so many fall those not seen twice are no better.
      const [best = chosen] = fallen.sort((left, right) => right.share - left.share);
      return { taken: best, isLost: false };
    } else {
      const share = shareSeenTwice(chosen, thinker, look);
      if (share === chosen.share) return { taken: chosen, isLost: false };
      chosen.share = share;
      fallen.push(chosen);
    }
  }
  return { taken: first, isLost: true };
}

// A turn that falls by this much by a second look is weighed anew.
const DROP = 0.06;

// The share of a turn before it is taken: deeper it may be seen to fall.
function shareSeenTwice({ turn, share }: Candidate, { skill, search, value }: Thinker, look: Look): number {
  const next = enlistedAfter(turn.state, value);
  const deeper = 1 - search.shareOf(next, skill.checkDepth - 1, look, 1 - share + DROP);
  return look.isOver() || deeper > share - DROP ? share : deeper;
}

function leavesWin({ state }: Candidate['turn'], { skill }: Thinker, { isOver }: Look): boolean {
  return limited(skill).find(afterTurn(state), skill.sureNodes, isOver) !== null;
}

// Turns looked at less far than the best look better than they are; a time that ran out leaves some one turn behind.
function comparable(rated: readonly RatedTurn[], { skill }: Thinker): readonly RatedTurn[] {
  const deepest = (rated[0] as RatedTurn).depth;
  return rated.filter(({ depth }) => depth >= (skill.temperature > 0 ? deepest : deepest - 1));
}

// Whoever sees through fog or likes some turns better must know the shares of all that may be taken.
export function marginOf({ skill, temper }: Thinker): number {
  return skill.far + (temper === undefined ? 0 : INDULGENCE);
}

// Whether the enemy, whose turn it is, has no win as far as this level sees.
function isSafe(enemyTurn: State, { search }: Thinker, look: Look): boolean {
  return search.shareOf(enemyTurn, 0, look) < 1 - LOST;
}

const LOST = 0.01;
// What is seen is seen alike of all turns.
const VISITS = 1000;

// Among plans given best first: by temper, and for whoever sees through fog by what it seems; by none of them the leader is
// seen to fall, if there are others.
export function choosePlan<Plan extends { readonly share: number }>(
  plans: readonly Plan[],
  thinker: Thinker,
  liking: (plan: Plan) => number,
): Plan {
  const { skill, temper, rng } = thinker;
  if (skill.temperature === 0) return temper === undefined ? (plans[0] as Plan) : mostLiked(plans, liking);
  // Of what lies further below only this is known: how good it is not.
  const least = Math.max(...plans.map(({ share }) => share)) - marginOf(thinker);
  const safe = plans.filter(({ share }) => share > LOST && share > least);
  if (safe.length === 0) return plans[0] as Plan;
  const seen = swayed(safe, liking).map((share) => ({ share, visits: VISITS }));
  return safe[chooseInFog(seen, skill, rng)] as Plan;
}

const RESCUE_WIDER = 6;
const RESCUE_WIDTH = 60;
const RESCUE_TURNS = 4;

// Actions of a capture that anybody sees.
const PLAIN = 2;

// When every turn that looks good loses at once, almost any other will do: the safest-looking ones are tried. If all lose, one
// against which the capture is not plain.
function rescue(state: State, thinker: Thinker): Turn | null {
  const score = (each: State) => judgeSafety(each, state.seat);
  const look = lookOf(thinker);
  const width = Math.max(RESCUE_WIDTH, thinker.skill.width * RESCUE_WIDER);
  let hidden: Turn | null = null;
  for (const turn of listTurns(state, { width, keep: width * RESCUE_TURNS, score })) {
    if (look.isOver()) break;
    const next = afterTurn(turn.state);
    if (isSafe(next, thinker, look)) return turn;
    if (hidden === null && !winSearch().winsWithin(next, PLAIN)) hidden = turn;
  }
  return hidden;
}
