// A move is an action packed into one number, so that search lists thousands of them without garbage:
// kind of action, acting figure, two cells. Decisions are their readable twins (moves/translate.ts).
import { CELL_COUNT } from '../hex';
import type { State } from '../types';

export const STEP = 0;
export const WALK = 1;
export const JUMP = 2;
export const RIDE = 3;
export const PUSH = 4;
export const GUARD = 5;
export const SWAP = 6;
export const FLY = 7;
export const DRAG = 8;
export const STEER = 9;
export const VANISH = 10;
export const SERVE = 11;
export const REACT = 12;

// What fills a cell that an action does not need.
export const NOWHERE = 63;
export const EMPTY = -1;

export function packMove(action: number, figure: number, target: number, to: number): number {
  return action | (figure << 4) | (target << 9) | (to << 15);
}

export function actionOf(move: number): number {
  return move & 15;
}

export function figureOf(move: number): number {
  return (move >> 4) & 31;
}

// The other character's cell, or the landing between two jumps.
export function targetOf(move: number): number {
  return (move >> 9) & 63;
}

// Where the moved figure ends: the acting one, or the shifted one for push, steer, serve, drag.
export function endOf(move: number): number {
  return (move >> 15) & 63;
}

function relocate(state: State, figure: number, to: number): void {
  state.board[state.cell[figure] as number] = EMPTY;
  state.cell[figure] = to;
  state.board[to] = figure;
}

// Moves the figures and nothing else. The answer undoes it: up to two figures and where they stood.
export function carryOut(state: State, move: number): number {
  const figure = figureOf(move);
  const to = endOf(move);
  const from = state.cell[figure] as number;
  switch (actionOf(move)) {
    case PUSH: {
      const victim = state.board[targetOf(move)] as number;
      const undo = packUndo(figure, from, victim, targetOf(move));
      relocate(state, victim, to);
      relocate(state, figure, targetOf(move));
      return undo;
    }
    case SWAP: {
      const other = state.board[targetOf(move)] as number;
      const undo = packUndo(figure, from, other, targetOf(move));
      state.cell[figure] = targetOf(move);
      state.cell[other] = from;
      state.board[targetOf(move)] = figure;
      state.board[from] = other;
      return undo;
    }
    case DRAG:
    case STEER:
    case SERVE: {
      const shifted = state.board[targetOf(move)] as number;
      relocate(state, shifted, to);
      return packUndo(shifted, targetOf(move), shifted, targetOf(move));
    }
    default:
      relocate(state, figure, to);
      return packUndo(figure, from, figure, from);
  }
}

export function takeBack(state: State, undo: number): void {
  const first = undo & 31;
  const second = (undo >> 11) & 31;
  state.board[state.cell[first] as number] = EMPTY;
  state.board[state.cell[second] as number] = EMPTY;
  state.cell[first] = (undo >> 5) & 63;
  state.cell[second] = (undo >> 16) & 63;
  state.board[(undo >> 5) & 63] = first;
  state.board[(undo >> 16) & 63] = second;
}

function packUndo(first: number, firstCell: number, second: number, secondCell: number): number {
  return first | (firstCell << 5) | (second << 11) | (secondCell << 16);
}

// Marks the acting figure as used. LDR-50: anything but the partner in between forfeits the second of the pair.
export function markActed(state: State, figure: number): void {
  if (state.twin >= 0 && state.twin !== figure) state.acted |= 1 << state.twin;
  state.acted |= 1 << figure;
  const partner = state.partner[figure] as number;
  state.twin = partner >= 0 && (state.acted & (1 << partner)) === 0 ? partner : -1;
}

// Room for every list of moves: no position has more cells than this times its figures.
export const MOVE_ROOM = CELL_COUNT * 32;
