// The named opponents as data, and how a temper reaches the agent.
import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterOf } from '../../../engine/ai/characters';
import { createAgentFor } from '../../../engine/ai/levels';
import { LEVELS, TEMPERS } from '../../../engine/core/agent';
import type { AnyGame } from '../../../engine/core/game-module';
import { games } from '../../../engine/registry';
import { readPlayer } from '../../../main/cli/player-name';

describe('the twelve opponents', () => {
  it('are three a level, two a temper, each once', () => {
    for (const level of LEVELS) expect(CHARACTERS.filter((each) => each.level === level)).toHaveLength(3);
    for (const temper of TEMPERS) expect(CHARACTERS.filter((each) => each.temper === temper)).toHaveLength(2);
    expect(new Set(CHARACTERS.map(({ id }) => id)).size).toBe(12);
  });

  it('are found by id, and an unknown id is nobody', () => {
    expect(characterOf('rasa')).toEqual({ id: 'rasa', level: 'knight', temper: 'greedy' });
    expect(characterOf('stranger')).toBeNull();
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
