// What several threads have found out about one open request adds up: each plan with the visits of all and the mean of
// their shares.
import type { Opinion } from '../core/agent';
import type { Rated } from './plan-tree';

export function opinionsOf<Plan>(rated: readonly Rated<Plan>[], keysOf: (plan: Plan) => readonly string[]): readonly Opinion[] {
  return rated.map(({ plan, share, spread, visits }) => ({ plan: keysOf(plan), share, spread, visits }));
}

// In the order of the first; what only another has thought of comes after.
export function pooled(opinions: readonly (readonly Opinion[])[]): readonly Rated<readonly string[]>[] {
  const held = new Map<string, Opinion>();
  for (const each of opinions.flat()) {
    const key = each.plan.join(' ');
    const before = held.get(key);
    held.set(key, before === undefined ? each : sum(before, each));
  }
  return [...held.values()];
}

function sum(one: Opinion, other: Opinion): Opinion {
  const visits = one.visits + other.visits;
  if (one.visits === 0 || other.visits === 0) return one.visits === 0 ? other : one;
  const mean = (first: number, second: number) => (first * one.visits + second * other.visits) / visits;
  // Variances of the means weigh by the squares of their parts.
  const spread = Math.sqrt((one.spread * one.visits) ** 2 + (other.spread * other.visits) ** 2) / visits;
  return { plan: one.plan, share: mean(one.share, other.share), spread, visits };
}
