// ZIZ-1 to ZIZ-9, ZIZ-20 and the data against the shared file.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { BOARD_SIZE, LINKS, SPACES } from '../../../engine/games/zizka/data/board';
import { COMMANDERS, STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import { CONQUEST } from '../../../engine/games/zizka/data/conquest';
import {
  CONSTANTS,
  COUNTS,
  DECLARES,
  DICE,
  FIGHT,
  SOVEREIGN_NAMES,
  TOURNAMENT,
} from '../../../engine/games/zizka/data/constants';
import { EVENT_KINDS, EVENTS } from '../../../engine/games/zizka/data/events';
import { EXAMPLES } from '../../../engine/games/zizka/data/examples';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import { COMBAT, COMBAT_SIDE, SOLO_WARRANTS, TORAK_CARDS, TORAK_DECKS } from '../../../engine/games/zizka/data/solo';
import { spaceIndex, TORAK_COMMANDER } from '../../../engine/games/zizka/data/tables';
import { keysOf, newMatch, newTable, play, seatOf } from './helpers';

const SHARED = '../shared/rules/data/zizka.json';

describe('set-up', () => {
  it.runIf(existsSync(SHARED))('the tables repeat the shared data file', () => {
    const shared = JSON.parse(readFileSync(SHARED, 'utf8'));
    expect(CONSTANTS).toEqual(shared.constants);
    expect(COUNTS).toEqual(shared.counts);
    expect(DICE).toEqual(shared.dice);
    expect(TOURNAMENT).toEqual(shared.tournament);
    expect(FIGHT).toEqual(shared.fight);
    expect(DECLARES).toEqual(shared.declares);
    expect(SOVEREIGN_NAMES).toEqual(shared.sovereigns);
    expect({ ...BOARD_SIZE, spaces: SPACES, links: LINKS }).toEqual(shared.board);
    expect(COMMANDERS).toEqual(shared.commanders);
    expect(STARTING_MEMBERS).toEqual(shared.startingMembers);
    expect(MEMBERS).toEqual(shared.members);
    expect(EVENT_KINDS).toEqual(shared.eventKinds);
    expect(EVENTS).toEqual(shared.events);
    expect(CONQUEST).toEqual(shared.conquest);
    const solo = { cards: TORAK_CARDS, decks: TORAK_DECKS, combatSide: COMBAT_SIDE, combat: COMBAT, warrants: SOLO_WARRANTS };
    expect(solo).toEqual(shared.solo);
    expect(EXAMPLES).toEqual(shared.examples);
  });

  it('counts of the components', () => {
    expect(SPACES).toHaveLength(COUNTS.spaces);
    expect(LINKS).toHaveLength(COUNTS.links);
    expect(MEMBERS.filter((member) => member.level === 1)).toHaveLength(COUNTS.level1);
    expect(MEMBERS.filter((member) => member.level === 2)).toHaveLength(COUNTS.level2);
    expect(EVENTS).toHaveLength(COUNTS.events);
    for (const kind of EVENT_KINDS) expect(EVENTS.filter((event) => event.kind === kind.id)).toHaveLength(kind.tokens);
  });

  it('ZIZ-1: two to four seats or a solo game; options have standards and refuse strange values', () => {
    expect(zizka.seatRange).toEqual({ min: 1, max: 4 });
    const standard = zizka.parseOptions({}, 3);
    expect(standard).toEqual({
      ok: true,
      value: { side: 'A', experienced: false, goal: 20, commanders: 'random', torak: 'normal' },
    });
    expect(zizka.parseOptions({ goal: 25 }, 3).ok).toBe(false);
    expect(zizka.parseOptions({}, 5).ok).toBe(false);
    const dealt = newMatch(4).seats.map((seat) => seat.commander);
    expect(new Set(dealt).size).toBe(4);
    const choosing = newMatch(2, { commanders: 'chosen' });
    expect(choosing.phase).toBe('choosingCommander');
    expect(keysOf(choosing)).toEqual(['commander:bores', 'commander:katerina', 'commander:torak', 'commander:zizka']);
    const chosen = play(choosing, ['commander:zizka', 'commander:bores']).state;
    expect(chosen.phase).toBe('menu');
    expect(seatOf(chosen, chosen.start).commander).toBe(3);
    const four = play(newMatch(4, { commanders: 'chosen' }), ['commander:zizka', 'commander:bores', 'commander:torak']).state;
    expect(four.phase).toBe('menu');
    expect(four.seats.every((seat) => seat.members.length === 4)).toBe(true);
  });

  it('ZIZ-2: forty spaces of five kinds, two with the start mark', () => {
    const count = (kind: string) => SPACES.filter((space) => space.kind === kind).length;
    expect([count('event'), count('tavern'), count('waypoint'), count('conquestEasy'), count('conquestHard')]).toEqual([
      22, 6, 10, 1, 1,
    ]);
    expect(SPACES.filter((space) => space.start === true).map((space) => space.id)).toEqual(['pisek', 'trebon']);
  });

  it('ZIZ-3: twenty tokens face down, none on the start spaces, fourteen in the pile', () => {
    const state = newMatch(3);
    expect(state.tokens.filter((token) => token >= 0)).toHaveLength(20);
    expect(state.tokens[spaceIndex('pisek')]).toBe(-1);
    expect(state.tokens[spaceIndex('trebon')]).toBe(-1);
    expect(state.pile).toHaveLength(14);
    expect(state.faceUp.every((up) => up === 0)).toBe(true);
  });

  it('ZIZ-4: two shuffled conquest decks of five', () => {
    expect(newMatch(2).keeps.map((deck) => deck.length)).toEqual([5, 5]);
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => newMatch(2, {}, seed).keeps[1]?.join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('ZIZ-5: three of each level on the tables and a visible top, eight in all', () => {
    const view = zizka.viewFor(newMatch(2), null);
    for (const tavern of view.taverns) {
      expect(tavern.table).toHaveLength(3);
      expect(tavern.top).not.toBeNull();
    }
    expect(view.taverns.map((tavern) => tavern.below)).toEqual([24, 23]);
  });

  it('ZIZ-6: favours in the supply, nobody holds a warrant', () => {
    const state = newMatch(4);
    expect(state.favours).toEqual([-1, -1]);
    expect(state.seats.every((seat) => seat.warrant === 0)).toBe(true);
  });

  it('ZIZ-7: commander, four starters, coins and luck as on the board', () => {
    const state = newMatch(4);
    for (const seat of state.seats) {
      const data = COMMANDERS[seat.commander];
      expect(seat.coins).toBe(data?.sideA.coins);
      expect(seat.luck).toBe(data?.id === 'katerina' ? 1 : 0);
      expect([seat.vp, seat.morale, seat.members.length]).toEqual([0, 0, 4]);
    }
    expect(newMatch(4, { side: 'B' }).seats.every((seat) => seat.luck === 0 && seat.coins === 3)).toBe(true);
  });

  it('ZIZ-8: in turn order Písek, Třeboň, Písek, Třeboň', () => {
    const state = newMatch(4, {}, 5);
    const inOrder = [0, 1, 2, 3].map((place) => seatOf(state, (state.start + place) % 4).space);
    const [pisek, trebon] = [spaceIndex('pisek'), spaceIndex('trebon')];
    expect(inOrder).toEqual([pisek, trebon, pisek, trebon]);
  });

  it('ZIZ-9: the starting player is random and has the first turn', () => {
    const starts = new Set(Array.from({ length: 30 }, (_, seed) => newMatch(4, {}, seed).start));
    expect(starts.size).toBe(4);
    const state = newMatch(4);
    expect(state.turn).toBe(state.start);
  });

  it('ZIZ-20: side A differs by commander, side B is two steps and a die', () => {
    const totals = (side: string) => {
      const view = zizka.viewFor(newMatch(4, { side }), null);
      return Object.fromEntries(view.seats.map((seat) => [seat.commander, seat.totals]));
    };
    const a = totals('A');
    expect(a['bores']).toMatchObject({ reroll: 3, step: 2, die: 3 });
    expect(a['katerina']).toMatchObject({ eye: 1, step: 2, die: 3, reroll: 1 });
    expect(a['torak']).toMatchObject({ step: 3, die: 3 });
    expect(a['zizka']).toMatchObject({ step: 2, die: 4 });
    for (const total of Object.values(totals('B'))) expect(total).toMatchObject({ step: 2, die: 4, reroll: 1 });
  });

  it('ZIZ-150: solo from Písek against Torak on Třeboň, never as Torak', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = newMatch(1, {}, seed);
      expect(seatOf(state).commander).not.toBe(TORAK_COMMANDER);
      expect(seatOf(state).space).toBe(spaceIndex('pisek'));
      expect(state.solo).toMatchObject({ space: spaceIndex('trebon'), vp: 0 });
    }
  });

  it('ZIZ-151: the deck of the level, and the combat side that goes with it', () => {
    const deck = (torak: string) => newMatch(1, { torak }).solo?.deck.length;
    expect([deck('easy'), deck('normal'), deck('hard')]).toEqual([9, 8, 9]);
    for (const { side, vp, dice, luck } of EXAMPLES.combat) {
      const state = newTable(1, { torak: side === 'hard' ? 'hard' : 'easy' });
      if (state.solo !== null) state.solo.vp = vp;
      expect(zizka.viewFor(state, 0).solo).toMatchObject({ dice, luck });
    }
    expect(
      zizka.setup({ side: 'A', experienced: false, goal: 30, commanders: 'random', torak: 'easy' }, 1, makeRng(1)).goal,
    ).toBe(30);
  });
});

describe('the score as it stands', () => {
  it('ZIZ-137, ZIZ-161: coins of purse and warrant count as if the match ended now, ties go to more coins; alone they bring nothing', () => {
    const state = newTable(3);
    Object.assign(seatOf(state, 0), { vp: 5, coins: 4, warrant: 1, warrantCoins: 6 });
    Object.assign(seatOf(state, 1), { vp: 6, coins: 9, warrant: 0, warrantCoins: 0 });
    Object.assign(seatOf(state, 2), { vp: 7, coins: 0, warrant: 0, warrantCoins: 0 });
    const projected = zizka.viewFor(state, 0).seats.map((seat) => seat.projected);
    expect(projected).toEqual([
      { points: 7, fromCoins: 2, coins: 10, place: 1 },
      { points: 7, fromCoins: 1, coins: 9, place: 2 },
      { points: 7, fromCoins: 0, coins: 0, place: 3 },
    ]);
    const solo = newTable(1);
    seatOf(solo).coins = 30;
    expect(zizka.viewFor(solo, 0).seats[0]?.projected).toMatchObject({ fromCoins: 0 });
  });
});
