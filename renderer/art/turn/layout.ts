// Where the chapters and states of "How a turn runs" stand on their page: towers side by side, read from left to right,
// all of it on one page whatever the game.
import type { TurnChapter, TurnPlan, TurnRow } from '../../../engine/protocol';
import type { Box } from '../svg';

export interface LaidRow extends Box {
  readonly row: TurnRow;
  // In which of the chapter's own columns it stands.
  readonly column: number;
}

export interface LaidHeading extends Box {
  readonly row: TurnRow;
}

export interface LaidChapter extends Box {
  readonly chapter: TurnChapter;
  readonly number: number;
  readonly rows: readonly LaidRow[];
  readonly headings: readonly LaidHeading[];
}

export interface LaidTurn {
  readonly chapters: readonly LaidChapter[];
  // There is room under all chapters.
  readonly hasBackWay: boolean;
}

export const HEAD = 36;
// Before a name: room for the picture, which grows with its plaque.
export const signRoom = (height: number): number => (height >= TALL ? 54 : height >= 50 ? 42 : 29);
const PAD = 9;
const GUTTER = 26;
const BETWEEN = 26;
const BELOW = 18;
// Under all chapters: the way back to where the next turn or round begins.
const BACK_WAY = 26;
const HEADING = 20;
const ROW_HEIGHTS = [112, 100, 90, 80, 72, 66, 60, 54, 50, 46, 42, 38, 35, 32, 29, 27, 25, 23];
// From here on a plaque has a second line: its rules, and the chapters it leads to.
export const TWO_LINES = 42;
// And from here on a line for each rule.
export const TALL = 72;
const MOST_COLUMNS = 6;
// Names are set no smaller than this, and a chapter stands in so many columns of its own: best first, then at a pinch.
const MANNERS = [
  { leastSize: 13, mostParts: 1 },
  { leastSize: 12, mostParts: 1 },
  { leastSize: 12, mostParts: 3 },
];
// How wide a letter of size 1 is in the mean, in small capitals.
export const LETTER = 0.55;

// So many numbers of other chapters have room in one line.
export const FEW = 2;

export const chipSize = (height: number): number => (height >= TWO_LINES ? 9 : Math.min(9, height / 2 - 3));

// How large a name can be set in its plaque, whatever the language.
export function nameSize(row: TurnRow, width: number, height: number, chips: number): number {
  const room = width - signRoom(height) - 7 - (height >= TWO_LINES ? 0 : Math.min(chips, FEW) * (2 * chipSize(height) + 3));
  const wish = height >= TWO_LINES ? Math.min(20, Math.max(16, height * 0.3)) : 15;
  return Math.min(wish, room / (Math.max(row.name.en.length, row.name.pl.length) * LETTER));
}

interface Sheet {
  readonly page: Box;
  readonly columns: number;
  // Of one column.
  readonly width: number;
  // At most this high.
  readonly height: number;
  readonly rowHeight: number;
  readonly leastSize: number;
  readonly mostParts: number;
  // How many other chapters a state leads to.
  chips(row: TurnRow): number;
}

// The largest rows that fit with all their names; then the fewest columns; then columns as even as they come.
export function layTurn(plan: TurnPlan, page: Box): LaidTurn {
  const told = plan.filter(({ rows }) => rows.length > 0);
  const chips = chipCounter(told);
  for (const { leastSize, mostParts } of MANNERS) {
    for (const spared of [BACK_WAY, 0]) {
      const height = page.height - spared;
      for (const rowHeight of ROW_HEIGHTS) {
        for (let columns = Math.min(told.length, 4); columns <= MOST_COLUMNS; columns++) {
          const width = (page.width - BETWEEN * (columns - 1)) / columns;
          const chapters = packEvenly(told, { page, columns, width, height, rowHeight, leastSize, mostParts, chips });
          if (chapters !== null) return { chapters, hasBackWay: spared > 0 };
        }
      }
    }
  }
  throw new Error('the chart does not fit its page');
}

function chipCounter(plan: TurnPlan): (row: TurnRow) => number {
  const chapters = new Map(plan.flatMap(({ id, rows }) => rows.map(({ path }) => [path, id] as const)));
  return (row) => {
    const own = chapters.get(row.path);
    return new Set(row.next.map((path) => chapters.get(path)).filter((id) => id !== undefined && id !== own)).size;
  };
}

function packEvenly(plan: TurnPlan, sheet: Sheet): readonly LaidChapter[] | null {
  let even = pack(plan, sheet, 'onwards');
  if (even === null) return pack(plan, sheet, 'anywhere');
  for (let height = sheet.height - 10; height > 120; height -= 10) {
    const lower = pack(plan, { ...sheet, height }, 'onwards');
    if (lower === null) return even;
    even = lower;
  }
  return even;
}

// In order, each chapter where there is room from the last one on; at a pinch also before it.
function pack(plan: TurnPlan, sheet: Sheet, where: 'onwards' | 'anywhere'): readonly LaidChapter[] | null {
  const { page, columns, width, height } = sheet;
  const laid: LaidChapter[] = [];
  const filled: number[] = new Array(columns).fill(0);
  let last = 0;
  for (const [index, chapter] of plan.entries()) {
    const parts = split(chapter, sheet);
    if (parts === null) return null;
    const own = HEAD + 2 * PAD + Math.max(...parts.map((part) => heightOf(part, sheet)));
    const topAt = (column: number) => Math.max(...filled.slice(column, column + parts.length));
    const fits = (column: number) => column + parts.length <= columns && topAt(column) + own <= height;
    const order = Array.from({ length: columns }, (_, step) => (last + step) % columns);
    const column = order.find((each) => fits(each) && (where === 'anywhere' || each >= last));
    if (column === undefined) return null;
    const y = topAt(column);
    const wide = width * parts.length + BETWEEN * (parts.length - 1);
    const box = { x: page.x + column * (width + BETWEEN), y: page.y + y, width: wide, height: own };
    laid.push(place(chapter, index + 1, parts, box, sheet));
    filled.fill(y + own + BELOW, column, column + parts.length);
    last = column;
  }
  return laid;
}

// A chapter that is too long stands in several columns of its own; headings stay with their first state.
function split(chapter: TurnChapter, sheet: Sheet): readonly (readonly TurnRow[])[] | null {
  if (chapter.rows.some((row) => rowHeightOf(row, sheet) === null)) return null;
  const whole = heightOf(chapter.rows, sheet);
  // Only what no page could hold is split.
  const most = sheet.page.height - HEAD - 2 * PAD;
  for (let count = 1; count <= sheet.mostParts; count++) {
    for (let slack = 0; slack <= 3 * sheet.rowHeight; slack += sheet.rowHeight / 2) {
      const parts = fill(chapter.rows, sheet, Math.min(most, whole / count + slack));
      if (parts !== null && parts.length <= count) return parts;
    }
  }
  return null;
}

function fill(rows: readonly TurnRow[], sheet: Sheet, height: number): readonly (readonly TurnRow[])[] | null {
  const parts: TurnRow[][] = [[]];
  for (const row of rows) {
    const last = parts.at(-1) as TurnRow[];
    if (heightOf([...last, row], sheet) <= height + 0.01) last.push(row);
    else if (last.length === 0) return null;
    else parts.push([row]);
  }
  return parts;
}

const gapOf = ({ rowHeight }: Sheet): number => (rowHeight < 30 ? 4 : 6);

// A plaque whose name finds no room in one line gets two; null when that is not enough either.
function rowHeightOf(row: TurnRow, { width, rowHeight, leastSize, chips }: Sheet): number | null {
  const wide = width - GUTTER - PAD;
  const heights = [rowHeight, Math.max(rowHeight, TWO_LINES)];
  return heights.find((height) => nameSize(row, wide, height, chips(row)) >= leastSize) ?? null;
}

function heightOf(rows: readonly TurnRow[], sheet: Sheet): number {
  const headings = rows.filter(({ heading }) => heading !== null).length;
  const plaques = rows.reduce((sum, row) => sum + (rowHeightOf(row, sheet) ?? 0) + gapOf(sheet), 0);
  return plaques - gapOf(sheet) + headings * HEADING;
}

function place(
  chapter: TurnChapter,
  number: number,
  parts: readonly (readonly TurnRow[])[],
  box: Box,
  sheet: Sheet,
): LaidChapter {
  const rows: LaidRow[] = [];
  const headings: LaidHeading[] = [];
  for (const [column, part] of parts.entries()) {
    const x = box.x + column * (sheet.width + BETWEEN) + GUTTER;
    const width = sheet.width - GUTTER - PAD;
    let y = box.y + HEAD + PAD;
    for (const row of part) {
      if (row.heading !== null) {
        headings.push({ row, x, y, width, height: HEADING });
        y += HEADING;
      }
      const height = rowHeightOf(row, sheet) ?? sheet.rowHeight;
      rows.push({ row, column, x, y, width, height });
      y += height + gapOf(sheet);
    }
  }
  return { chapter, number, ...box, rows, headings };
}
