// ZIZ-25 to ZIZ-46: retinue, morale, turn, movement; ZIZ-130, 131 replenishing; ZIZ-135 to ZIZ-138 the end.
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { MEMBER_DISLIKES, MEMBER_GIVES, memberIndex, spaceIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { moveMorale } from '../../../engine/games/zizka/effects/common';
import { drawToken, turnEffects } from '../../../engine/games/zizka/effects/turn';
import type { Morale, State } from '../../../engine/games/zizka/types';
import { at, equip, facing, keysOf, layOut, newTable, play, putToken, seatOf } from './helpers';

const stepOf = (state: State) => ({ state, rng: makeRng(3), emit: () => {}, silent: true });
const shift = (state: State, direction: Morale) => moveMorale(stepOf(state), 0, direction);

describe('retinue and morale', () => {
  it('ZIZ-25: at most four members; none at all is legal', () => {
    const empty = facing(equip(newTable(), 0, 'bores', []), 'H1');
    expect(play(empty, ['event']).state.phase).toBe('menu');
    const rich = at(newTable(), 0, 'orlik');
    seatOf(rich).coins = 30;
    const hiring = play(rich, ['hire']).state;
    const card = keysOf(hiring).find((key) => key.startsWith('hire:')) ?? '';
    expect(play(hiring, [card]).state.phase).toBe('hireReplacing');
  });

  it('ZIZ-26: starters show only an ability', () => {
    expect(MEMBER_GIVES[memberIndex('vojka')]?.reduce((sum, count) => sum + count)).toBe(1);
    expect(MEMBER_DISLIKES[memberIndex('vojka')]).toBe(0);
  });

  it('ZIZ-27: scrolls do nothing in conquests', () => {
    const state = at(equip(newTable(), 0, 'bores', ['dorota', 'vanek', 'bohus']), 0, 'hluboka');
    const { events } = play(state, ['conquest']);
    expect(events[1]).toMatchObject({ type: 'diceRolled', dice: { length: 2 } });
  });

  it('ZIZ-28: five spaces, and every step off the track is a point (worked example 6)', () => {
    const state = newTable();
    for (let left = 3; left > 0; left--) shift(state, 'virtue');
    expect(seatOf(state)).toMatchObject({ morale: 2, vp: 1 });
    shift(state, 'vice');
    expect(seatOf(state)).toMatchObject({ morale: 1, vp: 1 });
  });

  it('ZIZ-29: at a margin those who dislike it leave and cannot be had', () => {
    const state = equip(newTable(), 0, 'bores', ['albrecht', 'kunes', 'vojka']);
    seatOf(state).morale = 1;
    shift(state, 'virtue');
    expect(seatOf(state).members).toEqual([memberIndex('kunes'), memberIndex('vojka')]);
    seatOf(state).coins = 20;
    const tavern = layOut(at(state, 0, 'orlik'), 1, ['raz', 'hynek', 'marketa', 'zdenek']);
    const keys = keysOf(play(tavern, ['hire']).state);
    expect(keys).not.toContain('hire:raz');
    expect(keys).toContain('hire:marketa');
    const refused = zizka.refusals?.(play(tavern, ['hire']).state) ?? [];
    expect(refused).toContainEqual({ target: 'member:raz', reason: { key: 'why.morale' }, after: [] });
  });

  it('ZIZ-30: discarded members go to their level, starters leave the game', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['hynek', 'vojka']), 'X1');
    const given = play(state, ['event', 'row:1', 'give:hynek', 'row:2', 'give:vojka']).state;
    expect(given.discards[0]).toContain(memberIndex('hynek'));
    expect(given.gone).toContain(memberIndex('vojka'));
    expect(seatOf(given)).toMatchObject({ vp: 4, members: [] });
  });

  it('ZIZ-31: the top fills the empty slot, an empty deck is formed anew from the discards', () => {
    const state = layOut(at(newTable(), 0, 'orlik'), 1, ['hynek', 'zdenek', 'vanek', 'radka', 'jira']);
    seatOf(state).coins = 20;
    const hired = play(state, ['hire', 'hire:zdenek', `replace:${zizka.viewFor(state, 0).seats[0]?.members[0]}`]).state;
    const names = ['hynek', 'radka', 'vanek'].map(memberIndex);
    expect(hired.tables[0]).toEqual(names);
    expect(hired.decks[0]?.at(-1)).toBe(memberIndex('jira'));
    const low = layOut(at(newTable(), 0, 'orlik'), 1, ['hynek', 'zdenek', 'vanek', 'radka']);
    low.discards[0] = (low.decks[0] ?? []).slice(0, -1);
    low.decks[0] = [memberIndex('radka')];
    const formed = play(low, ['hire', 'refresh:hynek']).state;
    expect(formed.tables[0]?.[0]).toBe(memberIndex('radka'));
    expect(formed.discards[0]).toEqual([]);
    expect(formed.decks[0]).toContain(memberIndex('hynek'));
  });
});

describe('turn and movement', () => {
  it('ZIZ-35: two actions clockwise, the same one twice if wished; a failed attempt spends one', () => {
    const state = facing(equip(newTable(3), 0, 'bores', []), 'H1');
    const failed = play(state, ['event']).state;
    expect(failed).toMatchObject({ actions: 1, turn: 0 });
    expect(keysOf(failed)).toContain('event');
    const moved = play(at(newTable(3), 0, 'pisek'), ['move:orlik', 'move:blatna', 'end']).state;
    expect(moved).toMatchObject({ turn: 1, actions: 2 });
  });

  it('ZIZ-36: actions may be forgone; with none left only looks and the end', () => {
    const state = at(equip(newTable(), 0, 'bores', []), 0, 'pisek');
    expect(keysOf(state)).toContain('end');
    expect(keysOf(play(state, ['move:orlik', 'move:pisek']).state)).toEqual(['end']);
    expect(zizka.refusals?.(play(state, ['move:orlik', 'move:pisek']).state)?.[0]?.reason.key).toBe('why.noAction');
  });

  it('ZIZ-37: at the start of a turn the own miniature stands up and eyes are fresh', () => {
    const state = newTable();
    seatOf(state, 1).laid = 1;
    seatOf(state, 1).looks = 2;
    expect(seatOf(play(state, ['end']).state, 1)).toMatchObject({ laid: 0, looks: 0 });
  });

  it('ZIZ-38: after the turn tokens are replenished, then the next seat is asked', () => {
    const { events } = play(newTable(), ['end']);
    expect(events.map((event) => event.type)).toEqual(['turnEnded', 'turnStarted']);
  });

  it('ZIZ-45: any other space within range; a warrant costs a step', () => {
    const state = at(equip(newTable(), 0, 'zizka', []), 0, 'pisek');
    expect(keysOf(state)).toContain('move:zvikov');
    expect(keysOf(state)).not.toContain('move:pisek');
    expect(keysOf(state)).not.toContain('move:milevsko');
    seatOf(state).warrant = 1;
    expect(keysOf(state)).not.toContain('move:zvikov');
    expect(keysOf(state)).toContain('move:orlik');
  });

  it('ZIZ-46: any number of miniatures share a space, passing triggers nothing', () => {
    const state = at(at(equip(newTable(), 0, 'zizka', []), 0, 'pisek'), 1, 'orlik');
    expect(keysOf(state)).toContain('move:orlik');
    const through = play(state, ['move:zvikov']);
    expect(through.events).toEqual([{ type: 'moved', seat: 0, from: 'pisek', to: 'zvikov', path: ['pisek', 'orlik', 'zvikov'] }]);
  });
});

describe('replenishing and the end', () => {
  it('ZIZ-130: empty event spaces without a miniature get a token face down, start spaces too', () => {
    const state = at(at(newTable(), 0, 'orlik'), 1, 'trebon');
    const ended = play(state, ['end']).state;
    expect(ended.tokens[spaceIndex('pisek')]).toBeGreaterThanOrEqual(0);
    expect(ended.tokens[spaceIndex('trebon')]).toBe(-1);
    expect(ended.faceUp[spaceIndex('pisek')]).toBe(0);
    const solo = at(newTable(1), 0, 'orlik');
    if (solo.solo !== null) solo.solo.space = spaceIndex('trebon');
    turnEffects.replenish(stepOf(solo));
    expect(solo.tokens[spaceIndex('trebon')]).toBe(-1);
  });

  it('ZIZ-131: an empty pile is formed from the used tokens; with none left the space waits', () => {
    const state = newTable();
    state.used = [3, 4];
    state.pile = [];
    expect([3, 4]).toContain(drawToken(stepOf(state)));
    expect(state).toMatchObject({ used: [], pile: { length: 1 } });
    state.pile = [];
    expect(drawToken(stepOf(state))).toBe(-1);
  });

  it('ZIZ-135: points are kept by source and have no upper limit', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'X1');
    seatOf(state).vp = 19;
    seatOf(state).sources = [19, 0, 0, 0, 0, 0, 0];
    const ended = play(state, ['event', 'row:1', 'give:vojka', 'row:2', 'give:pavel']).state;
    expect(seatOf(ended).vp).toBe(23);
    expect(zizka.viewFor(ended, 0).seats[0]?.sources.event).toBe(23);
  });

  it('ZIZ-136: the round is completed, whoever has the points in whoever’s turn (worked example 10)', () => {
    const state = newTable(4);
    seatOf(state, 2).vp = 20;
    seatOf(state, 2).sources[0] = 20;
    const after = play(state, ['end', 'end', 'end']).state;
    expect(after).toMatchObject({ turn: 3, phase: 'menu' });
    expect(zizka.viewFor(after, null).lastRound).toBe(true);
    const ended = play(after, ['end']).state;
    expect(ended.phase).toBe('ended');
    expect(zizka.requestFor(ended)).toBeNull();
    expect(zizka.outcome(ended)?.winners).toEqual([2]);
    const late = newTable(4);
    const fourth = play(late, ['end', 'end', 'end']).state;
    seatOf(fourth, 2).vp = 20;
    expect(play(fourth, ['end']).state.phase).toBe('ended');
    const long = newTable(2, { goal: 30 });
    seatOf(long, 1).vp = 25;
    expect(play(long, ['end', 'end']).state.phase).toBe('menu');
  });

  it('ZIZ-137: warrant coins join, a point per five coins, ties by coins, then shared', () => {
    const state = newTable();
    Object.assign(seatOf(state, 0), { vp: 20, sources: [20, 0, 0, 0, 0, 0, 0], coins: 8, warrant: 1, warrantCoins: 6 });
    Object.assign(seatOf(state, 1), { vp: 20, sources: [20, 0, 0, 0, 0, 0, 0], coins: 13 });
    const ended = play(state, ['end', 'end']).state;
    expect(seatOf(ended, 0)).toMatchObject({ coins: 14, vp: 22, warrant: 0 });
    expect(seatOf(ended, 1)).toMatchObject({ coins: 13, vp: 22 });
    expect(zizka.outcome(ended)).toMatchObject({ winners: [0], reason: { key: 'reason.coins' } });
    seatOf(state, 1).coins = 14;
    const shared = zizka.outcome(play(state, ['end', 'end']).state);
    expect(shared).toMatchObject({ winners: [0, 1], reason: { key: 'reason.shared' } });
    expect(shared?.standings[0]?.parts).toContainEqual({ key: 'part.coins', points: 2 });
  });

  it('ZIZ-138: round 60 is the last in any case', () => {
    const state = newTable();
    state.round = 60;
    expect(play(state, ['end', 'end']).state.phase).toBe('ended');
    const solo = at(newTable(1), 0, 'pisek');
    solo.round = 60;
    if (solo.solo !== null) solo.solo.laid = 1;
    const lost = play(solo, ['end']).state;
    expect(zizka.outcome(lost)).toMatchObject({ winners: [], reason: { key: 'reason.soloTime' } });
  });

  it('a token that was used up is in nobody’s way', () => {
    const state = putToken(at(newTable(), 0, 'tabor'), 'tabor', 'M1');
    seatOf(state).coins = 3;
    const paid = play(state, ['event', 'row:1']).state;
    expect(paid.used).toEqual([tokenIndex('M1')]);
    expect(zizka.checkInvariants(paid)).toEqual([]);
  });
});
