// ZIZ-50 to ZIZ-71: event tokens, rows, rewards, donations, levies, luck tokens; ZIZ-110, 111, 115.
import { describe, expect, it } from 'vitest';
import { zizka } from '../../../engine/games/zizka';
import { EVENT_KINDS } from '../../../engine/games/zizka/data/events';
import { EXAMPLES } from '../../../engine/games/zizka/data/examples';
import { memberIndex, spaceIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { at, equip, facing, keysOf, layOut, newTable, play, putToken, seatOf } from './helpers';

const TABOR = spaceIndex('tabor');

describe('events', () => {
  it('ZIZ-50: a token is attempted where it lies, whoever else stands there, and turned up for all', () => {
    const state = at(facing(equip(newTable(), 0, 'bores', []), 'H1'), 1, 'tabor');
    const revealed = play(state, ['event']);
    expect(revealed.events[0]).toMatchObject({ type: 'tokenRevealed', token: 'H1', kind: 'hunting' });
    expect(zizka.viewFor(revealed.state, 1).spaces[TABOR]).toMatchObject({ token: 'H1', faceUp: true });
    expect(keysOf(at(newTable(), 0, 'orlik'))).not.toContain('event');
  });

  it('ZIZ-51, ZIZ-52: the back shows the kind; five kinds are rolled, three are not', () => {
    const state = putToken(newTable(), 'tabor', 'R2');
    expect(zizka.viewFor(state, 1).spaces[TABOR]).toEqual({ id: 'tabor', kind: 'raid', token: null, faceUp: false });
    expect(EVENT_KINDS.filter((kind) => kind.resolve === 'roll')).toHaveLength(5);
    expect(EVENT_KINDS.filter((kind) => kind.resolve !== 'roll').map((kind) => kind.id)).toEqual([
      'tournament',
      'donation',
      'levy',
    ]);
  });

  it('ZIZ-54: row 1 completes itself; with tokens the player chooses; without it fails', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'C1');
    const covered = play(state, ['event'], ['sword', 'sword']);
    expect(covered.events).toContainEqual(expect.objectContaining({ type: 'rowCompleted', row: 1 }));
    seatOf(state).luck = 1;
    const asked = play(state, ['event'], ['sword', 'speech']).state;
    expect(keysOf(asked)).toEqual(['row:1', 'fail']);
    expect(seatOf(play(asked, ['row:1']).state).luck).toBe(0);
    expect(seatOf(play(asked, ['fail']).state).luck).toBe(2);
    const failed = play(state, ['event'], ['speech', 'speech']);
    expect(failed.events).toContainEqual(expect.objectContaining({ type: 'eventEnded', success: false }));
  });

  it('ZIZ-55: further rows in any order, each once; done by itself when none is possible (worked example 2)', () => {
    const example = EXAMPLES.turn;
    const state = facing(equip(newTable(), 0, example.commander, example.retinue), example.event);
    const before = seatOf(state).coins;
    const rolled = play(state, ['event'], example.roll).state;
    expect(zizka.viewFor(rolled, 0).roll?.pool).toEqual(example.pool);
    const rerolled = play(rolled, ['reroll:shield', 'reroll:speech'], example.into).state;
    expect(zizka.viewFor(rerolled, 0).event?.pool).toEqual(example.poolAfter);
    expect(keysOf(rerolled)).toEqual(['row:2', 'row:3', 'row:4', 'done']);
    const done = play(rerolled, ['row:2', 'row:3']).state;
    expect(done.phase).toBe('menu');
    expect(seatOf(done)).toMatchObject({ coins: before + 6, vp: 1, warrant: 1, warrantCoins: 3, morale: -1 });
    const withToken = play(rerolled, ['row:3', 'row:2']).state;
    expect(withToken.phase).toBe('menu');
  });

  it('ZIZ-56, ZIZ-71: failure leaves the token face up and earns a luck token; success uses it up (worked example 9)', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka']), 'C4');
    state.favours[1] = 0;
    const coins = seatOf(state).coins;
    const failed = play(state, ['event', 'keep'], ['shield', 's.coin']).state;
    expect(failed.tokens[TABOR]).toBe(tokenIndex('C4'));
    expect(failed.faceUp[TABOR]).toBe(1);
    expect(seatOf(failed)).toMatchObject({ luck: 1, coins: coins + 1 });
    const won = play(facing(equip(newTable(), 0, 'zizka', ['jakub', 'albrecht']), 'C4'), ['event'], ['sword', 'speech']).state;
    expect(won.tokens[TABOR]).toBe(-1);
    expect(won.used).toEqual([tokenIndex('C4')]);
  });

  it('ZIZ-57: coins pay rows; frozen warrant coins pay nothing', () => {
    const state = facing(newTable(), 'M1');
    Object.assign(seatOf(state), { coins: 2, warrant: 1, warrantCoins: 9 });
    const failed = play(state, ['event']).state;
    expect(failed.phase).toBe('menu');
    expect(seatOf(failed).luck).toBeGreaterThan(0);
  });

  it('ZIZ-58: the reward is taken whole and in order; a warrant cannot be refused', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['raz', 'albrecht', 'jakub']), 'R5');
    const { events } = play(state, ['event'], ['sword', 'shield']);
    const paid = events.map((event) => event.type).filter((type) => ['moraleMoved', 'favourTaken', 'coinsGained'].includes(type));
    expect(paid).toEqual(['moraleMoved', 'favourTaken', 'coinsGained']);
    const warrant = play(
      facing(equip(newTable(), 0, 'zizka', ['kunes', 'jakub', 'albrecht']), 'R1'),
      ['event', 'row:2'],
      ['sword', 'speech'],
    ).state;
    expect(seatOf(warrant)).toMatchObject({ warrant: 1, warrantCoins: 3 });
  });

  it('ZIZ-59: a member reward takes a visible card of its level, replaces one of four, may be declined', () => {
    const base = layOut(facing(equip(newTable(), 0, 'zizka', ['alzbeta']), 'D5'), 1, ['hynek', 'vanek', 'radka', 'jira']);
    const offered = play(base, ['event'], ['shield']).state;
    expect(keysOf(offered)).toEqual(['gain:hynek', 'gain:vanek', 'gain:radka', 'gain:jira', 'decline']);
    const taken = play(offered, ['gain:jira']).state;
    expect(seatOf(taken).members).toEqual([memberIndex('alzbeta'), memberIndex('jira')]);
    expect(seatOf(play(offered, ['decline']).state).members).toHaveLength(1);
    const full = layOut(facing(equip(newTable(), 0, 'zizka', ['alzbeta', 'jakub', 'simon', 'vit']), 'D5'), 1, [
      'hynek',
      'vanek',
      'radka',
      'jira',
    ]);
    const choosing = play(full, ['event', 'keep', 'gain:jira'], ['shield', 'shield', 'shield']).state;
    expect(keysOf(choosing)).toEqual(['replace:alzbeta', 'replace:jakub', 'replace:simon', 'replace:vit', 'back']);
    expect(keysOf(play(choosing, ['back']).state)).toContain('gain:hynek');
    const replaced = play(choosing, ['replace:vit']).state;
    expect(seatOf(replaced).members).toContain(memberIndex('jira'));
    expect(replaced.gone).toContain(memberIndex('vit'));
    const either = layOut(facing(equip(newTable(), 0, 'zizka', ['eliska', 'sezima']), 'C3'), 2, ['lev', 'vok', 'havel', 'divis']);
    expect(keysOf(play(either, ['event', 'row:3'], ['sword', 'sword']).state)).toEqual(
      expect.arrayContaining(['gain:lev', 'decline']),
    );
  });

  it('ZIZ-65: donations cost coins, levies members; coins just won may pay', () => {
    const state = facing(newTable(), 'M3');
    Object.assign(seatOf(state), { coins: 10, luck: 0 });
    const paid = play(state, ['event', 'row:1', 'row:2', 'row:3']);
    expect(seatOf(paid.state)).toMatchObject({ coins: 0, vp: 2, luck: 1, morale: -1 });
    expect(paid.state.favours[1]).toBe(0);
    const levy = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel', 'hynek']), 'X2');
    const giving = play(levy, ['event', 'row:1']).state;
    expect(keysOf(giving)).toEqual(['give:vojka', 'give:pavel', 'give:hynek', 'back']);
    expect(keysOf(play(giving, ['back']).state)).toEqual(['row:1', 'decline']);
    const second = play(giving, ['give:vojka', 'row:2']).state;
    expect(keysOf(play(second, ['back']).state)).toEqual(['row:2', 'done']);
    expect(play(second, ['give:pavel']).state.phase).toBe('menu');
  });

  it('ZIZ-66: row 1 not affordable fails with a luck token, declined without', () => {
    const poor = facing(newTable(), 'M1');
    Object.assign(seatOf(poor), { coins: 1, luck: 0 });
    expect(seatOf(play(poor, ['event']).state).luck).toBe(1);
    const rich = facing(newTable(), 'M1');
    Object.assign(seatOf(rich), { coins: 5, luck: 0 });
    const declined = play(rich, ['event', 'decline']).state;
    expect(seatOf(declined)).toMatchObject({ luck: 0, coins: 5 });
    expect(declined.faceUp[TABOR]).toBe(1);
  });

  it('ZIZ-66: an open token whose first row cannot be paid is not offered, and says why', () => {
    const poor = facing(newTable(), 'M1');
    Object.assign(seatOf(poor), { coins: 1, luck: 0 });
    const failed = play(poor, ['event']).state;
    expect(keysOf(failed)).not.toContain('event');
    expect(zizka.refusals?.(failed)).toContainEqual({
      target: 'event',
      reason: { key: 'why.cannotPay', params: { cost: 3, coins: 1 } },
    });
    Object.assign(seatOf(failed), { coins: 3 });
    expect(keysOf(failed)).toContain('event');
    const alone = putToken(at(equip(newTable(), 0, 'zizka', []), 0, 'tabor'), 'tabor', 'X1', true);
    expect(keysOf(alone)).not.toContain('event');
    expect(zizka.refusals?.(alone)).toContainEqual({ target: 'event', reason: { key: 'why.nobodyToGive' } });
  });

  it('ZIZ-70: a token gained in an action works from the next one on', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['jakub', 'eliska', 'albrecht', 'kunes']), 'H3');
    Object.assign(seatOf(state), { luck: 0 });
    const rolled = play(state, ['event'], ['speech', 'speech', 'luck']).state;
    const gained = play(rolled, ['row:3']).state;
    expect(seatOf(gained).luck).toBe(1);
    expect(gained.usable).toBe(0);
    expect(keysOf(gained)).not.toContain('row:4');
  });

  it('ZIZ-110: a favour taken from a rival gives the rival a point, one held already gives oneself a point (worked example 7)', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['eliska']), 'D1');
    state.favours[0] = 1;
    const taken = play(state, ['event', 'done'], ['speech', 'speech']).state;
    expect(taken.favours[0]).toBe(0);
    expect([seatOf(taken, 0).vp, seatOf(taken, 1).vp]).toEqual([0, 1]);
    const again = play(putToken(taken, 'tabor', 'D1'), ['event', 'done'], ['speech', 'speech', 'w.blank']).state;
    expect([seatOf(again, 0).vp, seatOf(again, 1).vp]).toEqual([1, 1]);
    expect(again.favours[0]).toBe(0);
  });

  it('ZIZ-111: the favour die rolls with its holder from the next action on', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['eliska']), 'D1');
    const taken = play(state, ['event', 'done'], ['speech', 'speech']).state;
    const next = play(putToken(taken, 'tabor', 'D3'), ['event'], ['shield', 'shield', 'w.luck']);
    const rolled = next.events.find((event) => event.type === 'diceRolled');
    expect(rolled).toMatchObject({ wenceslas: 'luck', sigismund: null });
  });

  it('ZIZ-115: a warrant freezes three coins, each further one three more, and costs a step', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['kunes', 'jakub', 'albrecht']), 'R1');
    Object.assign(seatOf(state), { warrant: 1, warrantCoins: 3 });
    const coins = seatOf(state).coins;
    const taken = play(state, ['event', 'row:2'], ['sword', 'speech']).state;
    expect(seatOf(taken)).toMatchObject({ warrant: 1, warrantCoins: 6, coins: coins + 4 });
    expect(zizka.viewFor(taken, 0).seats[0]).toMatchObject({ warrant: 6, totals: { step: 2, range: 1 } });
  });
});
