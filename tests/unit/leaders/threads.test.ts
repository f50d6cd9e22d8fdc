// Several threads over one turn: each looks at turns of its own, and shares are only compared at one depth.
import { describe, expect, it } from 'vitest';
import type { Opinion } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import { makeThinker } from '../../../engine/games/leaders/ai/planner';
import { concludeTurn, ponderTurn } from '../../../engine/games/leaders/ai/threads';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import { makeKey } from '../../../engine/games/leaders/notation';
import { keysOf, pose } from './table';

const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
const thinker = (nodes = 100_000, depth = 3) =>
  makeThinker({ ...SKILLS.hetman, nodes, depth }, learnedValue(), patient, makeRng(1));
const QUIET = '0.king@0,3 0.rider@1,1 0.archer@-2,2 1.queen@0,-3 1.rider@-1,-1 1.vizier@1,-3 to=0';

describe('several threads over one turn', () => {
  const ponder = (index: number, count: number) => ponderTurn(pose(QUIET), thinker(), { index, count, seed: 1 });
  const deepest = (opinions: readonly Opinion[]) =>
    new Set(opinions.filter(({ depth }) => depth === 3).map(({ plan }) => plan.join(' ')));

  it('go into turns of their own, the first into all', () => {
    const [first, second, third] = [0, 1, 2].map((index) => deepest(ponder(index, 3)));
    const both = [...known(second)].filter((plan) => known(third).has(plan));
    expect(both.length).toBeLessThanOrEqual(1);
    expect(known(second).size).toBeGreaterThan(3);
    expect([...deepest(ponder(0, 1))].sort()).toEqual([...known(first)].sort());
  });

  it('see a win of the turn, whoever has found it', () => {
    const state = pose(known(puzzles[0]).position);
    const found = ponderTurn(state, thinker(), { index: 1, count: 2, seed: 1 });
    expect(found).toMatchObject([{ share: 1 }]);
    const other = { plan: [known(keysOf(state)[0]), 'end'], share: 0.9, spread: 0, visits: 1, depth: 2 };
    expect(concludeTurn(state, [[other], found], thinker()).map(makeKey)).toEqual(known(found[0]).plan);
  });
});

describe('the conclusion', () => {
  const state = pose(QUIET);
  const [one, two, three] = keysOf(state).filter((key) => key.startsWith('step')) as [string, string, string];
  const told = (key: string, depth: number, share: number): Opinion => ({
    plan: [key, 'end'],
    share,
    spread: 0,
    visits: 1,
    depth,
  });
  const taken = (...opinions: readonly Opinion[][]) => makeKey(known(concludeTurn(state, opinions, thinker())[0]));

  it('is the first thread’s where nobody helps', () => {
    expect(taken([told(one, 4, 0.5), told(two, 3, 0.8)])).toBe(one);
  });

  it('is another’s turn if it is better at the same depth, and not if it was looked at less deep', () => {
    const own = [told(one, 4, 0.5), told(one, 3, 0.6)];
    expect(taken(own, [told(two, 4, 0.55)])).toBe(two);
    expect(taken(own, [told(two, 3, 0.9)])).toBe(one);
  });

  it('goes deeper only with the best of the depth before', () => {
    const own = [told(one, 4, 0.5)];
    expect(taken(own, [told(two, 5, 0.9), told(two, 4, 0.4)])).toBe(one);
    expect(taken(own, [told(one, 5, 0.3), told(two, 5, 0.4), told(two, 4, 0.4)])).toBe(two);
  });

  it('believes whoever has seen a turn fall', () => {
    expect(taken([told(one, 4, 0.5), told(two, 4, 0.4)], [told(one, 4, 0), told(three, 4, 0.3)])).toBe(two);
  });

  it('is no turn of another’s that leaves the enemy a win', () => {
    const menaced = pose('0.king@0,3 0.jailer@1,1 0.vizier@-3,3 1.queen@0,-3 1.assassin@0,1 to=0');
    const safe = known(ponderTurn(menaced, thinker(), { index: 0, count: 2, seed: 1 })[0]);
    const waiting: Opinion = { ...safe, plan: ['end'], share: 0.99 };
    expect(concludeTurn(menaced, [[safe], [waiting]], thinker()).map(makeKey)).toEqual(safe.plan);
  });
});
