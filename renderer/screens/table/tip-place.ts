// Where the words of a tip go: beside what they explain, inside the window, never over the question, and over as little
// of what can be chosen or has just moved as possible. Pure.
import type { Box } from '../../table/game-table';

const STAGE = { width: 1280, height: 720 };
const GAP = 10;
const MARGIN = 8;

export interface Size {
  readonly width: number;
  readonly height: number;
}

// About how tall a text of so many letters becomes at this width.
export function tipHeight(letters: number, width: number, scale = 1): number {
  return 20 + 24 * scale + Math.ceil((letters * 7.2 * scale) / (width - 28)) * 19 * scale;
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

// The prompt and the buttons of the bar.
const BAR: Box = { x: 0, y: 648, width: 1280, height: 72 };
// Who reads the question must not have to move the pointer first.
const BAR_WEIGHT = 40;

// Above, below, right, left, in this order when nothing speaks against it.
export function placeTip(target: Box, size: Size, avoid: readonly Box[]): Box {
  const middleX = clamp(target.x + target.width / 2 - size.width / 2, MARGIN, STAGE.width - size.width - MARGIN);
  const middleY = clamp(target.y + target.height / 2 - size.height / 2, MARGIN, STAGE.height - size.height - MARGIN);
  const places: readonly Box[] = [
    { ...size, x: middleX, y: target.y - size.height - GAP },
    { ...size, x: middleX, y: target.y + target.height + GAP },
    { ...size, x: target.x + target.width + GAP, y: middleY },
    { ...size, x: target.x - size.width - GAP, y: middleY },
  ];
  const stage = { x: 0, y: 0, ...STAGE };
  const cost = (place: Box): number => {
    const outside = size.width * size.height - overlap(place, stage);
    const overBar = overlap(place, BAR) * BAR_WEIGHT;
    return outside * 20 + overBar + [target, ...avoid].reduce((sum, box) => sum + overlap(place, box), 0);
  };
  const best = places.toSorted((one, other) => cost(one) - cost(other))[0] ?? { ...size, x: middleX, y: MARGIN };
  return {
    ...size,
    x: clamp(best.x, MARGIN, STAGE.width - size.width - MARGIN),
    // What explains the bar itself stands over it.
    y: clamp(best.y, MARGIN, (target.y >= BAR.y ? target.y : BAR.y) - size.height - MARGIN),
  };
}
