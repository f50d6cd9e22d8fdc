// ZIZ-152 to ZIZ-161: the solo game against Torak.
import { describe, expect, it } from 'vitest';
import { zizka } from '../../../engine/games/zizka';
import { TORAK_CARDS, WRATH } from '../../../engine/games/zizka/data/solo';
import { spaceIndex } from '../../../engine/games/zizka/data/tables';
import { combatRow } from '../../../engine/games/zizka/effects/fight';
import type { SoloState, State } from '../../../engine/games/zizka/types';
import { at, equip, facing, keysOf, newTable, play, putToken, seatOf } from './helpers';

function soloOf(state: State): SoloState {
  if (state.solo === null) throw new Error('no solo game');
  return state.solo;
}

// Torak's next cards, first drawn first.
function stack(state: State, cards: readonly string[]): State {
  const solo = soloOf(state);
  const indexes = cards.map((id) => TORAK_CARDS.findIndex((card) => card.id === id));
  const rest = [...solo.deck, ...solo.used].filter((card) => !indexes.includes(card));
  solo.used = [];
  solo.deck = [...rest, ...indexes.reverse()];
  return state;
}

function torakAt(state: State, space: string): State {
  soloOf(state).space = spaceIndex(space);
  return state;
}

describe('the house level', () => {
  const wrath = () => at(equip(newTable(1, { torak: 'wrath' }), 0, 'zizka', ['jakub']), 0, 'pisek');

  it('begins ahead, with the cards and the dice of the hard level', () => {
    const solo = soloOf(wrath());
    expect(solo.vp).toBe(WRATH.start);
    expect([...solo.deck].sort()).toEqual([...soloOf(newTable(1, { torak: 'hard' })).deck].sort());
    expect(combatRow(solo)).toEqual(combatRow({ ...solo, level: 'hard' }));
    expect(soloOf(newTable(1, { torak: 'hard' })).vp).toBe(0);
    expect(zizka.checkSnapshot?.(wrath(), 1)).toBeNull();
  });

  it('brings him one point more from a card of two or more, and no more from a small one', () => {
    const great = play(torakAt(stack(wrath(), ['torak-b8']), 'trebon'), ['end']).state;
    expect(soloOf(great).vp).toBe(WRATH.start + 3);
    const small = play(torakAt(stack(wrath(), ['torak-b1']), 'trebon'), ['end']).state;
    expect(soloOf(small).vp).toBe(WRATH.start + 1);
  });
});

describe('solo', () => {
  const table = () => {
    const state = at(equip(newTable(1), 0, 'zizka', ['jakub']), 0, 'pisek');
    seatOf(state).luck = 0;
    return state;
  };

  it('ZIZ-152: after the turn a card is drawn and done; used cards are shuffled when none is left', () => {
    const state = stack(table(), ['torak-b1']);
    const ended = play(state, ['end']);
    expect(ended.events[0]).toMatchObject({ type: 'torakCardDrawn', card: 'torak-b1', purpose: 'turn' });
    soloOf(state).used = soloOf(state).deck;
    soloOf(state).deck = [];
    const shuffled = play(state, ['end']).state;
    expect(soloOf(shuffled).deck.length + soloOf(shuffled).used.length).toBe(8);
    expect(soloOf(shuffled).used).toHaveLength(1);
  });

  it('ZIZ-153: he steps to the neighbour nearest to you and stops on your space; vp scores', () => {
    const moved = play(torakAt(stack(table(), ['torak-b5']), 'veseli'), ['end']);
    expect(moved.events).toContainEqual({ type: 'torakMoved', path: ['veseli', 'tucapy', 'bechyne', 'albrechtice'] });
    expect(soloOf(moved.state).vp).toBe(1);
    const near = play(torakAt(stack(table(), ['torak-b5']), 'orlik'), ['end']);
    expect(soloOf(near.state).space).toBe(spaceIndex('pisek'));
    expect(near.events).toContainEqual({ type: 'torakMoved', path: ['orlik', 'pisek'] });
  });

  it('ZIZ-154: swapEvent renews the nearest token, refreshTavern all eight cards', () => {
    const state = putToken(torakAt(stack(table(), ['torak-b2']), 'nove-hrady'), 'trocnov', 'H1', true);
    const swapped = play(state, ['end']).events.find((event) => event.type === 'torakSwapped');
    expect(swapped).toMatchObject({ type: 'torakSwapped' });
    const fresh = stack(table(), ['torak-b6']);
    const before = [...fresh.tables.flat()];
    const after = play(fresh, ['end']).state;
    expect(after.tables.flat().some((card) => before.includes(card))).toBe(false);
    expect(after.discards.flat()).toHaveLength(8);
    const onHim = putToken(torakAt(stack(at(table(), 0, 'tabor'), ['torak-b7']), 'sezimovo-usti'), 'tabor', 'H2');
    expect(play(onHim, ['end']).events).toContainEqual(
      expect.objectContaining({ type: 'torakSwapped', space: 'tabor', discarded: 'H2' }),
    );
  });

  it('ZIZ-155: a favour you hold returns for a point, else Torak scores it', () => {
    const state = stack(table(), ['torak-b3']);
    expect(soloOf(play(state, ['end']).state).vp).toBe(1);
    state.favours[0] = 0;
    const lost = play(state, ['end']).state;
    expect(lost.favours[0]).toBe(-1);
    expect([seatOf(lost).vp, soloOf(lost).vp]).toEqual([1, 0]);
  });

  it('ZIZ-156: warrants are drawn at random with their effects and never bring coins', () => {
    const state = facing(equip(newTable(1), 0, 'zizka', ['kunes', 'jakub', 'albrecht']), 'R1');
    const taken = play(state, ['event', 'row:2'], ['sword', 'speech']).state;
    expect(soloOf(taken).warrants).toHaveLength(1);
    expect(seatOf(taken)).toMatchObject({ warrant: 0, warrantCoins: 0 });
    soloOf(state).warrants = [0, 1, 2, 3];
    const barred = play(state, ['event'], ['sword', 'speech']);
    expect(barred.events).not.toContainEqual(expect.objectContaining({ type: 'rowCompleted', row: 2 }));
    expect(zizka.viewFor(state, 0).seats[0]?.totals.range).toBe(1);
  });

  it('ZIZ-156: pursuit, disgrace and ill fame', () => {
    const hunted = torakAt(stack(table(), ['torak-b1']), 'tyn');
    soloOf(hunted).warrants = [0];
    expect(play(hunted, ['end']).events).toContainEqual({ type: 'torakMoved', path: ['tyn', 'albrechtice', 'pisek'] });
    const state = facing(equip(newTable(1), 0, 'zizka', ['eliska']), 'D1');
    soloOf(state).warrants = [2];
    expect(play(state, ['event', 'done'], ['speech', 'speech']).state.favours).toEqual([-1, -1]);
    const tavern = at(newTable(1), 0, 'orlik');
    const cheapest = () => keysOf(play(tavern, ['hire']).state).filter((key) => key.startsWith('hire:')).length;
    seatOf(tavern).coins = 9;
    expect(cheapest()).toBe(8);
    soloOf(tavern).warrants = [3];
    const view = zizka.viewFor(play(tavern, ['hire']).state, 0);
    expect(view.hire?.surcharge).toBe(1);
    const [card] = keysOf(play(tavern, ['hire']).state);
    const cost = play(tavern, ['hire', card ?? '', `replace:${view.seats[0]?.members[0]}`]).events;
    expect(cost.find((event) => event.type === 'memberJoined')).toMatchObject({ paid: expect.any(Number) });
  });

  it('ZIZ-157, ZIZ-158: he fights by his table after his move (worked example 11)', () => {
    const state = torakAt(stack(table(), ['torak-b5', 'torak-b1']), 'orlik');
    soloOf(state).vp = 10;
    seatOf(state).coins = 5;
    const attacked = play(state, ['end'], ['sword', 'sword', 'shield', 'shield', 'speech', 'speech', 'speech']);
    expect(attacked.events).toContainEqual({ type: 'torakRolled', dice: expect.any(Array), luck: 1, attacking: true, score: 3 });
    expect(attacked.events).toContainEqual({ type: 'torakCardDrawn', card: 'torak-b1', purpose: 'loss' });
    expect(attacked.events).toContainEqual({ type: 'coinsLost', seat: 0, coins: 2 });
    expect(seatOf(attacked.state).coins).toBe(3);
    expect(soloOf(attacked.state).vp).toBe(11);
  });

  it('ZIZ-158: a lost member is of your choice; a held defence loses nothing', () => {
    const state = torakAt(stack(equip(table(), 0, 'katerina', ['adela', 'krystof']), ['torak-b1', 'torak-b3']), 'pisek');
    const lost = play(state, ['end'], ['sword', 'sword', 'sword', 'sword', 'speech', 'speech']).state;
    expect(keysOf(lost)).toEqual(['lose:adela', 'lose:krystof']);
    const borne = play(lost, ['lose:adela']).state;
    expect(seatOf(borne).members).toHaveLength(1);
    expect(borne).toMatchObject({ phase: 'menu', round: 2 });
    const held = play(state, ['end'], ['speech', 'speech', 'speech', 'speech', 'shield', 'shield']).state;
    expect(seatOf(held)).toMatchObject({ vp: 0, members: { length: 2 } });
  });

  it('ZIZ-159: a win against him returns a warrant and lays him down until the turn’s end', () => {
    const state = torakAt(table(), 'pisek');
    soloOf(state).warrants = [0, 3];
    const shields = ['speech', 'speech', 'speech', 'speech'];
    const won = play(state, ['attack:torak'], ['sword', 'sword', ...shields]).state;
    expect(keysOf(won)).toEqual(['drop:pursuit', 'drop:ill-fame']);
    const dropped = play(won, ['drop:pursuit']).state;
    expect(soloOf(dropped)).toMatchObject({ warrants: [3], laid: 1, vp: 0 });
    expect(keysOf(dropped)).not.toContain('attack:torak');
    const stood = play(dropped, ['end']);
    expect(stood.events.map((event) => event.type)).toContain('torakStoodUp');
    expect(stood.events.map((event) => event.type)).not.toContain('torakCardDrawn');
    const failed = play(state, ['attack:torak'], ['speech', 'speech', 'shield', 'shield', 'shield', 'shield']).state;
    expect(soloOf(failed)).toMatchObject({ warrants: [0, 3], laid: 0 });
    expect(keysOf(failed)).toContain('attack:torak');
  });

  it('ZIZ-160: Torak takes part in tournaments with a card’s score; the supply pays his coin', () => {
    const state = stack(facing(equip(newTable(1), 0, 'zizka', ['jakub']), 'T2'), ['torak-b7']);
    const coins = seatOf(state).coins;
    const lucks = Array.from({ length: 6 }, () => 'luck');
    const rolled = play(state, ['event'], lucks).state;
    expect(zizka.viewFor(rolled, 0).tournament).toMatchObject({ pot: 5, players: [{ seat: -1, score: 12 }, { seat: 0 }] });
    const won = play(rolled, ['keep']).state;
    expect(seatOf(won)).toMatchObject({ coins: coins + 5, vp: 3 });
    const beaten = play(
      play(
        state,
        ['event'],
        Array.from({ length: 6 }, () => 'sword'),
      ).state,
      ['keep'],
    ).state;
    expect(soloOf(beaten).vp).toBe(1);
    expect(seatOf(beaten).coins).toBe(coins);
  });

  it('ZIZ-161: at the goal the turn with his card is completed; you need the goal and more than Torak', () => {
    const state = stack(table(), ['torak-b1']);
    Object.assign(seatOf(state), { vp: 20, sources: [20, 0, 0, 0, 0, 0, 0], coins: 30 });
    const won = play(state, ['end']).state;
    expect(zizka.outcome(won)).toMatchObject({ winners: [0], reason: { key: 'reason.soloWon', params: { own: 20, torak: 1 } } });
    soloOf(state).vp = 19;
    const tied = play(state, ['end']).state;
    expect(zizka.outcome(tied)).toMatchObject({ winners: [], reason: { key: 'reason.soloLost' } });
    expect(seatOf(tied).vp).toBe(20);
  });

  it('ZIZ-161: Torak first at the goal ends the game at once, in the middle of his card', () => {
    const state = torakAt(stack(table(), ['torak-b1']), 'pisek');
    soloOf(state).vp = 19;
    seatOf(state).vp = 19;
    const { state: over, events } = play(state, ['end']);
    expect(over.phase).toBe('ended');
    expect(zizka.outcome(over)).toMatchObject({
      winners: [],
      reason: { key: 'reason.soloFirst', params: { torak: 20, own: 19 } },
    });
    const types = events.map((event) => event.type);
    expect(types.slice(types.indexOf('pointsScored'))).toEqual(['pointsScored', 'gameEnded']);
  });

  it('ZIZ-161: so does a tournament in which he is first at the goal; reached together the turn goes on', () => {
    const state = stack(facing(equip(newTable(1), 0, 'zizka', ['jakub']), 'T2'), ['torak-b7']);
    soloOf(state).vp = 19;
    const swords = Array.from({ length: 6 }, () => 'sword');
    const lost = play(play(state, ['event'], swords).state, ['keep']).state;
    expect(lost.phase).toBe('ended');
    expect(zizka.outcome(lost)).toMatchObject({ winners: [], reason: { key: 'reason.soloFirst' } });
    const first = zizka.cloneState(state);
    seatOf(first).vp = 20;
    expect(play(play(first, ['event'], swords).state, ['keep']).state.phase).toBe('menu');
  });
});
