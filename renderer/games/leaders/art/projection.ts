// The eye over the terrace: from the board's plane to the picture. Far things are smaller and higher; pure arithmetic.
import type { Point } from '../../../art/svg';

/** Distance of neighbouring cells on the plane. */
export const DISTANCE = 92;

const STEP = (DISTANCE * Math.sqrt(3)) / 2;
const MIDDLE = 640;
const NEAR_EDGE = 622.8;
const NEAR_PLANE = 322;
const SCALE = 1.06;
const DEPTH = 0.00018;
const SLANT = 0.72;

export interface Seen extends Point {
  /** How large things are here; 1 is the plane's own measure. */
  readonly scale: number;
}

/** A point of the plane, its middle being (0,0), as seen on the stage. */
export const seen = (x: number, y: number): Seen => {
  const far = NEAR_PLANE - y;
  const scale = SCALE / (1 + far * DEPTH);
  return { x: MIDDLE + x * scale, y: NEAR_EDGE - far * SLANT * scale, scale };
};

/** The middle of a cell. */
export const seenCell = (q: number, r: number): Seen => seen(q * STEP, (r + q / 2) * DISTANCE);

/** How far apart two cells of one column are here: a figure must not reach the plinth behind it. */
export const pitchAt = (scale: number): number => (DISTANCE * SLANT * scale * scale) / SCALE;

/** Half axes of a cell. */
export const CELL_WIDTH = 40;
export const CELL_FLATNESS = 0.71;
