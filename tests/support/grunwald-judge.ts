// How plans of Na Grunwald! are judged: somebody's whole plan for a table, and what it is worth by the hetman's tree.
import { type PlanGame, ratePlans, type TreeLimits } from '../../engine/ai/plan-tree';
import { known } from '../../engine/core/invariant';
import { makeRng, type Rng } from '../../engine/core/rng';
import { grunwald } from '../../engine/games/grunwald';
import type { createAgent } from '../../engine/games/grunwald/ai/agent';
import { type Plan, planGame } from '../../engine/games/grunwald/ai/plans';
import { CURIOSITY, SKILLS } from '../../engine/games/grunwald/ai/skill';
import { learnedValue } from '../../engine/games/grunwald/ai/value';
import { cloneState } from '../../engine/games/grunwald/clone';
import { askedSeat } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import type { Decision, State } from '../../engine/games/grunwald/types';

const patient = { millis: 1, spent: () => 0, isCancelled: () => false };

export const limitsOf = (visits: number): TreeLimits => ({
  ...{ visits, depth: SKILLS.hetman.depth, curiosity: CURIOSITY, isOver: () => false },
});

// A placement is up to three decisions.
export function planOf(state: State, agent: ReturnType<typeof createAgent>, rng: Rng): Plan {
  const after = cloneState(state);
  const seat = askedSeat(after);
  const plan: Decision[] = [];
  do {
    const request = known(grunwald.requestFor(after));
    const decisions = grunwald.legalDecisions(after);
    const view = grunwald.viewFor(after, seat);
    const chosen = known(decisions[agent.choose(view, { ...request, decisions }, patient, rng)]);
    plan.push(chosen);
    kernel.apply(after, chosen, makeRng(1));
  } while (askedSeat(after) === seat && (after.phase === 'choosingField' || after.phase === 'choosingDucats'));
  return plan;
}

export const gameAt = (state: State): PlanGame<State, Plan> =>
  planGame(grunwald.viewFor(state, askedSeat(state)).table, SKILLS.hetman.width, learnedValue());

const keyOf = (plan: Plan) => plan.map(grunwald.makeKey).join(' ');

// Shares of plans for one table, each looked at alone with the same chance.
export function sharesAt(state: State, limits: TreeLimits, salt: number): (plan: Plan) => number {
  const shares = new Map<string, number>();
  return (plan) => {
    const key = keyOf(plan);
    const share = shares.get(key) ?? shareAlone(state, plan, limits, makeRng(salt));
    shares.set(key, share);
    return share;
  };
}

function shareAlone(state: State, plan: Plan, limits: TreeLimits, rng: Rng): number {
  const seat = askedSeat(state);
  const game = gameAt(state);
  const alone: PlanGame<State, Plan> = {
    ...game,
    plansAt: (world, depth) => (depth === 0 ? { seat, plans: [plan], priors: [1] } : game.plansAt(world, depth)),
  };
  return known(ratePlans(alone, limits, rng)[0]).share;
}
