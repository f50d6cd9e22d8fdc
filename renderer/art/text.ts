// Words in a drawing: escaping and the four typefaces of the look. Which words is always the caller's matter.
import { round } from './svg';

export const FACES = {
  gothic: 'Grenze Gotisch',
  serif: 'Alegreya',
  small: 'Alegreya SC',
  sans: 'Alegreya Sans',
} as const;
export type Face = keyof typeof FACES;

export interface WordsStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
  readonly spacing?: number;
  /** Colour of an outline painted under the letters. */
  readonly halo?: string;
  readonly haloWidth?: number;
  /** So wide at most: letters are drawn narrower rather than smaller. */
  readonly room?: number;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Roughly: capitals of the small ones are wider than they are.
const widthOf = (text: string | number, { size = 14, face }: WordsStyle): number =>
  String(text).length * size * (face === 'small' ? 0.56 : 0.5);

/** One line of words; nothing at all when there are none. */
export const words = (x: number, y: number, text: string | number | undefined, style: WordsStyle = {}): string => {
  if (text === undefined || text === '') return '';
  const italic = style.italic === true ? ' font-style="italic"' : '';
  const spacing = style.spacing === undefined ? '' : ` letter-spacing="${style.spacing}"`;
  const tight =
    style.room !== undefined && widthOf(text, style) > style.room
      ? ` textLength="${round(style.room)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  const halo =
    style.halo === undefined
      ? ''
      : ` stroke="${style.halo}" stroke-width="${style.haloWidth ?? 3}" stroke-linejoin="round" paint-order="stroke"`;
  return (
    `<text x="${round(x)}" y="${round(y)}" font-family="${FACES[style.face ?? 'sans']}" font-size="${round(style.size ?? 14)}" ` +
    `font-weight="${style.weight ?? 700}" fill="${style.colour ?? '#241A12'}" text-anchor="${style.anchor ?? 'start'}"` +
    `${italic}${spacing}${tight}${halo}>${escapeText(String(text))}</text>`
  );
};

/** A size that lets a line of roughly known width fit: long names shrink, short ones keep their size. */
export const fitted = (text: string | undefined, size: number, room: number, perLetter = 0.56): number => {
  const width = (text?.length ?? 0) * size * perLetter;
  return width > room ? round((size * room) / width) : size;
};
