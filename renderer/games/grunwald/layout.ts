// Where things lie on the stage, in design pixels: map, fields, niches, seat panels.
import { FIELDS, type FieldId } from '../../../engine/games/grunwald/view-types';
import type { SeatSpec } from '../../../engine/protocol';
import type { Box } from '../../table/game-table';
import { FIELD_AT, type FieldNumber, nicheAt } from './art/field';

export const MAP_AT = { x: 228, y: 44 };
export const PANEL_WIDTH = 212;
// A column holds one tall panel or two; of two the lit one takes a little room of the other.
const COLUMN = { top: 49, height: 592, gap: 8 };
const LIT_SHARE = 22;
const COLUMN_X = { left: 9, right: 1059 } as const;

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
export function panelPlace(seats: readonly SeatSpec[], seat: number, lit: number | null = null): PanelPlace {
  const people = seats.flatMap((spec, index) => (spec.kind === 'human' ? [index] : []));
  const first = people.length === 1 ? (people[0] ?? 0) : 0;
  const turnOf = (each: number): number => (each - first + seats.length) % seats.length;
  const columns = COLUMNS[seats.length] ?? { left: [0, 3], right: [1, 2] };
  const side: Side = columns.left.includes(turnOf(seat)) ? 'left' : 'right';
  const column = columns[side];
  const tall = column.length === 1;
  const half = (COLUMN.height - COLUMN.gap) / 2;
  const litAt = lit === null ? -1 : column.indexOf(turnOf(lit));
  const shift = tall || litAt < 0 ? 0 : litAt === 0 ? LIT_SHARE : -LIT_SHARE;
  const isLower = column.indexOf(turnOf(seat)) === 1;
  return {
    x: COLUMN_X[side],
    y: isLower ? COLUMN.top + half + COLUMN.gap + shift : COLUMN.top,
    width: PANEL_WIDTH,
    height: tall ? COLUMN.height : half + (isLower ? -shift : shift),
    tall,
  };
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

// Where figures of a seat wait in its panel.
export function homePoint(seats: readonly SeatSpec[], seat: number): Point {
  const { x, y, tall } = panelPlace(seats, seat);
  return { x: x + 40, y: y + (tall ? 104 : 88) };
}

export function pursePoint(seats: readonly SeatSpec[], seat: number): Point {
  const { x, y, tall } = panelPlace(seats, seat);
  return { x: x + 24, y: y + (tall ? 138 : 118) };
}

// Where a won card joins the hand.
export function handPoint(seats: readonly SeatSpec[], seat: number): Point {
  const { x, y, tall } = panelPlace(seats, seat);
  return { x: x + 90, y: y + (tall ? 236 : 180) };
}
