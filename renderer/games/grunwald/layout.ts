// Where things lie on the stage, in design pixels: map, fields, niches, trays.
import { FIELDS, type FieldId } from '../../../engine/games/grunwald/view-types';
import type { Box } from '../../table/game-table';
import type { Letters } from '../../table/letters';
import { FIELD_AT, type FieldNumber, nicheAt } from './art/field';
import { SHEET } from './ledger-layout';

export const MAP_AT = { x: 228, y: 44 };
export const PANEL_WIDTH = 212;
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

// The cards that somebody chooses from, on the tray's parchment: smaller and lower under large letters, and so far apart
// that what each would do can be read below it.
export const CHOICE = {
  plain: {
    scale: 1.4,
    gap: 12,
    hand: { x: TRAY.x + 30, y: 470, width: TRAY.width - 60, height: 124 },
    larder: { x: TRAY.x + 640, y: 470, width: 152, height: 124 },
  },
  large: {
    scale: 1.2,
    gap: 42,
    hand: { x: TRAY.x + 30, y: 495, width: TRAY.width - 60, height: 98 },
    larder: { x: TRAY.x + 640, y: 495, width: 152, height: 98 },
  },
} as const;

// When something is to be given up: hand, camp and stores side by side, each with room for its cards. Knights who ride
// home lie on the sheet of the ledger.
export function givingBoxes(
  purpose: 'loss' | 'feeding',
  hand: number,
  camp: number,
  letters: Letters,
): Readonly<Record<'hand' | 'camp' | 'larder', Box>> {
  const choice = CHOICE[letters];
  const { x: left, y, height } = choice.hand;
  const x = purpose === 'feeding' ? SHEET.x + 26 : left;
  const larder = { ...choice.larder, x: x + choice.larder.x - left - (purpose === 'feeding' ? 24 : 0) };
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
