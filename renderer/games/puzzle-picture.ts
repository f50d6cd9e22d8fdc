// How a game shows a puzzle in small, exported as `drawPuzzle` from renderer/games/<id>/puzzle-picture.ts. It comes later than
// the list of puzzles, with the game's own art. SVG.
import type { GameId } from '../../engine/protocol';

type DrawPuzzle = (id: string) => string | null;

const modules = import.meta.glob<{ drawPuzzle: DrawPuzzle }>('./*/puzzle-picture.ts');

export async function loadPuzzlePicture(game: GameId): Promise<DrawPuzzle> {
  return (await modules[`./${game}/puzzle-picture.ts`]?.())?.drawPuzzle ?? (() => null);
}
