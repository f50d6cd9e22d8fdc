// Every lesson can be played through by its seed, ends as its words promise, and is said in both languages.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { createLiveDriver } from '../../../engine/core/live-driver';
import { rngFor } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { texts } from '../../../engine/games/monster-lands/text';
import type { State } from '../../../engine/games/monster-lands/types';

const driver = createLiveDriver(monsterLands);

function playThrough(id: string): State {
  const lesson = known(monsterLands.lessons.find((each) => each.id === id));
  let state = lesson.start();
  let entry = 0;
  expect(monsterLands.checkInvariants(state)).toEqual([]);
  for (const step of lesson.steps) {
    if (step.keys.length === 0) continue;
    const legal = monsterLands.legalDecisions(state).map(monsterLands.makeKey);
    for (const key of step.keys) expect(legal, `${id} ${step.say}`).toContain(key);
    expect(monsterLands.requestFor(state)?.seat).toBe(lesson.seat);
    entry++;
    state = driver.apply(state, known(monsterLands.parseKey(known(step.keys[0]))), rngFor(lesson.seed, entry)).state as State;
  }
  expect(monsterLands.checkInvariants(state)).toEqual([]);
  return state;
}

describe('lessons', () => {
  it('teach twelve things, each ending with something to read', () => {
    expect(new Set(monsterLands.lessons.map((lesson) => lesson.id)).size).toBe(12);
    for (const lesson of monsterLands.lessons) expect(lesson.steps.at(-1)?.keys).toEqual([]);
  });

  it.each(monsterLands.lessons.map((lesson) => lesson.id))('%s plays through', (id) => {
    expect(playThrough(id).clans.length).toBeGreaterThan(0);
  });

  it('end as their words promise', () => {
    const own = (id: string) => known(playThrough(id).clans[0]);
    expect(own('work')).toMatchObject({ coins: 13, potion: 2, venom: 1 });
    expect(own('influence')).toMatchObject({ coins: 5 });
    expect(own('influence').traps).toEqual(['startingTrap', 'trapEachS3', 'trapTotal4']);
    expect(own('hire').members.map((member) => member.id)).toContain('nimra');
    expect(own('conquest').lands).toMatchObject([{ id: 'kyzhul', settler: 'nimra' }]);
    expect(own('wages').trophies).toEqual([]);
    expect(playThrough('attack').phase).toBe('adventure.battle.striking');
    expect(playThrough('strike').phase).toBe('adventure.battle.striking');
    expect(playThrough('tricks').lands[0]?.trails[0]?.shown[0]).toMatchObject({ id: 'trickStealS1', S: 1 });
    expect(playThrough('gate').gate.trails[0]).toMatchObject({ member: 'purkas', S: 2, M: 1 });
  });

  it('say only what both languages know, and nothing is left unsaid', () => {
    const said = monsterLands.lessons
      .flatMap((lesson) => [lesson.title, ...lesson.steps.map((step) => step.say)])
      .filter((key) => key !== '');
    for (const language of [texts.en, texts.pl]) {
      expect(said.sort()).toEqual(
        Object.keys(language)
          .filter((key) => key.startsWith('lesson.'))
          .sort(),
      );
    }
  });
});
