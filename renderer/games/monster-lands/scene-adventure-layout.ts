// Where things lie on the adventure's tray, in design pixels of the table: what is fought or asked for above, the ring of
// stones where dice fall before it, who acts at the left, who waits at the right.
import type { Box, Point } from '../../table/scene';
import { ADVENTURE_TRAY } from './layout';

const MIDDLE = ADVENTURE_TRAY.x + ADVENTURE_TRAY.width / 2;

export const RING = { x: MIDDLE, y: 344, rx: 238, ry: 62 };

export const SPOT = {
  // Quest or land; a monster stands there itself, its card lies beside it.
  stake: { x: MIDDLE - 172, y: 56, width: 344, height: 196 },
  beast: { x: MIDDLE - 104, y: 48, width: 208, height: 208 },
  card: { x: 774, y: 54, width: 320, height: 130 },
  // Inside the ring.
  throw: { x: MIDDLE - 194, y: 292, width: 388, height: 104 },
  loot: { x: MIDDLE - 190, y: 300, width: 380, height: 88 },
  // Black dice before they are thrown.
  claws: { x: MIDDLE - 180, y: 262, width: 360, height: 28 },
  goods: { x: 216, y: 284, width: 84, height: 84 },
  left: { x: 800, y: 306, width: 74, height: 84 },
} as const satisfies Readonly<Record<string, Box>>;

// Dice still to be rolled, and how high one row of them is.
export const LEFT_COLUMNS = 3;
export const LEFT_ROW = 33;

// The sheet that tells of him, with his gear, stands below his plinth.
const ACTIVE: Point = { x: 142, y: 332 };
const ACTIVE_HEIGHT = 150;
const WAITING_STEP = 74;
const WAITING_MIDDLE = 988;
const WAITING_HEIGHT = 78;
const LANE_STEP = 128;
const LANE_HEIGHT = 96;

export interface Stand {
  readonly foot: Point;
  readonly height: number;
  // What lies on the trail: tokens and goods, dice.
  readonly goods: Box;
  readonly dice: Box;
}

export const ACTIVE_STAND: Stand = { foot: ACTIVE, height: ACTIVE_HEIGHT, goods: SPOT.goods, dice: SPOT.left };

export function waitingStand(index: number, count: number): Stand {
  const x = WAITING_MIDDLE + (index - (count - 1) / 2) * WAITING_STEP;
  return {
    foot: { x, y: 296 },
    height: WAITING_HEIGHT,
    goods: { x: x - 34, y: 314, width: 68, height: 20 },
    dice: { x: x - 34, y: 337, width: 68, height: 19 },
  };
}

export function laneStand(index: number, count: number): Stand {
  const x = MIDDLE + (index - (count - 1) / 2) * LANE_STEP;
  return {
    foot: { x, y: 322 },
    height: LANE_HEIGHT,
    goods: { x: x - 58, y: 344, width: 116, height: 28 },
    dice: { x: x - 58, y: 374, width: 116, height: 24 },
  };
}
