// Where what a reason speaks of stands: the coach shows it there.
import type { View } from '../../../engine/games/leaders/view-types';
import type { Hung } from '../../table/game-table';

// What concerns the own leader; all else concerns the enemy's.
const OWN: ReadonlySet<string> = new Set(['leader', 'shelter', 'distance', 'room']);

export function reasonPlaces(part: string, view: View, seat: number): readonly Hung[] {
  return view.figures
    .filter((figure) => figure.card === null && (figure.seat === seat) === OWN.has(part))
    .map(({ id }) => ({ piece: `figure:${id}` }));
}
