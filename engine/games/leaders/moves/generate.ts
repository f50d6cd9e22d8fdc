// Lists of legal moves: the actions of a figure (LDR-9), of the seat to move, and the reactions of Nemesis (LDR-53).
import { isFallen } from '../danger';
import { hasActiveAbility, NEMESIS, VIZIER } from '../data/characters';
import { ADJACENT, CELL_COUNT, NEIGHBOUR_LISTS } from '../hex';
import type { State } from '../types';
import { addAbility } from './abilities';
import { addWay, type MoveList, startList } from './list';
import { carryOut, NOWHERE, packMove, REACT, STEP, takeBack, WALK } from './move';
import { isJailed } from './shields';

export function listActions(list: MoveList, state: State): void {
  const seat = state.seat;
  startList(list, state, seat);
  for (let figure = 0; figure < state.owner.length; figure++) {
    if (state.owner[figure] === seat && (state.acted & (1 << figure)) === 0) addFigureActions(list, state, figure);
  }
}

export function addFigureActions(list: MoveList, state: State, figure: number): void {
  const kind = state.kind[figure] as number;
  // LDR-53: Nemesis never acts in the action phase.
  if (kind === NEMESIS) return;
  addSteps(list, state, figure);
  if (figure < 2) {
    if (hasVizier(state, figure)) addWalks(list, state, figure);
    return;
  }
  if (hasActiveAbility(kind) && !isJailed(state, figure)) addAbility(list, state, figure);
}

function addSteps(list: MoveList, state: State, figure: number): void {
  const near = NEIGHBOUR_LISTS[state.cell[figure] as number] as readonly number[];
  // With room to spare around the leader no step of another figure can harm it.
  const isHarmless = figure >= 2 && list.pressure < 2 && list.freeCells > 1;
  for (let index = 0; index < near.length; index++) {
    const to = near[index] as number;
    if ((state.board[to] as number) >= 0) continue;
    if (isHarmless) list.moves[list.count++] = packMove(STEP, figure, NOWHERE, to);
    else addWay(list, state, STEP, figure, to, NOWHERE);
  }
}

function hasVizier(state: State, seat: number): boolean {
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.kind[figure] === VIZIER && state.owner[figure] === seat) return true;
  }
  return false;
}

const seen = new Int32Array(CELL_COUNT);
let stamp = 0;
// Where two steps over empty cells end, and how many such cells there are: search asks too often for lists of their own.
const ends = new Int32Array(CELL_COUNT);
let endCount = 0;

function findTwoSteps(state: State, from: number): void {
  endCount = 0;
  stamp++;
  seen[from] = stamp;
  const near = NEIGHBOUR_LISTS[from] as readonly number[];
  for (let index = 0; index < near.length; index++) {
    const middle = near[index] as number;
    if ((state.board[middle] as number) >= 0) continue;
    const beyond = NEIGHBOUR_LISTS[middle] as readonly number[];
    for (let next = 0; next < beyond.length; next++) {
      const to = beyond[next] as number;
      if (seen[to] === stamp || (state.board[to] as number) >= 0) continue;
      seen[to] = stamp;
      ends[endCount++] = to;
    }
  }
}

// LDR-44: two steps; what one step reaches is left to the step.
function addWalks(list: MoveList, state: State, leader: number): void {
  const from = state.cell[leader] as number;
  findTwoSteps(state, from);
  for (let index = 0; index < endCount; index++) {
    const to = ends[index] as number;
    if (ADJACENT[from * CELL_COUNT + to] === 0) addWay(list, state, WALK, leader, to, NOWHERE);
  }
}

// LDR-53 two cells, else one, else none; LDR-56 without those that bring the own leader down.
// An empty list means that she stays.
export function listReactions(list: MoveList, state: State, nemesis: number): void {
  const from = state.cell[nemesis] as number;
  list.count = 0;
  findTwoSteps(state, from);
  for (let index = 0; index < endCount; index++) addReaction(list, state, nemesis, ends[index] as number);
  if (list.count > 0) return;
  const near = NEIGHBOUR_LISTS[from] as readonly number[];
  for (let index = 0; index < near.length; index++) {
    const to = near[index] as number;
    if ((state.board[to] as number) < 0) addReaction(list, state, nemesis, to);
  }
}

function addReaction(list: MoveList, state: State, nemesis: number, to: number): void {
  const move = packMove(REACT, nemesis, NOWHERE, to);
  const undo = carryOut(state, move);
  const fallen = isFallen(state, state.owner[nemesis] as number);
  takeBack(state, undo);
  if (!fallen) list.moves[list.count++] = move;
}
