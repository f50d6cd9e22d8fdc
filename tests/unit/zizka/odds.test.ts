// ZIZ-190: the exact odds agree with plain reckoning and with dice thrown many times.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { tokensNeeded } from '../../../engine/games/zizka/allocation';
import { EVENTS } from '../../../engine/games/zizka/data/events';
import { RETINUE_FACES, spaceIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { fightHits, plainHits, solveRoll, winChance } from '../../../engine/games/zizka/dice-math';
import { fightOdds, hitOdds } from '../../../engine/games/zizka/fight-odds';
import {
  conquestChance,
  conquestNow,
  coveredTogether,
  oddsAfterThrow,
  oddsFor,
  oddsNow,
  poolLeft,
} from '../../../engine/games/zizka/odds';
import { at, equip, facing, newTable, play, putToken, seatOf } from './helpers';

const plain = { dice: 1, wenceslas: false, sigismund: false, printed: [0, 0, 0, 0], rerolls: 0 };
const needs = (need: readonly number[]) => (pool: readonly number[]) => (tokensNeeded(need, pool) === 0 ? 1 : 0);

describe('odds', () => {
  it('ZIZ-190: one die, with and without a reroll', () => {
    expect(solveRoll(plain, needs([1, 0, 0, 0])).expected).toBeCloseTo(3 / 6);
    expect(solveRoll({ ...plain, rerolls: 1 }, needs([1, 0, 0, 0])).expected).toBeCloseTo(3 / 4);
    expect(solveRoll(plain, needs([0, 0, 0, 1])).expected).toBeCloseTo(1 / 6);
    expect(solveRoll({ ...plain, dice: 0 }, needs([1, 0, 0, 0])).expected).toBe(0);
    expect(solveRoll({ ...plain, dice: 0, wenceslas: true }, needs([0, 1, 0, 0])).expected).toBeCloseTo(3 / 6);
    expect(solveRoll({ ...plain, dice: 0, sigismund: true, rerolls: 1 }, needs([1, 0, 0, 0])).expected).toBeCloseTo(3 / 4);
    expect(solveRoll({ ...plain, sigismund: true }, () => 0, 3).expected).toBeCloseTo(1);
  });

  it('ZIZ-190: without rerolls eight dice agree with dice thrown many times', () => {
    const exact = solveRoll({ ...plain, dice: 8 }, needs([2, 2, 2, 1])).expected;
    const rng = makeRng(11);
    let met = 0;
    const throws = 20_000;
    for (let count = 0; count < throws; count++) {
      const pool = [0, 0, 0, 0];
      for (let die = 0; die < 8; die++) {
        const face = RETINUE_FACES[rng.int(6)] ?? 0;
        pool[face] = (pool[face] ?? 0) + 1;
      }
      met += needs([2, 2, 2, 1])(pool);
    }
    expect(Math.abs(exact - met / throws)).toBeLessThan(0.012);
  });

  it('ZIZ-190: values of single rerolls never exceed the best, and the best is one of them', () => {
    const profile = { ...plain, dice: 4, wenceslas: true, sigismund: true, rerolls: 2 };
    const solved = solveRoll(profile, needs([2, 1, 1, 1]));
    const fallen = { counts: [0, 3, 1, 0], wenceslas: 5, sigismund: 4 };
    const options = [1, 2, 4, 5].map((die) => solved.reroll(fallen, die, 2));
    const best = Math.max(solved.keep(fallen), ...options);
    expect(solved.value(fallen, 2)).toBeCloseTo(best);
    expect(solved.value(fallen, 0)).toBe(solved.keep(fallen));
  });

  it('luck tokens are shared out over the rows of a conquest', () => {
    const profile = { ...plain, printed: [1, 0, 0, 0], dice: 0 };
    expect(
      conquestChance(
        profile,
        [
          [1, 0, 0, 0],
          [2, 0, 0, 0],
        ],
        0,
      ),
    ).toBe(0);
    expect(
      conquestChance(
        profile,
        [
          [1, 0, 0, 0],
          [2, 0, 0, 0],
        ],
        1,
      ),
    ).toBe(1);
    expect(
      conquestChance(
        { ...plain, dice: 1 },
        [
          [1, 0, 0, 0],
          [1, 0, 0, 0],
        ],
        0,
      ),
    ).toBeCloseTo(1 / 4);
    expect(
      conquestChance(
        { ...plain, dice: 1 },
        [
          [1, 0, 0, 0],
          [1, 0, 0, 0],
        ],
        1,
      ),
    ).toBeCloseTo(3 / 4);
  });

  it('fights: hits are even, ties are the defender’s', () => {
    expect(fightHits({ ...plain, dice: 2 }, 0)).toEqual([0.25, 0.5, 0.25]);
    expect(fightHits({ ...plain, dice: 1, rerolls: 1, printed: [1, 0, 0, 0] }, 0)).toEqual([0, 0.25, 0.75]);
    expect(winChance([0, 1], [0.5, 0.5])).toBe(0.5);
    expect(plainHits(1, 1)).toEqual([0, 0.5, 0.5]);
  });

  it('ZIZ-122: rerolls go to the better dice first, and the last of them to the poor sovereign’s', () => {
    // Sigismund's die hits half the time in an attack, Wenceslas' once in six.
    const both = { ...plain, dice: 1, wenceslas: true, sigismund: true, rerolls: 1 };
    const hits = fightHits(both, 0);
    expect(hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // None: both good dice miss, one of them again, and the poor die misses its only throw.
    expect(hits[0]).toBeCloseTo((1 / 4) * (1 / 2) * (5 / 6));
    // All three: both good dice at once and the poor one in two throws, or the second good one by the reroll.
    expect(hits[3]).toBeCloseTo((1 / 4) * (1 - (5 / 6) ** 2) + (1 / 2) * (1 / 2) * (1 / 6));
    expect(fightHits({ ...plain, dice: 0, wenceslas: true }, 1)).toEqual([0.5, 0.5]);
  });

  it('ZIZ-173: what one more throw of a die would do, row by row', () => {
    const rolled = play(facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C1'), ['event'], ['sword', 'shield']).state;
    rolled.usable = 0;
    const view = zizka.viewFor(rolled, 0);
    const needed = view.event?.rows[0]?.needs;
    expect(needed).toMatchObject({ sword: 2 });
    // Two rerolls: the shield has two even tries; a sword thrown away must come back before the shield gets its one.
    expect(oddsAfterThrow(view, 'shield')?.[0]?.chance).toBeCloseTo(3 / 4);
    expect(oddsAfterThrow(view, 'sword')?.[0]?.chance).toBeCloseTo(1 / 4);
    expect(oddsAfterThrow(zizka.viewFor(newTable(), 0), 'sword')).toBeNull();
  });

  it('ZIZ-76: a conquest under way: this row with the dice as they lie, fresh rolls for the rest', () => {
    const state = at(equip(newTable(), 0, 'torak', ['vrba', 'krutil', 'straka']), 0, 'hluboka');
    state.keeps[0] = [1, 2, 3, 4, 0];
    seatOf(state).luck = 0;
    // Card one: two swords, two shields, a sword and a speech; two dice with one reroll.
    const fresh = { ...plain, dice: 2, rerolls: 1 };
    const later = conquestChance(
      fresh,
      [
        [0, 2, 0, 0],
        [1, 0, 1, 0],
      ],
      0,
    );
    const covered = play(state, ['conquest'], ['sword', 'sword']).state;
    expect(conquestNow(zizka.viewFor(covered, 0))?.chance).toBeCloseTo(later);
    const short = play(state, ['conquest'], ['sword', 'shield']).state;
    expect(conquestNow(zizka.viewFor(short, 0))?.chance).toBeCloseTo(later / 2);
    expect(conquestNow(zizka.viewFor(state, 0))).toBeNull();
  });

  it('ZIZ-145: rerolls that can be bought count, and what they cost on average stands beside', () => {
    const posed = facing(equip(newTable(2, { experienced: true }), 0, 'zizka', ['jakub']), 'C1');
    const rolled = play(Object.assign(posed, {}), ['event'], ['sword', 'shield']).state;
    rolled.usable = 0;
    // One sword lies; every coin is another even try for the second one, and none is spent once it is there.
    const oddsWith = (coins: number) => {
      seatOf(rolled).coins = coins;
      return oddsNow(zizka.viewFor(rolled, 0))?.[0];
    };
    expect(oddsWith(0)).toEqual({ chance: 0, coins: 0 });
    expect(oddsWith(1)).toEqual({ chance: 1 / 2, coins: 1 });
    expect(oddsWith(3)?.chance).toBeCloseTo(7 / 8);
    expect(oddsWith(3)?.coins).toBeCloseTo(1 + 1 / 2 + 1 / 4);
  });

  it('ZIZ-14, ZIZ-145: a coin of Sigismund’s die may pay for a reroll', () => {
    const posed = facing(equip(newTable(2, { experienced: true }), 0, 'zizka', ['jakub']), 'C1');
    posed.favours[1] = 0;
    Object.assign(seatOf(posed), { coins: 0, luck: 0 });
    const rolled = play(posed, ['event'], ['sword', 'shield', 's.coin']).state;
    expect(oddsNow(zizka.viewFor(rolled, 0))?.[0]).toEqual({ chance: 1 / 2, coins: 1 });
    const taken = play(rolled, ['coin']).state;
    expect(oddsNow(zizka.viewFor(taken, 0))?.[0]).toEqual({ chance: 1 / 2, coins: 1 });
  });

  it('ZIZ-65: later rows of donations and levies count after row 1 is paid, in the odds and in the open sheet', () => {
    const state = facing(newTable(), 'M1');
    const chancesWith = (coins: number) => {
      seatOf(state).coins = coins;
      state.faceUp[spaceIndex('tabor')] = 1;
      return oddsFor(zizka.viewFor(state, 0), 0, 'tabor')?.rows.map(({ chance }) => chance);
    };
    expect(chancesWith(2)).toEqual([0, 0, 0]);
    expect(chancesWith(3)).toEqual([1, 0, 0]);
    expect(chancesWith(6)).toEqual([1, 1, 0]);
    expect(chancesWith(7)).toEqual([1, 1, 1]);
    seatOf(state).coins = 6;
    const sheet = zizka.viewFor(play(state, ['event']).state, 0).event?.rows;
    expect(sheet?.map(({ covered, possible }) => [covered, possible])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    const levy = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'X1');
    expect(zizka.viewFor(play(levy, ['event']).state, 0).event?.rows.map(({ covered }) => covered)).toEqual([true, false]);
  });

  it('ZIZ-76: after keep the unused rerolls of a conquest row are gone', () => {
    const state = at(equip(newTable(), 0, 'torak', ['vrba', 'krutil', 'straka']), 0, 'hluboka');
    state.keeps[0] = [1, 2, 3, 4, 0];
    seatOf(state).luck = 1;
    const fresh = { ...plain, dice: 2, rerolls: 1 };
    const rest = [
      [0, 2, 0, 0],
      [1, 0, 1, 0],
    ];
    const rolled = play(state, ['conquest'], ['sword', 'shield']).state;
    const waiting = play(rolled, ['keep']).state;
    expect(waiting.phase).toBe('conquestLuck');
    expect(oddsNow(zizka.viewFor(waiting, 0))?.[0]?.chance).toBe(1);
    const kept = conquestNow(zizka.viewFor(waiting, 0))?.chance;
    expect(kept).toBeCloseTo(conquestChance(fresh, rest, 0));
    expect(kept).toBeLessThan(conquestNow(zizka.viewFor(rolled, 0))?.chance ?? 0);
  });

  it('ZIZ-55: the pool shows what the rows done leave, and which others it covers together', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['raz', 'dorota', 'hynek', 'ludmila']), 'P1');
    Object.assign(seatOf(state), { luck: 0 });
    const kept = play(state, ['event', 'keep'], ['shield', 'shield', 'luck', 'luck', 'luck', 'speech', 'speech', 'luck']).state;
    const view = zizka.viewFor(kept, 0);
    expect(kept.phase).toBe('rows');
    const first = view.event?.rows[0]?.needs;
    const pool = view.roll?.pool;
    const left = poolLeft(view);
    const sumOf = (icons: object | null | undefined): number => Object.values(icons ?? {}).reduce((all, each) => all + each, 0);
    expect(sumOf(left)).toBe(sumOf(pool) - sumOf(first));
    const rows = coveredTogether(view);
    expect(rows.length).toBeGreaterThan(0);
    const done = play(
      kept,
      rows.map((row) => `row:${row}`),
    ).state;
    expect(done.event === null || done.event.spent === 0).toBe(true);
    expect(poolLeft(zizka.viewFor(newTable(), 0))).toBeNull();
  });

  it('ZIZ-156: with four warrants a row that brings another has no chance, before and in the roll', () => {
    const state = facing(equip(newTable(1), 0, 'zizka', ['jakub', 'eliska', 'albrecht', 'kunes']), 'P1');
    state.faceUp[spaceIndex('tabor')] = 1;
    const solo = known(state.solo);
    const barred = EVENTS[tokenIndex('P1')]?.rows?.findIndex((row) => row.reward.warrant !== undefined) ?? -1;
    expect(barred).toBeGreaterThan(0);
    expect(oddsFor(zizka.viewFor(state, 0), 0, 'tabor')?.rows[barred]?.chance).toBeGreaterThan(0);
    solo.warrants = [0, 1, 2, 3];
    expect(oddsFor(zizka.viewFor(state, 0), 0, 'tabor')?.rows[barred]?.chance).toBe(0);
    expect(oddsFor(zizka.viewFor(state, 0), 0, 'tabor')?.rows[0]?.chance).toBeGreaterThan(0);
  });

  it('ZIZ-123: the chance of an attack with the hits that lie', () => {
    const state = at(equip(newTable(), 1, 'katerina', ['adela']), 1, 'pisek');
    const view = zizka.viewFor(state, 0);
    // One die and no reroll in defence: no hit half the time.
    seatOf(state, 1).luck = 0;
    expect(hitOdds(view, 1, 0)).toBe(0);
    expect(hitOdds(view, 1, 1)).toBeCloseTo(1 / 2);
    expect(hitOdds(view, 1, 2)).toBeCloseTo(1);
  });

  it('ZIZ-121: the luck tokens of both sides count in the chance of an attack', () => {
    const state = at(at(equip(equip(newTable(), 0, 'zizka', ['jakub']), 1, 'katerina', ['adela']), 0, 'pisek'), 1, 'pisek');
    seatOf(state, 1).warrant = 1;
    const chanceWith = (own: number, other: number): number => {
      seatOf(state).luck = own;
      seatOf(state, 1).luck = other;
      return fightOdds(zizka.viewFor(state, 0), 0, 1).chance;
    };
    // Two dice against one: two hits beat one or none, one hit beats none.
    expect(chanceWith(0, 0)).toBeCloseTo(1 / 4 + 1 / 2 / 2);
    expect(chanceWith(0, 1)).toBeCloseTo(1 / 4 / 2);
    expect(chanceWith(0, 2)).toBe(0);
    expect(chanceWith(2, 2)).toBeCloseTo(chanceWith(0, 0));
  });

  it('a view gives the odds of known tokens, backs, keeps and the roll under way', () => {
    const state = putToken(equip(newTable(), 0, 'zizka', ['jakub']), 'tabor', 'P2', true);
    seatOf(state).luck = 0;
    const view = zizka.viewFor(state, 0);
    const odds = oddsFor(view, 0, 'tabor');
    expect(odds).toMatchObject({ kind: 'pickpocketing', exact: true, rows: { length: 4 } });
    expect(odds?.whole.chance).toBeCloseTo(1 - (4 / 6) ** 2);
    const hidden = view.spaces.find((space) => space.kind === 'hunting' && space.token === null);
    if (hidden !== undefined) expect(oddsFor(view, 0, hidden.id)).toMatchObject({ exact: false, rows: { length: 1 } });
    const hard = oddsFor(view, 0, 'pribenice');
    expect(hard).toMatchObject({ exact: false, rows: { length: 4 } });
    expect(oddsFor(view, 0, 'orlik')).toBeNull();
    const rolled = play(facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C1'), ['event'], ['sword', 'shield']).state;
    seatOf(rolled).luck = 0;
    rolled.usable = 0;
    const now = oddsNow(zizka.viewFor(rolled, 0));
    // One sword lies, the other die has two tries for sword or luck.
    expect(now?.[0]?.chance).toBeCloseTo(3 / 4);
    const duel = at(state, 1, 'pisek');
    expect(fightOdds(zizka.viewFor(duel, 0), 0, 1).chance).toBeGreaterThan(0);
  });
});
