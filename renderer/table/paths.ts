// How each kind of piece moves: durations and easing belong to the kind, never to a game. Pure functions of progress.
import { between } from './dice/cube';
import { easeBack, easeBounce, easeInOut, easeOut } from './motion';
import { blend, type Pose } from './pose';
import type { Piece, PieceKind, Point } from './scene';

// A way from one pose to another; `at` writes the pose of a moment between 0 and 1.
export interface Path {
  readonly millis: number;
  at(progress: number, pose: Pose): void;
}

// How a piece may be told to go, beyond its kind's own way.
export interface How {
  // Points on the way, the last one its own place.
  readonly via?: readonly Point[];
  readonly style?: 'hop' | 'slide' | 'fly' | 'fall';
  readonly height?: number;
  readonly millis?: number;
  // What it looks like on the way: a commander who walks in town rides between towns.
  readonly look?: Piece;
}

interface Pace {
  readonly millis: number;
  // Between the starts of two pieces of this kind in one beat.
  readonly gap: number;
  readonly height: number;
}

export const PACE: Readonly<Record<PieceKind, Pace>> = {
  board: { millis: 260, gap: 0, height: 0 },
  marker: { millis: 380, gap: 40, height: 10 },
  token: { millis: 420, gap: 60, height: 44 },
  coin: { millis: 480, gap: 55, height: 80 },
  card: { millis: 380, gap: 70, height: 26 },
  die: { millis: 520, gap: 50, height: 70 },
  figure: { millis: 260, gap: 90, height: 24 },
};
const SHIFT_MILLIS = 240;
const TURN_MILLIS = 320;
const FALL_MILLIS = 620;
const CROUCH = 0.86;
const STRETCH = 1.1;
const LEAN = 0.12;

export function pathFor(kind: PieceKind, from: Pose, to: Pose, how: How = {}): Path {
  const pace = PACE[kind];
  const style =
    how.style ?? (kind === 'figure' ? 'hop' : kind === 'marker' || kind === 'board' || kind === 'card' ? 'slide' : 'fly');
  const millis = how.millis ?? pace.millis;
  const height = how.height ?? heightFor(kind, from, to);
  if (style === 'fall') return fall(from, to, how.millis ?? FALL_MILLIS);
  if (style === 'hop') return hops(from, to, how.via ?? [to], height, millis);
  return style === 'fly' ? fly(from, to, height, millis) : slide(from, to, height, millis);
}

function heightFor(kind: PieceKind, from: Pose, to: Pose): number {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return PACE[kind].height * Math.min(1.6, 0.5 + far / 240);
}

// One hop a point: crouch, spring with a stretch, land with a squash; the figure turns to where it goes.
function hops(from: Pose, to: Pose, points: readonly Point[], height: number, millisEach: number): Path {
  const stops = [{ x: from.x, y: from.y }, ...points];
  const legs = Math.max(1, stops.length - 1);
  const dx = to.x - from.x;
  const facing = Math.abs(dx) < 10 ? from.swing : dx < 0 ? 0 : Math.PI;
  return {
    millis: millisEach * legs + 110,
    at(progress, pose) {
      const run = millisEach * legs;
      const time = progress * (run + 110);
      blend(pose, from, to, easeInOut(progress));
      pose.swing = from.swing + (facing - from.swing) * easeInOut(Math.min(1, time / Math.min(220, run)));
      if (time >= run) {
        land(pose, to, (time - run) / 110);
        return;
      }
      const leg = Math.min(legs - 1, Math.floor(time / millisEach));
      const [start, end] = [stops[leg] ?? to, stops[leg + 1] ?? to];
      step(pose, start, end, (time - leg * millisEach) / millisEach, height);
    },
  };
}

function step(pose: Pose, start: Point, end: Point, part: number, height: number): void {
  // The first sixth crouches on the spot; the rest flies.
  const air = Math.max(0, (part - 0.16) / 0.84);
  const rise = Math.sin(Math.PI * air);
  pose.x = start.x + (end.x - start.x) * air;
  pose.y = start.y + (end.y - start.y) * air;
  pose.height = rise * height;
  pose.squash = part < 0.16 ? 1 - (1 - CROUCH) * Math.sin((part / 0.16) * Math.PI) : 1 + (STRETCH - 1) * rise;
  pose.lean = Math.sign(end.x - start.x) * LEAN * rise;
}

function land(pose: Pose, to: Pose, share: number): void {
  pose.x = to.x;
  pose.y = to.y;
  pose.height = to.height * share;
  pose.lean = 0;
  pose.squash = 1 - (1 - CROUCH) * Math.sin(Math.PI * Math.min(1, share)) * (1 - share * 0.4);
}

// Over the table, a little lifted; a card that turns over does so in the middle of its way.
function slide(from: Pose, to: Pose, height: number, millis: number): Path {
  const turns = from.turn !== to.turn;
  return {
    millis: turns ? Math.max(millis, TURN_MILLIS + 80) : millis,
    at(progress, pose) {
      const share = easeInOut(progress);
      blend(pose, from, to, share);
      pose.turn = from.turn + (to.turn - from.turn) * easeInOut(Math.min(1, Math.max(0, (progress - 0.12) / 0.76)));
      pose.x = from.x + (to.x - from.x) * share;
      pose.y = from.y + (to.y - from.y) * share;
      pose.height = lifted(from, to, progress, height);
      if (to.rotation && from.rotation) pose.rotation = between(from.rotation, to.rotation, share);
    },
  };
}

// In an arc, with a small bounce where it lands: coins, tokens, dice that are carried.
function fly(from: Pose, to: Pose, height: number, millis: number): Path {
  return {
    millis,
    at(progress, pose) {
      const share = easeInOut(Math.min(1, progress / 0.86));
      blend(pose, from, to, share);
      pose.x = from.x + (to.x - from.x) * share;
      pose.y = from.y + (to.y - from.y) * share;
      const bounce = progress > 0.86 ? Math.sin(((progress - 0.86) / 0.14) * Math.PI) * height * 0.07 : 0;
      pose.height = progress > 0.86 ? to.height + bounce : lifted(from, to, share, height);
      if (to.rotation && from.rotation) pose.rotation = between(from.rotation, to.rotation, easeOut(share));
    },
  };
}

function lifted(from: Pose, to: Pose, progress: number, height: number): number {
  return from.height + (to.height - from.height) * progress + Math.sin(Math.PI * progress) * height;
}

// Struck, it leans back, tips over and bounces once.
function fall(from: Pose, to: Pose, millis: number): Path {
  return {
    millis,
    at(progress, pose) {
      blend(pose, from, to, progress);
      pose.x = from.x + (to.x - from.x) * easeOut(progress);
      pose.y = from.y + (to.y - from.y) * easeOut(progress);
      pose.lean = progress < 0.2 ? -0.14 * Math.sin((progress / 0.2) * Math.PI) : 0;
      pose.fall = from.fall + (to.fall - from.fall) * (progress < 0.2 ? 0 : easeBounce((progress - 0.2) / 0.8));
    },
  };
}

// Made room for: flat and quick.
export function shift(from: Pose, to: Pose): Path {
  return slide(from, to, 0, SHIFT_MILLIS);
}

// Turned where it lies: lifted, over, down; a figure swings on its plinth or stands up again.
export function turnOver(kind: PieceKind, from: Pose, to: Pose): Path {
  const base = slide(from, to, kind === 'card' ? 30 : kind === 'figure' ? 0 : 22, TURN_MILLIS);
  return {
    millis: base.millis,
    at(progress, pose) {
      base.at(progress, pose);
      pose.swing = from.swing + (to.swing - from.swing) * easeInOut(progress);
      // What only shows another face of itself, such as a token, is seen to flip all the same.
      if (kind !== 'card' && kind !== 'figure' && kind !== 'die' && from.turn === to.turn) {
        pose.turn = progress < 0.5 ? Math.PI * progress : Math.PI * (1 - progress);
      }
    },
  };
}

// Same place, other look: a short breath so that the eye finds it.
export function change(from: Pose, to: Pose): Path {
  return {
    millis: 180,
    at(progress, pose) {
      blend(pose, from, to, progress);
      pose.height = from.height + (to.height - from.height) * easeBack(progress);
    },
  };
}
