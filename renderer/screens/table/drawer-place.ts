// Where the log lies: at the side, or the half of a side, where nothing can be chosen. Pure.
import type { Box } from '../../table/game-table';

const WIDTH = 300;
const TOP = 42;
const BOTTOM = 648;
const HALF = (BOTTOM - TOP) / 2;

const box = (x: number, y: number, height: number): Box => ({ x, y, width: WIDTH, height });
const SIDES = [1280 - WIDTH, 0];

// Whole sides first, then their halves.
const PLACES: readonly Box[] = [
  ...SIDES.map((x) => box(x, TOP, BOTTOM - TOP)),
  ...SIDES.flatMap((x) => [box(x, TOP, HALF), box(x, TOP + HALF, HALF)]),
];

function covered(place: Box, other: Box): number {
  const width = Math.min(place.x + place.width, other.x + other.width) - Math.max(place.x, other.x);
  const height = Math.min(place.y + place.height, other.y + other.height) - Math.max(place.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The first place that covers nothing of `asked`, else the one that covers least. */
export function placeDrawer(asked: readonly Box[]): Box {
  const cost = (place: Box): number => asked.reduce((sum, each) => sum + covered(place, each), 0);
  const [first, ...others] = PLACES;
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first as Box);
}
