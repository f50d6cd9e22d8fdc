// What a place of the map is, in words and as one of the two keeps.
import { SPACES } from '../../../engine/games/zizka/data/board';
import type { KeepName, View } from '../../../engine/games/zizka/view-types';

export function keepAt(space: string): KeepName | null {
  const kind = SPACES.find((each) => each.id === space)?.kind;
  return kind === 'conquestEasy' ? 'easy' : kind === 'conquestHard' ? 'hard' : null;
}

// How far a place is for one who may move now, 0 where that one stands; null where no move leads.
export function stepsTo(view: View, seat: number, space: string): number | null {
  if (view.phase !== 'menu') return null;
  return view.seats[seat]?.space === space ? 0 : (view.reach[space] ?? null);
}

// For a place without a token.
export function placeTextKey(view: View, seat: number, space: string): string {
  const keep = keepAt(space);
  if (keep !== null) return view.seats[seat]?.won[keep] == null ? `table.keepText.${keep}` : 'table.keepWon';
  const kind = SPACES.find((each) => each.id === space)?.kind;
  return kind === 'tavern' ? 'table.tavernText' : kind === 'waypoint' ? 'table.waypointText' : 'table.here';
}

// The card on top of a keep's deck, when this viewer has seen it.
export function knownTop(view: View, keep: KeepName): string | null {
  return view.keeps.find((each) => each.keep === keep)?.known[0] ?? null;
}
