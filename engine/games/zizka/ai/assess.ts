// What every offered decision is worth and why: the shares of the look ahead, and the named parts of the seat's standing at
// the turn's end in which a decision differs most from the next best.
import { assessWays, partReasons, rankOf, Standings } from '../../../ai/ways';
import type { Assessment, Budget } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import { seatAt } from '../retinue';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { seatStrength } from './features';
import { ideasFor } from './ideas';
import { policyDecision } from './policy';
import { lookAhead } from './search';
import type { Depth, Skill } from './skill';
import type { Value } from './value';

export const PARTS = ['points', 'coins', 'luck', 'company', 'keeps', 'favours', 'warrant'] as const;
type Part = (typeof PARTS)[number];

// Rough points of one of each, for saying the weightier thing first; only words depend on it.
const WEIGHT: Readonly<Record<Part, number>> = {
  points: 1,
  coins: 0.3,
  luck: 0.4,
  company: 3,
  keeps: 1,
  favours: 0.9,
  warrant: 0.4,
};

function standing(state: State, seat: number): readonly number[] {
  const held = seatAt(state, seat);
  const strength = seatStrength(state, seat);
  return [
    held.vp,
    held.coins + held.warrantCoins,
    held.luck,
    strength.event,
    (held.won[0] === -1 ? 0 : 1) + (held.won[1] === -1 ? 0 : 1),
    state.favours.filter((holder) => holder === seat).length,
    held.warrant,
  ];
}

// Differences below this many points are noise, not reasons.
const TELLING = 0.25;

export function assess(
  view: View,
  seat: number,
  legal: readonly Decision[],
  skill: Skill,
  depth: Depth,
  value: Value,
  budget: Budget,
  rng: Rng,
): readonly Assessment[] {
  const state = determinize(view, seat, rng);
  const thought = ideasFor(state, seat, legal, skill, depth.ideas, rng) ?? [];
  const ideas = thought.length > 1 ? thought : offeredIdeas(state, seat, legal, skill, depth.ideas, rng);
  const standings = new Standings<Decision>();
  const watch = (world: State, idea: Decision): void => standings.add(idea, standing(world, seat));
  const isOver = () => budget.isCancelled() || budget.spent() > budget.millis * depth.pace;
  const rated = lookAhead((again) => determinize(view, seat, again), seat, ideas, depth, value, isOver, rng, watch);
  const ways = rated.map((each) => {
    const { plan, share, spread, visits } = each;
    return { keys: [makeKey(plan)], share, spread, work: visits, means: standings.meansOf(plan), rank: rankOf(each) };
  });
  return assessWays(
    legal.map(makeKey),
    ways,
    partReasons(PARTS, (part) => WEIGHT[part], TELLING),
  );
}

// Where the policy alone decides (dice, the end of a turn): its choice first, then whatever else is offered.
function offeredIdeas(
  state: State,
  seat: number,
  legal: readonly Decision[],
  skill: Skill,
  count: number,
  rng: Rng,
): readonly Decision[] {
  const first = policyDecision(state, seat, skill, rng);
  const key = makeKey(first);
  return [first, ...legal.filter((decision) => decision.type !== 'back' && makeKey(decision) !== key)].slice(0, count);
}
