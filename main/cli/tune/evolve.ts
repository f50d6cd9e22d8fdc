// Numbers made better by play alone: pairs of small changes in opposite directions, each pair judged by the same matches, and
// a step along what the better of each pair have in common (an evolution strategy with Adam's steps).
import type { Rng } from '../../../engine/core/rng';

export interface Evolution {
  iteration: number;
  // How far every number has moved, in shares of its own size.
  readonly moved: number[];
  readonly mean: number[];
  readonly square: number[];
}

export interface EvolveWish {
  readonly pairs: number;
  // How far a change goes, and how far a step.
  readonly spread: number;
  readonly rate: number;
}

export const EVOLVE: EvolveWish = { pairs: 150, spread: 0.12, rate: 0.03 };
const BETA = { mean: 0.9, square: 0.98 } as const;

export function newEvolution(count: number): Evolution {
  const zeros = () => new Array<number>(count).fill(0);
  return { iteration: 0, moved: zeros(), mean: zeros(), square: zeros() };
}

// By how much one choice of numbers does better than the other; `pair` tells the pairs of an iteration apart.
export type Gap = (one: readonly number[], other: readonly number[], pair: number) => number;

export function evolve(evolution: Evolution, gap: Gap, wish: EvolveWish, rng: Rng): void {
  const { moved, mean, square } = evolution;
  const slope = moved.map(() => 0);
  for (let pair = 0; pair < wish.pairs; pair++) {
    const change = moved.map(() => bell(rng));
    const shifted = (way: number) => moved.map((held, index) => held + way * wish.spread * (change[index] as number));
    const better = gap(shifted(1), shifted(-1), pair);
    for (let index = 0; index < slope.length; index++)
      slope[index] = (slope[index] as number) + better * (change[index] as number);
  }
  evolution.iteration++;
  for (let index = 0; index < slope.length; index++) {
    const each = (slope[index] as number) / (wish.pairs * 2 * wish.spread);
    mean[index] = BETA.mean * (mean[index] as number) + (1 - BETA.mean) * each;
    square[index] = BETA.square * (square[index] as number) + (1 - BETA.square) * each * each;
    const towards = (mean[index] as number) / (1 - BETA.mean ** evolution.iteration);
    const usual = Math.sqrt((square[index] as number) / (1 - BETA.square ** evolution.iteration));
    moved[index] = (moved[index] as number) + (wish.rate * towards) / (usual + 1e-8);
  }
}

// Normally distributed, by Box and Muller.
function bell(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(Math.max(1e-9, rng.float()))) * Math.cos(2 * Math.PI * rng.float());
}
