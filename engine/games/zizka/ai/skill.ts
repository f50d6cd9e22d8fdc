// The four levels: how far they plan, how exactly they value, how often they err.
import type { Level } from '../../../core/agent';

export interface Skill {
  // Actions that a tour looks ahead, this turn's included.
  readonly horizon: number;
  // Spread of the error on every plan, in points.
  readonly noise: number;
  // Chance to handle dice by rule of thumb instead of exactly.
  readonly blunder: number;
  // Whether retinue, morale and favours are valued for the turns to come.
  readonly foresight: number;
  // Whether coins won on the way are counted on for a later hire.
  readonly counts: boolean;
  readonly looks: boolean;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { horizon: 2, noise: 1.4, blunder: 0.5, foresight: 0.3, counts: false, looks: false },
  squire: { horizon: 2, noise: 0.75, blunder: 0.2, foresight: 0.6, counts: false, looks: false },
  knight: { horizon: 4, noise: 0.3, blunder: 0.05, foresight: 0.85, counts: true, looks: true },
  hetman: { horizon: 6, noise: 0, blunder: 0, foresight: 1, counts: true, looks: true },
};
