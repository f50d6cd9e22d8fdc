// ZIZ-170 to ZIZ-172 decisions and keys, ZIZ-180 to ZIZ-182 what a seat may know.
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { spaceIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import type { State } from '../../../engine/games/zizka/types';
import { at, equip, facing, keysOf, newMatch, newTable, play, putToken, seatOf } from './helpers';

const kernel = compileKernel(zizka);

function randomPlay(seats: number, seed: number, look: (state: State) => void): State {
  const rng = makeRng(seed);
  const state = newMatch(seats, { experienced: seed % 2 === 0, torak: 'hard' }, seed);
  for (let decisions = 0; state.phase !== 'ended'; decisions++) {
    expect(decisions).toBeLessThan(20_000);
    look(state);
    const legal = zizka.legalDecisions(state);
    const decision = legal[rng.int(legal.length)];
    if (decision === undefined) throw new Error(`dead end in ${state.phase}`);
    kernel.apply(state, decision, rng);
  }
  return state;
}

describe('decisions', () => {
  it('ZIZ-170: small steps, unique keys that parse back, never more than the table allows', () => {
    for (let seats = 1; seats <= 4; seats++) {
      randomPlay(seats, seats, (state) => {
        const keys = keysOf(state);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeLessThanOrEqual(45);
        if (state.phase !== 'menu') expect(keys.length).toBeGreaterThan(1);
        for (const key of keys) expect(zizka.makeKey(zizka.parseKey(key) ?? { type: 'end' })).toBe(key);
        expect(zizka.checkInvariants(state)).toEqual([]);
      });
    }
    for (const wrong of ['', 'move', 'move:praha', 'row:0', 'throw:', 'throw:luck1,sword1', 'luck:x', 'attack:9x']) {
      expect(zizka.parseKey(wrong)).toBeNull();
    }
  });

  it('ZIZ-171: a typical turn in its keys', () => {
    const state = putToken(at(equip(newTable(), 0, 'zizka', ['jakub', 'simon', 'vit']), 0, 'pribenice'), 'tabor', 'C1');
    const turn = ['move:tabor', 'event', 'reroll:shield', 'row:4', 'end'];
    const { state: after } = play(state, turn, ['sword', 'sword', 'shield', 'luck']);
    expect(after).toMatchObject({ turn: 1, phase: 'menu' });
  });

  it('ZIZ-172: reveals draw a number, plain choices do not', () => {
    const draws = (state: State, key: string) => {
      const rng = makeRng(1);
      const copy = zizka.cloneState(state);
      const decision = zizka.parseKey(key);
      if (decision === null) throw new Error(key);
      kernel.apply(copy, decision, rng);
      return rng.draws;
    };
    const state = equip(newTable(), 0, 'katerina', ['adela']);
    expect(draws(state, 'move:orlik')).toBe(0);
    expect(draws(play(state, ['peek']).state, 'peek:tabor')).toBeGreaterThan(0);
    const donation = facing(newTable(), 'M1');
    seatOf(donation).coins = 9;
    expect(draws(donation, 'event')).toBeGreaterThan(0);
    expect(draws(putToken(donation, 'tabor', 'M1', true), 'event')).toBe(0);
    const tavern = at(newTable(), 0, 'orlik');
    seatOf(tavern).coins = 9;
    seatOf(tavern).members.pop();
    const hiring = play(tavern, ['hire']).state;
    expect(draws(hiring, keysOf(hiring)[0] ?? '')).toBeGreaterThan(0);
    expect(draws(hiring, 'back')).toBe(0);
  });
});

describe('secrecy', () => {
  it('ZIZ-180: faces of tokens, orders of piles and decks and conquest tops change nothing in a view', () => {
    const state = newTable(3);
    const other = zizka.cloneState(state);
    other.pile.reverse();
    other.keeps = other.keeps.map((deck) => [...deck].reverse());
    other.decks = other.decks.map((deck) => [...deck.slice(0, -1).reverse(), deck.at(-1) ?? -1]);
    const [from, to] = [tokenIndex('H1'), tokenIndex('H2')];
    const swap = (token: number) => (token === from ? to : token === to ? from : token);
    other.tokens = other.tokens.map(swap);
    other.pile = other.pile.map(swap);
    for (const seat of [0, 1, 2, null]) expect(zizka.viewFor(other, seat)).toEqual(zizka.viewFor(state, seat));
  });

  it('ZIZ-181: a view holds all that is public, so a possible state can be rebuilt from it', () => {
    for (let seats = 1; seats <= 4; seats++) {
      randomPlay(seats, 10 + seats, (state) => {
        for (const seat of [null, zizka.requestFor(state)?.seat ?? 0]) {
          const view = zizka.viewFor(state, seat);
          const imagined = zizka.determinize(view, seat, makeRng(5));
          expect(zizka.viewFor(imagined, seat)).toEqual(view);
          expect(zizka.checkInvariants(imagined)).toEqual([]);
        }
      });
    }
  });

  it('ZIZ-182: a look is public, what was seen is the looker’s until the token moves', () => {
    const state = putToken(equip(newTable(), 0, 'katerina', ['adela']), 'tabor', 'H1');
    const seen = play(state, ['peek', 'peek:tabor']);
    const tabor = spaceIndex('tabor');
    expect(zizka.viewFor(seen.state, 0).spaces[tabor]?.token).toBe('H1');
    expect(zizka.viewFor(seen.state, 1).spaces[tabor]?.token).toBeNull();
    expect(zizka.viewFor(seen.state, null).spaces[tabor]?.token).toBeNull();
    const looked = seen.events.find((event) => event.type === 'looked');
    if (looked === undefined) throw new Error('nobody looked');
    expect(zizka.redactEvent(looked, 0)).toMatchObject({ token: 'H1' });
    expect(zizka.redactEvent(looked, 1)).toMatchObject({ token: null });
    expect([zizka.hasSecret(seen.state, 0), zizka.hasSecret(seen.state, 1)]).toEqual([true, false]);
    const top = play(state, ['peek', 'peek:hard']).state;
    expect(zizka.viewFor(top, 0).keeps[1]?.known[0]).toMatch(/^hard/);
    expect(zizka.viewFor(top, 1).keeps[1]?.known[0]).toBeNull();
    const done = play(at(top, 0, 'pribenice'), ['conquest'], ['speech']).state;
    expect(seatOf(done).seenTops).toEqual([]);
  });
});
