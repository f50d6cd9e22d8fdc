// From the offered decisions and the picks so far to what can be clicked: the spots, the buttons and the ways to re-pick.
import type { OfferedDecision } from '../../engine/protocol';
import type { OfferedSpot, Spot } from './game-table';

export interface Choices<Place extends OfferedSpot = Spot> {
  // Offered and in line with every pick.
  readonly offered: readonly OfferedDecision[];
  // The picks that still hold.
  readonly picks: readonly string[];
  readonly spots: readonly Place[];
  // Spots of earlier picks that could be picked instead, with the number of picks to keep.
  readonly others: readonly { readonly spot: Place; readonly keep: number }[];
  // In no spot: buttons.
  readonly rest: readonly OfferedDecision[];
}

interface SpotMaker<Place extends OfferedSpot> {
  spots(view: unknown, offered: readonly OfferedDecision[], picks: readonly string[]): readonly Place[];
}

export const NO_CHOICES: Choices = { offered: [], picks: [], spots: [], others: [], rest: [] };

export function narrow<Place extends OfferedSpot>(
  table: SpotMaker<Place>,
  view: unknown,
  all: readonly OfferedDecision[],
  wanted: readonly string[],
): Choices<Place> {
  let offered = all;
  const picks: string[] = [];
  const others: { spot: Place; keep: number }[] = [];
  let spots = usable(table.spots(view, offered, picks), offered, picks);
  for (const pick of wanted) {
    const spot = spots.find((candidate) => candidate.id === pick);
    if (!spot || decides(spot)) break;
    for (const other of spots) if (other.id !== pick) others.push({ spot: other, keep: picks.length });
    offered = offered.filter(({ key }) => spot.keys.includes(key));
    picks.push(pick);
    spots = usable(table.spots(view, offered, picks), offered, picks);
  }
  const ids = new Set([...spots.map(({ id }) => id), ...picks]);
  const covered = new Set(spots.flatMap(({ keys }) => keys));
  return {
    offered,
    picks,
    spots,
    others: others.filter(({ spot }) => !ids.has(spot.id)),
    rest: offered.filter(({ key }) => !covered.has(key)),
  };
}

// Only spots that lead to something offered, and never a picked one again as another pick.
function usable<Place extends OfferedSpot>(
  spots: readonly Place[],
  offered: readonly OfferedDecision[],
  picks: readonly string[],
): readonly Place[] {
  const keys = new Set(offered.map(({ key }) => key));
  return spots
    .map((spot) => ({ ...spot, keys: spot.keys.filter((key) => keys.has(key)) }))
    .filter((spot) => decides(spot) || (spot.keys.length > 0 && !picks.includes(spot.id)));
}

// Whether a click on it is a decision rather than a pick.
export function decides(spot: Pick<OfferedSpot, 'keys' | 'opens'>): boolean {
  return spot.keys.length === 1 && spot.opens !== true;
}

export type Answer =
  | { readonly kind: 'decide'; readonly key: string }
  | { readonly kind: 'pick'; readonly picks: readonly string[] }
  | null;

// What a click on a spot means.
export function answerTo(choices: Choices<OfferedSpot>, id: string): Answer {
  const spot = choices.spots.find((candidate) => candidate.id === id);
  if (spot) {
    const [only] = spot.keys;
    if (decides(spot) && only !== undefined) return { kind: 'decide', key: only };
    return { kind: 'pick', picks: [...choices.picks, id] };
  }
  const at = choices.picks.indexOf(id);
  if (at >= 0) return { kind: 'pick', picks: choices.picks.slice(0, at) };
  const other = choices.others.find((candidate) => candidate.spot.id === id);
  if (!other) return null;
  const [only] = other.spot.keys;
  if (decides(other.spot) && only !== undefined) return { kind: 'decide', key: only };
  return { kind: 'pick', picks: [...choices.picks.slice(0, other.keep), id] };
}
