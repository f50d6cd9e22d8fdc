// Points of the rules that were once read too freely: passing, wards, settling, the first offer, redirected dice.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { memberOf } from '../../../engine/games/monster-lands/data/lookup';
import { askOf } from '../../../engine/games/monster-lands/requests';
import {
  adventure,
  all,
  clan,
  enlist,
  fresh,
  giveLoot,
  keys,
  member,
  ownLand,
  place,
  play,
  pool,
  send,
  show,
  table,
} from './support';

const misses = (count: number) => Array<number>(count).fill(1);

describe('set-up', () => {
  it('MON-4: a solo game too shows two mercenaries of reputation 4 or less', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const small = fresh(1, {}, seed).tavern.filter((card) => memberOf(card).reputation <= 4);
      expect(small.length, `seed ${seed}`).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a turn without dice', () => {
  // Seat 0 has sold its last die and holds what is given; seat 1 has one more die.
  function emptyHanded(prepare: (state: ReturnType<typeof table>) => void): ReturnType<typeof table> {
    const state = table();
    clan(state).coins = 0;
    prepare(state);
    pool(clan(state, 0), 'S');
    pool(clan(state, 1), 'SS');
    play(state, ['visit:merchant', 'sell:S', 'done', 'visit:merchant', 'sell:S', 'done']);
    return state;
  }

  it('MON-41: one who could still buy a die is asked before passing', () => {
    const state = emptyHanded((each) => enlist(each, 0, 'fandor'));
    expect(state.turnSeat).toBe(0);
    // The coin of the sale pays for it.
    expect(keys(state)).toEqual(['pass', 'buyDie:fandor']);
    play(state, ['buyDie:fandor']);
    expect(clan(state).I).toHaveLength(1);
    expect(keys(state)).not.toContain('pass');
  });

  it('MON-41: coins for it may first come from a gift, loot or a trophy', () => {
    for (const [prepare, key] of [
      [(state: ReturnType<typeof table>) => enlist(state, 0, 'tranok'), 'collect:tranok'],
      [(state: ReturnType<typeof table>) => giveLoot(state, 0, 'coins10'), 'loot:coins10'],
      [(state: ReturnType<typeof table>) => clan(state).trophies.push('moldo'), 'sellTrophy:1'],
    ] as const) {
      const state = emptyHanded((each) => {
        enlist(each, 0, 'wormee');
        prepare(each);
      });
      expect(keys(state)).toEqual(['pass', key]);
      play(state, [key]);
      expect(keys(state)).toContain('buyDie:wormee');
    }
  });

  it('MON-41: a free hire brings dice', () => {
    const state = emptyHanded((each) => {
      clan(each).glory = 20;
      show(each.tavern, 0, 'fandor', each.mercenaryDeck);
      giveLoot(each, 0, 'freeMercenary');
    });
    play(state, ['loot:freeMercenary', 'hire:0']);
    expect(clan(state).S + clan(state).M + clan(state).I.length).toBeGreaterThan(0);
    expect(keys(state)).not.toContain('pass');
  });

  it('MON-41: without any such step the seat passes by itself', () => {
    for (const prepare of [
      () => undefined,
      // He is away, or has worked already, or costs more than there is.
      (state: ReturnType<typeof table>) => {
        enlist(state, 0, 'fandor').away = true;
      },
      (state: ReturnType<typeof table>) => {
        enlist(state, 0, 'fandor');
        state.uses['fandor'] = 1;
      },
      (state: ReturnType<typeof table>) => enlist(state, 0, 'wormee'),
    ]) {
      const state = emptyHanded(prepare);
      expect([state.turnSeat, clan(state).passed]).toEqual([1, true]);
    }
  });
});

describe('battle', () => {
  it('MON-111: dice that a strike has rolled are no wards against redirected dice', () => {
    const state = table();
    place(state, 'A', 'abysur');
    enlist(state, 1, 'ginova');
    send(state, 'A1', 0, 'korgo', 'MM');
    send(state, 'A2', 1, 'ginova', 'S');
    adventure(state);
    expect(keys(state)).toContain('ward:2');
    play(state, ['ward:0'], misses(12));
    play(state, ['rollAll'], [2, 2]);
    expect(keys(state)).toEqual(['redirect:1left', 'keep']);
    const events = play(state, ['redirect:1left'], misses(12));
    // No ward is asked: the die falls at once.
    expect(all(events, 'attackRolled')[0]).toMatchObject({ seat: 0, cause: 'redirected', warded: 0, faces: [1] });
    expect(known(state.scene).carry).toBe(4);
  });

  it('MON-111: nor are dice that a striker did not roll', () => {
    const state = table();
    place(state, 'A', 'sporus');
    send(state, 'A1', 0, 'korgo', 'MM');
    send(state, 'A2', 1, 'taron', 'S');
    adventure(state);
    play(state, ['ward:0'], misses(12));
    play(state, ['roll:M'], [1]);
    const events = play(state, ['giveUp'], misses(12));
    expect(all(events, 'attackRolled').map((event) => [event.seat, event.cause, event.warded])).toEqual([
      [1, 'attack', 0],
      [0, 'everyone', 0],
    ]);
  });

  it('MON-111: a trail that has not struck yet still wards redirected dice', () => {
    const state = table();
    place(state, 'A', 'abysur');
    enlist(state, 0, 'ginova');
    send(state, 'A1', 0, 'ginova', 'S');
    send(state, 'A2', 1, 'taron', 'MM');
    adventure(state);
    play(state, ['redirect:1right']);
    expect(askOf(state)).toMatchObject({ kind: 'ward', seat: 1 });
  });

  it('MON-258: dice sent at one member by two sources are one attack on him, which costs glory once (MON-280)', () => {
    const state = table(2, { trickery: true });
    place(state, 'A', 'abysur');
    enlist(state, 0, 'ginova');
    clan(state, 1).glory = 10;
    send(state, 'A1', 0, 'ginova', 'S', {
      shown: [{ id: 'trickRedirect2', S: 0, M: 0, target: 1 }],
    });
    send(state, 'A2', 1, 'taron', 'S', { defence: 1 });
    adventure(state);
    play(state, ['redirect:1right']);
    const events = play(state, ['redirect:2right'], [6, 6, 6, ...misses(12)]);
    expect(all(events, 'attackRolled')[0]).toMatchObject({ seat: 1, faces: [6, 6, 6] });
    // One for the attack, the second trail's fallen glory comes back.
    expect(clan(state, 1).glory).toBe(10 - 1 + 2);
  });
});

describe('settling', () => {
  it('MON-131: only members who are not away can be settled', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    ownLand(state, 0, 'kyzhul');
    pool(clan(state), 'S');
    expect(keys(state)).toContain('settle:kyzhul');
    member(state, 'nimra').away = true;
    expect(keys(state)).not.toContain('settle:kyzhul');
  });
});
