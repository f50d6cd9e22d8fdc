// What every offered decision is worth and why: the shares of the look ahead, and the named parts of the seat's standing
// where it led, in which a decision differs most from the next best.
import type { Rated } from '../../../ai/plan-tree';
import type { Assessment, Budget } from '../../../core/agent';
import type { Phrase } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { tellingReasons } from '../../../core/reasons';
import type { Rng } from '../../../core/rng';
import { clanOf } from '../clan/clan';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import { totalScore } from '../scoring';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { forecast } from './forecast';
import { everyIdea } from './ideas';
import { lookAhead } from './search';
import type { Plan } from './sending';
import type { Skill } from './skill';
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

const REASONS = 2;
// Differences below this many points are noise, not reasons.
const TELLING = 0.25;
// Worlds at least, however little time there is: a share of one world says nothing.
const LEAST = 2;

interface Line {
  readonly rated: Rated<Plan>;
  readonly means: readonly number[];
}

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
  const sums = new Map<Plan, number[]>();
  const watch = (world: State, idea: Plan): void => {
    const held = sums.get(idea) ?? PARTS.map(() => 0);
    standing(world, seat).forEach((amount, part) => {
      held[part] = known(held[part]) + amount;
    });
    sums.set(idea, held);
  };
  let worlds = 0;
  const isOver = () => ++worlds >= LEAST && (budget.isCancelled() || budget.spent() > budget.millis * skill.pace);
  const rated = lookAhead((again) => determinize(view, seat, again), seat, ideas, skill, value, isOver, rng, watch);
  const lines = linesOf(rated, sums);
  const found = legal.map((decision, index) => ({ index, line: lines.get(makeKey(decision)) }));
  found.sort((left, right) => rank(right.line) - rank(left.line));
  return found.map(({ index, line }, place) => {
    if (line === undefined) return { index, share: 0, spread: 1, work: 0, plan: [], reasons: [] };
    const { share, spread, visits, plan } = line.rated;
    const other = found[place === 0 ? 1 : 0]?.line;
    return { index, share, spread, work: visits, plan: plan.steps.map(makeKey), reasons: reasonsFor(line, other, place === 0) };
  });
}

// Of the plans that begin with the same decision, the best.
function linesOf(rated: readonly Rated<Plan>[], sums: ReadonlyMap<Plan, readonly number[]>): ReadonlyMap<string, Line> {
  const lines = new Map<string, Line>();
  for (const each of rated) {
    if (each.visits === 0) continue;
    const key = makeKey(known(each.plan.steps[0]));
    const total = known(sums.get(each.plan));
    const line = { rated: each, means: total.map((sum) => sum / each.visits) };
    if (rank(line) > rank(lines.get(key))) lines.set(key, line);
  }
  return lines;
}

// As the look ahead chooses: by worlds tried, which follow the shares.
function rank(line: Line | undefined): number {
  return line === undefined ? -1 : line.rated.visits + line.rated.share;
}

function reasonsFor(line: Line, other: Line | undefined, isBest: boolean): readonly Phrase[] {
  if (other === undefined) return [];
  const differences = PARTS.map((part, index) => {
    const amount = known(line.means[index]) - known(other.means[index]);
    return { part, amount, weight: Math.abs(amount) * WEIGHT[part] };
  });
  return tellingReasons(differences, isBest, TELLING)
    .slice(0, REASONS)
    .map(({ part, amount }) => ({ key: `assess.${part}.${amount > 0 ? 'more' : 'less'}`, params: { amount: rounded(amount) } }));
}

// Halves are exact enough for words.
function rounded(amount: number): number {
  return Math.max(0.5, Math.round(Math.abs(amount) * 2) / 2);
}
