// Chance: repeatable, separate per entry, fair enough.
import { describe, expect, it } from 'vitest';
import { keyedMix } from '../../../engine/core/keyed-mix';
import { longSeed, makeRng, rngFor, seedAfter, shuffle } from '../../../engine/core/rng';

const row = (seed: number, entry: number) => {
  const rng = rngFor(seed, entry);
  return Array.from({ length: 8 }, () => rng.int(1000));
};

describe('chance', () => {
  it('repeats for the same seed and entry, and differs for its neighbours', () => {
    expect(row(7, 3)).toEqual(row(7, 3));
    expect(row(7, 3)).not.toEqual(row(7, 4));
    expect(row(7, 3)).not.toEqual(row(8, 3));
  });

  it('gives every face of a die about as often, over first draws of many entries too', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let entry = 0; entry < 60_000; entry++) {
      const face = rngFor(5, entry).int(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffles evenly: every card is about as often on top', () => {
    const tops = [0, 0, 0, 0, 0];
    const rng = makeRng(3);
    for (let round = 0; round < 20_000; round++) {
      const top = shuffle([0, 1, 2, 3, 4], rng)[0] ?? -1;
      tops[top] = (tops[top] ?? 0) + 1;
    }
    for (const count of tops) expect(Math.abs(count - 4000)).toBeLessThan(300);
  });

  it('counts its draws', () => {
    const rng = makeRng(1);
    rng.int(6);
    rng.float();
    expect(rng.draws).toBe(2);
  });
});

// The number with one of its bits turned over.
const flip = (value: number, bit: number): number => Number(BigInt(value) ^ (1n << BigInt(bit)));

describe('long seeds', () => {
  const seed = longSeed(0x89abcdef, 0x01234567);

  it('are whole numbers that a save holds exactly, longer than any short one', () => {
    for (const [low, high] of [
      [0, 0],
      [0xffffffff, 0xffffffff],
      [1, 0x80000000],
    ] as const) {
      const long = longSeed(low, high);
      expect(Number.isSafeInteger(long)).toBe(true);
      expect(long).toBeGreaterThan(0xffffffff);
      expect(JSON.parse(JSON.stringify({ long }))).toEqual({ long });
    }
  });

  it('count with all their bits, in every entry', () => {
    expect(row(seed, 3)).toEqual(row(seed, 3));
    expect(row(seed, 3)).not.toEqual(row(seed, 4));
    for (let bit = 0; bit < 52; bit++) expect(row(flip(seed, bit), 3)).not.toEqual(row(seed, 3));
  });

  it('mix as the reference vector of HalfSipHash-2-4 says', () => {
    const words = keyedMix([0x03020100, 0x07060504], [0x03020100, 0x07060504]);
    expect(words.map((word) => word >>> 0)).toEqual([0x20e8feed, 0x8c85e4bc]);
  });

  it('are fair', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let entry = 0; entry < 60_000; entry++) {
      const face = rngFor(seed, entry).int(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('are followed by long ones where the past is lost, short ones by short ones as ever', () => {
    expect(seedAfter(seed, 5)).toBeGreaterThan(0xffffffff);
    expect(seedAfter(seed, 5)).not.toBe(seedAfter(seed, 6));
    expect(seedAfter(7, 5)).toBeLessThanOrEqual(0xffffffff);
  });
});
