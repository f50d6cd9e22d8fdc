import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { games } from '../../../engine/registry';
import { learnings } from '../../../main/cli/train/learnings';
import { playDuel, shiftedWeights } from '../../../main/cli/tune/duel';
import { evolve, newEvolution } from '../../../main/cli/tune/evolve';

describe('numbers made better by play', () => {
  it('climb towards what does best, through noise', () => {
    const summit = [0.5, -0.3, 0];
    const noise = makeRng(7);
    const height = (at: readonly number[]) => -at.reduce((sum, each, index) => sum + (each - known(summit[index])) ** 2, 0);
    const evolution = newEvolution(3);
    const gap = (one: readonly number[], other: readonly number[]) => height(one) - height(other) + (noise.float() - 0.5) * 0.2;
    const wish = { pairs: 40, spread: 0.1, rate: 0.03 };
    for (let round = 0; round < 80; round++) evolve(evolution, gap, wish, makeRng(round));
    evolution.moved.forEach((each, index) => {
      expect(each).toBeCloseTo(known(summit[index]), 0.7);
    });
    expect(evolution.iteration).toBe(80);
  });

  it('move in shares of their own size, chances only from nothing to certainty', () => {
    const start = { price: 2, chance: 0.9, slope: 0 };
    const moved = shiftedWeights({ chances: ['chance'] }, start, [0.5, 1, -2]);
    expect(moved.price).toBeCloseTo(3);
    expect(moved.chance).toBe(1);
    expect(moved.slope).toBeCloseTo(-0.3);
  });
});

// A belief of each game without which a match goes another way.
const TUNED = [
  { id: 'grunwald', belief: 'officerCost' },
  { id: 'monster-lands', belief: 'dieS' },
  { id: 'zizka', belief: 'company' },
] as const;

describe.each(TUNED)('a duel of weights: $id', ({ id, belief }) => {
  const learning = known(learnings[id]);
  const { weights: start } = known(learning.taste);
  const duel = { seed: 5, seats: 3, seat: 1, rest: start };

  it('is the same match again with the same weights, and another one with others', () => {
    const own = { ...start, [belief]: -known(start[belief]) };
    const plain = playDuel(games[id], learning, { ...duel, own: start });
    expect(playDuel(games[id], learning, { ...duel, own: start })).toEqual(plain);
    expect(playDuel(games[id], learning, { ...duel, own })).not.toEqual(plain);
  });

  it('leaves the beliefs of everybody else alone', () => {
    const own = { ...start, [belief]: -known(start[belief]) };
    const plain = playDuel(games[id], learning, { ...duel, own: start });
    playDuel(games[id], learning, { ...duel, own });
    expect(playDuel(games[id], learning, { ...duel, own: start })).toEqual(plain);
  });

  it('is won by whoever knows what things are worth', () => {
    // Nothing is worth anything: such a seat wins less than its share.
    const own = Object.fromEntries(Object.keys(start).map((name) => [name, 0]));
    let share = 0;
    for (let seed = 1; seed <= 30; seed++)
      share += playDuel(games[id], learning, { seed, seats: 3, seat: seed % 3, own, rest: start }).share;
    expect(share / 30).toBeLessThan(0.2);
  });
});
