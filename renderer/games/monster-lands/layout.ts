// Where things lie on the stage, in design pixels: the painted board, the clan below it, the rivals at the right.
import type { BuildingId } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { BUILDINGS } from './art/building';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOARD_AT: Point = { x: 2, y: 41 };
export const BOARD_SIZE = { width: 1104, height: 458 };
export const CLAN_AT: Point = { x: 2, y: 501 };
export const CLAN_SIZE = { width: 1104, height: 146 };
export const SIDE = { x: 1110, y: 44, width: 166, height: 602 };
// Below the rivals: the piles.
export const PILES_HEIGHT = 54;

export const LAND_X: Readonly<Record<'A' | 'B', number>> = { A: 6, B: 690 };
const LAND_Y = 204;
const TRAIL_STEP = 103;

// The clan shown large: the viewer's own, or whoever acts when nobody in particular looks.
export const shownSeat = (view: View): number => view.viewer ?? view.ask?.seat ?? Math.max(0, view.turnSeat);

export const rivalsOf = (view: View): readonly number[] => {
  const own = shownSeat(view);
  return view.clans.map((_, seat) => (own + seat) % view.clans.length).slice(1);
};

// Middle of a trail's standing place.
export function trailPoint(key: string): Point {
  const number = Number(key.slice(-1)) - 1;
  const place = key.slice(0, -1);
  const on = (x: number, y: number): Point => ({ x: BOARD_AT.x + x, y: BOARD_AT.y + y });
  if (place === 'A' || place === 'B') return on(LAND_X[place] + number * TRAIL_STEP + 26, LAND_Y + 121 + 100);
  if (place === 'gate') return on(630, 230 + number * 50);
  return on((place === 'questA' ? 440 : 574) + number * 64, 186 + 130 + 84);
}

export const isBuilding = (id: string): id is BuildingId => id in BUILDINGS;

export function buildingPoint(id: BuildingId): Point {
  const { x, width } = BUILDINGS[id];
  return { x: BOARD_AT.x + x + width / 2, y: BOARD_AT.y + 150 };
}

// Where goods of a seat come from and go to.
export function seatPoint(view: View, seat: number): Point {
  const index = rivalsOf(view).indexOf(seat);
  if (index < 0) return { x: CLAN_AT.x + 820, y: CLAN_AT.y + 84 };
  const height = (SIDE.height - PILES_HEIGHT) / Math.max(2, rivalsOf(view).length);
  return { x: SIDE.x + SIDE.width / 2, y: SIDE.y + height * index + 60 };
}

export const poolPoint = (view: View, seat: number): Point =>
  seat === shownSeat(view) ? { x: CLAN_AT.x + 90, y: CLAN_AT.y + 96 } : seatPoint(view, seat);

// Members' cards in the clan's row: they overlap when there are many.
export const MEMBER_WIDTH = 100;
export const MEMBERS_X = 186;
export const MEMBERS_ROOM = 556;
export const memberStep = (count: number): number =>
  Math.min(MEMBER_WIDTH + 6, count < 2 ? MEMBER_WIDTH : (MEMBERS_ROOM - MEMBER_WIDTH) / (count - 1));

// More members than this stand as tiles in two rows.
export const MOST_CARDS = 7;
export const tileColumns = (count: number): string => `repeat(${Math.ceil(count / 2)}, minmax(0, 1fr))`;

// Glory and stores take what the cards leave, so that a small clan does not leave bare parchment.
const WEALTH_RIGHT = 1100;
const WEALTH_LEAST = 348;
const WEALTH_MOST = 790;
export const wealthWidth = (members: number): number =>
  Math.max(WEALTH_LEAST, Math.min(WEALTH_MOST, WEALTH_RIGHT - MEMBERS_X - members * (MEMBER_WIDTH + 6) - 12));
// From here on the stores stand in two large rows.
export const WEALTH_WIDE = 460;

// The felt of the pool, inside its padding, and the gaps between dice of a kind and between kinds, as in clan.css.
const POOL = { width: 151, height: 77 };
const DIE_GAP = 3;
const KIND_GAP = { across: 5, down: 4 };
const DIE_SIZES = [31, 28, 25, 22, 19, 17] as const;
const SMALLEST_DIE = 15;

// The largest dice that fit when every kind stands together and wraps.
export const poolDieSize = (counts: readonly number[]): number =>
  DIE_SIZES.find((size) => poolHeight(counts, size) <= POOL.height) ?? SMALLEST_DIE;

function poolHeight(counts: readonly number[], size: number): number {
  const step = size + DIE_GAP;
  const perRow = Math.floor((POOL.width + DIE_GAP) / step);
  let height = 0;
  let line = { width: 0, height: 0 };
  for (const count of counts) {
    const block = { width: Math.min(count, perRow) * step - DIE_GAP, height: Math.ceil(count / perRow) * step - DIE_GAP };
    const width = line.width === 0 ? block.width : line.width + KIND_GAP.across + block.width;
    if (width <= POOL.width) {
      line = { width, height: Math.max(line.height, block.height) };
    } else {
      height += line.height + KIND_GAP.down;
      line = block;
    }
  }
  return height + line.height;
}
