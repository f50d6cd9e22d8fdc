// Things that are as good as each other for one decision (equal dice): each can be chosen, each is a spot of its own.
import type { OfferedSpot } from './game-table';

/** The spot once for every piece, or as it is where there are none; the first keeps its name, the others end in ~1, ~2 … */
export function spotsAlike(spot: OfferedSpot, pieces: readonly string[]): readonly OfferedSpot[] {
  if (pieces.length === 0) return [spot];
  return pieces.map((piece, index) => ({ ...spot, id: index === 0 ? spot.id : `${spot.id}~${index}`, place: { piece } }));
}

/** The name that all alike share: what tips and picks go by. */
export function sharedName(id: string): string {
  return id.replace(/~\d+$/, '');
}
