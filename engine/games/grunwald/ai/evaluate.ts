// How good a state is for a seat.

import { reckoningOf } from '../scoring';
import type { GrunwaldState } from '../types';

export function evaluate(state: GrunwaldState, seat: number): number {
  const totals = reckoningOf(state).map((row) => row.total);
  const own = totals[seat] ?? 0;
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return Math.tanh((own - best) / 15);
}
