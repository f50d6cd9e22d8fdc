// Budgets made from a clock that the caller brings; the engine has none.
import type { Budget } from '../core/agent';

export function makeBudget(millis: number, now: () => number, isCancelled: () => boolean = () => false): Budget {
  const start = now();
  return { millis, spent: () => now() - start, isCancelled };
}
