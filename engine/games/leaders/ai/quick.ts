// A quick player for the first matches to learn from: takes a win it sees, avoids leaving one where that is cheap to know,
// else what looks good, with a taste of its own in every match so that the matches differ.
import type { Rng } from '../../../core/rng';
import { cloneBoard, cloneState } from '../clone';
import { isFallen } from '../danger';
import { legalDecisions } from '../decisions';
import { kernel } from '../kernel';
import { carryOut } from '../moves/move';
import { makeDecision } from '../moves/translate';
import type { Decision, State } from '../types';
import { judge } from './judge';
import { listTurns, type Turn } from './turn-list';
import { createWinSearch, type WinSearch } from './win-search';

const WIDTH = 6;
const LOOKED_AT = 6;
// Wins of up to three actions, nearly all there are, are found within a third of these.
const NODES = 400;
const ERROR = 0.9;
// How often a turn is any of those looked at.
const CURIOUS = 0.1;

let shared: WinSearch | null = null;

export function quickWins(): WinSearch {
  shared ??= createWinSearch(14);
  return shared;
}

// The next decisions of whoever is asked.
export function quickGroup(state: State, rng: Rng): readonly Decision[] {
  if (state.phase !== 'acting') return [quickChoice(state, rng)];
  const win = quickWins().find(state, NODES);
  if (win !== null) return win;
  const score = (each: State) => judge(each, state.seat) + (rng.float() + rng.float() - 1) * ERROR;
  const turns = listTurns(state, { width: WIDTH, keep: LOOKED_AT, score });
  const safe = rng.float() < CURIOUS ? turns[rng.int(turns.length)] : turns.find((turn) => !leavesWin(turn));
  return lineOf(state, safe ?? (turns[0] as Turn));
}

function leavesWin({ state }: Turn): boolean {
  return quickWins().find(afterTurn(state), NODES) !== null;
}

// The enemy's moment after this turn ends here; recruiting is left out.
export function afterTurn(state: State): State {
  const next = cloneBoard(state);
  next.seat = 1 - state.seat;
  next.turn = state.turn + 1;
  next.acted = 0;
  next.twin = -1;
  next.phase = 'acting';
  return next;
}

// The decisions of a turn up to `end` or to a leader's fall, reactions as expected.
export function lineOf(state: State, turn: Turn): Decision[] {
  const at = cloneState(state);
  const line: Decision[] = [];
  for (const move of turn.moves) {
    line.push(makeDecision(at, move));
    carryOut(at, move);
    if (isFallen(at, 0) || isFallen(at, 1)) return line;
  }
  line.push({ type: 'end' });
  return line;
}

// Cards by chance, cells and answers by liking.
function quickChoice(state: State, rng: Rng): Decision {
  const decisions = legalDecisions(state).filter(({ type }) => type !== 'back');
  if (state.phase === 'recruiting' || state.phase === 'banishing') return decisions[rng.int(decisions.length)] as Decision;
  const seat = state.phase === 'reacting' ? (state.owner[state.reactors[0] as number] as number) : state.seat;
  let best = decisions[0] as Decision;
  let most = Number.NEGATIVE_INFINITY;
  for (const decision of decisions) {
    const next = cloneState(state);
    kernel.apply(next, decision, rng);
    const score = next.loser === 1 - seat ? 1000 : judge(next, seat) + rng.float() * ERROR;
    if (score <= most) continue;
    best = decision;
    most = score;
  }
  return best;
}
