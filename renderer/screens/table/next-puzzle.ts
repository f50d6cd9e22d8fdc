// Which puzzle comes after one: the next that is not solved, round and round; null when there is none. Pure.
import type { PuzzleInfo } from '../../../engine/protocol';

export function nextPuzzle(puzzles: readonly PuzzleInfo[], from: string): PuzzleInfo | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === from);
  const after = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return after.find((puzzle) => !puzzle.solved) ?? null;
}
