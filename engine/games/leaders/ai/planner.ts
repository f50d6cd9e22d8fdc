// A seat's whole action phase: the win of this turn if there is one, else the best of the candidate turns.
import type { Budget } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import type { Decision as LeadersDecision, State as LeadersState } from '../types';
import { judge } from './judge';
import { type Killers, makeKillers } from './killers';
import { ANSWER_NODES, GUARD_NODES, type Skill, WIN_NODES } from './levels';
import { listTurns, type Turn } from './turn-list';
import { createWinSearch, type WinSearch } from './win-search';

export interface Thinker {
  readonly skill: Skill;
  readonly rng: Rng;
  readonly budget: Budget;
  // Lines with which the enemy has punished turns of this plan.
  readonly killers: Killers;
  // Milliseconds that weighing may take at most after the search for a win, and when it began.
  readonly patience: number;
  begun: number;
}

// Milliseconds for the first plan of a turn, and for whatever else is asked in it.
const LONG_PATIENCE = 1600;
const SHORT_PATIENCE = 400;

export function makeThinker(state: LeadersState, skill: Skill, budget: Budget, rng: Rng): Thinker {
  const isFirst = state.phase === 'acting' && state.acted === 0;
  return {
    skill,
    rng,
    budget,
    killers: makeKillers(),
    patience: isFirst ? LONG_PATIENCE : SHORT_PATIENCE,
    begun: budget.spent(),
  };
}

export type Plan =
  | { readonly kind: 'win'; readonly line: readonly LeadersDecision[] }
  | { readonly kind: 'turn'; readonly turn: Turn };

let shared: WinSearch | null = null;

function winSearch(): WinSearch {
  shared ??= createWinSearch(19);
  return shared;
}

// Whether this share of the patience, or nearly all of the budget, is used up.
export function isLate({ budget, patience, begun }: Thinker, share: number): boolean {
  const spent = budget.spent();
  return budget.isCancelled() || spent > budget.millis * 0.9 || spent - begun > patience * share;
}

// No patience limits the search for a win: every level finds it.
export function findWin(state: LeadersState, { budget }: Thinker): LeadersDecision[] | null {
  return winSearch().find(state, WIN_NODES, () => budget.isCancelled() || budget.spent() > budget.millis * 0.8);
}

// The enemy's moment after this turn ends here.
export function afterTurn(state: LeadersState): LeadersState {
  const next = cloneState(state);
  next.seat = 1 - state.seat;
  next.turn = state.turn + 1;
  next.acted = 0;
  next.twin = -1;
  next.phase = 'acting';
  return next;
}

export function leavesWin(state: LeadersState, thinker: Thinker): boolean {
  const next = afterTurn(state);
  if (thinker.killers.hit(next)) return true;
  const line = winSearch().find(next, GUARD_NODES, () => isLate(thinker, 1.3));
  if (line !== null) thinker.killers.add(line);
  return line !== null;
}

export function planTurn(state: LeadersState, thinker: Thinker): Plan {
  const line = findWin(state, thinker);
  if (line !== null) return { kind: 'win', line };
  thinker.begun = thinker.budget.spent();
  const { skill, rng } = thinker;
  const seat = state.seat;
  const blur = () => (skill.noise === 0 ? 0 : (rng.float() + rng.float() - 1) * skill.noise);
  const turns = listTurns(state, {
    width: skill.width,
    keep: Math.max(1, skill.guarded),
    score: (each) => judge(each, seat) + blur(),
  });
  if (skill.guarded === 0) return { kind: 'turn', turn: first(turns) };
  return { kind: 'turn', turn: chooseSafely(turns, thinker) ?? rescue(state, thinker) ?? first(turns) };
}

function first(turns: readonly Turn[]): Turn {
  return turns[0] as Turn;
}

// The best turn that leaves the enemy no win; with a deeper look, the best few of them by the enemy's answer.
function chooseSafely(turns: readonly Turn[], thinker: Thinker): Turn | null {
  const safe = safeTurns(turns, thinker, Math.max(1, thinker.skill.weighed), 0.6);
  return safe.length <= 1 || thinker.skill.weighed === 0 ? (safe[0] ?? null) : weigh(safe, thinker);
}

function safeTurns(turns: readonly Turn[], thinker: Thinker, wanted: number, share: number): Turn[] {
  const safe: Turn[] = [];
  for (const turn of turns) {
    if (safe.length >= wanted || isLate(thinker, share)) break;
    if (!leavesWin(turn.state, thinker)) safe.push(turn);
  }
  return safe;
}

const RESCUE_WIDTH = 250;
const RESCUE_TURNS = 1200;

// When every turn that looks good loses at once, almost any other will do.
function rescue(state: LeadersState, thinker: Thinker): Turn | null {
  const score = (each: LeadersState) => judge(each, state.seat);
  const turns = listTurns(state, { width: RESCUE_WIDTH, keep: RESCUE_TURNS, score });
  return safeTurns(turns, thinker, 1, 1.2)[0] ?? null;
}

function weigh(turns: readonly Turn[], thinker: Thinker): Turn {
  let best = first(turns);
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const turn of turns) {
    if (isLate(thinker, 0.8)) break;
    const value = 0.35 * turn.score + valueAfterAnswer(turn, thinker);
    if (value <= bestValue) continue;
    best = turn;
    bestValue = value;
  }
  return best;
}

const FORCED = 6;
const PINNED = 2;

// The enemy takes its best-looking turn that does not let us win; the fewer of those there are, the better for us.
function valueAfterAnswer(turn: Turn, { skill, budget }: Thinker): number {
  const seat = turn.state.seat;
  const enemy = 1 - seat;
  const score = (each: LeadersState) => judge(each, enemy);
  const answers = listTurns(afterTurn(turn.state), { width: 12, keep: skill.answers, score });
  const killers = makeKillers();
  let bestAnswer: Turn | null = null;
  let refuted = 0;
  for (const answer of answers) {
    const next = afterTurn(answer.state);
    const line = killers.hit(next) ? [] : winSearch().find(next, ANSWER_NODES, () => budget.isCancelled());
    if (line === null) {
      bestAnswer ??= answer;
      continue;
    }
    refuted++;
    if (line.length > 0) killers.add(line);
  }
  return bestAnswer === null ? FORCED : (PINNED * refuted) / answers.length - bestAnswer.score;
}
