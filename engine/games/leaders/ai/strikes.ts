// What one action can do to the enemy leader, by the moves there really are.
import { freeCellsAround, isFallen, pressureOf, pressureOn } from '../danger';
import {
  ARCHER,
  ASSASSIN,
  BREWMASTER,
  BRUISER,
  CLAW_LAUNCHER,
  ILLUSIONIST,
  MANIPULATOR,
  NEMESIS,
  ROYAL_GUARD,
} from '../data/characters';
import { ADJACENT, CELL_COUNT, DISTANCES, LINES, NEIGHBOURS } from '../hex';
import { listActions } from '../moves/generate';
import { type MoveList, makeMoveList } from '../moves/list';
import { actionOf, carryOut, DRAG, endOf, figureOf, PUSH, SERVE, STEER, SWAP, takeBack, targetOf } from '../moves/move';
import type { State } from '../types';
import { strideOf } from './reach';

const list = makeMoveList();

// One bit for every figure of the seat to move that presses the enemy leader now or after one action of the turn, and the
// enemy leader's own bit if an action can shift it.
export function strikesOf(state: State): number {
  const { seat, owner, kind, cell, board } = state;
  const enemy = 1 - seat;
  const leaderCell = cell[enemy] as number;
  let strikes = 0;
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] === seat && pressureOf(kind[figure] as number, cell[figure] as number, leaderCell) > 0)
      strikes |= 1 << figure;
  }
  listActions(list, state);
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    const action = actionOf(move);
    let figure = figureOf(move);
    let to = endOf(move);
    if (action === PUSH || action === SWAP) {
      if (targetOf(move) === leaderCell) strikes |= 1 << enemy;
      to = targetOf(move);
    } else if (isShift(move)) {
      figure = board[targetOf(move)] as number;
      if (figure === enemy) strikes |= 1 << enemy;
    }
    if (owner[figure] === seat && pressureOf(kind[figure] as number, to, leaderCell) > 0) strikes |= 1 << figure;
  }
  return strikes;
}

// False only if no single action of the seat to move can bring the enemy leader down: told from distances, without listing
// what can be done.
export function mayFell(state: State): boolean {
  const { seat, owner, kind, cell, acted } = state;
  const leaderCell = cell[1 - seat] as number;
  // No action fills more than one cell.
  if (freeCellsAround(state, leaderCell) <= 1) return true;
  const row = leaderCell * CELL_COUNT;
  const isPressed = pressureOn(state, 1 - seat) > 0;
  let killer = CELL_COUNT;
  for (let figure = 2; figure < owner.length; figure++) {
    if (owner[figure] === seat && kind[figure] === ASSASSIN) killer = DISTANCES[row + (cell[figure] as number)] as number;
  }
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] !== seat || (acted & (1 << figure)) !== 0) continue;
    const gap = DISTANCES[row + (cell[figure] as number)] as number;
    switch (kind[figure]) {
      case NEMESIS:
        break;
      case BREWMASTER:
        if (isPressed || killer <= 2) return true;
        break;
      case BRUISER:
        if (gap === 1 || (isPressed && gap <= 2)) return true;
        break;
      case ROYAL_GUARD:
        if (isPressed) return true;
        break;
      case ASSASSIN:
        if (gap <= 2) return true;
        break;
      case ARCHER:
        if (isPressed && gap <= 3) return true;
        break;
      // She may also bring another to where she stands.
      case ILLUSIONIST:
        if (isPressed || gap <= 2 || sees(state, figure, leaderCell)) return true;
        break;
      case CLAW_LAUNCHER:
        if (isPressed || (gap <= 2 && killer < CELL_COUNT) || sees(state, figure, leaderCell)) return true;
        break;
      case MANIPULATOR:
        if ((isPressed && gap <= 2) || sees(state, figure, leaderCell)) return true;
        break;
      // A leader with a Vizier walks two cells.
      default:
        if (isPressed && gap <= 1 + Math.max(strideOf(kind[figure] as number), figure < 2 ? 2 : 0)) return true;
    }
  }
  return false;
}

// Whether a cell lies in a straight line from a figure, nobody between them.
function sees({ board, cell }: State, figure: number, to: number): boolean {
  const from = cell[figure] as number;
  const direction = LINES[from * CELL_COUNT + to] as number;
  if (direction < 0) return false;
  let at = NEIGHBOURS[from * 6 + direction] as number;
  while (at !== to && (board[at] as number) < 0) at = NEIGHBOURS[at * 6 + direction] as number;
  return at === to;
}

// The first move of the list that brings the enemy leader down, or -1.
export function fellingMove(state: State, list: MoveList): number {
  const { kind, cell } = state;
  const enemy = 1 - state.seat;
  const leaderCell = cell[enemy] as number;
  const row = leaderCell * CELL_COUNT;
  const pressure = pressureOn(state, enemy);
  const free = freeCellsAround(state, leaderCell);
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    if (isShift(move)) {
      const undo = carryOut(state, move);
      const fallen = isFallen(state, enemy);
      takeBack(state, undo);
      if (fallen) return move;
      continue;
    }
    // A figure that only goes itself changes what it presses and what it fills, and nothing else.
    const figure = figureOf(move);
    const from = cell[figure] as number;
    const to = endOf(move);
    const each = kind[figure] as number;
    if (pressure - pressureOf(each, from, leaderCell) + pressureOf(each, to, leaderCell) >= 2) return move;
    if (free + (ADJACENT[row + from] as number) - (ADJACENT[row + to] as number) === 0) return move;
  }
  return -1;
}

function isShift(move: number): boolean {
  const action = actionOf(move);
  return action === PUSH || action === SWAP || action === DRAG || action === STEER || action === SERVE;
}
