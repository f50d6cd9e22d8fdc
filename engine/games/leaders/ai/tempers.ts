// What each temper likes in a duel, told from the table after the turn.
import { likingOf, type Tastes } from '../../../ai/temper';
import type { Temper } from '../../../core/agent';
import { CELL_COUNT, DISTANCES } from '../hex';
import type { State } from '../types';
import { attackOf, gapOf } from './judge';

const PARTS = ['advance', 'exposure', 'grasp', 'lurking', 'displaced', 'closeness', 'revenge'] as const;
export type Part = (typeof PARTS)[number];

const TASTES: Tastes<Part> = {
  // First in every charge, whoever comes for his own leader.
  bold: { advance: 0.1 },
  // Keeps enemies away from the leader.
  careful: { exposure: -0.15 },
  // Grasps at the crown with every hand there is.
  greedy: { grasp: 0.15 },
  // Waits a step out of reach, and moves what is not his.
  sly: { lurking: 0.08, displaced: 0.1 },
  // Strikes back at a leader whose figures have come close.
  vengeful: { revenge: 0.2 },
  // Keeps the banner and those around it together.
  steady: { closeness: 0.1 },
};

export function temperLiking(temper: Temper | undefined, before: State, after: State, seat: number): number {
  return likingOf(TASTES, temper, (part) => partOf(part, before, after, seat));
}

export function partOf(part: Part, before: State, after: State, seat: number): number {
  switch (part) {
    case 'advance':
      return -meanDistance(after, seat, after.cell[1 - seat] as number);
    case 'exposure':
      return attackOf(after, 1 - seat);
    case 'grasp':
      return attackOf(after, seat);
    case 'lurking':
      return countLurking(after, seat);
    case 'displaced':
      return displaced(before, after, seat);
    case 'revenge':
      return isPressed(before, seat) ? attackOf(after, seat) - attackOf(before, seat) : 0;
    case 'closeness':
      return -meanDistance(after, seat, after.cell[seat] as number);
  }
}

function displaced(before: State, after: State, seat: number): number {
  let count = 0;
  for (let figure = 0; figure < before.cell.length; figure++) {
    if (before.owner[figure] !== seat && before.cell[figure] !== after.cell[figure]) count++;
  }
  return count;
}

// Two enemies or more could touch the leader at once.
export function isPressed(state: State, seat: number): boolean {
  let count = 0;
  for (let figure = 0; figure < state.owner.length; figure++) {
    if (state.owner[figure] !== seat && gapOf(state, figure) <= 0) count++;
  }
  return count >= 2;
}

// Figures one cell short of touching the enemy leader with their next action.
function countLurking(state: State, seat: number): number {
  let count = 0;
  for (let figure = 2; figure < state.owner.length; figure++) {
    if (state.owner[figure] === seat && gapOf(state, figure) === 1) count++;
  }
  return count;
}

// Of a seat's figures, the leader left out, from a cell.
function meanDistance(state: State, seat: number, from: number): number {
  let sum = 0;
  let count = 0;
  for (let figure = 2; figure < state.owner.length; figure++) {
    if (state.owner[figure] !== seat) continue;
    sum += DISTANCES[from * CELL_COUNT + (state.cell[figure] as number)] as number;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
