// The position of a puzzle in small. It draws with the art of Leaders, so it comes later than the screen.
import { puzzles } from '../../engine/games/leaders/data/puzzles';
import { drawPose } from '../games/leaders/rule-figures-board';
import { Markup, painted } from '../ui/art';

const WHOLE_BOARD = 0.42;

export function PuzzlePreview({ id }: { readonly id: string }) {
  const puzzle = puzzles.find((each) => each.id === id);
  if (puzzle === undefined) return null;
  return (
    <Markup
      className="puzzle-board"
      markup={painted(`puzzle ${id}`, () => drawPose({ position: puzzle.position, zoom: WHOLE_BOARD }))}
    />
  );
}
