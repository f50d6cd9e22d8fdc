// Where cells and figures stand on the stage, in design pixels.
import type { LeadersView } from '../../../engine/games/leaders/view-types';
import type { Box } from '../../table/game-table';
import { CELL, cellCentre } from './art/board';
import { bottomSeat } from './perspective';

export const BOARD_CENTRE = { x: 580, y: 347 };
// The base stands a little below the cell's centre.
const BASE_DROP = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cellPoint(view: LeadersView, cell: number): Point {
  const { q, r } = view.cells[cell] ?? { q: 0, r: 0 };
  const side = bottomSeat() === 0 ? 1 : -1;
  const at = cellCentre(q * side, r * side);
  return { x: BOARD_CENTRE.x + at.x, y: BOARD_CENTRE.y + at.y };
}

export function basePoint(view: LeadersView, cell: number): Point {
  const { x, y } = cellPoint(view, cell);
  return { x, y: y + BASE_DROP };
}

export function cellBox(view: LeadersView, cell: number): Box {
  const { x, y } = cellPoint(view, cell);
  return { x: x - CELL.x, y: y - CELL.y, width: CELL.x * 2, height: CELL.y * 2 };
}

// Standee and base: what a hand would take.
export function figureBox(view: LeadersView, cell: number): Box {
  const { x, y } = cellPoint(view, cell);
  return { x: x - 32, y: y - 54, width: 64, height: 84 };
}

// Who stands nearer is drawn later.
export function depthOf(point: Point): number {
  return Math.round(point.y);
}
