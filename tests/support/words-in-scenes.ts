// Words on the table measured as they are written: inside drawings and as labels of pieces, in letters of the size that
// the scene is arranged for. Says what is wrong in words.
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { lettered } from '../../renderer/art/lettered';
import { arrange, boxOf } from '../../renderer/table/arrange';
import { drawnLettersOf, labelFactors, letteringOf } from '../../renderer/table/label-size';
import { type Box, type Painted, type Piece, type PieceLabel, type Scene, type Size, TABLE } from '../../renderer/table/scene';
import { type DrawnWords, drawnWords } from './drawn-words';
import { type Typeface, widthOf } from './letters';

// Advance widths leave out how letters are moved together.
const SLACK = 2.5;
// Of which so much is hidden cannot be read.
const HIDDEN = 0.25;
const FACE: Readonly<Record<PieceLabel['font'], Typeface>> = { title: 'gothic', reading: 'serif', label: 'small', data: 'sans' };

export const PLAIN: Settings = STANDARD_SETTINGS;
export const LARGE: Settings = { ...STANDARD_SETTINGS, textScale: 1.6, largeNumbers: true };

export class WordsCheck {
  readonly problems = new Set<string>();
  readonly #settings: Settings;
  readonly #seen = new Set<string>();
  measured = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  look(scene: Scene): void {
    this.#covered(scene);
    for (const piece of scene.pieces) {
      for (const picture of picturesOf(piece)) this.#drawing(piece, picture);
      for (const labels of [piece.labels, piece.nearLabels]) if (labels && labels.length > 0) this.#labels(piece, labels);
    }
  }

  // Words of what lies on the boards stay free of what lies in other zones; within a zone its arrangement sees to it.
  #covered(scene: Scene): void {
    const layout = arrange(scene);
    const lying = scene.pieces.flatMap((piece) => {
      const place = layout.get(piece.id);
      return place === undefined || (piece.pose?.alpha ?? 1) < 0.5 ? [] : [{ piece, place, box: boxOf(piece, place) }];
    });
    for (const { piece, place } of lying) {
      if (piece.kind === 'board') continue;
      for (const { text, x, y, size, ...label } of piece.labels ?? []) {
        const { width, height } = measure({ text, x, y, size, ...label }, size * place.scale);
        const words = { x: place.x + x * place.scale - width / 2, y: place.y + y * place.scale - height / 2, width, height };
        const over = lying.find(
          (other) =>
            other.piece.zone !== piece.zone && other.place.depth > place.depth && shareCovered(words, other.box) > HIDDEN,
        );
        if (over)
          this.problems.add(
            `${kindOf(piece)} in ${piece.zone}: “${text}” lies under ${kindOf(over.piece)} in ${over.piece.zone}`,
          );
      }
    }
  }

  #drawing(piece: Piece, picture: Painted): void {
    if (this.#seen.has(picture.markup) || !picture.markup.includes('<text')) return;
    this.#seen.add(picture.markup);
    const words = drawnWords({ ...picture, markup: lettered(picture.markup, drawnLettersOf(this.#settings)) });
    this.measured += words.length;
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    for (const each of words)
      if (!isWithin(each, whole)) this.problems.add(`${kindOf(piece)}: “${each.text}” is cut by its drawing`);
    for (const [one, other] of crossing(words))
      this.problems.add(`${kindOf(piece)}: “${one.text}” and “${other.text}” cover each other`);
  }

  #labels(piece: Piece, labels: readonly PieceLabel[]): void {
    const name = JSON.stringify([piece.size, labels.map(({ text, x, y, size, wrap }) => [text, x, y, size, wrap])]);
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const factors = labelFactors(piece, labels, letteringOf(this.#settings), measure);
    const words = labels.map((label, index): DrawnWords => {
      const { width, height } = measure(label, label.size * (factors[index] ?? 1));
      return { text: label.text, x: label.x - width / 2, y: label.y - height / 2, width, height };
    });
    this.measured += words.length;
    for (const each of words) {
      const around = { x: -piece.size.width / 2, y: -piece.size.height / 2, ...piece.size };
      const isOnIt =
        Math.abs(each.x + each.width / 2) < piece.size.width / 2 && Math.abs(each.y + each.height / 2) < piece.size.height / 2;
      if (isOnIt && piece.kind === 'card' && !isWithin({ ...each, y: 0, height: 0 }, around))
        this.problems.add(`${kindOf(piece)}: “${each.text}” is wider than its card`);
      if (each.width > TABLE.width) this.problems.add(`${kindOf(piece)}: “${each.text}” is wider than the table`);
    }
    for (const [one, other] of crossing(words))
      this.problems.add(`${kindOf(piece)}: “${one.text}” and “${other.text}” cover each other`);
  }
}

const kindOf = ({ id, kind }: Piece): string => `${kind} ${id.split(':')[0]}`;

function picturesOf({ kind, picture }: Piece): readonly Painted[] {
  if (kind === 'die') return [];
  return Object.values(picture as Readonly<Record<string, Painted | Size | undefined>>).flatMap((each) =>
    each !== undefined && 'markup' in each ? [each] : [],
  );
}

function measure({ text, font, bold, wrap }: PieceLabel, size: number): Size {
  const wide = (line: string): number => widthOf(line, FACE[font], size, bold ? 700 : 500);
  const lines = text.split('\n').flatMap((line) => (wrap === undefined ? [line] : wrapped(line, wrap, wide)));
  return { width: Math.max(...lines.map(wide)), height: (lines.length - 1) * size * 1.12 + size * 0.72 };
}

function wrapped(text: string, room: number, wide: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || wide(longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  );
}

function shareCovered(words: Box, by: Box): number {
  const width = Math.min(words.x + words.width, by.x + by.width) - Math.max(words.x, by.x);
  const height = Math.min(words.y + words.height, by.y + by.height) - Math.max(words.y, by.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (words.width * words.height);
}

function crossing(words: readonly DrawnWords[]): readonly (readonly [DrawnWords, DrawnWords])[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      // The same words twice are their own shadow.
      return width > SLACK && height > SLACK && one.text !== other.text ? [[one, other] as const] : [];
    }),
  );
}
