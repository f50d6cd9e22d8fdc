// ZIZ-156, ZIZ-159: several of Torak's warrants at once, which a player collects on purpose or by long ill luck.
import type { StateBase } from '../../../engine/core/game-module';
import type { State } from '../../../engine/games/zizka/types';
import type { Corner } from '../corner';

export const corner: Corner = {
  table: { seats: 1, options: {} },
  pose(state: StateBase, seed) {
    const { solo } = state as State;
    if (solo !== null) solo.warrants = seed % 4 === 0 ? [0, 3] : [1, 2];
  },
};
