// A match of Monster Lands played from an action to its end by the quick policy: the seat's share of the win.
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { type Act, newCourse, quickDecision } from '../../engine/games/monster-lands/ai/policy';
import { bestAction } from '../../engine/games/monster-lands/ai/quick';
import { cloneState } from '../../engine/games/monster-lands/clone';
import { kernel } from '../../engine/games/monster-lands/kernel';
import { outcomeOf } from '../../engine/games/monster-lands/scoring';
import type { Decision, State } from '../../engine/games/monster-lands/types';

export function shareOfPlayout(world: State, seat: number, steps: readonly Decision[], error: number, luck: number): number {
  const state = cloneState(world);
  const course = newCourse(steps, seat);
  const rng = makeRng(luck);
  const act: Act = (...turn) => bestAction(...turn, error, rng);
  for (let decision = quickDecision(state, course, act); decision !== null; decision = quickDecision(state, course, act))
    kernel.apply(state, known(decision), rng);
  const { winners } = outcomeOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
