// Which part of a large drawing is made sharp: what is in sight of it, and a little more. Pure.
import { type Box, isInside, type Size } from './scene';

// Drawn beyond the sight on every side, in parts of the sight.
const ROOM = 0.1;

// A small step of the camera finds what it comes to sharp already.
export function withRoom({ x, y, width, height }: Box, whole: Size): Box {
  const [left, top] = [Math.max(0, x - width * ROOM), Math.max(0, y - height * ROOM)];
  const [right, bottom] = [Math.min(whole.width, x + width * (1 + ROOM)), Math.min(whole.height, y + height * (1 + ROOM))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function isWithin(outer: Box, { x, y, width, height }: Box): boolean {
  return isInside(outer, { x, y }) && isInside(outer, { x: x + width, y: y + height });
}

// The smallest box around all of them.
export function containing(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

// What of a drawing lies in a window, in the drawing's own pixels; null when nothing does.
export function partInSight(shown: Box, whole: Size, window: Box): Box | null {
  const from = { x: Math.max(shown.x, window.x), y: Math.max(shown.y, window.y) };
  const to = {
    x: Math.min(shown.x + shown.width, window.x + window.width),
    y: Math.min(shown.y + shown.height, window.y + window.height),
  };
  if (to.x <= from.x || to.y <= from.y) return null;
  const [across, down] = [whole.width / shown.width, whole.height / shown.height];
  return {
    x: (from.x - shown.x) * across,
    y: (from.y - shown.y) * down,
    width: (to.x - from.x) * across,
    height: (to.y - from.y) * down,
  };
}
