// Which offered decisions lie on the table: fields, and cards of the hand, the camp and the scenes. The rest are buttons.

import { describeDecision } from '../../../engine/games/grunwald/text/phrases';
import type { Decision } from '../../../engine/games/grunwald/types';
import type { View } from '../../../engine/games/grunwald/view-types';
import type { Offered, OfferedSpot } from '../../table/game-table';

const HELPERS = 'piece:helpers';

export function spotsOf(
  view: View,
  offered: readonly Offered<Decision>[],
  picks: readonly string[] = [],
): readonly OfferedSpot[] {
  const spots = new Map<string, OfferedSpot>();
  for (const choice of offered) {
    const spot = spotOf(view, choice);
    if (spot === null || picks.includes(spot.id)) continue;
    const known = spots.get(spot.id);
    if (known === undefined) spots.set(spot.id, spot);
    // Helpers are taken up together and counted by the buttons; of provision one piece is like another.
    else if (spot.id === HELPERS) spots.set(spot.id, { ...known, keys: [...known.keys, ...spot.keys] });
  }
  return [...spots.values()];
}

const ON_TABLE: ReadonlySet<string> = new Set(['goTo', 'send', 'give', 'dismiss']);

export function isOnTable(type: string): boolean {
  return ON_TABLE.has(type);
}

function spotOf(view: View, { key, decision }: Offered<Decision>): OfferedSpot | null {
  const label = describeDecision(decision, view);
  switch (decision.type) {
    case 'goTo':
      return {
        id: `field:${decision.field}`,
        place: { zone: `field:${decision.field}` },
        keys: [key],
        style: 'plain',
        label,
        glow: 'none',
      };
    case 'take': {
      const id = decision.pieces === 'officer' ? 'piece:officer' : HELPERS;
      return { id, place: placeOfPiece(id, view), keys: [key], style: 'plain', label };
    }
    case 'send':
    case 'give':
    case 'dismiss':
      return { id: `card:${decision.card}`, place: placeOfCard(decision.card, view), keys: [key], style: 'plain', label };
    default:
      return null;
  }
}

// Peasants are one each; provision is given from the store.
export function placeOfCard(card: string, view: View): OfferedSpot['place'] {
  const seat = view.giving?.seat ?? view.active ?? 0;
  if (card === 'provision') return { zone: `larder:${seat}` };
  return { piece: card === 'peasant' ? `peasant:${seat}` : `card:${card}` };
}

// The officer, wherever it stands, and the first helper at home; without one the place where they would be.
export function placeOfPiece(id: string, view: View): OfferedSpot['place'] {
  const seat = view.active ?? 0;
  if (id === 'piece:officer') return { piece: `officer:${seat}` };
  const free = view.players.find((player) => player.seat === seat)?.helpersFree ?? 0;
  return free > 0 ? { piece: `helper:${seat}:home:0` } : { zone: `home:${seat}` };
}
