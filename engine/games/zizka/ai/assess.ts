// What every offered decision is worth and why: the shares of the look ahead, and the named parts of the seat's standing at
// the turn's end in which a decision differs most from the next best.
import type { Rated } from '../../../ai/plan-tree';
import type { Assessment, Budget } from '../../../core/agent';
import type { Phrase } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { tellingReasons } from '../../../core/reasons';
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

const REASONS = 2;
// Differences below this many points are noise, not reasons.
const TELLING = 0.25;

interface Line {
  readonly rated: Rated<Decision>;
  readonly means: readonly number[];
}

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
  const ideas = ideasFor(state, seat, legal, skill, depth.ideas, rng) ?? diceIdeas(state, seat, legal, skill, depth.ideas, rng);
  const sums = new Map<Decision, number[]>();
  const watch = (world: State, idea: Decision): void => {
    const held = sums.get(idea) ?? PARTS.map(() => 0);
    standing(world, seat).forEach((amount, part) => {
      held[part] = known(held[part]) + amount;
    });
    sums.set(idea, held);
  };
  const isOver = () => budget.isCancelled() || budget.spent() > budget.millis * depth.pace;
  const rated = lookAhead((again) => determinize(view, seat, again), seat, ideas, depth, value, isOver, rng, watch);
  const lines = new Map(
    rated.map((each) => [
      makeKey(each.plan),
      { rated: each, means: (sums.get(each.plan) ?? []).map((sum) => sum / each.visits) },
    ]),
  );
  const found = legal.map((decision, index) => ({ index, line: lines.get(makeKey(decision)) }));
  found.sort((left, right) => rank(right.line) - rank(left.line));
  return found.map(({ index, line }, place) => {
    if (line === undefined || line.rated.visits === 0) return { index, share: 0, spread: 1, work: 0, plan: [], reasons: [] };
    const { share, spread, visits, plan } = line.rated;
    const other = found[place === 0 ? 1 : 0]?.line;
    return { index, share, spread, work: visits, plan: [makeKey(plan)], reasons: reasonsFor(line, other, place === 0) };
  });
}

// Dice: the exact arithmetic's choice first, then whatever else is offered.
function diceIdeas(
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

// As the look ahead chooses: by worlds tried, which follow the shares.
function rank(line: Line | undefined): number {
  return line === undefined ? -1 : line.rated.visits + line.rated.share;
}

function reasonsFor(line: Line, other: Line | undefined, isBest: boolean): readonly Phrase[] {
  if (other === undefined || line.means.length === 0 || other.means.length === 0) return [];
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
