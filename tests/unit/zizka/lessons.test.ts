// Every lesson can be played through by its seed, ends as its words promise, and is said in both languages.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { createLiveDriver } from '../../../engine/core/live-driver';
import { rngFor } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import type { Event } from '../../../engine/games/zizka/events';
import { projectionOf } from '../../../engine/games/zizka/scoring';
import { texts } from '../../../engine/games/zizka/text';
import type { State } from '../../../engine/games/zizka/types';

const driver = createLiveDriver(zizka);

function playThrough(id: string): { state: State; events: Event[] } {
  const lesson = known(zizka.lessons.find((each) => each.id === id));
  let state = lesson.start();
  const events: Event[] = [];
  let entry = 0;
  expect(zizka.checkInvariants(state)).toEqual([]);
  for (const step of lesson.steps) {
    if (step.keys.length === 0) continue;
    const keys = zizka.legalDecisions(state).map(zizka.makeKey);
    for (const key of step.keys) expect(keys, `${id} ${step.say}`).toContain(key);
    expect(zizka.requestFor(state)?.seat === lesson.seat, `${id} ${step.say}`).toBe(step.auto !== true);
    entry++;
    const stepped = driver.apply(state, known(zizka.parseKey(known(step.keys[0]))), rngFor(lesson.seed, entry));
    state = stepped.state as State;
    events.push(...stepped.beats.map(({ event }) => event as Event));
  }
  expect(zizka.checkInvariants(state)).toEqual([]);
  return { state, events };
}

describe('lessons', () => {
  it('teach eleven things, each ending with something to read', () => {
    expect(new Set(zizka.lessons.map((lesson) => lesson.id)).size).toBe(11);
    for (const lesson of zizka.lessons) expect(lesson.steps.at(-1)?.keys).toEqual([]);
  });

  it.each(zizka.lessons.map((lesson) => lesson.id))('%s plays through', (id) => {
    expect(playThrough(id).events.length).toBeGreaterThan(0);
  });

  it('end as their words promise', () => {
    const own = (id: string) => known(playThrough(id).state.seats[0]);
    expect(own('event')).toMatchObject({ coins: 6 });
    expect(own('luck')).toMatchObject({ vp: 2, luck: 0 });
    expect(own('hire')).toMatchObject({ coins: 0, members: { length: 4 } });
    expect(own('morale')).toMatchObject({ morale: 2, vp: 1, members: { length: 1 } });
    expect(own('keep')).toMatchObject({ vp: 2, luck: 0 });
    expect(playThrough('favour').state.favours[0]).toBe(0);
    const ended = playThrough('tournament').events.find((event) => event.type === 'tournamentEnded');
    expect(ended).toMatchObject({ goalMet: true });
    expect(own('warrant')).toMatchObject({ vp: 2 });
    const [, rival] = playThrough('count').state.seats;
    expect([projectionOf(playThrough('count').state)[0], rival?.vp]).toMatchObject([{ points: 21, fromCoins: 2 }, 20]);
    expect(playThrough('torak').events.map((event) => event.type)).toContain('torakStoodUp');
  });

  it('speak of the dice that really fall', () => {
    const facts = playThrough('keep').events;
    const spent = facts.findIndex((event) => event.type === 'luckSpent');
    expect(facts.slice(0, spent).filter((event) => event.type === 'conquestRowPassed')).toMatchObject([{ row: 1 }]);
    const rolls = playThrough('tournament').events.filter((event) => event.type === 'tournamentRolled');
    expect(rolls.at(-1)?.dice.filter((face) => face === 'shield')).toHaveLength(3);
  });

  it('say only what both languages know, and nothing is left unsaid', () => {
    const said = zizka.lessons.flatMap((lesson) => [lesson.title, ...lesson.steps.map((step) => step.say)]);
    const written = Object.keys(texts.en).filter((key) => key.startsWith('lesson.'));
    expect(said.filter((key) => key !== '').sort()).toEqual(written.sort());
  });
});
