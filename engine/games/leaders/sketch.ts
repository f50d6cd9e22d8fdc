// The terrace in small: who stands on which cell.
import type { Sketched } from '../../core/game-module';
import { known } from '../../core/invariant';
import { CELL_NAMES } from './hex';
import type { State } from './types';

export function sketch(state: State): readonly Sketched[] {
  return state.owner.flatMap((seat, figure) => {
    const cell = CELL_NAMES[known(state.cell[figure])];
    // The first two figures are the leaders.
    return cell === undefined ? [] : [{ place: `${figure < 2 ? 'leader' : 'figure'}:${cell}`, seat }];
  });
}
