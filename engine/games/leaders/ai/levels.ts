// What sets the levels apart. Work is bounded by counts; time is only a net below them.
import type { Level } from '../../../core/agent';

export interface Skill {
  // Width of the beam over own turns, and the size of the random error in judging them.
  readonly width: number;
  readonly noise: number;
  // How many turns are checked for an enemy win in the answer; 0: none.
  readonly guarded: number;
  // How many safe turns are weighed by the enemy's best answer; 0: none.
  readonly weighed: number;
  // How many answers of the enemy are looked at.
  readonly answers: number;
  // How well it knows which characters win matches, 0 to 1.
  readonly taste: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { width: 2, noise: 5, guarded: 0, weighed: 0, answers: 0, taste: 0 },
  squire: { width: 6, noise: 0.9, guarded: 0, weighed: 0, answers: 0, taste: 0.2 },
  knight: { width: 12, noise: 1, guarded: 400, weighed: 0, answers: 0, taste: 0.35 },
  hetman: { width: 40, noise: 0, guarded: 800, weighed: 16, answers: 12, taste: 1 },
};

export const WIN_NODES = 3_000_000;
export const GUARD_NODES = 300_000;
export const ANSWER_NODES = 5_000;
