// A dashed arrow through points: plans, threats and the last way a piece took.
import { Graphics } from 'pixi.js';
import { easeOut, type Motion, tween } from './motion';
import type { Point } from './scene';

export interface ArrowStyle {
  readonly colour: number;
  readonly width?: number;
  readonly dash?: number;
  readonly gap?: number;
  readonly head?: 'arrow' | 'none';
}

interface Dash {
  readonly from: Point;
  readonly to: Point;
}

// Straight dashes along the way, up to a share of its length.
export function dashesAlong(points: readonly Point[], dash: number, gap: number, share = 1): readonly Dash[] {
  const dashes: Dash[] = [];
  const total = lengthOf(points) * share;
  let walked = 0;
  for (const [index, from] of points.slice(0, -1).entries()) {
    const to = points[index + 1];
    if (!to) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let at = 0; at < length && walked + at < total; at += dash + gap) {
      const end = Math.min(length, at + dash, total - walked);
      dashes.push({ from: between(from, to, at / length), to: between(from, to, end / length) });
    }
    walked += length;
  }
  return dashes;
}

function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) length += Math.hypot(to.x - from.x, to.y - from.y);
  }
  return length;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export class PathArrow extends Graphics {
  readonly #points: readonly Point[];
  readonly #style: ArrowStyle;

  constructor(points: readonly Point[], style: ArrowStyle) {
    super();
    this.#points = points;
    this.#style = style;
    this.eventMode = 'none';
    this.show(1);
  }

  show(share: number): void {
    const { colour, width = 4, dash = 9, gap = 6, head = 'arrow' } = this.#style;
    this.clear();
    for (const { from, to } of dashesAlong(this.#points, dash, gap, share)) this.moveTo(from.x, from.y).lineTo(to.x, to.y);
    this.stroke({ width, color: colour, cap: 'round' });
    if (head === 'arrow' && share >= 1) this.#drawHead(colour, width);
  }

  grow(millis = 360): Motion {
    return tween(millis, (progress) => this.show(progress), easeOut);
  }

  #drawHead(colour: number, width: number): void {
    const tip = this.#points.at(-1);
    const before = this.#points.at(-2);
    if (!tip || !before) return;
    const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
    const size = width * 3;
    const corner = (turn: number): Point => ({
      x: tip.x - Math.cos(angle + turn) * size,
      y: tip.y - Math.sin(angle + turn) * size,
    });
    const left = corner(0.5);
    const right = corner(-0.5);
    this.poly([tip.x, tip.y, left.x, left.y, right.x, right.y]).fill(colour);
  }
}
