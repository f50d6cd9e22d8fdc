// What one action can do to the enemy leader, by the moves there really are.
import { freeCellsAround, isFallen, pressureOf, pressureOn } from '../danger';
import { ADJACENT, CELL_COUNT } from '../hex';
import { listActions } from '../moves/generate';
import { type MoveList, makeMoveList } from '../moves/list';
import { actionOf, carryOut, DRAG, endOf, figureOf, PUSH, SERVE, STEER, SWAP, takeBack, targetOf } from '../moves/move';
import type { State } from '../types';

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
