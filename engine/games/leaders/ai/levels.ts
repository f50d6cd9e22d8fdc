// What sets the levels apart: how far and how wide each looks, how long a threat it sees, and through how much fog.
import type { Fog } from '../../../ai/fog';
import type { Level } from '../../../core/agent';

export interface Skill extends Fog {
  // Turns ahead and positions at most, and the share of the time allowed that a plan takes.
  readonly depth: number;
  readonly nodes: number;
  readonly pace: number;
  // Beam over own turns; own turns gone into, by depth; answers, by how much is looked at below them.
  readonly width: number;
  readonly roots: readonly number[];
  readonly answers: readonly number[];
  // So much more of the enemy's first answers with every turn that is deeper than the roots are listed: a deep look at few
  // answers is often refuted by one that was not looked at.
  readonly widening: number;
  // Imagined decks that a turn is searched with, at most.
  readonly decks: number;
  // Nodes of the search for the win of the own turn.
  readonly ownNodes: number;
  // Nodes of the searches for a win, by how many turns ahead they lie; and of the one that a turn must stand before it is
  // taken.
  readonly winNodes: readonly number[];
  readonly sureNodes: number;
  // Actions of an enemy's win that it sees coming.
  readonly sight: number;
  // Turns that may fall when they are looked at once more before one is taken, and how many turns ahead that look goes.
  readonly checks: number;
  readonly checkDepth: number;
  // How far below the best a turn may lie to be taken: whatever lies further is seen to be worse through any fog, so that
  // levels err often and by little, not seldom and by much.
  readonly far: number;
}

// No turn has more: every level finds its win.
const ALL = 3_000_000;

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: {
    ...{ depth: 1, nodes: 1000, pace: 1, width: 2, roots: [12], answers: [1], widening: 0, decks: 1 },
    ...{ ownNodes: ALL, winNodes: [400], sureNodes: 1000, sight: 1, checks: 0, checkDepth: 0 },
    ...{ far: 0.43, blur: 0.24, temperature: 0.12 },
  },
  squire: {
    ...{ depth: 2, nodes: 3000, pace: 1, width: 16, roots: [40, 20], answers: [12, 8], widening: 0, decks: 1 },
    ...{ ownNodes: ALL, winNodes: [600, 400], sureNodes: 4000, sight: 4, checks: 6, checkDepth: 4 },
    ...{ far: 0.19, blur: 0.17, temperature: 0.04 },
  },
  knight: {
    ...{ depth: 3, nodes: 8000, pace: 1, width: 24, roots: [40, 24, 16], answers: [14, 12, 10], widening: 0, decks: 1 },
    ...{ ownNodes: ALL, winNodes: [600, 600, 300], sureNodes: 60_000, sight: 40, checks: 8, checkDepth: 4 },
    ...{ far: 0.13, blur: 0.22, temperature: 0.03 },
  },
  hetman: {
    ...{ depth: 10, nodes: 100_000, pace: 0.7, width: 24, roots: [40, 24, 16, 12], answers: [12, 10, 8], widening: 1, decks: 8 },
    ...{ ownNodes: ALL, winNodes: [600, 600, 300, 200], sureNodes: 300_000, sight: 40, checks: 0, checkDepth: 0 },
    ...{ far: 0, blur: 0, temperature: 0 },
  },
};

export const GUARD_NODES = 300_000;
