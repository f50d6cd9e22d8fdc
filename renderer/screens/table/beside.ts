// What stands beside a table in a wide or high window, and on which side. Pure.
import type { AtHand } from '../../table/game-table';
import type { Open } from '../../table/session-context';

// A column on each side, or a band below.
export type Room = 'wings' | 'band';

export interface Beside {
  readonly room: Room;
  readonly atHand: readonly AtHand[];
  // Where the chronicle stands; null when both sides are taken.
  readonly chronicle: 'left' | 'right' | null;
}

export function besideOf({ table, shown, context }: Pick<Open, 'table' | 'shown' | 'context'>, room: Room): Beside {
  const atHand = (table.atHand?.(shown.view, context) ?? []).filter(({ tips }) => tips.length > 0);
  return { room, atHand, chronicle: freeSide(atHand, room) };
}

// A band is parted anew: the chronicle is always there.
function freeSide(atHand: readonly AtHand[], room: Room): Beside['chronicle'] {
  if (room === 'band') return 'left';
  const taken = new Set(atHand.map(({ side }) => side));
  return taken.has('left') ? (taken.has('right') ? null : 'right') : 'left';
}
