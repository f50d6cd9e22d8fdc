// Where things lie on the stage, in design pixels.
import { SPACES } from '../../../engine/games/zizka/data/board';
import type { Box } from '../../table/game-table';
import { SPACE_RADIUS, spaceAt } from './art/spaces';

export const MAP_AT = { x: 250, y: 46 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function spacePoint(id: string): Point {
  const { x, y } = spaceAt(id);
  return { x: MAP_AT.x + x, y: MAP_AT.y + y };
}

export function spaceBox(id: string): Box {
  const { x, y } = spacePoint(id);
  const radius = Math.max(13, SPACE_RADIUS[SPACES.find((space) => space.id === id)?.kind ?? 'waypoint'] + 4);
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

// Several figures on one space stand beside each other.
export function standPoint(id: string, index: number, count: number): Point {
  const { x, y } = spacePoint(id);
  return { x: x + (index - (count - 1) / 2) * 24, y: y + 8 };
}

// Where goods of a seat fly to: the head of its panel.
export function panelPoint(order: number, seats: number): Point {
  const heads = seats > 3 ? [84, 372, 470, 568] : seats > 2 ? [84, 388, 530] : [84, 530];
  return { x: 110, y: heads[order] ?? 120 };
}

// The left edge of a row on the sheet at the right, counted from 1.
export function rowPoint(row: number): Point {
  return { x: 1020, y: 190 + (row - 1) * 88 };
}

// A card of a tavern's table by its slot; 3 is the deck's top.
export function tavernPoint(level: 1 | 2, slot: number): Point {
  return { x: 1066 + (slot % 2) * 114, y: (level === 1 ? 100 : 340) + Math.floor(slot / 2) * 98 };
}

export function favourPoint(sovereign: 'wenceslas' | 'sigismund'): Point {
  return { x: sovereign === 'wenceslas' ? 1060 : 1176, y: 542 };
}
