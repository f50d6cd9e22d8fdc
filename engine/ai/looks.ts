// Comparing ideas by ever longer looks: a short one ranks them all, those that may still be the best are followed further, as
// long as time lasts. A short look falls less by chance but its judge errs more; what each look says counts by how sure it is
// of the difference, chance and error together. Where ideas are very many, the first look may be hasty: it drops them by
// chance alone, as if it were the only one, and the best of all of them come back for the next.
import type { Rng } from '../core/rng';
import type { Rated } from './plan-tree';

export interface Look<World, Plan> {
  // The share of the one who asks, after the plan in a copy of that world; `luck` seeds all that falls by chance.
  tryOut(world: World, plan: Plan, luck: number): number;
  // Worlds that it is tried in at most.
  readonly samples: number;
  // Ideas that go into it at most, the best so far.
  readonly ideas: number;
  // How far the judge errs about an idea after this look, in shares; the same for all ideas does not count.
  readonly error: number;
  // Ideas are dropped by chance alone, and the best of all come back for the next look.
  readonly isHasty?: boolean;
}

export interface LookLimits {
  // Ideas stay while they may still be the best: this many spreads of the difference.
  readonly doubt: number;
  // Worlds of a look before it counts.
  readonly first: number;
  isOver(): boolean;
}

// By look, then idea: the shares, world by world.
type Table = readonly (readonly number[])[][];
type Judges = readonly Pick<Look<unknown, unknown>, 'error'>[];
// A judge who does not err.
const SURE: Judges = [{ error: 0 }];

export function compareInLooks<World, Plan>(
  imagine: (rng: Rng) => World,
  looks: readonly Look<World, Plan>[],
  plans: readonly Plan[],
  limits: LookLimits,
  rng: Rng,
): readonly Rated<Plan>[] {
  const table: number[][][] = [];
  const all = plans.map((_, index) => index);
  let alive: readonly number[] = all;
  let isBegun = false;
  let isUp = false;
  let isHasty = false;
  for (const look of looks) {
    if (isUp) break;
    const rows: number[][] = plans.map(() => []);
    if (table.length > 0) {
      const few = foremost(table, looks, isHasty ? all : alive, look.ideas, limits.first);
      alive = isHasty ? contenders(table, looks, few, limits) : few;
    }
    isHasty = look.isHasty === true;
    const judges = isHasty ? SURE : looks;
    table.push(rows);
    for (let sample = 0; sample < look.samples && alive.length > 1; sample++) {
      isUp = isBegun && limits.isOver();
      if (isUp) break;
      isBegun = true;
      const world = imagine(rng);
      const luck = rng.int(2 ** 31);
      for (const index of alive) (rows[index] as number[]).push(look.tryOut(world, plans[index] as Plan, luck));
      if (sample + 1 >= limits.first) alive = contenders(table, judges, alive, limits);
    }
  }
  return rate(table, looks, plans, alive, limits);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

interface Gap {
  readonly gap: number;
  readonly spread: number;
}

// By how much one idea is better than another, and how sure that is: looks in the same worlds weigh by their sureness.
function gapOf(table: Table, looks: Judges, one: number, other: number, first: number): Gap {
  let weights = 0;
  let sum = 0;
  table.forEach((rows, look) => {
    const held = rows[one] as readonly number[];
    const against = rows[other] as readonly number[];
    const worlds = Math.min(held.length, against.length);
    if (worlds < first && look > 0) return;
    const differences = Array.from({ length: worlds }, (_, world) => (held[world] as number) - (against[world] as number));
    const gap = mean(differences);
    const variance = mean(differences.map((each) => (each - gap) ** 2)) / Math.max(1, worlds - 1);
    const weight = 1 / (2 * (looks[look]?.error ?? 0) ** 2 + variance + 1e-9);
    weights += weight;
    sum += weight * gap;
  });
  return { gap: sum / weights, spread: Math.sqrt(1 / weights) };
}

function contenders(table: Table, looks: Judges, alive: readonly number[], limits: LookLimits) {
  const best = leaderOf(table, looks, alive, limits.first);
  return alive.filter((index) => {
    if (index === best) return true;
    const { gap, spread } = gapOf(table, looks, best, index, limits.first);
    return gap <= limits.doubt * spread;
  });
}

function leaderOf(table: Table, looks: Judges, alive: readonly number[], first: number): number {
  let best = alive[0] as number;
  for (const index of alive) if (index !== best && gapOf(table, looks, index, best, first).gap > 0) best = index;
  return best;
}

function foremost(table: Table, looks: Judges, alive: readonly number[], count: number, first: number) {
  const leader = leaderOf(table, looks, alive, first);
  const behind = new Map(alive.map((index) => [index, index === leader ? 0 : gapOf(table, looks, leader, index, first).gap]));
  return alive.toSorted((one, other) => (behind.get(one) ?? 0) - (behind.get(other) ?? 0)).slice(0, count);
}

// The leader lies ahead of all others, however much work went into them; of equals the one that was looked at most.
export function bestByShare<Plan>(rated: readonly Rated<Plan>[]): Rated<Plan> {
  return rated.reduce((best, each) => {
    const gap = each.share - best.share;
    return gap > 0 || (gap === 0 && each.visits > best.visits) ? each : best;
  });
}

// The longest look that counts says what the leader is worth; the others lie below by their gaps.
function rate<Plan>(
  table: Table,
  looks: Judges,
  plans: readonly Plan[],
  alive: readonly number[],
  { first }: LookLimits,
): readonly Rated<Plan>[] {
  const best = leaderOf(table, looks, alive, first);
  const longest = table.findLast((rows, look) => look === 0 || (rows[best] as readonly number[]).length >= first);
  const held = longest?.[best] ?? [];
  const share = mean(held);
  const variance = Math.max(0.0025, mean(held.map((each) => (each - share) ** 2)));
  const spread = Math.sqrt(variance / Math.max(1, held.length));
  return plans.map((plan, index) => {
    const visits = table.reduce((sum, rows) => sum + (rows[index] as readonly number[]).length, 0);
    if (visits === 0) return { plan, share: 0, spread: 1, visits };
    const gap = index === best ? 0 : gapOf(table, looks, best, index, first).gap;
    // The leader of those that were followed to the end stays ahead of what was dropped.
    const below = alive.includes(index) ? gap : Math.max(0, gap);
    return { plan, share: Math.max(0, share - below), spread, visits };
  });
}
