// The position of a puzzle in small.
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import { drawPose } from './rule-figures-board';

const WHOLE_BOARD = 0.42;

export function drawPuzzle(id: string): string | null {
  const puzzle = puzzles.find((each) => each.id === id);
  return puzzle === undefined ? null : drawPose({ position: puzzle.position, zoom: WHOLE_BOARD });
}
