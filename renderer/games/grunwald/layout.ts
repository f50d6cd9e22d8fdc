// Where things lie on the stage, in design pixels: map, fields, niches, seat panels.
import { FIELDS, type FieldId } from '../../../engine/games/grunwald/view-types';
import type { SeatSpec } from '../../../engine/protocol';
import type { Box } from '../game-table';
import { FIELD_AT, type FieldNumber, nicheAt } from './art/field';

export const MAP_AT = { x: 228, y: 44 };
export const PANEL = { width: 212, height: 292 };
const PANEL_AT = [
  { x: 9, y: 49 },
  { x: 9, y: 349 },
  { x: 1059, y: 49 },
  { x: 1059, y: 349 },
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

// A person alone against the computer sits at the top left, whatever the seat. With friends at one screen every panel
// keeps its place, so that nothing jumps when the turn passes. The others follow clockwise, the right side first.
export function panelPlace(seats: readonly SeatSpec[], seat: number): Point {
  const people = seats.flatMap((spec, index) => (spec.kind === 'human' ? [index] : []));
  const first = people.length === 1 ? (people[0] ?? 0) : 0;
  const turn = (seat - first + seats.length) % seats.length;
  const order = seats.length === 2 ? [0, 2] : seats.length === 3 ? [0, 2, 3] : [0, 2, 3, 1];
  return PANEL_AT[order[turn] ?? 0] ?? { x: 9, y: 49 };
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

export function nichePoint(field: FieldId, place: number): Point {
  const corner = fieldCorner(field);
  const niche = nicheAt(place);
  return { x: corner.x + niche.x, y: corner.y + niche.y };
}

// Where figures of a seat wait in its panel.
export function homePoint(seats: readonly SeatSpec[], seat: number): Point {
  const { x, y } = panelPlace(seats, seat);
  return { x: x + 40, y: y + 88 };
}

export function pursePoint(seats: readonly SeatSpec[], seat: number): Point {
  const { x, y } = panelPlace(seats, seat);
  return { x: x + 24, y: y + 118 };
}
