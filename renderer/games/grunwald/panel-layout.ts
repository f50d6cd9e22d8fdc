// Where things lie in the panels of the seats. For whoever reads large letters there is an arrangement of its own: a higher
// head, and a row of goods wide enough for large numbers.
import type { SeatSpec } from '../../../engine/protocol';
import type { Letters } from '../../table/letters';
import type { Box, Point } from '../../table/scene';
import { CARD, PANEL_WIDTH } from './layout';

const COLUMN = { top: 49, height: 592, gap: 8 };
const COLUMN_X = { left: 9, right: 1059 } as const;

type Side = keyof typeof COLUMN_X;

// Left and right column by seat count, from the top; numbers count seats clockwise from the first.
const COLUMNS: Readonly<Record<number, Readonly<Record<Side, readonly number[]>>>> = {
  2: { left: [0], right: [1] },
  3: { left: [0], right: [1, 2] },
  4: { left: [0, 3], right: [1, 2] },
};

interface PanelPlace extends Box {
  // Room for large cards in two rows.
  readonly tall: boolean;
}

// A person alone against the computer sits at the top left, whatever the seat. With friends at one screen every panel
// keeps its place, so that nothing jumps when the turn passes. The others follow clockwise, the right side first.
function panelPlace(seats: readonly SeatSpec[], seat: number): PanelPlace {
  const people = seats.flatMap((spec, index) => (spec.kind === 'human' ? [index] : []));
  const first = people.length === 1 ? (people[0] ?? 0) : 0;
  const turn = (seat - first + seats.length) % seats.length;
  const columns = COLUMNS[seats.length] ?? { left: [0, 3], right: [1, 2] };
  const side: Side = columns.left.includes(turn) ? 'left' : 'right';
  const column = columns[side];
  const tall = column.length === 1;
  const half = (COLUMN.height - COLUMN.gap) / 2;
  const isLower = column.indexOf(turn) === 1;
  return {
    x: COLUMN_X[side],
    y: isLower ? COLUMN.top + half + COLUMN.gap : COLUMN.top,
    width: PANEL_WIDTH,
    height: tall ? COLUMN.height : half,
    tall,
  };
}

// What of a panel lies where, from its corner: end of the head, ground line of the figures, middles of the goods, offices,
// cards of hand and camp with their headings over them.
interface Inner {
  readonly head: number;
  readonly figures: number;
  readonly goods: number;
  readonly offices: number;
  readonly hand: { readonly y: number; readonly height: number };
  readonly camp: { readonly y: number; readonly height: number };
  readonly heading: number;
  readonly card: number;
}

const INNER: Readonly<Record<Letters, Readonly<Record<'tall' | 'low', Inner>>>> = {
  plain: {
    tall: {
      head: 36,
      figures: 92,
      goods: 121,
      offices: 140,
      hand: { y: 206, height: 174 },
      camp: { y: 400, height: 174 },
      heading: 15,
      card: 62,
    },
    low: {
      head: 36,
      figures: 84,
      goods: 112,
      offices: 0,
      hand: { y: 144, height: 62 },
      camp: { y: 224, height: 62 },
      heading: 15,
      card: 44,
    },
  },
  large: {
    tall: {
      head: 46,
      figures: 98,
      goods: 128,
      offices: 150,
      hand: { y: 222, height: 166 },
      camp: { y: 414, height: 166 },
      heading: 22,
      card: 62,
    },
    low: {
      head: 44,
      figures: 91,
      goods: 113,
      offices: 0,
      hand: { y: 146, height: 60 },
      camp: { y: 226, height: 60 },
      heading: 19,
      card: 43,
    },
  },
};

// Across the row of goods, from the panel's corner: middles of the two stacks, left ends of the knights and the strength.
const ACROSS: Readonly<Record<Letters, Readonly<Record<'purse' | 'larder' | 'knights' | 'strength', number>>>> = {
  plain: { purse: 22, larder: 70, knights: 106, strength: 154 },
  large: { purse: 17, larder: 71, knights: 113, strength: 159 },
};

export interface PanelLayout {
  readonly panel: PanelPlace;
  readonly letters: Letters;
  // Height of the coloured head.
  readonly head: number;
  readonly home: Box;
  readonly hand: Box;
  readonly camp: Box;
  // How far above their cards the headings stand.
  readonly heading: number;
  readonly purse: Point;
  readonly larder: Point;
  // Left ends of what is counted beside the goods.
  readonly knights: Point;
  readonly strength: Point;
  // Top of the offices, from the panel's corner.
  readonly offices: number;
  // How large cards lie here.
  readonly scale: number;
}

export function panelLayout(seats: readonly SeatSpec[], seat: number, letters: Letters): PanelLayout {
  const panel = panelPlace(seats, seat);
  const inner = INNER[letters][panel.tall ? 'tall' : 'low'];
  const across = ACROSS[letters];
  const inRow = (x: number): Point => ({ x: panel.x + x, y: panel.y + inner.goods });
  const cards = ({ y, height }: { readonly y: number; readonly height: number }): Box => ({
    x: panel.x + 10,
    y: panel.y + y,
    width: PANEL_WIDTH - 20,
    height,
  });
  return {
    panel,
    letters,
    head: inner.head,
    home: { x: panel.x + 4, y: panel.y + inner.figures - 48, width: PANEL_WIDTH - 8, height: 54 },
    hand: cards(inner.hand),
    camp: cards(inner.camp),
    heading: inner.heading,
    purse: inRow(across.purse),
    larder: inRow(across.larder),
    knights: inRow(across.knights),
    strength: inRow(across.strength),
    offices: inner.offices,
    scale: inner.card / CARD.width,
  };
}

// Where the officer and each helper of a seat stand at home.
export function homePoint({ home }: PanelLayout, index: number): Point {
  return { x: home.x + (index === 0 ? 22 : 28 + index * 27), y: home.y + 48 };
}
