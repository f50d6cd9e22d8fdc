// What the quick policy believes: other beliefs only while somebody thinks with them, and whoever plays alone has his own.
import { describe, expect, it } from 'vitest';
import { believing } from '../../../engine/ai/beliefs';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createAgent } from '../../../engine/games/monster-lands/ai/agent';
import { bestAction } from '../../../engine/games/monster-lands/ai/quick';
import { WEIGHTS } from '../../../engine/games/monster-lands/ai/weights';
import { askOf, legalDecisions } from '../../../engine/games/monster-lands/requests';
import { begun } from './support';

const patient = { millis: 60_000, spent: () => 0, isCancelled: () => false };
// Dice cost nothing, members bring nothing.
const odd = { dieS: 0, dieM: 0, dieI: 0, diePerRound: -3 };

describe('beliefs', () => {
  it('change what the quick policy does, and only while they are held', () => {
    const seeds = Array.from({ length: 8 }, (_, seed) => seed);
    const keys = () =>
      seeds.map((seed) => {
        const state = begun(3, seed);
        const { seat } = known(askOf(state));
        return bestAction(state, seat, legalDecisions(state)).map(monsterLands.makeKey);
      });
    const usual = keys();
    expect(believing(WEIGHTS, odd, keys)).not.toEqual(usual);
    expect(keys()).toEqual(usual);
  });

  it('are given back by whoever fails', () => {
    const before = { ...WEIGHTS };
    const fail = () => {
      throw new Error('lost the thread');
    };
    expect(() => believing(WEIGHTS, odd, fail)).toThrow('lost the thread');
    expect(WEIGHTS).toEqual(before);
  });

  it('of whoever plays alone are his own', () => {
    const first = (seed: number): number => {
      const state = begun(1, seed);
      const asked = known(monsterLands.requestFor(state));
      const request = { ...asked, decisions: monsterLands.legalDecisions(state) };
      return createAgent('squire').choose(monsterLands.viewFor(state, 0), request, patient, makeRng(seed)) as number;
    };
    for (let seed = 0; seed < 8; seed++) expect(believing(WEIGHTS, odd, () => first(seed))).toBe(first(seed));
  });
});
