import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../engine/core/agent';
import { CHARACTER_IDS, CHARACTERS, TEMPERS } from '../../../engine/core/characters';
import { seatSchema } from '../../../engine/core/seat-schema';

const all = CHARACTER_IDS.map((id) => CHARACTERS[id]);

describe('the twelve opponents', () => {
  it('are three of a level and two of a temper', () => {
    for (const level of LEVELS) expect(all.filter((each) => each.level === level)).toHaveLength(3);
    for (const temper of TEMPERS) expect(all.filter((each) => each.temper === temper)).toHaveLength(2);
  });

  it('are called by names that nobody shares', () => {
    expect(new Set(all.map((each) => each.name)).size).toBe(12);
  });

  it('sit down at their own level only', () => {
    const seat = { kind: 'ai', name: 'Rasa', tincture: 'azure', level: 'knight', character: 'rasa' };
    expect(seatSchema.safeParse(seat).success).toBe(true);
    expect(seatSchema.safeParse({ ...seat, level: 'page' }).success).toBe(false);
    expect(seatSchema.safeParse({ ...seat, character: 'nobody' }).success).toBe(false);
    expect(seatSchema.safeParse({ kind: 'human', name: 'Tosia', tincture: 'azure', character: 'rasa' }).success).toBe(false);
  });
});
