// Seats from a count: people with plain names, for tools and tests that do not care who sits there.
import { known } from '../core/invariant';
import { type SeatSpec, TINCTURES } from '../core/seat';

export function seatsFor(seats: number | readonly SeatSpec[]): readonly SeatSpec[] {
  if (typeof seats !== 'number') return seats;
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'human' as const,
    name: `Seat ${seat + 1}`,
    tincture: known(TINCTURES[seat], 'four seats at most'),
  }));
}
