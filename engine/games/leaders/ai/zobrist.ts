// A 64-bit fingerprint of a moment within a turn (where figures stand, who has acted), in two halves,
// and a fixed-size table from fingerprints to small numbers.
import { makeRng } from '../../../core/rng';
import { CELL_COUNT } from '../hex';
import type { State } from '../types';

const FIGURE_ROOM = 32;
// By kind and owner: figures that come to the board later have no number of their own yet.
const KIND_ROOM = 64;
const rng = makeRng(0x1eade5);
const draw = (size: number) => Int32Array.from({ length: size }, () => rng.int(0x100000000) | 0);
const PLACE_LOW = draw(KIND_ROOM * CELL_COUNT);
const PLACE_HIGH = draw(KIND_ROOM * CELL_COUNT);
const ACTED_LOW = draw(FIGURE_ROOM);
const ACTED_HIGH = draw(FIGURE_ROOM);
const TWIN_LOW = draw(FIGURE_ROOM + 1);

export interface Fingerprint {
  low: number;
  high: number;
}

export function fingerprint(state: State, into: Fingerprint): void {
  const { cell, kind, owner, acted } = state;
  let low = TWIN_LOW[state.twin + 1] as number;
  let high = state.seat;
  for (let figure = 0; figure < cell.length; figure++) {
    const index = (2 * (kind[figure] as number) + (owner[figure] as number)) * CELL_COUNT + (cell[figure] as number);
    low ^= PLACE_LOW[index] as number;
    high ^= PLACE_HIGH[index] as number;
    if ((acted & (1 << figure)) !== 0) {
      low ^= ACTED_LOW[figure] as number;
      high ^= ACTED_HIGH[figure] as number;
    }
  }
  into.low = low;
  into.high = high;
}

export interface Table {
  // The value stored under the fingerprint in this generation, or -1.
  get(print: Fingerprint): number;
  set(print: Fingerprint, value: number): void;
  // Forgets everything, at no cost.
  clear(): void;
}

const PROBES = 4;

// Values from 0 to 255. When a neighbourhood is full the first place is overwritten.
export function makeTable(bits: number): Table {
  const mask = (1 << bits) - 1;
  const lows = new Int32Array(mask + 1 + PROBES);
  const highs = new Int32Array(mask + 1 + PROBES);
  const stamps = new Int32Array(mask + 1 + PROBES);
  let generation = 1;
  const find = (print: Fingerprint) => {
    const start = (print.low ^ (print.low >>> 15)) & mask;
    for (let index = start; index < start + PROBES; index++) {
      const stamp = stamps[index] as number;
      if (stamp >>> 8 !== generation) return ~index;
      if (lows[index] === print.low && highs[index] === print.high) return index;
    }
    return ~start;
  };
  return {
    get(print) {
      const index = find(print);
      return index < 0 ? -1 : (stamps[index] as number) & 255;
    },
    set(print, value) {
      const found = find(print);
      const index = found < 0 ? ~found : found;
      lows[index] = print.low;
      highs[index] = print.high;
      stamps[index] = (generation << 8) | value;
    },
    clear() {
      generation = (generation + 1) & 0x7fffff;
      if (generation !== 0) return;
      stamps.fill(0);
      generation = 1;
    },
  };
}
