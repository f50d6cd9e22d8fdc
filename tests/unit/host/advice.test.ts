// What a hint shows of an assessment: ways that differ.
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../engine/core/agent';
import { differentWays } from '../../../main/host/advice';

const way = (plan: string, share: number): Assessment => ({
  ...{ index: 0, share, spread: 0.02, work: 9, plan: plan.split(' '), reasons: [] },
});
const told = (...ways: Assessment[]) => differentWays(ways).map(({ plan }) => plan.join(' '));

describe('the ways of a hint', () => {
  it('the same steps in another order are one way', () => {
    expect(told(way('hermit jailer end', 0.591), way('jailer hermit end', 0.591), way('cub end', 0.5))).toEqual([
      'hermit jailer end',
      'cub end',
    ]);
  });

  it('a detour before the stroke that wins is no way of its own', () => {
    expect(told(way('jump', 1), way('king jump', 1), way('assassin', 1))).toEqual(['jump', 'assassin']);
  });

  it('more steps that change the share are another way', () => {
    expect(told(way('hermit end', 0.6), way('end', 0.5), way('hermit jailer end', 0.4))).toHaveLength(3);
  });
});
