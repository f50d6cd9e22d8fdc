// A card as a thin board: its four corners in perspective while it turns over. Plain arithmetic.
import type { Point } from '../scene';

// The eye is straight above, so many pixels high.
export const EYE_HEIGHT = 760;

export interface CardCorners {
  readonly up: 'front' | 'back';
  // In the order of the art: left top, right top, right bottom, left bottom.
  readonly corners: readonly [Point, Point, Point, Point];
  // 0…1, how much light the visible side gets.
  readonly light: number;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

// `turn` 0 is face up, π face down, about the long axis; `height` is how high its middle is held.
export function cardCorners(width: number, height: number, turn: number, held: number): CardCorners {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const rise = held + Math.abs(s) * (width / 2);
  const at = ([u, v]: readonly [number, number]): Point => {
    const near = EYE_HEIGHT / (EYE_HEIGHT - (-u * (width / 2) * s + rise));
    return { x: u * (width / 2) * c * near, y: v * (height / 2) * near };
  };
  const [a, b, d, e] = [at(CORNERS[0]), at(CORNERS[1]), at(CORNERS[2]), at(CORNERS[3])];
  const light = 0.62 + 0.38 * Math.abs(c) + 0.12 * s * Math.sign(c);
  return c >= 0 ? { up: 'front', corners: [a, b, d, e], light } : { up: 'back', corners: [b, a, e, d], light };
}
