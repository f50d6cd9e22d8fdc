// Where things lie on the stage, in design pixels: map, fields, niches, seat panels.
import { FIELDS, type FieldId } from '../../../engine/games/grunwald/view-types';
import type { SeatSpec } from '../../../engine/protocol';
import type { Box } from '../../table/game-table';
import { FIELD_AT, type FieldNumber, nicheAt } from './art/field';
import { SHEET } from './ledger-layout';

export const MAP_AT = { x: 228, y: 44 };
export const PANEL_WIDTH = 212;
const COLUMN = { top: 49, height: 592, gap: 8 };
const COLUMN_X = { left: 9, right: 1059 } as const;

export const CARD = { width: 58, height: 80 };
export const EVENT = { width: 262, height: 87 };
export const EVENT_AT: Point = { x: 381, y: 110 };
// The table goes on far beyond a wide window's edge.
export const GROUND: Box = { x: -720, y: -460, width: 2720, height: 1640 };
// Where scenes are laid: over the map, between the panels.
export const TRAY: Box = { x: 232, y: 46, width: 816, height: 596 };
// Lower part of the tray, for the cards that somebody chooses from.
export const SHEET_HEIGHT = 226;
export const SCORE = { x: 278, y: 54, width: 724, most: 70 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Side = keyof typeof COLUMN_X;

// Left and right column by seat count, from the top; numbers count seats clockwise from the first.
const COLUMNS: Readonly<Record<number, Readonly<Record<Side, readonly number[]>>>> = {
  2: { left: [0], right: [1] },
  3: { left: [0], right: [1, 2] },
  4: { left: [0, 3], right: [1, 2] },
};

export interface PanelPlace extends Box {
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

// What of a panel lies where, from its corner: ground line of the figures, middles of the goods, cards of hand and camp.
const TALL = { figures: 92, goods: 121, hand: { y: 206, height: 174 }, camp: { y: 400, height: 174 }, card: 62 };
const LOW = { figures: 84, goods: 112, hand: { y: 144, height: 62 }, camp: { y: 224, height: 62 }, card: 44 };

export interface PanelLayout {
  readonly panel: PanelPlace;
  readonly home: Box;
  readonly hand: Box;
  readonly camp: Box;
  readonly purse: Point;
  readonly larder: Point;
  // How large cards lie here.
  readonly scale: number;
}

export function panelLayout(seats: readonly SeatSpec[], seat: number): PanelLayout {
  const panel = panelPlace(seats, seat);
  const inner = panel.tall ? TALL : LOW;
  const cards = ({ y, height }: { readonly y: number; readonly height: number }): Box => ({
    x: panel.x + 10,
    y: panel.y + y,
    width: PANEL_WIDTH - 20,
    height,
  });
  return {
    panel,
    home: { x: panel.x + 4, y: panel.y + inner.figures - 48, width: PANEL_WIDTH - 8, height: 54 },
    hand: cards(inner.hand),
    camp: cards(inner.camp),
    purse: { x: panel.x + 22, y: panel.y + inner.goods },
    larder: { x: panel.x + 70, y: panel.y + inner.goods },
    scale: inner.card / CARD.width,
  };
}

// Where the officer and each helper of a seat stand at home.
export function homePoint({ home }: PanelLayout, index: number): Point {
  return { x: home.x + (index === 0 ? 22 : 28 + index * 27), y: home.y + 48 };
}

export function fieldNumber(field: FieldId): FieldNumber {
  return (FIELDS.indexOf(field) + 1) as FieldNumber;
}

export function fieldCorner(field: FieldId): Point {
  const at = FIELD_AT[fieldNumber(field)];
  return { x: MAP_AT.x + at.x, y: MAP_AT.y + at.y };
}

export function fieldBox(field: FieldId): Box {
  const { x, y } = fieldCorner(field);
  return { x: x - 2, y: y - 4, width: 218, height: 206 };
}

export function nichePoint(field: FieldId, place: number, seats: number): Point {
  const corner = fieldCorner(field);
  const niche = nicheAt(place, seats);
  return { x: corner.x + niche.x, y: corner.y + niche.y };
}

// The skirmish on its tray: middles of the Order's cards on the left and of the royal host's on the right.
export const BATTLE = { y: 186, scale: 1.5, order: 352, host: 846, reckoner: { x: 566, y: 190 } };
const FIGHTER_STEP = 100;

export function orderPoint(index: number, count: number): Point {
  return { x: BATTLE.order + (index - (count - 1) / 2) * 104, y: BATTLE.y };
}

export function hostPoint(index: number, count: number): Point {
  return { x: BATTLE.host + (index - (count - 1) / 2) * FIGHTER_STEP, y: BATTLE.y };
}

// The cards that somebody chooses from, on the tray's parchment.
export const CHOICE = {
  scale: 1.4,
  hand: { x: TRAY.x + 30, y: 470, width: TRAY.width - 60, height: 124 },
  larder: { x: TRAY.x + 640, y: 470, width: 152, height: 124 },
} as const;

// When something is to be given up: hand, camp and stores side by side, each with room for its cards. Knights who ride
// home lie on the sheet of the ledger.
export function givingBoxes(
  purpose: 'loss' | 'feeding',
  hand: number,
  camp: number,
): Readonly<Record<'hand' | 'camp' | 'larder', Box>> {
  const { x: left, y, height } = CHOICE.hand;
  const x = purpose === 'feeding' ? SHEET.x + 26 : left;
  const larder = { ...CHOICE.larder, x: x + CHOICE.larder.x - left - (purpose === 'feeding' ? 24 : 0) };
  const room = larder.x - x - 32;
  const share = Math.min(0.8, Math.max(0.2, hand / Math.max(1, hand + camp)));
  const width = Math.round(room * share);
  return { hand: { x, y, width, height }, camp: { x: x + width + 16, y, width: room - width, height }, larder };
}

// An event that asks, on its tray: its card large, what it is about, and everybody's place with the bid before it and
// the goods to pay with.
export const EVENT_TRAY = { card: { x: 506, y: 164 }, scale: 1.9, stakes: { x: 912, y: 150 }, prize: 1.25, plate: 72 } as const;

// With an auction there is a dish for the bid.
export type Asking = 'auction' | 'offer';

const DISH = { y: 78, height: 66 };
const SHEETS = {
  auction: { y: 290, height: 336, purse: 160, larder: 250 },
  offer: { y: 330, height: 264, purse: 88, larder: 178 },
} as const;
const PAYING = { height: 76, number: 48 };

export function bidderBox(asking: Asking, index: number, count: number): Box {
  const step = (TRAY.width - 40) / count;
  const { y, height } = SHEETS[asking];
  return { x: TRAY.x + 26 + index * step, y, width: step - 12, height };
}

export function bidBox(index: number, count: number): Box {
  const { x, y, width } = bidderBox('auction', index, count);
  return { x: x + 14, y: y + DISH.y, width: width - 28, height: DISH.height };
}

// The goods of a bidder, with their number before them.
export function payingBox(asking: Asking, goods: 'purse' | 'larder', index: number, count: number): Box {
  const { x, y, width } = bidderBox(asking, index, count);
  return { x: x + 14 + PAYING.number, y: y + SHEETS[asking][goods], width: width - 28 - PAYING.number, height: PAYING.height };
}
