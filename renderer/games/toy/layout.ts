// Places on the toy's table, in design pixels.
import type { Box } from '../../table/game-table';

export const DIE = { x: 640, y: 250 } as const;
export const DECK = { x: 880, y: 250 } as const;
export const CARD = { width: 84, height: 118 } as const;

export function handPlace(index: number, count: number): { readonly x: number; readonly y: number } {
  return { x: 640 + (index - (count - 1) / 2) * 100, y: 550 };
}

export function laidPlace(seat: number, seats: number): { readonly x: number; readonly y: number } {
  return { x: 640 + (seat - (seats - 1) / 2) * 110, y: 390 };
}

export function cardBox({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { x: x - CARD.width / 2, y: y - CARD.height / 2, width: CARD.width, height: CARD.height };
}

export const DIE_BOX: Box = { x: DIE.x - 44, y: DIE.y - 44, width: 88, height: 88 };
