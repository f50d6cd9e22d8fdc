// The shipped puzzles as posed states.
import type { Puzzle } from '../../core/game-module';
import { known } from '../../core/invariant';
import { puzzles as listed } from './data/puzzles';
import { parsePosition } from './position';
import type { State } from './types';

export const puzzles: readonly Puzzle<State>[] = listed.map(({ id, grade, position, solution }) => ({
  id,
  grade,
  seats: 2,
  solution,
  start() {
    const posed = parsePosition(position);
    return known(posed.ok ? posed.value : null, `the position of puzzle ${id}`);
  },
}));
