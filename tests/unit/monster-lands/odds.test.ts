// Odds of a trail before committing, against exact reckoning and against dice thrown many times.
import { describe, expect, it } from 'vitest';
import { monsterLands, oddsForTrail, type TrailPlan } from '../../../engine/games/monster-lands';
import { chanceOf } from '../../../engine/games/monster-lands/outlands/dice-odds';
import { clan, place, play, pool, setLand, table } from './support';

const plan = (more: Partial<TrailPlan>): TrailPlan => ({
  seat: 0,
  member: 'korgo',
  trail: 'A4',
  dice: ['S'],
  tokens: [],
  defence: 0,
  potion: 0,
  venom: 0,
  ward: 0,
  carry: 0,
  ...more,
});

describe('odds', () => {
  it('of the attack follow the hits of its dice', () => {
    const state = table();
    setLand(state, 'yuha');
    const view = monsterLands.viewFor(state, 0);
    const odds = oddsForTrail(view, plan({}));
    // Three dice: no hit 1/27, one hit 6/27, more 20/27.
    expect(odds.attackDice).toBe(3);
    expect(odds.unhurt).toBeCloseTo(1 / 27);
    expect(odds.wounded).toBeCloseTo(6 / 27);
    expect(odds.fallen).toBeCloseTo(20 / 27);
    expect(oddsForTrail(view, plan({ defence: 1 })).unhurt).toBeCloseTo(7 / 27);
    expect(oddsForTrail(view, plan({ dice: ['M'], ward: 1 })).attackDice).toBe(2);
  });

  it('of a kill and of a capture', () => {
    const state = table();
    setLand(state, 'yuha');
    place(state, 'A', 'moldo');
    const view = monsterLands.viewFor(state, 0);
    // Two dice of 0 to 5 and 8: at least 11 is two dice of 3 and more together.
    const odds = oddsForTrail(view, plan({ dice: ['S', 'S'], tokens: ['trapTotal8'], defence: 9 }));
    expect(odds.unhurt).toBeCloseTo(1);
    expect(odds.kill).toBeCloseTo(30 / 36);
    expect(odds.capture).toBeCloseTo(1);
    expect(odds.success).toBeCloseTo(1);
    expect(oddsForTrail(view, plan({ dice: ['S', 'S'], defence: 9 })).capture).toBe(0);
  });

  it('of a sum with rerolls: the lowest die again and again while it is short', () => {
    const thrown = { dice: { S: 1, M: 0, I: 0 }, bonus: { S: 0, M: 0, I: 0 }, rerolls: [{ colours: ['S'] as const, times: 2 }] };
    const reach = (target: number) => chanceOf(thrown, 0, (total) => (total >= target ? 1 : null));
    // MON-253: one die may be rerolled twice.
    expect(reach(6)).toBeCloseTo(1 - (5 / 6) ** 3);
    expect(reach(4)).toBeCloseTo(1 - (1 / 2) ** 3);
    expect(reach(7)).toBe(0);
  });

  it('of a capture do not count venom that leads beyond the kill value', () => {
    const state = table();
    setLand(state, 'yuha');
    // Capture 11, kill 12: from 10 a venom kills.
    const view = monsterLands.viewFor(state, 0);
    const sure = plan({ dice: [], tokens: ['trapTotal4', 'trapTotal6'], venom: 1, defence: 9 });
    const odds = oddsForTrail(view, sure);
    expect([odds.capture, odds.kill, odds.success].map((chance) => Math.round(chance * 1000) / 1000)).toEqual([0, 1, 1]);
  });

  it('of the load under way are read from the view', () => {
    const state = table();
    pool(clan(state), 'SSM');
    play(state, ['send:korgo', 'trail:A1', 'add:M']);
    const odds = oddsForTrail(monsterLands.viewFor(state, 0));
    expect(odds.meanTotal).toBeCloseTo(10.5);
    expect(odds.conquest).toBeGreaterThan(0.1);
    expect(odds.unhurt + odds.wounded + odds.fallen).toBeCloseTo(1);
  });

  it('of a load whose traps are hidden are not told', () => {
    const state = table();
    pool(clan(state), 'SSM');
    play(state, ['send:korgo', 'trail:A1', 'add:startingTrap']);
    expect(oddsForTrail(monsterLands.viewFor(state, 0)).success).toBeGreaterThan(0);
    expect(oddsForTrail(monsterLands.viewFor(state, 1)).success).toBe(0);
  });
});
