// Every lesson can be played through, whichever of its keys the learner takes, and all it says exists in both languages.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { texts } from '../../../engine/games/leaders/text';
import { keysOf, play } from './table';

const english: Readonly<Record<string, string>> = texts.en;
const polish: Readonly<Record<string, string>> = texts.pl;

describe('lessons', () => {
  it('teach ten things', () => {
    expect(leaders.lessons).toHaveLength(10);
    expect(new Set(leaders.lessons.map((lesson) => lesson.id)).size).toBe(10);
  });

  it.each(leaders.lessons.map((lesson) => [lesson.id, lesson] as const))('%s plays through with every key', (_id, lesson) => {
    const state = lesson.start();
    for (const step of lesson.steps) {
      for (const key of step.keys) expect(keysOf(state)).toContain(key);
      const asked = leaders.requestFor(state)?.seat;
      if (step.keys.length > 0) expect(asked).toBe(step.auto === true ? 1 - lesson.seat : lesson.seat);
      for (const key of step.keys.slice(1)) play(leaders.cloneState(state), key);
      if (step.keys[0] !== undefined) play(state, step.keys[0]);
    }
    expect(lesson.steps.at(-1)?.keys).toEqual([]);
  });

  it.each(['capture', 'surround', 'leap', 'shove', 'passive', 'pair', 'nemesis'])('%s ends with a win, by every key', (id) => {
    const lesson = leaders.lessons.find((each) => each.id === id);
    const last = lesson?.steps.filter((step) => step.keys.length > 0).length ?? 0;
    for (const key of lesson?.steps[last - 1]?.keys ?? []) {
      const state = lesson?.start();
      if (state === undefined) throw new Error(`no lesson ${id}`);
      for (const step of lesson?.steps.slice(0, last - 1) ?? []) play(state, step.keys[0] ?? '');
      play(state, key);
      expect(leaders.outcome(state)).toMatchObject({ winners: [0] });
    }
  });

  it('say only what both languages know', () => {
    const keys = leaders.lessons.flatMap((lesson) => [lesson.title, ...lesson.steps.map((step) => step.say)]);
    for (const key of keys) expect([key, english[key] !== undefined, polish[key] !== undefined]).toEqual([key, true, true]);
  });
});
