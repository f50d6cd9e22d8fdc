// Every fact of Jan Žižka is told when it has come true: the view of its beat shows it, the one before does not yet.
import { describe, expect, it } from 'vitest';
import { createLiveDriver } from '../../../engine/core/live-driver';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import type { State } from '../../../engine/games/zizka/types';
import type { Event, View } from '../../../engine/games/zizka/view-types';
import { createMatch } from '../../../engine/match/match';
import { equip, facing, newTable, scripted } from './helpers';

function expectTold(event: Event, before: View, after: View): void {
  if (!('seat' in event) || event.seat < 0) return;
  const was = before.seats[event.seat];
  const is = after.seats[event.seat];
  if (was === undefined || is === undefined) return;
  switch (event.type) {
    case 'coinsGained':
      expect(is.coins - was.coins).toBe(event.coins);
      break;
    case 'coinsLost':
      expect(was.coins - is.coins).toBe(event.coins);
      break;
    case 'luckGained':
      expect(is.luck - was.luck).toBe(event.tokens);
      break;
    case 'luckSpent':
      expect(was.luck - is.luck).toBe(event.tokens);
      break;
    case 'pointsScored':
      expect(is.vp).toBe(event.total);
      expect(is.vp - was.vp).toBe(event.points);
      break;
    case 'moraleMoved':
      expect([was.morale, is.morale]).toEqual([event.from, event.to]);
      break;
    case 'memberJoined':
      expect(was.members).not.toContain(event.member);
      expect(is.members).toContain(event.member);
      expect(after.taverns.flatMap(({ table, top }) => [...table, top])).not.toContain(event.member);
      break;
    case 'memberLeft':
      expect(was.members).toContain(event.member);
      expect(is.members).not.toContain(event.member);
      break;
    case 'moved':
      expect([was.space, is.space]).toEqual([event.from, event.to]);
      break;
    case 'diceRolled':
      expect(after.roll?.dice).toEqual(event.dice);
      break;
    case 'dieRerolled':
      if (typeof event.die === 'number') expect(after.roll?.dice[event.die]).toBe(event.to);
      break;
    case 'diceKept':
      if (after.event !== null) expect(after.event.pool).toEqual(event.pool);
      break;
    case 'rowCompleted':
      expect(after.event?.rows[event.row - 1]?.done).toBe(true);
      break;
    case 'eventEnded':
      // ZIZ-56: a token that failed stays.
      if (event.success) expect(after.spaces.find(({ id }) => id === event.space)?.token).toBeNull();
      break;
    case 'conquestEnded':
      expect(is.won[event.keep] === event.card).toBe(event.success);
      break;
    case 'favourTaken':
      expect(is.favours).toContain(event.sovereign);
      break;
    default:
  }
}

describe('facts of Jan Žižka', () => {
  it.each([1, 2, 3, 4])('with %i seats hold in the view they come with', (seats) => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const match = createMatch({ game: 'zizka', seats, seed });
      const rng = makeRng(seed);
      while (match.request !== null) {
        let before = match.view(0) as View;
        // Whatever tries something is tried, so that much happens.
        const { decisions } = match.request;
        const acts = decisions.filter(({ decision }) => ['event', 'conquest', 'attack', 'hire'].includes(decision.type));
        const list = acts.length > 0 ? acts : decisions;
        const decided = match.decide(list[rng.int(list.length)]?.key ?? '');
        if (!decided.ok) throw new Error(decided.message);
        for (const { event, state } of decided.value) {
          const after = zizka.viewFor(state as State, 0);
          expectTold(event as Event, before, after);
          told.add(event.type);
          before = after;
        }
      }
    }
    for (const type of ['coinsGained', 'memberJoined', 'diceRolled', 'rowCompleted', 'luckSpent'])
      expect(told, type).toContain(type);
  });

  it('show the dice of an attempt that begins and ends at once', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'C1');
    const { beats } = createLiveDriver(zizka).apply(state, { type: 'event' }, scripted(['speech', 'speech']));
    expect(beats.map(({ event }) => event.type)).toContain('eventEnded');
    const rolled = beats.find(({ event }) => event.type === 'diceRolled');
    const shown = zizka.viewFor(rolled?.state as State, 0);
    expect(shown.roll).toMatchObject({ dice: ['speech', 'speech'], rerolls: 0 });
    expect(shown.event?.rows[0]).toMatchObject({ covered: false, missing: { sword: 2 } });
  });
});
