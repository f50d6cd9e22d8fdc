// What every offered decision is worth and why: the shares of the look ahead, and the named parts of the seat's standing
// where it led, in which a decision differs most from the next best.
import { assessWays, partReasons, Standings } from '../../../ai/ways';
import type { Assessment, Budget } from '../../../core/agent';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { clanOf } from '../clan/clan';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import { totalScore } from '../scoring';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { forecast } from './forecast';
import { everyIdea } from './ideas';
import type { Plan } from './plan';
import { lookAhead } from './search';
import { type Skill, skillAt } from './skill';
import type { Value } from './value';

export const PARTS = ['points', 'rival', 'coins', 'people', 'health', 'goods', 'loot'] as const;
type Part = (typeof PARTS)[number];

// Rough points of one of each, for saying the weightier thing first; only words depend on it.
const WEIGHT: Readonly<Record<Part, number>> = {
  points: 1,
  rival: 0.6,
  coins: 0.3,
  people: 2,
  health: 0.8,
  goods: 0.6,
  loot: 1,
};

// More is better in every part.
function standing(state: State, seat: number): readonly number[] {
  const gains = forecast(state);
  const points = state.clans.map((clan, owner) => totalScore(clan) + known(gains[owner]));
  const clan = clanOf(state, seat);
  return [
    known(points[seat]),
    -Math.max(...points.filter((_, owner) => owner !== seat)),
    clan.coins,
    clan.members.length,
    -clan.members.filter((member) => member.wounded).length,
    clan.traps.length + clan.defence + clan.potion + clan.venom,
    clan.loot.length,
  ];
}

// Differences below this many points are noise, not reasons.
const TELLING = 0.25;
// Worlds at least, however little time there is: a share of one world says nothing.
const LEAST = 2;

export function assess(
  view: View,
  seat: number,
  legal: readonly Decision[],
  skill: Skill,
  value: Value,
  budget: Budget,
  rng: Rng,
): readonly Assessment[] {
  const state = determinize(view, seat, rng);
  const ideas = everyIdea(state, seat, legal, skill.ideas);
  const standings = new Standings<Plan>();
  const watch = (world: State, idea: Plan): void => standings.add(idea, standing(world, seat));
  let worlds = 0;
  const isOver = () => ++worlds >= LEAST && (budget.isCancelled() || budget.spent() > budget.millis * skill.pace);
  const rated = lookAhead(
    (again) => determinize(view, seat, again),
    seat,
    ideas,
    skillAt(view, skill),
    value,
    isOver,
    rng,
    watch,
  );
  const ways = rated.map((each) => {
    const { plan, share, spread, visits } = each;
    return { keys: plan.steps.map(makeKey), share, spread, work: visits, means: standings.meansOf(plan), rank: share };
  });
  return assessWays(
    legal.map(makeKey),
    ways,
    partReasons(PARTS, (part) => WEIGHT[part], TELLING),
  );
}
