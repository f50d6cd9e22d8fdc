// The puzzles of all games, posed the way the host needs them.
import type { StateBase } from '../../engine/core/game-module';
import { known } from '../../engine/core/invariant';
import { puzzles } from '../../engine/games/leaders/data/puzzles';
import { parsePosition } from '../../engine/games/leaders/position';
import type { GameId } from '../../engine/protocol';

export interface Puzzle {
  readonly id: string;
  readonly game: GameId;
  readonly grade: 1 | 2 | 3;
  // Keys of one winning line.
  readonly solution: readonly string[];
  start(): StateBase;
}

export const PUZZLES: readonly Puzzle[] = puzzles.map(({ id, grade, position, solution }) => ({
  id,
  game: 'leaders',
  grade,
  solution,
  start() {
    const posed = parsePosition(position);
    return known(posed.ok ? posed.value : null, `the position of puzzle ${id}`);
  },
}));
