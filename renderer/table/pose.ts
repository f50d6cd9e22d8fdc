// How a piece is held at one moment: everything a sprite needs to draw it. Height drives scale, shadow and z together.
import type { Place } from './arrange';
import { type Matrix, restOn } from './dice/cube';
import type { Piece } from './scene';

export interface Pose {
  x: number;
  y: number;
  // Pixels over the table.
  height: number;
  scale: number;
  // On the table, in radians.
  spin: number;
  // A card or token: 0 face up, π face down.
  turn: number;
  // A figure: 0 as drawn, π looking the other way.
  swing: number;
  // Leaning into a way or away from a blow, in radians.
  lean: number;
  // 1 at rest; below crouched, above stretched.
  squash: number;
  // 0 standing, 1 on its side.
  fall: number;
  // 0 lit, 1 dimmed.
  dim: number;
  alpha: number;
  depth: number;
  // A die's own rotation.
  rotation: Matrix | null;
}

export function restPose(piece: Piece, place: Place): Pose {
  const { pose } = piece;
  return {
    x: place.x,
    y: place.y,
    height: pose?.lifted ?? 0,
    scale: place.scale,
    spin: piece.kind === 'die' ? 0 : place.spin,
    turn: piece.kind === 'card' && piece.face === 'back' ? Math.PI : 0,
    swing: pose?.flipped ? Math.PI : 0,
    lean: 0,
    squash: 1,
    fall: pose?.fallen ? 1 : 0,
    dim: pose?.dimmed ? 1 : 0,
    alpha: pose?.alpha ?? 1,
    depth: place.depth,
    rotation: piece.kind === 'die' ? restOn(Number(piece.face), place.spin) : null,
  };
}

export function copyPose(target: Pose, source: Pose): void {
  Object.assign(target, source);
}

// Everything but place and height, part of the way: what changes along with any motion.
export function blend(target: Pose, from: Pose, to: Pose, share: number): void {
  target.scale = from.scale + (to.scale - from.scale) * share;
  target.spin = from.spin + (to.spin - from.spin) * share;
  target.turn = from.turn + (to.turn - from.turn) * share;
  target.fall = from.fall + (to.fall - from.fall) * share;
  target.dim = from.dim + (to.dim - from.dim) * share;
  target.alpha = from.alpha + (to.alpha - from.alpha) * shareSeen(from, to, share);
}

// What a tray hides goes before the tray lies over it, and comes back when it has gone: nothing shines through.
function shareSeen(from: Pose, to: Pose, share: number): number {
  return to.alpha > from.alpha ? Math.max(0, 2 * share - 1) : Math.min(1, 2 * share);
}
