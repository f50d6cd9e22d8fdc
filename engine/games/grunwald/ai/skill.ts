// The four levels: how much of the tree each sees, and through how much fog.
import type { Fog } from '../../../ai/fog';
import type { Level } from '../../../core/agent';

export interface Skill extends Fog {
  // Visits of the tree at most; the clock may end it sooner.
  readonly visits: number;
  // Share of the time allowed that it takes for a plan: a table where everyone always waits is no pleasure.
  readonly pace: number;
  // Plans looked at in a node, and how many plans deep.
  readonly width: number;
  readonly depth: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { visits: 12, pace: 1, width: 5, depth: 1, blur: 0.16, temperature: 0.08 },
  squire: { visits: 32, pace: 1, width: 5, depth: 2, blur: 0.04, temperature: 0.02 },
  knight: { visits: 80, pace: 1, width: 7, depth: 3, blur: 0.015, temperature: 0.006 },
  hetman: { visits: 200_000, pace: 0.3, width: 24, depth: 12, blur: 0, temperature: 0 },
};

// Weight of doubt against hope in the tree.
export const CURIOSITY = 0.35;
