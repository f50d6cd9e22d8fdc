// What is told of the ways to go on: several may begin with the same decision, parts are means of their own trials, and
// reasons name what differs.
import { describe, expect, it } from 'vitest';
import { assessWays, partReasons, Standings, type Way } from '../../../engine/ai/ways';

const way = (keys: string, work: number, means: readonly number[] = []): Way => ({
  ...{ keys: keys.split(' '), share: work / 100, spread: 0.01, work, means, rank: work },
});
const none = () => [];

describe('ways', () => {
  it('two good ways with the same first step are both told, the best first', () => {
    const told = assessWays(
      ['officer', 'helper', 'pass'],
      [way('officer north 2', 50), way('helper east 0', 20), way('officer south 1', 30)],
      none,
    );
    expect(told.map(({ index, plan }) => [index, plan[1]])).toEqual([
      [0, 'north'],
      [0, 'south'],
      [1, 'east'],
      [2, undefined],
    ]);
  });

  it('of plans with the same first two steps only the best is told', () => {
    const told = assessWays(['officer'], [way('officer north 2', 20), way('officer north 3', 50)], none);
    expect(told.map(({ plan }) => plan.join(' '))).toEqual(['officer north 3']);
  });

  it('what nobody looked at is told without work', () => {
    const [only] = assessWays(['pass'], [way('pass', 0)], none);
    expect(only).toEqual({ index: 0, share: 0, spread: 1, work: 0, plan: [], reasons: [] });
  });

  it('means are of the trials that were watched, however many others there were', () => {
    const standings = new Standings<string>();
    standings.add('a', [2, 0]);
    standings.add('a', [4, 1]);
    expect(standings.meansOf('a')).toEqual([3, 0.5]);
    expect(standings.meansOf('b')).toEqual([]);
  });

  it('the best says what it wins, the others what they lose', () => {
    const reasons = partReasons(['points', 'coins'], (part) => (part === 'points' ? 1 : 0.3), 0.25);
    const told = assessWays(['a', 'b'], [way('a', 9, [5, 0]), way('b', 5, [3.2, 4])], reasons);
    expect(told.map((each) => each.reasons)).toEqual([
      [{ key: 'assess.points.more', params: { amount: 2 } }],
      [{ key: 'assess.points.less', params: { amount: 2 } }],
    ]);
  });
});
