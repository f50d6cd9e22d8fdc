// Where things lie on the stage, in design pixels.
import { SPACES } from '../../../engine/games/zizka/data/board';
import type { Box } from '../game-table';
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
export function panelPoint(order: number): Point {
  return { x: 110, y: [80, 400, 540, 620][order] ?? 120 };
}
