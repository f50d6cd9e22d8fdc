// The hetman of commit a45987b, carried along to measure others against: judgement and search as they were, names adapted.
import type { Agent } from '../../../../engine/core/agent';
import type { DecisionBase } from '../../../../engine/core/decision';
import { known } from '../../../../engine/core/invariant';
import { determinize } from '../../../../engine/games/monster-lands/determinize';
import { makeKey } from '../../../../engine/games/monster-lands/notation';
import type { Decision } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { followPlan, freeStep, quickChoice, turnPlans } from './quick';
import { type Depth, lookAhead } from './search';
import type { Plan } from './sending';

const DEPTH: Depth = { samples: 6, rolls: 24, candidates: 12, turns: 40, trust: 5 };

// Points by which other answers than the quick one are thought worse before any look ahead.
const DOUBT = 1;

// Requests whose answer is clear, or that only carry out what was planned.
const ROUTINE: ReadonlySet<string> = new Set([
  'success',
  'recover',
  'promote',
  'desert',
  'clash',
  'cancel',
  'discardTrap',
  'giveTrap',
]);

export function createYardstick(): Agent<View> {
  // The rest of the action chosen at the last turn request.
  let plan: readonly Decision[] = [];
  let at = 0;
  return {
    reset() {
      plan = [];
      at = 0;
    },
    choose(view, request, budget, rng) {
      const legal = request.decisions.map(asDecision);
      const take = (decision: Decision) =>
        Math.max(
          0,
          legal.findIndex((each) => makeKey(each) === makeKey(decision)),
        );
      if (legal.length <= 1) return 0;
      const ask = known(view.ask, 'an open request');
      // Only while the planned action is under way.
      if (ask.kind !== 'turn' && view.work !== null && at < plan.length) {
        const index = followPlan(plan, at, legal);
        if (index >= 0) {
          at = index + 1;
          return take(known(plan[index]));
        }
      }
      plan = [];
      at = 0;
      const { seat } = request;
      const state = determinize(view, seat, rng);
      const forward = withoutBack(legal);
      if (ask.kind !== 'turn') {
        const quick = quickChoice(state, ask, legal);
        if (ROUTINE.has(ask.kind)) return take(quick);
        const plans = [quick, ...forward.filter((each) => makeKey(each) !== makeKey(quick))].map((each) => ({
          steps: [each],
          worth: each === quick ? 0 : -DOUBT,
        }));
        const chosen = lookAhead(view, seat, plans.slice(0, DEPTH.candidates), DEPTH, budget, rng);
        return take(known(known(plans[chosen]).steps[0]));
      }
      const free = freeStep(state, seat, legal);
      if (free !== null) return take(free);
      // It always looked ahead; whether to was drawn all the same.
      rng.float();
      const plans = variety(turnPlans(state, seat, legal), DEPTH.candidates);
      const chosen = plans.length < 2 ? 0 : lookAhead(view, seat, plans, DEPTH, budget, rng);
      plan = plans[chosen]?.steps ?? [];
      const first = followPlan(plan, 0, legal);
      if (first < 0) return take(known(forward[0]));
      at = first + 1;
      return take(known(plan[first]));
    },
  };
}

// The best plans, but not many of one kind: the same building or trail twice at most in the first choice.
function variety(plans: readonly Plan[], count: number): Plan[] {
  const chosen: Plan[] = [];
  const seen = new Map<string, number>();
  const rest: Plan[] = [];
  for (const each of plans) {
    const [first, second] = each.steps;
    const kind = first?.type === 'send' ? makeKey(known(second)) : makeKey(known(first));
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    if (times < 2) chosen.push(each);
    else rest.push(each);
  }
  return [...chosen, ...rest].slice(0, count);
}

function withoutBack(legal: readonly Decision[]): readonly Decision[] {
  const forward = legal.filter((decision) => decision.type !== 'back');
  return forward.length > 0 ? forward : legal;
}

// Requests carry the module's own decisions; the core has only forgotten their type.
const asDecision = (decision: DecisionBase): Decision => decision as Decision;
