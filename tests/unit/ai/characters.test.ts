// The named opponents as data, and how a temper reaches the agent.
import { describe, expect, it } from 'vitest';
import { createAgentFor } from '../../../engine/ai/levels';
import { LEVELS, TEMPERS } from '../../../engine/core/agent';
import { CHARACTER_IDS, CHARACTERS } from '../../../engine/core/characters';
import type { AnyGame } from '../../../engine/core/game-module';
import { seatSchema } from '../../../engine/core/seat-schema';
import { games } from '../../../engine/registry';
import { readPlayer } from '../../../main/cli/player-name';

describe('the twelve opponents', () => {
  it('are three a level, two a temper, each once', () => {
    const all = CHARACTER_IDS.map((id) => CHARACTERS[id]);
    for (const level of LEVELS) expect(all.filter((each) => each.level === level)).toHaveLength(3);
    for (const temper of TEMPERS) expect(all.filter((each) => each.temper === temper)).toHaveLength(2);
    expect(new Set(all.map(({ name }) => name)).size).toBe(12);
  });

  it('sit down at their own level only', () => {
    const seat = { kind: 'ai', name: 'Rasa', tincture: 'azure', level: 'knight', character: 'rasa' };
    expect(seatSchema.safeParse(seat).success).toBe(true);
    expect(seatSchema.safeParse({ ...seat, level: 'page' }).success).toBe(false);
    expect(seatSchema.safeParse({ ...seat, character: 'stranger' }).success).toBe(false);
    expect(seatSchema.safeParse({ kind: 'human', name: 'Tosia', tincture: 'azure', character: 'rasa' }).success).toBe(false);
  });
});

describe('a temper', () => {
  it('reaches the agent of the game, and a plain level has none', () => {
    const asked: unknown[] = [];
    const createAgent = (...given: unknown[]) => {
      asked.push(given);
      return { choose: () => 0 };
    };
    const game = { ...games.leaders, createAgent } as unknown as AnyGame;
    createAgentFor(game, 'knight', 'bold');
    createAgentFor(game, 'squire');
    expect(asked).toEqual([
      ['knight', 'bold'],
      ['squire', undefined],
    ]);
  });

  it('is read from the command line beside a level only', () => {
    expect(readPlayer('knight:bold')).toEqual({ agent: 'knight', temper: 'bold' });
    expect(readPlayer('random')).toEqual({ agent: 'random' });
    for (const wrong of ['random:bold', 'knight:angry', 'knight:bold:sly', 'king']) expect(readPlayer(wrong)).toBeNull();
  });
});
