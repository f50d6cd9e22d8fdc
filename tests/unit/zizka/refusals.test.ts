// Whatever a player would expect and is not offered says why: actions, spaces, dice, rows, members.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { zizka } from '../../../engine/games/zizka';
import { spaceIndex } from '../../../engine/games/zizka/data/tables';
import type { State } from '../../../engine/games/zizka/types';
import { at, equip, facing, keysOf, layOut, newTable, play, putToken, seatOf } from './helpers';

const why = (state: State, target: string): string | undefined =>
  zizka.refusals?.(state).find((each) => each.target === target)?.reason.key;

describe('refusals', () => {
  it('ZIZ-36, ZIZ-45: spaces out of range, and everything once both actions are used', () => {
    const state = newTable();
    const far = zizka.refusals?.(state).find(({ target }) => target === 'space:vodnany' || target === 'space:tabor');
    expect(far?.reason).toMatchObject({ key: 'why.far', params: { range: expect.any(Number), steps: expect.any(Number) } });
    const reach = Object.keys(zizka.viewFor(state, 0).reach);
    for (const space of reach) expect(why(state, `space:${space}`)).toBeUndefined();
    const idle = { ...zizka.cloneState(state), actions: 0 };
    for (const target of ['move', 'event', 'conquest', 'hire', 'attack', 'space:tabor'])
      expect(why(idle, target)).toBe('why.noAction');
  });

  it('ZIZ-100: cards in sight, outside a tavern, in one before hiring, and without an action', () => {
    const away = at(newTable(), 0, 'tabor');
    const { taverns } = zizka.viewFor(away, 0);
    const cards = taverns.flatMap(({ table, top }) => [...table, top ?? ''].filter((card) => card !== ''));
    expect(cards.length).toBeGreaterThan(0);
    const inside = at(newTable(), 0, 'orlik');
    for (const card of cards) {
      expect(why(away, `member:${card}`)).toBe('why.noTavern');
      expect(why({ ...zizka.cloneState(away), actions: 0 }, `member:${card}`)).toBe('why.noAction');
      expect(why(inside, `member:${card}`)).toBe('why.hireFirst');
    }
  });

  it('ZIZ-120, ZIZ-159: whom one cannot attack', () => {
    const apart = at(at(newTable(), 0, 'tabor'), 1, 'pisek');
    expect(why(apart, 'attack')).toBe('why.nobodyHere');
    const together = at(apart, 1, 'tabor');
    expect(why(together, 'attack:1')).toBe('why.noWarrant');
    Object.assign(seatOf(together, 1), { warrant: 1, laid: 1 });
    expect(why(together, 'attack:1')).toBe('why.laid');
    const solo = at(newTable(1), 0, 'tabor');
    expect(why(solo, 'attack')).toBe('why.torakAway');
    Object.assign(known(solo.solo), { space: spaceIndex('tabor'), laid: 1 });
    expect(why(solo, 'attack')).toBe('why.torakLaid');
  });

  it('ZIZ-18: eyes that have looked, and what is known already', () => {
    const state = putToken(equip(newTable(), 0, 'katerina', []), 'tabor', 'H1', true);
    expect(why(state, 'peek')).toBeUndefined();
    const looking = play(state, ['peek']).state;
    expect(why(looking, 'space:tabor')).toBe('why.seen');
    expect(why(looking, 'space:orlik')).toBe('why.nothingHidden');
    const hidden = keysOf(looking).find((key) => key.startsWith('peek:')) ?? '';
    expect(why(play(looking, [hidden]).state, 'peek')).toBe('why.looked');
    expect(why(equip(newTable(), 0, 'zizka', []), 'peek')).toBeUndefined();
  });

  it('ZIZ-13, ZIZ-14, ZIZ-145: dice that cannot be thrown again', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C1');
    state.favours[1] = 0;
    seatOf(state).luck = 0;
    const rolled = play(state, ['event', 'coin'], ['sword', 'shield', 's.coin']).state;
    expect(why(rolled, 'die:sigismund')).toBe('why.coinTaken');
    expect(why(rolled, 'die:sword')).toBeUndefined();
    known(rolled.roll).rerolls = 0;
    expect(why(rolled, 'die:sword')).toBe('why.noRerolls');
    Object.assign(rolled, { experienced: 1 });
    seatOf(rolled).coins = 0;
    expect(why(rolled, 'die:shield')).toBe('why.noCoins');
    expect(why(rolled, 'row:1')).toBe('why.keepFirst');
  });

  it('ZIZ-54, ZIZ-55, ZIZ-65: rows that are done, come later, cost too much or are short of icons', () => {
    const gift = facing(newTable(), 'M1');
    seatOf(gift).coins = 5;
    const opened = play(gift, ['event']).state;
    expect(why(opened, 'row:2')).toBe('why.rowFirst');
    seatOf(opened).coins = 6;
    const paid = play(opened, ['row:1']).state;
    expect(why(paid, 'row:1')).toBe('why.rowDone');
    expect(why(paid, 'row:3')).toBe('why.cost');
    const alone = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'X1');
    expect(why(play(alone, ['event']).state, 'row:2')).toBe('why.rowFirst');
    const hunt = facing(equip(newTable(), 0, 'zizka', ['jakub', 'eliska', 'albrecht', 'kunes']), 'H3');
    seatOf(hunt).luck = 0;
    const dice = Array.from({ length: 8 }, () => 'sword');
    const kept = play(hunt, ['event'], dice).state;
    const rows = kept.phase === 'eventRolling' ? play(kept, ['keep']).state : kept;
    for (const { target, reason } of zizka.refusals?.(rows) ?? []) {
      expect(keysOf(rows)).not.toContain(target);
      expect(['why.rowDone', 'why.rowShort', 'why.rowFirst']).toContain(reason.key);
    }
  });

  it('ZIZ-76: a keep’s rows come one after another', () => {
    const state = at(equip(newTable(), 0, 'torak', ['vrba', 'krutil', 'straka']), 0, 'hluboka');
    state.keeps[0] = [1, 2, 3, 4, 0];
    const rolled = play(state, ['conquest'], ['sword', 'sword']).state;
    expect(why(rolled, 'row:3')).toBe('why.rowLater');
  });

  it('ZIZ-156: with four warrants a row that brings one', () => {
    const state = facing(equip(newTable(1), 0, 'bores', ['jakub', 'eliska', 'albrecht', 'kunes']), 'P1');
    known(state.solo).warrants = [0, 1, 2, 3];
    const rolled = play(state, ['event']).state;
    expect(Object.fromEntries((zizka.refusals?.(rolled) ?? []).map(({ target, reason }) => [target, reason.key]))).toMatchObject({
      'row:1': 'why.keepFirst',
      'row:3': 'why.barred',
    });
  });

  it('ZIZ-29, ZIZ-59, ZIZ-100: members who are too dear, of the other level or cannot stand the morale', () => {
    const tavern = layOut(at(newTable(), 0, 'strakonice'), 1, ['albrecht', 'jakub', 'matej', 'kunes']);
    const hiring = keysOf(tavern).includes('hire') ? play(tavern, ['hire']).state : null;
    if (hiring !== null) {
      seatOf(hiring).coins = 0;
      expect(why(hiring, 'member:matej')).toBe('why.cost');
      seatOf(hiring).morale = 2;
      expect(why(hiring, 'member:albrecht')).toBe('why.morale');
    }
    const gaining = facing(newTable(), 'P1');
    gaining.phase = 'gaining';
    gaining.event = { space: 0, token: 0, pool: [9, 9, 9, 9], done: [0], spent: 0, gaining: 1, chosen: -1, row: -1 };
    const other = zizka.viewFor(gaining, 0).taverns[1]?.table[0];
    expect(why(gaining, `member:${other}`)).toBe('why.level');
  });

  it('never refuses what is offered', () => {
    for (let seed = 1; seed < 6; seed++) {
      let state = newTable(2, { experienced: seed % 2 === 0 });
      for (let step = 0; step < 120 && state.phase !== 'ended'; step++) {
        const keys = keysOf(state);
        const offered = new Set(keys.map((key) => key.replace(/^move:/, 'space:').replace(/^(?:reroll|buy):/, 'die:')));
        const both = (zizka.refusals?.(state) ?? []).filter(({ target }) => offered.has(target));
        expect(both).toEqual([]);
        state = play(state, [keys[(seed * 31 + step * 7) % keys.length] ?? ''], [], seed + step).state;
      }
    }
  });
});
