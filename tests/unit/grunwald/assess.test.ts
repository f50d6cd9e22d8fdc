// What is offered but never planned has a price too: the coach must know it.
import { describe, expect, it } from 'vitest';
import { findGiveaway } from '../../../engine/core/coaching';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { agentOf } from '../../../engine/games/grunwald/ai/agent';
import { SKILLS } from '../../../engine/games/grunwald/ai/skill';
import { pose } from '../../../engine/games/grunwald/lessons/pose';
import { texts } from '../../../engine/games/grunwald/text';

const patient = { millis: 1, spent: () => 0, isCancelled: () => false };

function assessed() {
  const state = pose({
    ...{ seats: 2, round: 2, event: 'gifts', crown: ['odrowaz', 'korab'], mercenary: ['cimburk', 'zerotin'] },
    ...{ hand: [['topor'], ['rola']], ducats: [5, 5], provision: [1, 1] },
  });
  const request = grunwald.requestFor(state);
  if (request === null) throw new Error('nobody is asked');
  const decisions = grunwald.legalDecisions(state);
  const agent = agentOf({ ...SKILLS.hetman, visits: 300 });
  const found = agent.assess?.(grunwald.viewFor(state, request.seat), { ...request, decisions }, patient, makeRng(5)) ?? [];
  return { decisions, found };
}

describe('assess of Na Grunwald!', () => {
  it('GRU-23: knows what passing with every piece in hand gives away, and says it', () => {
    const { decisions, found } = assessed();
    const pass = decisions.findIndex(({ type }) => type === 'pass');
    const given = findGiveaway(found, pass);
    expect(given?.lost).toBeGreaterThan(0.1);
    expect(texts.en[given?.reason.key ?? '']).toBeTruthy();
    expect(texts.pl[given?.reason.key ?? '']).toBeTruthy();
    // Whatever was only tried out stands behind all that was planned.
    expect(found.at(-1)?.index).toBe(pass);
  });
});
