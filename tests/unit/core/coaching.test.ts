// When the coach asks, and which habits he names.
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../engine/core/agent';
import { findGiveaway, habitsOf } from '../../../engine/core/coaching';

const found = (index: number, share: number, more: Partial<Assessment> = {}): Assessment => ({
  ...{ index, share, spread: 0.01, work: 40, plan: [], reasons: [{ key: 'assess.coins.less', params: { amount: 3 } }] },
  ...more,
});

describe('a decision gives much away', () => {
  it('when its share lies far enough below the best, and the loss is named', () => {
    expect(findGiveaway([found(2, 0.5), found(0, 0.38)], 0)).toMatchObject({
      lost: expect.closeTo(0.12),
      reason: { key: 'assess.coins.less' },
    });
  });

  it('when it throws a sure win away, however well the match stands', () => {
    const reasons = [{ key: 'assess.victory.more' }];
    const win = found(2, 1, { spread: 0, reasons });
    for (const rest of [found(0, 0.93), found(0, 0.97, { spread: 0.05 })])
      expect(findGiveaway([win, rest], 0)?.reason.key).toBe('assess.victory.more');
    expect(findGiveaway([win, found(0, 1, { spread: 0, reasons })], 0)).toBeNull();
    expect(findGiveaway([found(2, 0.99), found(0, 0.93)], 0)).toBeNull();
  });

  it('not when it is the best, a little worse, within the noise, or not looked at', () => {
    const best = found(2, 0.5);
    expect(findGiveaway([best, found(0, 0.3)], 2)).toBeNull();
    expect(findGiveaway([best, found(0, 0.44)], 0)).toBeNull();
    expect(findGiveaway([best, found(0, 0.3, { spread: 0.11 })], 0)).toBeNull();
    expect(findGiveaway([best, found(0, 0, { work: 0 })], 0)).toBeNull();
    expect(findGiveaway([best], 7)).toBeNull();
    expect(findGiveaway([], 0)).toBeNull();
  });

  it('names what is lost before what is gained, else what speaks for the safer way, else nothing', () => {
    const gains = [{ key: 'assess.luck.more' }];
    const both = [...gains, { key: 'assess.company.less' }];
    const best = found(1, 0.6, { reasons: [{ key: 'assess.points.more' }] });
    expect(findGiveaway([best, found(0, 0.3, { reasons: both })], 0)?.reason.key).toBe('assess.company.less');
    expect(findGiveaway([best, found(0, 0.3, { reasons: gains })], 0)?.reason.key).toBe('assess.points.more');
    expect(findGiveaway([found(1, 0.6, { reasons: [] }), found(0, 0.3, { reasons: gains })], 0)).toBeNull();
  });
});

describe('habits', () => {
  const slip = (part: string, number: number, lost: number) => ({ entry: number * 3, number, part, lost });

  it('are the three costliest, each with the rounds in which it showed', () => {
    const slips = [slip('coins', 1, 0.1), slip('luck', 2, 0.3), slip('coins', 4, 0.25), slip('coins', 4, 0.1)];
    expect(habitsOf([...slips, slip('keeps', 5, 0.12), slip('points', 6, 0.11)])).toEqual([
      { part: 'coins', times: 3, at: [1, 4], lost: expect.closeTo(0.45) },
      { part: 'luck', times: 1, at: [2], lost: 0.3 },
      { part: 'keeps', times: 1, at: [5], lost: 0.12 },
    ]);
    expect(habitsOf([])).toEqual([]);
  });
});
