import { describe, expect, it } from 'vitest';
import { strikeOdds } from '../../../engine/games/monster-lands/option-odds';
import { hitOdds } from '../../../engine/games/monster-lands/outlands/hit-odds';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { StrikeView } from '../../../engine/games/monster-lands/view-types';

// Naiala at the gate against Trons: 4 by a trap, S5, M4, S3; a strength and a magic die left; +3 to a kill.
const strike: StrikeView = {
  purpose: 'monster',
  dice: [
    { colour: 'S', face: 5 },
    { colour: 'M', face: 4 },
    { colour: 'S', face: 3 },
  ],
  values: [5, 4, 3],
  perDie: { S: [], M: [], I: [] },
  left: { S: 1, M: 1 },
  parts: [],
  total: 16,
  captureBonus: 0,
  killBonus: 3,
  capture: 17,
  kill: 22,
  target: 0,
  traps: 1,
  trapsNeeded: 1,
  rerolls: [],
  venomsLeft: 0,
};
const oddsAfter = (decision: Decision, more: Partial<StrikeView> = {}) => strikeOdds({ ...strike, ...more }, decision);

describe('odds of an option', () => {
  it('MON-121: both dice at once may overshoot the capture, one by one stops in time', () => {
    const all = oddsAfter({ type: 'rollAll' });
    expect(all?.capture).toBeCloseTo(10 / 36);
    expect(all?.kill).toBeCloseTo(35 / 36);
    const one = oddsAfter({ type: 'roll', colour: 'S' });
    // A six reaches the kill value; everything else may be captured at once. For a kill the second die follows.
    expect(one?.capture).toBeCloseTo(5 / 6);
    expect(one?.kill).toBeCloseTo(35 / 36);
  });

  it('MON-122: a venom counts two at once', () => {
    expect(oddsAfter({ type: 'venom' }, { venomsLeft: 1, left: { S: 0, M: 0 } })).toEqual({ capture: 1, kill: 0 });
  });

  it('MON-123: without the traps for it there is no capture', () => {
    expect(oddsAfter({ type: 'rollAll' }, { traps: 0 })?.capture).toBe(0);
  });

  it('MON-253: a reroll takes the die away before it counts again', () => {
    const rerolls = [{ id: 'tergeo', colours: ['S' as const], left: 1 }];
    // Without the 3 it stands at 13: a capture needs 4 to 6, the kill value (with +3) 6.
    const odds = oddsAfter({ type: 'reroll', colour: 'S', face: 3 }, { rerolls, left: { S: 0, M: 0 } });
    expect(odds?.capture).toBeCloseTo(3 / 6);
    expect(odds?.kill).toBeCloseTo(1 / 6);
  });

  it('MON-121: rolling one counts what the rest may still bring', () => {
    const far = oddsAfter({ type: 'roll', colour: 'S' }, { total: 8, dice: [], values: [], left: { S: 2, M: 2 }, traps: 0 });
    expect(far?.kill).toBeGreaterThan(0.5);
  });
});

describe('what an attack does', () => {
  it('MON-112 to MON-114: hits beyond what stops them wound, then fell', () => {
    const fate = hitOdds({ dice: 2, extra: 0, capacity: 0, lives: 2, again: 0 });
    expect(fate.unhurt).toBeCloseTo(1 / 9);
    expect(fate.wounded).toBeCloseTo(4 / 9);
    expect(fate.fallen).toBeCloseTo(4 / 9);
    expect(hitOdds({ dice: 0, extra: 1, capacity: 0, lives: 1, again: 0 }).fallen).toBe(1);
    expect(hitOdds({ dice: 2, extra: 1, capacity: 3, lives: 1, again: 0 }).unhurt).toBeCloseTo(1);
  });
});
