// From which side the board is seen: the seat at the bottom. One store for board, spots and panels.
import { createStore } from '../../app/store';

export const perspective = createStore<{ readonly match: string; readonly bottom: number }>({ match: '', bottom: 0 });

export function bottomSeat(): number {
  return perspective.get().bottom;
}

// A person who plays alone against the computer sits at the bottom; everyone else looks from seat 0.
export function sitDown(match: string, seats: readonly { readonly kind: string }[]): void {
  if (perspective.get().match === match) return;
  const humans = seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
  perspective.set({ match, bottom: humans.length === 1 ? (humans[0] ?? 0) : 0 });
}

export function turnBoard(): void {
  perspective.set({ bottom: 1 - bottomSeat() });
}
