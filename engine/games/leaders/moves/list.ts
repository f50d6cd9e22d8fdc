// The growing list that the generators write to, with the one legality that holds for every action:
// LDR-20, nothing may leave the own leader captured or surrounded.
import { freeCellsAround, isFallen, pressureAt, pressureOn } from '../danger';
import { ADJACENT, CELL_COUNT } from '../hex';
import type { State } from '../types';
import { carryOut, MOVE_ROOM, packMove, takeBack } from './move';

export interface MoveList {
  moves: Int32Array;
  count: number;
  // About the acting seat's own leader, before the action.
  leaderCell: number;
  freeCells: number;
  pressure: number;
  // Also what LDR-20 forbids, for saying why it is not offered.
  lax: boolean;
}

export function makeMoveList(): MoveList {
  return { moves: new Int32Array(MOVE_ROOM), count: 0, leaderCell: 0, freeCells: 0, pressure: 0, lax: false };
}

export function startList(list: MoveList, state: State, seat: number): void {
  list.count = 0;
  list.leaderCell = state.cell[seat] as number;
  list.freeCells = freeCellsAround(state, list.leaderCell);
  list.pressure = pressureOn(state, seat);
}

// An own figure other than the leader goes to an empty cell: only the room around the leader can change.
function addPlain(list: MoveList, move: number, from: number, to: number): void {
  if (list.lax) {
    list.moves[list.count++] = move;
    return;
  }
  if (list.pressure >= 2) return;
  const row = list.leaderCell * CELL_COUNT;
  if (list.freeCells + (ADJACENT[row + from] as number) - (ADJACENT[row + to] as number) <= 0) return;
  list.moves[list.count++] = move;
}

// Anything else is tried out.
export function addTested(list: MoveList, state: State, seat: number, move: number): void {
  const undo = carryOut(state, move);
  const fallen = isFallen(state, seat);
  takeBack(state, undo);
  if (!fallen || list.lax) list.moves[list.count++] = move;
}

// A figure's own way to an empty cell. A leader that walks by itself leaves an empty cell next to its end, so only
// pressure can bring it down there.
export function addWay(list: MoveList, state: State, action: number, figure: number, to: number, target: number): void {
  const move = packMove(action, figure, target, to);
  if (figure >= 2) addPlain(list, move, state.cell[figure] as number, to);
  else if (list.lax || pressureAt(state, figure, to) < 2) list.moves[list.count++] = move;
}
