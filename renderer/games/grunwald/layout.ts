// Where things lie on the stage, in design pixels: map, fields, niches, seat panels.
import { FIELDS, type FieldId, type GrunwaldView } from '../../../engine/games/grunwald/view-types';
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

// The viewer sits at the top left; the others follow clockwise by seat, two on the right first when there are three.
export function panelPlace(view: GrunwaldView, seat: number): Point {
  const first = view.you ?? 0;
  const turn = (seat - first + view.seats) % view.seats;
  const order = view.seats === 2 ? [0, 2] : view.seats === 3 ? [0, 2, 3] : [0, 2, 3, 1];
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
export function homePoint(view: GrunwaldView, seat: number): Point {
  const { x, y } = panelPlace(view, seat);
  return { x: x + 40, y: y + 88 };
}

export function pursePoint(view: GrunwaldView, seat: number): Point {
  const { x, y } = panelPlace(view, seat);
  return { x: x + 24, y: y + 118 };
}
