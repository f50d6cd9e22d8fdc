// Every lesson can be played through, and all it says exists in both languages.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { texts } from '../../../engine/games/grunwald/text';
import type { State } from '../../../engine/games/grunwald/types';
import { kernel } from './support';

function playThrough(id: string): State {
  const lesson = known(grunwald.lessons.find((each) => each.id === id));
  const state = lesson.start();
  expect(grunwald.checkInvariants(state)).toEqual([]);
  for (const step of lesson.steps) {
    if (step.keys.length === 0) continue;
    const keys = grunwald.legalDecisions(state).map(grunwald.makeKey);
    for (const key of step.keys) expect(keys, `${id} ${step.say}`).toContain(key);
    const asked = grunwald.requestFor(state)?.seat;
    expect(asked === lesson.seat, `${id} ${step.say}`).toBe(step.auto !== true);
    kernel.apply(state, known(grunwald.parseKey(known(step.keys[0]))), makeRng(1));
  }
  return state;
}

describe('lessons', () => {
  it('teach eight things, each ending with something to read', () => {
    expect(new Set(grunwald.lessons.map((lesson) => lesson.id)).size).toBe(8);
    for (const lesson of grunwald.lessons) expect(lesson.steps.at(-1)?.keys).toEqual([]);
  });

  it.each(grunwald.lessons.map((lesson) => lesson.id))('%s plays through', (id) => {
    expect(playThrough(id).seats).toBeGreaterThanOrEqual(2);
  });

  it('end as their words promise', () => {
    const strengths = (state: State) => grunwald.viewFor(state, null).players[0];
    expect(strengths(playThrough('officers'))?.hand.map((card) => card.strength)).toEqual([5]);
    expect(strengths(playThrough('ties'))?.hand.map((card) => card.strength)).toEqual([6]);
    const coin = strengths(playThrough('coin'));
    expect([coin?.hand[0]?.strength, coin?.ducats, coin?.provision]).toEqual([6, 1, 3]);
    expect(strengths(playThrough('helpers'))?.helpers).toBe(3);
    expect(strengths(playThrough('auction'))?.provision).toBe(4);
    expect(strengths(playThrough('skirmish'))?.camp.map((card) => card.strength)).toEqual([5, 3]);
    expect(strengths(playThrough('defeat'))).toMatchObject({ provision: 3, hand: [{ strength: 6 }], camp: [] });
    expect(grunwald.outcome(playThrough('reckoning'))?.winners).toEqual([0]);
  });

  it('say only what both languages know, and nothing is left unsaid', () => {
    const said = grunwald.lessons.flatMap((lesson) => [lesson.title, ...lesson.steps.map((step) => step.say)]);
    const written = Object.keys(texts.en).filter((key) => key.startsWith('lesson.'));
    expect(said.filter((key) => key !== '').sort()).toEqual(written.sort());
    for (const key of written) expect(texts.pl[key], key).toBeDefined();
  });
});
