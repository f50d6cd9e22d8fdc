// What each active ability offers (LDR-30 to LDR-38), one function each. The caller has checked that the figure may act.
import {
  ACROBAT,
  BREWMASTER,
  BRUISER,
  CLAW_LAUNCHER,
  ILLUSIONIST,
  MANIPULATOR,
  RIDER,
  ROYAL_GUARD,
  WANDERER,
} from '../data/characters';
import { ADJACENT, CELL_COUNT, NEIGHBOUR_LISTS, NEIGHBOURS } from '../hex';
import type { State } from '../types';
import { addTested, addWay, type MoveList } from './list';
import { DRAG, FLY, GUARD, JUMP, NOWHERE, PUSH, packMove, RIDE, SERVE, STEER, SWAP, VANISH } from './move';
import { isShielded } from './shields';

export function addAbility(list: MoveList, state: State, figure: number): void {
  switch (state.kind[figure]) {
    case ACROBAT:
      addJumps(list, state, figure);
      break;
    case RIDER:
      addRides(list, state, figure);
      break;
    case BRUISER:
      addPushes(list, state, figure);
      break;
    case ROYAL_GUARD:
      addGuards(list, state, figure);
      break;
    case ILLUSIONIST:
    case CLAW_LAUNCHER:
    case MANIPULATOR:
      addSightings(list, state, figure);
      break;
    case WANDERER:
      addVanishings(list, state, figure);
      break;
    case BREWMASTER:
      addServings(list, state, figure);
      break;
  }
}

// LDR-30: over one neighbour to the cell right behind it; a second jump may follow, not back to the start.
function addJumps(list: MoveList, state: State, figure: number): void {
  const from = state.cell[figure] as number;
  for (let first = 0; first < 6; first++) {
    const landing = landingOf(state, from, first, figure);
    if (landing < 0) continue;
    addWay(list, state, JUMP, figure, landing, NOWHERE);
    for (let second = 0; second < 6; second++) {
      const end = landingOf(state, landing, second, figure);
      if (end >= 0 && end !== from) addWay(list, state, JUMP, figure, end, landing);
    }
  }
}

// The Acrobat itself has left its cell and cannot be jumped over.
function landingOf(state: State, from: number, direction: number, acrobat: number): number {
  const over = NEIGHBOURS[from * 6 + direction] as number;
  if (over < 0) return -1;
  const jumped = state.board[over] as number;
  if (jumped < 0 || jumped === acrobat) return -1;
  const landing = NEIGHBOURS[over * 6 + direction] as number;
  if (landing < 0) return -1;
  const there = state.board[landing] as number;
  return there < 0 || there === acrobat ? landing : -1;
}

// LDR-31
function addRides(list: MoveList, state: State, figure: number): void {
  const from = state.cell[figure] as number;
  for (let direction = 0; direction < 6; direction++) {
    const middle = emptyNeighbour(state, from, direction);
    if (middle < 0) continue;
    const to = emptyNeighbour(state, middle, direction);
    if (to >= 0) addWay(list, state, RIDE, figure, to, NOWHERE);
  }
}

function emptyNeighbour(state: State, from: number, direction: number): number {
  const to = NEIGHBOURS[from * 6 + direction] as number;
  return to >= 0 && (state.board[to] as number) < 0 ? to : -1;
}

// LDR-32: the three cells opposite lie straight on and turned by 60° either way.
function addPushes(list: MoveList, state: State, figure: number): void {
  const from = state.cell[figure] as number;
  const seat = state.owner[figure] as number;
  for (let direction = 0; direction < 6; direction++) {
    const target = NEIGHBOURS[from * 6 + direction] as number;
    if (target < 0) continue;
    const victim = state.board[target] as number;
    if (victim < 0 || state.owner[victim] === seat || isShielded(state, victim)) continue;
    for (let turn = 5; turn <= 7; turn++) {
      const to = emptyNeighbour(state, target, (direction + turn) % 6);
      if (to >= 0) addTested(list, state, seat, packMove(PUSH, figure, target, to));
    }
  }
}

const seen = new Int32Array(CELL_COUNT);
let stamp = 0;

// LDR-33: beside the own leader, then perhaps one step more; its own cell counts as vacated on the way.
// Cells that a plain step reaches as well are left to the step.
function addGuards(list: MoveList, state: State, figure: number): void {
  const from = state.cell[figure] as number;
  const leaderCell = state.cell[state.owner[figure] as number] as number;
  stamp++;
  const near = NEIGHBOUR_LISTS[leaderCell] as readonly number[];
  for (let index = 0; index < near.length; index++) {
    const first = near[index] as number;
    if (first !== from && (state.board[first] as number) >= 0) continue;
    addGuardEnd(list, state, figure, first);
    const beyond = NEIGHBOUR_LISTS[first] as readonly number[];
    for (let next = 0; next < beyond.length; next++) addGuardEnd(list, state, figure, beyond[next] as number);
  }
}

function addGuardEnd(list: MoveList, state: State, figure: number, to: number): void {
  if (seen[to] === stamp || (state.board[to] as number) >= 0) return;
  seen[to] = stamp;
  if (ADJACENT[(state.cell[figure] as number) * CELL_COUNT + to] === 0) addWay(list, state, GUARD, figure, to, NOWHERE);
}

// LDR-25: along each line the first character met; all three abilities ignore a neighbour.
function addSightings(list: MoveList, state: State, figure: number): void {
  const from = state.cell[figure] as number;
  for (let direction = 0; direction < 6; direction++) {
    const beside = emptyNeighbour(state, from, direction);
    if (beside < 0) continue;
    let last = beside;
    let target = NEIGHBOURS[last * 6 + direction] as number;
    while (target >= 0 && (state.board[target] as number) < 0) {
      last = target;
      target = NEIGHBOURS[last * 6 + direction] as number;
    }
    if (target < 0) continue;
    const kind = state.kind[figure];
    if (kind === ILLUSIONIST) addSwap(list, state, figure, target);
    else if (kind === CLAW_LAUNCHER) addClaws(list, state, figure, target, last, beside);
    else addSteerings(list, state, figure, target);
  }
}

function isImmovable(state: State, figure: number, other: number): boolean {
  return state.owner[other] !== state.owner[figure] && isShielded(state, other);
}

// LDR-34
function addSwap(list: MoveList, state: State, figure: number, target: number): void {
  if (isImmovable(state, figure, state.board[target] as number)) return;
  addTested(list, state, state.owner[figure] as number, packMove(SWAP, figure, target, target));
}

// LDR-35: flies to the cell before the character, or drags it to the cell beside the Launcher.
function addClaws(list: MoveList, state: State, figure: number, target: number, before: number, beside: number): void {
  addWay(list, state, FLY, figure, before, target);
  if (isImmovable(state, figure, state.board[target] as number)) return;
  addTested(list, state, state.owner[figure] as number, packMove(DRAG, figure, target, beside));
}

// LDR-36
function addSteerings(list: MoveList, state: State, figure: number, target: number): void {
  const victim = state.board[target] as number;
  const seat = state.owner[figure] as number;
  if (state.owner[victim] === seat || isShielded(state, victim)) return;
  const near = NEIGHBOUR_LISTS[target] as readonly number[];
  for (let index = 0; index < near.length; index++) {
    const to = near[index] as number;
    if ((state.board[to] as number) < 0) addTested(list, state, seat, packMove(STEER, figure, target, to));
  }
}

// LDR-37: cells that a plain step reaches as well are left to the step.
function addVanishings(list: MoveList, state: State, figure: number): void {
  const { owner, cell } = state;
  const seat = owner[figure];
  stamp++;
  for (let other = 0; other < owner.length; other++) {
    if (owner[other] === seat) continue;
    const near = NEIGHBOUR_LISTS[cell[other] as number] as readonly number[];
    for (let index = 0; index < near.length; index++) seen[near[index] as number] = stamp;
  }
  const row = (cell[figure] as number) * CELL_COUNT;
  for (let to = 0; to < CELL_COUNT; to++) {
    if (seen[to] === stamp || ADJACENT[row + to] === 1 || (state.board[to] as number) >= 0) continue;
    addWay(list, state, VANISH, figure, to, NOWHERE);
  }
}

// LDR-38
function addServings(list: MoveList, state: State, figure: number): void {
  const seat = state.owner[figure] as number;
  const around = NEIGHBOUR_LISTS[state.cell[figure] as number] as readonly number[];
  for (let index = 0; index < around.length; index++) {
    const target = around[index] as number;
    const ally = state.board[target] as number;
    if (ally < 0 || state.owner[ally] !== seat) continue;
    const near = NEIGHBOUR_LISTS[target] as readonly number[];
    for (let next = 0; next < near.length; next++) {
      const to = near[next] as number;
      if ((state.board[to] as number) < 0) addTested(list, state, seat, packMove(SERVE, figure, target, to));
    }
  }
}
