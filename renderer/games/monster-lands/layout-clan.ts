// Where the things of the clan shown large lie, by how many members share the room.
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import type { Letters } from '../../table/letters';
import type { Box, Point } from '../../table/scene';

export const CLAN: Box = { x: 2, y: 501, width: 1276, height: 146 };
export const CLOTH: Box = { x: 4, y: 502, width: 206, height: 144 };
// The felt of the pool, inside its rim: under a higher head where the letters are large.
export const POOL: Readonly<Record<Letters, Box>> = {
  plain: { x: 14, y: 546, width: 186, height: 92 },
  large: { x: 14, y: 558, width: 186, height: 80 },
};

const MEMBERS_X = 214;
const MEMBERS_MOST = 708;
const CLAN_END = 1274;
// More members than this get slender cards.
const WIDE_CARDS = 6;
export const WIDE_CARD = { width: 106, height: 145 };
export const SLENDER_CARD = { width: 69, height: 144 };
export const MEMBER_GAP = 6;

export const isSlender = (members: number): boolean => members > WIDE_CARDS;
export const memberSize = (members: number) => (isSlender(members) ? SLENDER_CARD : WIDE_CARD);

export interface ClanLayout {
  readonly members: Box;
  readonly wealth: Box;
  readonly isWide: boolean;
  // The scale of glory.
  readonly track: Box;
  readonly purse: Point;
  // Rows of tokens.
  readonly trophies: Box;
  readonly loot: Box;
  readonly traps: Box;
  readonly defence: Box;
  readonly potion: Box;
  readonly venom: Box;
  readonly lands: Box;
  // How much larger tokens are drawn.
  readonly scale: number;
}

const WEALTH_LEAST = 344;
// Beside three large cards; fewer members leave their places empty.
export const LEAST_PLACES = 3;
const WEALTH_MOST = CLAN_END - MEMBERS_X - LEAST_PLACES * (WIDE_CARD.width + MEMBER_GAP) - 10;
const WEALTH_WIDE = 500;

// Numbers of the purse need more room in large letters: what lies beside them moves on.
const PURSE_ROOM = { plain: { narrow: 106, wide: 126 }, large: { narrow: 124, wide: 152 } } as const;

export function clanLayout(count: number, letters: Letters): ClanLayout {
  const room = isSlender(count) ? MEMBERS_MOST : Math.min(MEMBERS_MOST, count * (WIDE_CARD.width + MEMBER_GAP));
  const width = Math.max(WEALTH_LEAST, Math.min(WEALTH_MOST, CLAN_END - MEMBERS_X - room - 10));
  const x = CLAN_END - width;
  const members: Box = { x: MEMBERS_X, y: 501, width: Math.min(MEMBERS_MOST, x - MEMBERS_X - 8), height: 146 };
  const wealth: Box = { x, y: 502, width, height: 144 };
  const track: Box = { x: x + 4, y: 504, width: width - 8, height: 56 };
  const row = (from: number, to: number, y: number, height: number): Box => ({
    x: x + from,
    y,
    width: to - from,
    height,
  });
  if (width < WEALTH_WIDE) {
    const beside = 20 + PURSE_ROOM[letters].narrow;
    return {
      members,
      wealth,
      isWide: false,
      track,
      purse: { x: x + 20, y: 579 },
      trophies: row(beside, beside + 50, 563, 26),
      loot: row(beside + 52, width - 4, 563, 26),
      traps: row(6, width - 148, 592, 26),
      defence: row(width - 142, width - 4, 592, 26),
      potion: row(6, 90, 619, 26),
      venom: row(94, 178, 619, 26),
      lands: row(182, width - 4, 619, 26),
      scale: 1,
    };
  }
  const scale = width >= WEALTH_MOST ? 1.25 : 1.15;
  const shelf = shelvesIn(width, scale);
  const beside = 24 + PURSE_ROOM[letters].wide;
  const after = beside + 74;
  const half = (width - after - 6) * 0.5;
  return {
    members,
    wealth,
    isWide: true,
    track,
    purse: { x: x + 24, y: 584 },
    trophies: row(beside, after - 4, 566, 34),
    loot: row(after, after + half, 566, 34),
    lands: row(after + 6 + half, width - 6, 566, 34),
    traps: row(...shelf.traps, 606, 34),
    defence: row(...shelf.defence, 606, 34),
    potion: row(...shelf.potion, 606, 34),
    venom: row(...shelf.venom, 606, 34),
    scale,
  };
}

// How wide one place of a shelf is.
export const PLACE = { trap: 31, other: 28 };
const SHELF_EDGE = 8;

// The four shelves side by side, each as long as its places, with equal gaps.
function shelvesIn(width: number, scale: number) {
  const { trap, other } = PLACE;
  const lengths = [LIMITS.traps * trap, LIMITS.defence * other, LIMITS.potion * other, LIMITS.venom * other].map(
    (each) => each * scale,
  );
  const gap = (width - 2 * SHELF_EDGE - lengths.reduce((sum, each) => sum + each, 0)) / (lengths.length - 1);
  const span = (index: number): readonly [from: number, to: number] => {
    const from = SHELF_EDGE + lengths.slice(0, index).reduce((sum, each) => sum + each + gap, 0);
    return [from, from + (lengths[index] ?? 0)];
  };
  return { traps: span(0), defence: span(1), potion: span(2), venom: span(3) };
}

// Dice of the pool: every kind together in a block, blocks side by side, as large as they fit. A cube is seen from the
// front too, so it needs more height than width.
const DIE_GAP = 4;
const DIE_HEIGHT = 1.34;
const KIND_GAP = { across: 9, down: 4 };
const DIE_SIZES = [38, 35, 32, 29, 26, 24, 22, 20, 18] as const;
const SMALLEST_DIE = 15;

export interface PoolLayout {
  readonly edge: number;
  // One box a kind, in the order given.
  readonly boxes: readonly Box[];
  readonly columns: readonly number[];
}

export function poolLayout(counts: readonly number[], room: Box): PoolLayout {
  for (const edge of DIE_SIZES) {
    const found = blocks(counts, edge, room);
    if (found.height <= room.height) return centred(found, room, edge);
  }
  return centred(blocks(counts, SMALLEST_DIE, room), room, SMALLEST_DIE);
}

interface Blocks {
  readonly boxes: readonly Box[];
  readonly columns: readonly number[];
  readonly height: number;
  readonly width: number;
}

function blocks(counts: readonly number[], edge: number, room: Box): Blocks {
  const step = { x: edge + DIE_GAP, y: edge * DIE_HEIGHT + DIE_GAP };
  const perRow = Math.max(1, Math.floor((room.width + DIE_GAP) / step.x));
  const boxes: Box[] = [];
  const columns: number[] = [];
  let at = { x: 0, y: 0, height: 0 };
  let widest = 0;
  for (const count of counts) {
    const across = Math.min(count, perRow);
    const width = across * step.x - DIE_GAP;
    const height = Math.ceil(count / perRow) * step.y - DIE_GAP;
    if (at.x > 0 && at.x + width > room.width) at = { x: 0, y: at.y + at.height + KIND_GAP.down, height: 0 };
    boxes.push({ x: at.x, y: at.y, width, height });
    columns.push(across);
    widest = Math.max(widest, at.x + width);
    at = { x: at.x + width + KIND_GAP.across, y: at.y, height: Math.max(at.height, height) };
  }
  return { boxes, columns, height: at.y + at.height, width: widest };
}

function centred({ boxes, columns, width, height }: Blocks, room: Box, edge: number): PoolLayout {
  const left = room.x + Math.max(0, (room.width - width) / 2);
  const top = room.y + Math.max(0, (room.height - height) / 2);
  return { edge, columns, boxes: boxes.map((box) => ({ ...box, x: box.x + left, y: box.y + top })) };
}
