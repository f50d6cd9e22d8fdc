// Where the teacher's sheet lies: beside what it speaks of, never over it, over as little of what can be chosen as
// possible. Pure.
import type { Box } from '../../table/game-table';
import type { Size } from './tip-place';
import { overlap } from './tip-place';

// The table between the top strip and the request bar.
const TABLE: Box = { x: 8, y: 46, width: 1264, height: 596 };
const STEP = 16;
const SPOKEN_OF = 60;
const CHOSEN_FROM = 4;

// Of the game's own places the one that covers least, the first when all are as good.
export function chooseAside(asides: readonly Box[], about: readonly Box[], spots: readonly Box[]): Box | undefined {
  return asides.toSorted((one, other) => costOf(one, about, spots) - costOf(other, about, spots))[0];
}

// Where the sheet of a point lay last.
export interface Lain {
  readonly point: string;
  readonly place: Box;
}

// A piece is taken in hand and its ways appear: the sheet that is being read stays where it is, unless it lies on what it
// speaks of or on the middle of something to choose.
export function keptAside(lain: Lain | null, point: string, about: readonly Box[], spots: readonly Box[]): Box | undefined {
  if (lain === null || lain.point !== point) return undefined;
  const { place } = lain;
  const isInTheWay = about.some((box) => overlap(place, box) > 0) || spots.some((box) => overlap(place, middleThird(box)) > 0);
  return isInTheWay ? undefined : place;
}

function middleThird({ x, y, width, height }: Box): Box {
  return { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
}

// The best place of the best shape; the first shape when all are as good.
export function placeSheet(shapes: readonly Size[], about: readonly Box[], spots: readonly Box[]): Box {
  let best: Box = { x: TABLE.x, y: TABLE.y, width: 0, height: 0 };
  let least = Number.POSITIVE_INFINITY;
  const middle = middleOf(about);
  for (const shape of shapes) {
    for (const place of places(shape)) {
      const cost = costOf(place, about, spots) + farFrom(place, middle);
      if (cost >= least) continue;
      best = place;
      least = cost;
    }
  }
  return best;
}

function* places({ width, height }: Size): Generator<Box> {
  for (let y = TABLE.y; y <= TABLE.y + TABLE.height - height; y += STEP)
    for (let x = TABLE.x; x <= TABLE.x + TABLE.width - width; x += STEP) yield { x, y, width, height };
}

function costOf(place: Box, about: readonly Box[], spots: readonly Box[]): number {
  const covered = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  return SPOKEN_OF * covered(about) + CHOSEN_FROM * covered(spots);
}

function middleOf(boxes: readonly Box[]): { readonly x: number; readonly y: number } | null {
  if (boxes.length === 0) return null;
  const sum = boxes.reduce((all, box) => ({ x: all.x + box.x + box.width / 2, y: all.y + box.y + box.height / 2 }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / boxes.length, y: sum.y / boxes.length };
}

// Among places that cover nothing the nearest: the eye has the shortest way.
function farFrom(place: Box, point: { readonly x: number; readonly y: number } | null): number {
  if (point === null) return Math.hypot(place.x + place.width / 2 - 640, place.y + place.height / 2 - 540);
  return Math.hypot(place.x + place.width / 2 - point.x, place.y + place.height / 2 - point.y);
}
