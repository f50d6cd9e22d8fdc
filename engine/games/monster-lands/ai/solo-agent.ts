// Alone against the table points count, not shares: plans are judged by worth, as far ahead as the level looks. Nobody takes
// just anything.
import { believing } from '../../../ai/beliefs';
import type { Agent, Level, Temper } from '../../../core/agent';
import type { DecisionBase } from '../../../core/decision';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import type { Decision } from '../types';
import type { View } from '../view-types';
import type { Plan } from './plan';
import { followPlan, freeStep, quickChoice, turnPlans } from './quick';
import { type Depth, lookAhead } from './solo-search';
import { temperLiking } from './tempers';
import { ALONE, WEIGHTS } from './weights';

interface Profile {
  // Points by which a plan may be misjudged.
  readonly error: number;
  readonly depth: Depth | null;
  // Share of the turns in which it looks ahead at all; else it judges like those who cannot.
  readonly foresight: number;
}

const PROFILES: Readonly<Record<Level, Profile>> = {
  page: { error: 9, depth: null, foresight: 0 },
  squire: { error: 1.2, depth: null, foresight: 0 },
  knight: { error: 0.8, depth: { samples: 1, rolls: 0, candidates: 5, turns: 40, trust: 1 }, foresight: 0.65 },
  hetman: { error: 0, depth: { samples: 6, rolls: 24, candidates: 12, turns: 40, trust: 5 }, foresight: 1 },
};

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

export function createSoloAgent(level: Level, temper?: Temper): Agent<View> {
  const agent = agentOf(PROFILES[level], temper);
  return { ...agent, choose: (...asked) => believing(WEIGHTS, ALONE, () => agent.choose(...asked)) };
}

function agentOf(profile: Profile, temper?: Temper): Agent<View> {
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
        const { depth } = profile;
        if (depth === null || ROUTINE.has(ask.kind) || (view.stage !== 'deployment' && depth.rolls === 0)) return take(quick);
        const plans = [quick, ...forward.filter((each) => makeKey(each) !== makeKey(quick))].map((each) => ({
          steps: [each],
          worth: each === quick ? 0 : -DOUBT,
        }));
        const chosen = lookAhead(view, seat, plans.slice(0, depth.candidates), depth, budget, rng);
        return take(known(known(plans[chosen]).steps[0]));
      }
      const free = freeStep(state, seat, legal);
      if (free !== null) return take(free);
      const depth = profile.depth !== null && rng.float() < profile.foresight ? profile.depth : null;
      const ways = tempered(turnPlans(state, seat, legal), (each) => temperLiking(temper, state, seat, each));
      const plans = candidates(ways, depth === null ? profile.error : 0, depth?.candidates ?? 1, rng);
      const chosen = depth === null || plans.length < 2 ? 0 : lookAhead(view, seat, plans, depth, budget, rng);
      plan = plans[chosen]?.steps ?? [];
      const first = followPlan(plan, 0, legal);
      if (first < 0) return take(known(forward[0]));
      at = first + 1;
      return take(known(plan[first]));
    },
  };
}

// The plans as somebody sees them who likes some better, the best first.
function tempered(plans: readonly Plan[], liking: (plan: Plan) => number): readonly Plan[] {
  const liked = plans.map((each) => ({ ...each, worth: each.worth + liking(each) }));
  return liked.sort((one, other) => other.worth - one.worth);
}

function candidates(plans: readonly Plan[], error: number, count: number, rng: Rng): Plan[] {
  if (error === 0) return variety(plans, count);
  const judged = plans.map((each) => ({ ...each, worth: each.worth + error * (rng.float() + rng.float() - 1) }));
  return judged.sort((one, other) => other.worth - one.worth);
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
