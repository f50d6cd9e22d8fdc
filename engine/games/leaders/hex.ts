// The board of LDR-1 to LDR-3 as lookup tables: cells, neighbours, straight lines, distances, recruitment cells.
import { known } from '../../core/invariant';

export const RADIUS = 3;
export const CELL_COUNT = 37;
const NO_CELL = -1;

export interface Hex {
  readonly q: number;
  readonly r: number;
}

// N, NE, SE, S, SW, NW: neighbours of a direction are the directions turned by 60°.
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const CELLS: readonly Hex[] = makeCells();
export const CELL_NAMES: readonly string[] = CELLS.map(({ q, r }) => `${q},${r}`);

const cellByName = new Map(CELL_NAMES.map((name, cell) => [name, cell]));

export function cellAt(q: number, r: number): number {
  return cellByName.get(`${q},${r}`) ?? NO_CELL;
}

export function parseCell(text: string): number | null {
  return cellByName.get(text) ?? null;
}

// NEIGHBOURS[cell * 6 + direction] is a cell or -1.
export const NEIGHBOURS: Int8Array = makeTable(6, (from, direction) => {
  const step = known(DIRECTIONS[direction]);
  return cellAt(from.q + step.q, from.r + step.r);
});
// The same without the gaps, for loops.
export const NEIGHBOUR_LISTS: readonly (readonly number[])[] = CELLS.map((_, cell) =>
  DIRECTIONS.map((__, direction) => NEIGHBOURS[cell * 6 + direction] as number).filter((near) => near >= 0),
);

export const DISTANCES: Int8Array = makeTable(CELL_COUNT, (from, other) => {
  const to = known(CELLS[other]);
  return (Math.abs(from.q - to.q) + Math.abs(from.r - to.r) + Math.abs(from.q + from.r - to.q - to.r)) / 2;
});
// 1 for neighbours.
export const ADJACENT: Int8Array = DISTANCES.map((distance) => (distance === 1 ? 1 : 0));
// LDR-40: 1 for distance exactly 2 in a straight line.
export const ARCHER_LINES: Int8Array = makeTable(CELL_COUNT, (from, other) => {
  const to = known(CELLS[other]);
  const straight = from.q === to.q || from.r === to.r || from.q + from.r === to.q + to.r;
  return straight && DISTANCES[cellAt(from.q, from.r) * CELL_COUNT + other] === 2 ? 1 : 0;
});

// The direction that leads straight from a cell to another, or -1.
export const LINES: Int8Array = makeTable(CELL_COUNT, (from, other) => {
  const to = known(CELLS[other]);
  const far = DISTANCES[cellAt(from.q, from.r) * CELL_COUNT + other] as number;
  return DIRECTIONS.findIndex(({ q, r }) => far > 0 && from.q + far * q === to.q && from.r + far * r === to.r);
});

// LDR-2: by seat; seat 0 sits at the bottom.
export const LEADER_STARTS: readonly number[] = [cellAt(0, 3), cellAt(0, -3)];
// LDR-3: by seat.
const BOTTOM_RING: readonly Hex[] = [
  { q: -3, r: 3 },
  { q: -2, r: 3 },
  { q: -1, r: 3 },
  { q: 0, r: 3 },
  { q: 1, r: 2 },
  { q: 2, r: 1 },
  { q: 3, r: 0 },
];
export const RECRUITMENT_CELLS: readonly (readonly number[])[] = [
  BOTTOM_RING.map(({ q, r }) => cellAt(q, r)),
  BOTTOM_RING.map(({ q, r }) => cellAt(-q, -r)),
];

function makeCells(): Hex[] {
  const cells: Hex[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) cells.push({ q, r });
  }
  return cells;
}

function makeTable(width: number, valueAt: (from: Hex, column: number) => number): Int8Array {
  const table = new Int8Array(CELL_COUNT * width);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    for (let column = 0; column < width; column++) table[cell * width + column] = valueAt(known(CELLS[cell]), column);
  }
  return table;
}
