// Where things lie on the open ledger of the last reckoning, in design pixels: lines, columns of the seats, cells.
import type { Box, Point } from '../../table/scene';
import { LEDGER_PAGES } from './art/ledger';

export const LINES = ['feeding', 'strength', 'crown', 'mercenary', 'provision', 'ducats'] as const;
export type Line = (typeof LINES)[number];

// The corner of the left page; the right one begins at the spine.
export const PAGE: Point = { x: 50, y: 52 };
export const HEADS = { y: 112, width: 118 };
export const ROWS: Readonly<Record<Line | 'total', { readonly y: number; readonly height: number }>> = {
  feeding: { y: 162, height: 88 },
  strength: { y: 250, height: 84 },
  crown: { y: 334, height: 52 },
  mercenary: { y: 386, height: 52 },
  provision: { y: 438, height: 48 },
  ducats: { y: 486, height: 48 },
  total: { y: 538, height: 66 },
};
// The names of the lines stand left of the columns.
export const NAMES: Box = { x: 82, y: 162, width: 194, height: 442 };
const COLUMNS = { x: NAMES.x + NAMES.width, width: 538 };
export const VERDICT: Box = { x: PAGE.x + LEDGER_PAGES.left + 16, y: 60, width: LEDGER_PAGES.right - 32, height: 560 };
export const VICTOR_AT: Point = { x: VERDICT.x + VERDICT.width / 2, y: 186 };
// Whoever sends knights home finds them on a sheet over the lower lines of the left page.
export const SHEET: Box = { x: PAGE.x + 4, y: 414, width: LEDGER_PAGES.left - 12, height: 214 };

export function columnBox(column: number, count: number): Box {
  const width = COLUMNS.width / count;
  return { x: COLUMNS.x + column * width, y: HEADS.y, width, height: ROWS.total.y + ROWS.total.height - HEADS.y };
}

export function cellBox(line: Line, column: number, count: number): Box {
  const { x, width } = columnBox(column, count);
  return { x, y: ROWS[line].y, width, height: ROWS[line].height };
}

export const LEDGER_CARD = 0.5;
const INSET = 7;
const CARD_ROW = 42;
// Right of what lies in a low cell stand how many there are and what they bring.
const FIGURES = 58;

/** Where the pieces of a line lie in a seat's cell. */
export function piecesBox(line: Line, column: number, count: number): Box {
  const { x, y, width, height } = cellBox(line, column, count);
  if (line === 'feeding' || line === 'strength') return { x: x + INSET, y: y + 4, width: width - INSET * 2, height: CARD_ROW };
  return { x: x + INSET, y: y + (height - CARD_ROW) / 2, width: width - INSET * 2 - FIGURES, height: CARD_ROW };
}

/** The larder beside the number of its provision, before the troops are fed. */
export function larderBox(column: number, count: number): Box {
  const { x, y, width } = cellBox('feeding', column, count);
  return { x: x + width / 2 - 64, y: y + 46, width: 20, height: 20 };
}

/** So many places beside each other from the left, closer together when there are many. */
export function spread({ x, y, width, height }: Box, count: number, size: number, gap: number): readonly Point[] {
  const step = Math.min(size + gap, (width - size) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => ({ x: x + size / 2 + index * step, y: y + height / 2 }));
}

/** The same in two rows when one would be crowded. */
export function inTwoRows(box: Box, count: number, size: number): readonly Point[] {
  if (count * size <= box.width) return spread(box, count, size, 1);
  const upper = Math.ceil(count / 2);
  const row = (y: number, many: number): readonly Point[] => spread({ ...box, y, height: box.height / 2 }, many, size, 1);
  return [...row(box.y, upper), ...row(box.y + box.height / 2, count - upper)];
}
