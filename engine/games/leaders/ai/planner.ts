// A seat's whole action phase: the win of this turn if there is one, else the best of the candidate turns.
import type { Budget } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import type { LeadersDecision, LeadersState } from '../types';
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
}

export type Plan =
  | { readonly kind: 'win'; readonly line: readonly LeadersDecision[] }
  | { readonly kind: 'turn'; readonly turn: Turn };

let shared: WinSearch | null = null;

function winSearch(): WinSearch {
  shared ??= createWinSearch(19);
  return shared;
}

export function isLate({ budget }: Thinker, share: number): boolean {
  return budget.isCancelled() || budget.spent() > budget.millis * share;
}

export function findWin(state: LeadersState, thinker: Thinker): LeadersDecision[] | null {
  return winSearch().find(state, WIN_NODES, () => isLate(thinker, 0.5));
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
  const line = winSearch().find(next, GUARD_NODES, () => isLate(thinker, 0.9));
  if (line !== null) thinker.killers.add(line);
  return line !== null;
}

export function planTurn(state: LeadersState, thinker: Thinker): Plan {
  const line = findWin(state, thinker);
  if (line !== null) return { kind: 'win', line };
  const { skill, rng } = thinker;
  const seat = state.seat;
  const blur = () => (skill.noise === 0 ? 0 : (rng.float() + rng.float() - 1) * skill.noise);
  const turns = listTurns(state, {
    width: skill.width,
    keep: Math.max(1, skill.guarded),
    score: (each) => judge(each, seat, skill.weighing) + blur(),
  });
  return { kind: 'turn', turn: skill.guarded === 0 ? first(turns) : chooseSafely(turns, thinker) };
}

function first(turns: readonly Turn[]): Turn {
  return turns[0] as Turn;
}

// The best turn that leaves the enemy no win; with a deeper look, the best few of them by the enemy's answer.
function chooseSafely(turns: readonly Turn[], thinker: Thinker): Turn {
  const wanted = Math.max(1, thinker.skill.weighed);
  const safe: Turn[] = [];
  for (const turn of turns) {
    if (isLate(thinker, 0.6) || safe.length >= wanted) break;
    if (!leavesWin(turn.state, thinker)) safe.push(turn);
  }
  if (safe.length <= 1 || thinker.skill.weighed === 0) return safe[0] ?? first(turns);
  return weigh(safe, thinker);
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
  const score = (each: LeadersState) => judge(each, enemy, skill.weighing);
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
