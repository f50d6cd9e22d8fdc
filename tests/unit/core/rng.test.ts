// Chance: repeatable, separate per entry, fair enough.
import { describe, expect, it } from 'vitest';
import { makeRng, rngFor, shuffle } from '../../../engine/core/rng';

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
