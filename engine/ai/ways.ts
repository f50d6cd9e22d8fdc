// From trials to words: what has become of every way to go on, which ways are told apart, and the named parts by which they
// differ.
import type { Assessment } from '../core/agent';
import type { Phrase } from '../core/decision';
import { known } from '../core/invariant';
import { tellingReasons } from '../core/reasons';

// The mean of every named part where a plan's trials have led.
export class Standings<Plan> {
  readonly #held = new Map<Plan, { readonly sums: number[]; trials: number }>();

  add(plan: Plan, amounts: readonly number[]): void {
    const held = this.#held.get(plan) ?? { sums: amounts.map(() => 0), trials: 0 };
    amounts.forEach((amount, part) => {
      held.sums[part] = known(held.sums[part]) + amount;
    });
    held.trials++;
    this.#held.set(plan, held);
  }

  // Nothing, where nobody has looked.
  meansOf(plan: Plan): readonly number[] {
    const held = this.#held.get(plan);
    return held === undefined ? [] : held.sums.map((sum) => sum / held.trials);
  }
}

export interface Way {
  // Keys of the whole plan.
  readonly keys: readonly string[];
  readonly share: number;
  readonly spread: number;
  readonly work: number;
  readonly means: readonly number[];
  // The higher the better.
  readonly rank: number;
}

// As searches choose: by the work that went into a way, which follows its share.
export const rankOf = ({ visits, share }: { readonly visits: number; readonly share: number }): number => visits + share;

export type Reasons = (way: Way, other: Way, isBest: boolean) => readonly Phrase[];

// Plans whose first two decisions are the same (the same pieces to the same place) are one way, told by its best plan.
const ALIKE = 2;

// The ways, the best first, then what is offered but nobody has looked at.
export function assessWays(offered: readonly string[], ways: readonly Way[], reasonsFor: Reasons): readonly Assessment[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const name = way.keys.slice(0, ALIKE).join(' ');
    if (way.work > 0 && way.rank > (best.get(name)?.rank ?? Number.NEGATIVE_INFINITY)) best.set(name, way);
  }
  const told = [...best.values()].sort((one, other) => other.rank - one.rank);
  const begun = new Set(told.map(({ keys }) => keys[0]));
  return [
    ...told.map((way, place) => {
      const other = told[place === 0 ? 1 : 0];
      const reasons = other === undefined ? [] : reasonsFor(way, other, place === 0);
      const { share, spread, work, keys } = way;
      return { index: offered.indexOf(known(keys[0])), share, spread, work, plan: keys, reasons };
    }),
    ...offered.flatMap((key, index) => (begun.has(key) ? [] : [{ index, share: 0, spread: 1, work: 0, plan: [], reasons: [] }])),
  ];
}

const REASONS = 2;

// Reasons by the parts in which two ways differ most. Weights are rough points of one of each: they only say what is told
// first; differences below `telling` points are noise, not reasons.
export function partReasons<Part extends string>(
  parts: readonly Part[],
  weightOf: (part: Part) => number,
  telling: number,
): Reasons {
  return (way, other, isBest) => {
    if (way.means.length === 0 || other.means.length === 0) return [];
    const differences = parts.map((part, index) => {
      const amount = known(way.means[index]) - known(other.means[index]);
      return { part, amount, weight: Math.abs(amount) * weightOf(part) };
    });
    return tellingReasons(differences, isBest, telling)
      .slice(0, REASONS)
      .map(({ part, amount }) => ({
        key: `assess.${part}.${amount > 0 ? 'more' : 'less'}`,
        params: { amount: rounded(amount) },
      }));
  };
}

// Halves are exact enough for words.
function rounded(amount: number): number {
  return Math.max(0.5, Math.round(Math.abs(amount) * 2) / 2);
}
