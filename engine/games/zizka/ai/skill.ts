// The four levels: how far they plan, how exactly they value, how often they err.
import type { Level, Temper } from '../../../core/agent';
import { PRICES, type Prices } from './prices';

export interface Skill {
  // Actions that a tour looks ahead, this turn's included.
  readonly horizon: number;
  // Spread of the error on every plan, in points.
  readonly noise: number;
  // Spread of the error on every other choice (dice, rows, newcomers, the lists), in points.
  readonly blur: number;
  // Whether retinue, morale and favours are valued for the turns to come.
  readonly foresight: number;
  // Whether coins won on the way are counted on for a later hire.
  readonly counts: boolean;
  readonly looks: boolean;
  readonly prices: Prices;
  readonly temper?: Temper;
  // The look ahead; null leaves everything to the quick policy.
  readonly depth: Depth | null;
}

interface LookDepth {
  // After the own turn.
  readonly rounds: number;
  // Worlds at most; the clock may end it sooner.
  readonly samples: number;
  // Ideas at most.
  readonly ideas: number;
  // How far the value errs about an idea after that, in shares.
  readonly error: number;
}

export interface Depth {
  // How far is looked, ever further.
  readonly looks: readonly LookDepth[];
  // Spreads by which an idea must fall behind to be dropped, and worlds before the first is.
  readonly doubt: number;
  readonly first: number;
  // Share of the time left for the turn that a decision takes.
  readonly pace: number;
  // Ideas that are looked at.
  readonly ideas: number;
  // Worlds in which the ends of a roll are weighed; 0 leaves them to the quick policy's prices.
  readonly rolls: number;
  // How they are played.
  readonly quick: Skill;
}

// In thought everybody plays by the quick policy.
const QUICK: Skill = { horizon: 4, noise: 0, blur: 0, foresight: 1, counts: false, looks: false, prices: PRICES, depth: null };

// Errors: positions of hetmans whose ideas were followed two rounds in two hundred worlds (docs/ai.md).
const DEPTH: Depth = {
  looks: [
    { rounds: 0, samples: 24, ideas: 8, error: 0.09 },
    { rounds: 1, samples: 48, ideas: 4, error: 0.035 },
    { rounds: 2, samples: 400, ideas: 3, error: 0.03 },
  ],
  ...{ doubt: 2, first: 6, pace: 0.3, ideas: 8, rolls: 16, quick: QUICK },
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { horizon: 2, noise: 2.1, blur: 1.1, foresight: 0.2, counts: false, looks: false, prices: PRICES, depth: null },
  squire: { horizon: 2, noise: 1.45, blur: 0.7, foresight: 0.35, counts: false, looks: false, prices: PRICES, depth: null },
  knight: { horizon: 4, noise: 0.85, blur: 0.25, foresight: 0.7, counts: false, looks: true, prices: PRICES, depth: null },
  hetman: { horizon: 6, noise: 0, blur: 0, foresight: 1, counts: true, looks: true, prices: PRICES, depth: DEPTH },
};

// Who plays the matches to learn from: short looks.
export const LEARNER: Skill = {
  ...SKILLS.hetman,
  depth: { ...DEPTH, looks: [{ rounds: 0, samples: 8, ideas: 4, error: 0 }], ideas: 4, rolls: 4 },
};
