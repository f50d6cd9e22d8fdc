// An action of a turn: the decisions that carry it out, and what it is worth.
import type { Decision } from '../types';

export interface Plan {
  readonly steps: readonly Decision[];
  readonly worth: number;
}

// Takes a plan; its steps are made only for those that are looked at.
export type Offer = (worth: number, steps: () => readonly Decision[]) => void;
