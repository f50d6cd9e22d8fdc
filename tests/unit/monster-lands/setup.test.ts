// Set-up, options and clans (MON-2 to MON-17).
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { prevailingGlory, reputationOf } from '../../../engine/games/monster-lands/clan/clan';
import { memberOf, monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { drawMercenary, refillHut, refillMarket } from '../../../engine/games/monster-lands/effects/supply';
import { layOutTavern } from '../../../engine/games/monster-lands/setup';
import { adventure, clan, enlist, fresh, keys, last, member, place, play, pool, send, show, table, untilTurn } from './support';

const silent = (state: ReturnType<typeof fresh>) => ({ state, rng: makeRng(3), emit: () => undefined, silent: true });

describe('set-up', () => {
  it('MON-2: empty piles are rebuilt from their discards, equipment is not', () => {
    const state = fresh();
    state.mercenaryDiscard.push(...state.mercenaryDeck.splice(0));
    const count = state.mercenaryDiscard.length;
    expect(drawMercenary(silent(state))).not.toBe('');
    expect(state.mercenaryDeck).toHaveLength(count - 1);
    expect(state.mercenaryDiscard).toEqual([]);
    state.equipmentDiscard.push(...state.equipmentDeck.splice(0));
    state.market[1] = '';
    refillMarket(silent(state));
    expect(state.market[1]).toBe('');
    state.trapDeck.splice(0);
    state.trapDiscard = [];
    state.hut[0] = '';
    refillHut(silent(state));
    expect(state.hut[0]).toBe('');
  });

  it('MON-3: displays are open and full, tricks and secured traps stay in the box', () => {
    const state = fresh(4);
    expect(state.rookies).toHaveLength(8);
    expect(state.hut.filter((trap) => trap !== '')).toHaveLength(6);
    expect(state.market.filter((card) => card !== '')).toHaveLength(3);
    expect(state.lootShown.filter((token) => token !== '')).toHaveLength(4);
    expect(state.panicPile).toHaveLength(7);
    expect([...state.trapDeck, ...state.hut].some((trap) => trap.startsWith('trick') || trap.startsWith('secured'))).toBe(false);
  });

  it('MON-4: the first tavern offer holds enough mercenaries of reputation 4 or less', () => {
    const low = (cards: readonly string[]) => cards.filter((card) => memberOf(card).reputation <= 4).length;
    for (let seed = 1; seed <= 60; seed++) expect(low(fresh(4, {}, seed).tavern)).toBeGreaterThanOrEqual(4);
    const state = fresh(2);
    const cards = [...state.mercenaryDeck, ...state.tavern].sort(
      (left, right) => memberOf(left).reputation - memberOf(right).reputation,
    );
    // The dearest lie on top: all but two go aside and come back into the deck.
    state.mercenaryDeck = cards;
    state.tavern = ['', '', '', ''];
    layOutTavern(state, makeRng(1));
    expect(low(state.tavern)).toBe(2);
    expect(state.mercenaryDeck).toHaveLength(24);
  });

  it('MON-5: lands get a level A monster at the lower difficulties, quests lie ready, the gate is empty', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = fresh(4, { difficulty: 'normal' }, seed);
      for (const land of state.lands) {
        expect(monsterOf(land.monster).level).toBe('A');
        expect(land.tile).not.toBe('');
      }
      expect(state.gate.monster).toBe('');
      expect(state.quests.map((each) => each.quest)).not.toContain('');
      expect(state.round).toBe(1);
    }
  });

  it('MON-6: one or two players have land A only and fewer fields', () => {
    expect(fresh(2).lands).toHaveLength(1);
    expect(fresh(3).lands).toHaveLength(2);
    const fields = (seats: number) =>
      monsterLands.viewFor(table(seats), 0).buildingViews.map((building) => building.fields.length);
    expect(fields(2)).toEqual([2, 2, 3, 0, 2, 2, 4]);
    expect(fields(4)).toEqual([3, 2, 4, 0, 3, 3, 4]);
  });

  it('MON-7: a clan starts with two members of its affinity, 5 glory, reputation 1, 7 coins and a trap', () => {
    const state = fresh(3);
    expect(state.clans.map((each) => each.members.map((one) => one.id))).toEqual([
      ['purkas', 'korgo'],
      ['tortock', 'taron'],
      ['nuduru', 'frunks'],
    ]);
    for (const each of state.clans) {
      expect([each.glory, reputationOf(each), each.coins, each.traps]).toEqual([5, 1, 7, ['startingTrap']]);
    }
    expect(monsterLands.parseOptions({ affinity1: 'fire', affinity2: 'fire' }, 2)).toMatchObject({ ok: false });
    const random = monsterLands.parseOptions({}, 4);
    if (!random.ok) throw new Error('options');
    expect(new Set(monsterLands.setup(random.value, 4, makeRng(9)).clans.map((each) => each.affinity)).size).toBe(4);
  });
});

describe('clan', () => {
  it('MON-10: reputation sums all members; a starting leader has none', () => {
    const state = table();
    expect(reputationOf(clan(state))).toBe(1);
    enlist(state, 0, 'fandor');
    expect(reputationOf(clan(state))).toBe(6);
    clan(state).leader = 'fandor';
    expect(reputationOf(clan(state))).toBe(6);
  });

  it('MON-11: glory never falls below 0', () => {
    const state = table();
    clan(state).glory = 1;
    state.quests[0] = { quest: 'quest4', trails: state.quests[0]?.trails ?? [] };
    send(state, 'questA1', 0, 'purkas', 'SSM');
    adventure(state, [1, 1, 1]);
    untilTurn(state);
    expect(clan(state).glory).toBe(0);
  });

  it('MON-12: glory 18, reputation 17, a failed quest of 2: glory 16, reputation 17, nobody leaves and nobody can be hired', () => {
    const state = table();
    for (const id of ['saruna', 'fandor', 'naiala']) enlist(state, 0, id);
    const own = clan(state);
    own.glory = 18;
    own.coins = 50;
    expect(reputationOf(own)).toBe(17);
    state.quests[0] = { quest: 'quest4', trails: state.quests[0]?.trails ?? [] };
    send(state, 'questA1', 0, 'purkas', 'SSM');
    adventure(state, [1, 1, 1]);
    untilTurn(state);
    expect([own.glory, reputationOf(own), prevailingGlory(own)]).toEqual([16, 17, -1]);
    state.turnSeat = 0;
    state.turnSeat = 0;
    pool(own, 'I6');
    play(state, ['visit:tavern']);
    expect(keys(state).filter((key) => key.startsWith('hire'))).toEqual([]);
  });

  it('MON-13: glory 20, reputation 14: Vaidala refuses, Fandor with I5 costs 5 and brings two strength dice', () => {
    const state = table();
    for (const id of ['saruna', 'geas']) enlist(state, 0, id);
    const own = clan(state);
    own.glory = 20;
    own.coins = 20;
    expect(reputationOf(own)).toBe(14);
    show(state.tavern, 0, 'vaidala', state.mercenaryDeck);
    show(state.tavern, 1, 'fandor', state.mercenaryDeck);
    pool(own, 'I5');
    play(state, ['visit:tavern']);
    expect(keys(state)).not.toContain('hire:0');
    const events = play(state, ['hire:1']);
    expect(last(events, 'memberHired').coins).toBe(5);
    expect([own.coins, own.S, reputationOf(own), prevailingGlory(own)]).toEqual([15, 2, 19, 1]);
  });

  it('MON-14: a wounded member has one life and his ability still works', () => {
    const state = table();
    member(state, 'purkas').wounded = true;
    place(state, 'A', 'moldo');
    send(state, 'A4', 0, 'purkas', 'S');
    adventure(state, [3, 1, 1]);
    // One hit, absorbed by the ability of Purkas.
    expect(keys(state)).toEqual(['defend:unhurt', 'defend:fall']);
  });

  it('MON-15: an ability works once per round', () => {
    const state = table();
    enlist(state, 0, 'tranok');
    pool(clan(state), 'SS');
    pool(clan(state, 1), 'SS');
    play(state, ['collect:tranok']);
    expect(keys(state)).not.toContain('collect:tranok');
    expect(clan(state).coins).toBe(9);
  });

  it('MON-16: a clan may grow without limit', () => {
    const state = table();
    const own = clan(state);
    own.glory = 60;
    own.coins = 60;
    for (let hires = 0; hires < 3; hires++) {
      pool(own, 'S');
      play(state, ['visit:tavern', 'hire:rookie']);
      state.turnSeat = 0;
      state.turnSeat = 0;
      own.passed = false;
    }
    expect(own.members).toHaveLength(5);
  });

  it('MON-17: a trophy card is sold whole, five coins for each trophy', () => {
    const state = table();
    const own = clan(state);
    own.trophies.push('sandor');
    pool(own, 'SS');
    play(state, ['sellTrophy:3']);
    expect([own.coins, own.trophies]).toEqual([22, []]);
  });
});
