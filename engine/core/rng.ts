// Chance. A match draws from rngFor(seed, entry): a fresh stream per journal entry, so that undo
// cannot re-roll and the state holds neither seed nor generator. Search brings its own generator.
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { keyedMix, type Words } from './keyed-mix';

export interface Rng {
  // A whole number from 0 to below `bound`.
  int(bound: number): number;
  // A number from 0 to below 1.
  float(): number;
  // How many numbers were drawn so far.
  readonly draws: number;
}

const TWO_32 = 4294967296;

export function makeRng(seed: number): Rng {
  const source = xoroshiro128plus(seed | 0);
  // The first outputs of a small seed are weak.
  for (let warm = 0; warm < 4; warm++) source.next();
  return drawFrom(source);
}

function drawFrom(source: ReturnType<typeof xoroshiro128plus>): Rng {
  let draws = 0;
  const next = () => {
    draws++;
    return source.next() >>> 0;
  };
  return {
    int(bound) {
      // Rejection keeps every face of a die equally likely: the last 2³² mod bound numbers are drawn again. In whole
      // numbers of 32 bits throughout, which is many times faster than the remainder of doubles.
      if (bound >= TWO_32) return next();
      const below = bound >>> 0;
      const surplus = (-below >>> 0) % below;
      let drawn = next();
      while (~drawn >>> 0 < surplus) drawn = next();
      return (drawn >>> 0) % below;
    },
    float: () => next() / TWO_32,
    get draws() {
      return draws;
    },
  };
}

// Mixes the match's seed with the entry number; neighbours must not resemble each other.
export function mixSeed(seed: number, entry: number): number {
  let mixed = (seed ^ Math.imul(entry + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

// What a seat has seen tells a seed of 32 bits apart from all others within minutes, and with it what is to come. So the
// host draws longer ones, of which nobody can try all, and no entry's stream leads back to its seed or to another's.
// Short ones stay for old saves, for seeds that somebody types, for tests.
const isLong = (seed: number): boolean => seed >= TWO_32;
const wordsOf = (seed: number): Words => [seed | 0, Math.floor(seed / TWO_32)];
const LONGEST = 2 ** 52;

// A long seed of 52 bits of chance.
export const longSeed = (low: number, high: number): number => LONGEST + (high & 0xfffff) * TWO_32 + (low >>> 0);

export function rngFor(seed: number, entry: number): Rng {
  if (!isLong(seed)) return makeRng(mixSeed(seed, entry));
  const key = wordsOf(seed);
  return drawFrom(xoroshiro128plusFromState([...keyedMix(key, [entry, 0]), ...keyedMix(key, [entry, 1])]));
}

// Another seed, for a match that goes on from this entry without its past.
export function seedAfter(seed: number, entry: number): number {
  return isLong(seed) ? longSeed(...keyedMix(wordsOf(seed), [entry, 2])) : mixSeed(seed, entry) >>> 0;
}

export function shuffle<Item>(items: Item[], rng: Rng): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    const held = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = held;
  }
  return items;
}

export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  return items[rng.int(items.length)] as Item;
}
