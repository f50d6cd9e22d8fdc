import { describe, expect, it } from 'vitest';
import { compare } from '../../../engine/ai/halving';
import { bestOf } from '../../../engine/ai/plan-tree';
import { makeRng } from '../../../engine/core/rng';

// Urns with a mean each; a draw is the mean plus luck that is the same for all urns of one world.
const game = {
  imagine: () => 0,
  tryOut: (_world: number, mean: number, luck: number) => mean + makeRng(luck).float() * 0.5,
};
const limits = { samples: 40, doubt: 2, first: 6, isOver: () => false };

describe('comparing ideas in the same worlds', () => {
  it('finds the best and drops what has fallen behind', () => {
    const rated = compare(game, [0.2, 0.4, 0.21, 0.39], limits, makeRng(1));
    expect(bestOf(rated).plan).toBe(0.4);
    expect(rated[0]?.visits).toBe(6);
    expect(rated[1]?.visits).toBeLessThan(40);
  });

  it('goes on with what cannot be told apart, to the last sample', () => {
    const rated = compare(
      { ...game, tryOut: (_world: number, _mean: number, luck: number) => makeRng(luck).float() },
      [1, 2],
      limits,
      makeRng(2),
    );
    expect(rated.map((each) => each.visits)).toEqual([40, 40]);
    expect(rated[0]?.share).toBe(rated[1]?.share);
  });

  it('may be stopped after any world, and tries everything once at least', () => {
    const rated = compare(game, [0.2, 0.4, 0.3], { ...limits, isOver: () => true }, makeRng(3));
    expect(rated.map((each) => each.visits)).toEqual([1, 1, 1]);
    expect(bestOf(rated).plan).toBe(0.4);
  });
});
