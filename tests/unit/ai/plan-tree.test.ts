import { describe, expect, it } from 'vitest';
import { bestOf, type PlanGame, ratePlans } from '../../../engine/ai/plan-tree';
import { makeRng } from '../../../engine/core/rng';

// Two seats take from a heap in turn, one to three; who takes the last wins. Playing on by chance is the quick policy.
interface Heap {
  left: number;
  turn: number;
}

function heapGame(left: number): PlanGame<Heap, number> {
  const options = (heap: Heap) => [1, 2, 3].filter((count) => count <= heap.left);
  return {
    seats: 2,
    imagine: () => ({ left, turn: 0 }),
    plansAt: (heap) => {
      if (heap.left === 0) return null;
      const plans = options(heap);
      return { seat: heap.turn, plans, priors: plans.map(() => 1 / plans.length) };
    },
    carryOut: (heap, count) => {
      heap.left -= count;
      heap.turn = 1 - heap.turn;
    },
    finish: (heap, rng, shares) => {
      while (heap.left > 0) {
        heap.left -= 1 + rng.int(Math.min(3, heap.left));
        heap.turn = 1 - heap.turn;
      }
      shares[1 - heap.turn] = 1;
      shares[heap.turn] = 0;
    },
  };
}

const limits = { visits: 3000, depth: 20, curiosity: 0.5, isOver: () => false };

describe('the plan tree', () => {
  it.each([5, 6, 7, 9, 10, 11])('finds the only winning plan of a heap of %i', (left) => {
    const rated = ratePlans(heapGame(left), limits, makeRng(left));
    expect(bestOf(rated).plan).toBe(left % 4);
    expect(bestOf(rated).share).toBeGreaterThan(0.75);
  });

  it('sees less at depth one than with the others’ replies', () => {
    const share = (depth: number) => {
      const [first] = ratePlans(heapGame(8), { ...limits, depth }, makeRng(2));
      return first?.share ?? 1;
    };
    // Whatever one takes of eight loses; only replies show it.
    expect(share(20)).toBeLessThan(share(1));
  });

  it('stops when told, with something to go by', () => {
    let reads = 0;
    const isOver = () => ++reads > 2;
    const rated = ratePlans(heapGame(9), { ...limits, isOver }, makeRng(1));
    const visits = rated.reduce((sum, each) => sum + each.visits, 0);
    expect(visits).toBeGreaterThan(3);
    expect(visits).toBeLessThan(40);
  });

  it.each([5, 6, 7, 9])('ends when no plan can catch up with the favourite, and takes the same (heap of %i)', (left) => {
    const whole = ratePlans(heapGame(left), limits, makeRng(left));
    const ended = ratePlans(heapGame(left), { ...limits, visitsLeft: (made) => limits.visits - made }, makeRng(left));
    const work = (rated: typeof whole) => rated.reduce((sum, each) => sum + each.visits, 0);
    expect(bestOf(ended).plan).toBe(bestOf(whole).plan);
    expect(work(ended)).toBeLessThan(limits.visits);
    expect(work(ended)).toBeGreaterThan(limits.visits / 2);
  });

  it('is not hurried by a slow beginning', () => {
    // By the first visits there would be time for hardly any more.
    const rated = ratePlans(heapGame(9), { ...limits, visitsLeft: (made) => (made < 100 ? 0 : 3000) }, makeRng(1));
    expect(rated.reduce((sum, each) => sum + each.visits, 0)).toBeGreaterThan(limits.visits / 2);
  });

  it('the same numbers give the same tree, and spread shrinks with work', () => {
    const twice = [1, 2].map(() => ratePlans(heapGame(9), { ...limits, visits: 200 }, makeRng(3)));
    expect(twice[0]).toEqual(twice[1]);
    const more = ratePlans(heapGame(9), limits, makeRng(3));
    expect(bestOf(more).spread).toBeLessThan(bestOf(twice[0] ?? []).spread);
  });
});
