import { describe, expect, it } from 'vitest';
import { bestByShare, compareInLooks } from '../../../engine/ai/looks';
import { bestOf } from '../../../engine/ai/plan-tree';
import { makeRng } from '../../../engine/core/rng';

// Ideas by what a short look says of them and what they are worth; luck is the same for all of one world, some is each one's.
interface Idea {
  readonly name: string;
  readonly seems: number;
  readonly is: number;
}

const lucky = (luck: number, idea: Idea, spread: number) =>
  (makeRng(luck).float() - 0.5) * 0.2 + (makeRng(luck + idea.name.length).float() - 0.5) * spread;
const short = {
  samples: 12,
  ideas: 3,
  error: 0.05,
  tryOut: (_world: number, idea: Idea, luck: number) => idea.seems + lucky(luck, idea, 0.04),
};
const long = {
  samples: 200,
  ideas: 3,
  error: 0,
  tryOut: (_world: number, idea: Idea, luck: number) => idea.is + lucky(luck, idea, 0.3),
};
const ideas: readonly Idea[] = [
  { name: 'a', seems: 0.5, is: 0.4 },
  { name: 'bb', seems: 0.46, is: 0.5 },
  { name: 'ccc', seems: 0.1, is: 0.1 },
];
const limits = { doubt: 2, first: 6, isOver: () => false };
const stopAfter = (worlds: number) => {
  let asked = 0;
  return () => asked++ >= worlds;
};
const ask = (isOver = limits.isOver, looks = [short, long]) =>
  compareInLooks(() => 0, looks, ideas, { ...limits, isOver }, makeRng(5));

describe('comparing ideas by ever longer looks', () => {
  it('finds with time what a short look does not see', () => {
    expect(bestOf(ask(stopAfter(8))).plan.name).toBe('a');
    expect(bestOf(ask()).plan.name).toBe('bb');
  });

  it('follows no further what a short look has seen to be far behind', () => {
    const [first, second, third] = ask();
    expect(third?.visits).toBeLessThanOrEqual(short.samples);
    expect(first?.visits).toBeGreaterThan(short.samples);
    expect(second?.visits).toBeGreaterThan(short.samples);
  });

  it('a few worlds of a long look do not outweigh the short one', () => {
    const noisy = {
      ...long,
      error: 0.04,
      tryOut: (_world: number, idea: Idea, luck: number) => idea.seems + lucky(luck, idea, 1),
    };
    const told = ask(stopAfter(short.samples + 6), [short, noisy]);
    expect(bestOf(told).plan.name).toBe('a');
    for (const { share } of told) expect(share).toBeLessThan(0.8);
  });

  it('may be stopped after any world, and tries everything once at least', () => {
    expect(ask(() => true).map((each) => each.visits)).toEqual([1, 1, 1]);
  });

  it('says of what was dropped that it lies behind', () => {
    const told = ask();
    const best = bestOf(told);
    for (const each of told) expect(each.share).toBeLessThanOrEqual(best.share);
    expect(best.share).toBeCloseTo(0.5, 1);
  });

  describe('with a hasty first look', () => {
    const hasty = { ...short, samples: 40, error: 0.05, isHasty: true };

    it('drops at once what chance does not explain, as if that look were the only one', () => {
      const patient = compareInLooks(() => 0, [{ ...hasty, isHasty: false }], ideas, limits, makeRng(5));
      const told = compareInLooks(() => 0, [hasty], ideas, limits, makeRng(5));
      const work = (rated: typeof told) => rated.reduce((sum, each) => sum + each.visits, 0);
      expect(bestByShare(told).plan.name).toBe('a');
      expect(work(told)).toBeLessThan(work(patient));
    });

    it('takes the best of all into the next look, also those that it had dropped', () => {
      const told = ask(undefined, [hasty, { ...long, ideas: 2 }]);
      expect(bestByShare(told).plan.name).toBe('bb');
      expect(told[1]?.visits).toBeGreaterThan(limits.first);
      expect(told[2]?.visits).toBe(limits.first);
    });

    it('leaves out of the next look what its error cannot explain either', () => {
      const told = ask(undefined, [hasty, long]);
      expect(told[2]?.visits).toBeLessThanOrEqual(hasty.samples);
    });
  });

  it('chooses by the share, not by the work', () => {
    const one = { plan: 'one', share: 0.4, spread: 0.01, visits: 90 };
    const other = { plan: 'other', share: 0.5, spread: 0.01, visits: 60 };
    expect(bestByShare([one, other])).toBe(other);
    expect(bestByShare([{ ...other, visits: 10 }, other])).toBe(other);
  });
});
