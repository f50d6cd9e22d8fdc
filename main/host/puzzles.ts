// The puzzles of all games, posed the way the host needs them.
import type { GameId, StateBase } from '../../engine/core/game-module';

export interface Puzzle {
  readonly id: string;
  readonly game: GameId;
  readonly grade: 1 | 2 | 3;
  // Keys of one winning line.
  readonly solution: readonly string[];
  start(): StateBase;
}

export const PUZZLES: readonly Puzzle[] = [];
