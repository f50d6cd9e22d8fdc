// Words on several lines, for the faces of cards that are read from near.
import { words } from '../../../art/text';

export interface Wrapped {
  readonly x: number;
  /** Base line of the first of `lines`; fewer lines are set in the middle of that room. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  readonly anchor?: 'start' | 'middle';
  readonly colour?: string;
}

const LETTER = 0.46;

function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text that shrinks until it fits into its lines. */
export function wrappedBody(text: string, { x, y, width, size, lines: most, anchor = 'start', colour }: Wrapped): string {
  let letter = size;
  let lines = linesOf(text, Math.floor(width / (letter * LETTER)));
  while (lines.length * letter > most * size && letter > size * 0.6) {
    letter *= 0.94;
    lines = linesOf(text, Math.floor(width / (letter * LETTER)));
  }
  const step = letter * 1.06;
  const top = y + (most * size - lines.length * letter) / 2;
  return lines
    .map((line, index) =>
      words(x, top + index * step, line, {
        face: 'sans',
        size: letter,
        weight: 500,
        anchor,
        ...(colour === undefined ? {} : { colour }),
      }),
    )
    .join('');
}
