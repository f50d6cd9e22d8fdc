// ZIZ-190: acts that no level may do, however little it sees.
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../engine/core/agent';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { createAgent, createAgentWith } from '../../../engine/games/zizka/ai/agent';
import { LEARNER } from '../../../engine/games/zizka/ai/skill';
import type { State } from '../../../engine/games/zizka/types';
import { equip, facing, keysOf, newTable, play, seatOf } from './helpers';

const MOODS = 24;
const unhurried = { millis: 3000, spent: () => 0, isCancelled: () => false };

function moods(state: State, level: (typeof LEVELS)[number]): string[] {
  const request = zizka.requestFor(state);
  if (request === null) throw new Error('nobody is asked');
  const decisions = zizka.legalDecisions(state);
  const view = zizka.viewFor(state, request.seat);
  return Array.from({ length: MOODS }, (_, seed) => {
    // A short look is the same search as a long one.
    const agent = level === 'hetman' ? createAgentWith(LEARNER) : createAgent(level);
    const index = agent.choose(view, { ...request, decisions }, unhurried, makeRng(seed + 1));
    const chosen = decisions[index];
    return chosen === undefined ? 'none' : zizka.makeKey(chosen);
  });
}

describe.each(LEVELS)('a %s', (level) => {
  it('throws no die again when all dice show luck', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C1');
    seatOf(state).luck = 0;
    const rolled = play(state, ['event'], ['luck', 'luck']).state;
    expect(rolled.phase).toBe('eventRolling');
    expect(keysOf(rolled).some((key) => key.startsWith('reroll:'))).toBe(true);
    for (const key of moods(rolled, level)) expect(key).toBe('keep');
  });

  it('does not end a turn with actions left and an open event under his feet', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['havel', 'lev']), 'C1');
    for (const key of moods(state, level)) expect(key).not.toBe('end');
  });
});
