// In which order seats stand in the left column: the viewer first, then by turn.

import type { View } from '../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../engine/protocol';

export function seatOrder(view: View): readonly number[] {
  const first = view.viewer ?? 0;
  return view.seats.map((_, index) => (first + index) % view.seats.length);
}

// Torak's colour: gold, unless the player rides under gold.
export function torakTincture(own: Tincture | undefined): Tincture {
  return own === 'or' ? 'vert' : 'or';
}
