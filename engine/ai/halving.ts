// Comparing a handful of ideas by trying each in the same imagined worlds with the same luck: all of them at first, then
// ever fewer, so that most of the time goes to telling the best apart. It may be stopped after any round.
import type { Rng } from '../core/rng';
import type { Rated } from './plan-tree';

export interface HalvingGame<World, Plan> {
  imagine(rng: Rng): World;
  // The share of the one who asks, after the plan in a copy of that world; `luck` seeds all that falls by chance.
  tryOut(world: World, plan: Plan, luck: number): number;
}

export interface HalvingLimits {
  // Worlds that the last two are compared in, at most.
  readonly samples: number;
  // Ideas stay while they may still be the best: this many spreads of the difference.
  readonly doubt: number;
  // Worlds before anything is dropped: the spread of a few says little.
  readonly first: number;
  isOver(): boolean;
}

export function compare<World, Plan>(
  game: HalvingGame<World, Plan>,
  plans: readonly Plan[],
  limits: HalvingLimits,
  rng: Rng,
): readonly Rated<Plan>[] {
  const rows: number[][] = plans.map(() => []);
  let alive = plans.map((_, index) => index);
  for (let sample = 0; sample < limits.samples && alive.length > 1; sample++) {
    if (sample > 0 && limits.isOver()) break;
    const world = game.imagine(rng);
    const luck = rng.int(2 ** 31);
    for (const index of alive) (rows[index] as number[]).push(game.tryOut(world, plans[index] as Plan, luck));
    if (sample + 1 >= limits.first) alive = contenders(rows, alive, limits.doubt);
  }
  return plans.map((plan, index) => rate(plan, rows[index] as number[]));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

// The best and all that cannot be told from it yet: differences in the same worlds are steadier than the shares themselves.
function contenders(rows: readonly (readonly number[])[], alive: readonly number[], doubt: number): number[] {
  let best = alive[0] as number;
  for (const index of alive) if (mean(rows[index] as number[]) > mean(rows[best] as number[])) best = index;
  const held = rows[best] as readonly number[];
  return alive.filter((index) => {
    if (index === best) return true;
    const differences = held.map((share, sample) => share - (rows[index]?.[sample] as number));
    const gap = mean(differences);
    const variance = mean(differences.map((each) => (each - gap) ** 2));
    return gap <= doubt * Math.sqrt(variance / differences.length) + 1e-6;
  });
}

function rate<Plan>(plan: Plan, shares: readonly number[]): Rated<Plan> {
  const visits = shares.length;
  if (visits === 0) return { plan, share: 0, spread: 1, visits };
  const share = mean(shares);
  const variance = Math.max(0.0025, mean(shares.map((each) => (each - share) ** 2)));
  return { plan, share, spread: Math.sqrt(variance / visits), visits };
}
