// Sizes that the table of Monster Lands reckons by itself.
import { describe, expect, it } from 'vitest';
import { poolDieSize } from '../../renderer/games/monster-lands/layout';

describe('dice of the pool', () => {
  it('are large while they are few', () => {
    expect(poolDieSize([2, 1, 1])).toBe(31);
    expect(poolDieSize([4, 3])).toBe(31);
  });

  it('shrink when a kind needs a second row beside another kind', () => {
    expect(poolDieSize([5, 2])).toBe(25);
    expect(poolDieSize([9, 2])).toBeLessThan(25);
  });

  it('never vanish, however many there are', () => {
    expect(poolDieSize([14, 9, 3, 3, 2, 2, 1])).toBeGreaterThanOrEqual(15);
  });
});
