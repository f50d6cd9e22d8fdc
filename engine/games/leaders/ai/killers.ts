// Winning lines that worked against one turn often work against its neighbours: they are tried before any search.
import { isFallen } from '../danger';
import { ADJACENT, CELL_COUNT } from '../hex';
import { addFigureActions } from '../moves/generate';
import { addWay, makeMoveList, startList } from '../moves/list';
import { carryOut, DRAG, FLY, figureOf, markActed, NOWHERE, packMove, STEP, takeBack } from '../moves/move';
import { findFigure, moveOf } from '../moves/translate';
import type { ActionDecision, Decision, State } from '../types';

type Line = readonly ActionDecision[];

export interface Killers {
  // Whether a remembered line, or one of the last so many, wins for the seat to move.
  hit(state: State, most?: number): boolean;
  add(line: readonly Decision[]): void;
}

const ROOM = 12;
// Action, figure and target of a packed move, without its end.
const HEAD = (1 << 15) - 1;
const list = makeMoveList();

export function makeKillers(): Killers {
  const lines: Line[] = [];
  return {
    hit(state, most = ROOM) {
      const index = lines.findIndex((line, place) => place < most && stillWins(state, line));
      const line = lines[index];
      if (line === undefined) return false;
      lines.splice(index, 1);
      lines.unshift(line);
      return true;
    },
    add(line) {
      const actions = line.filter((decision): decision is ActionDecision => 'figure' in decision);
      // Recruitments and reactions depend on too much else.
      if (actions.length < line.length || actions.some((decision) => decision.type === 'react')) return;
      lines.unshift(actions);
      lines.length = Math.min(lines.length, ROOM);
    },
  };
}

const undos: number[] = [];

function stillWins(state: State, line: Line): boolean {
  const { acted, twin } = state;
  undos.length = 0;
  let isWon = false;
  for (const decision of line) {
    const move = legalMove(state, decision);
    if (move === null) break;
    undos.push(carryOut(state, move));
    markActed(state, figureOf(move));
    isWon = isFallen(state, 1 - state.seat);
    if (isWon) break;
  }
  for (let last = undos.length - 1; last >= 0; last--) takeBack(state, undos[last] as number);
  state.acted = acted;
  state.twin = twin;
  return isWon;
}

// Flights and drags end where the line of sight says, so they are found by figure and target.
function legalMove(state: State, decision: ActionDecision): number | null {
  const figure = findFigure(state, state.seat, decision.figure);
  if (figure === null || (state.acted & (1 << figure)) !== 0) return null;
  // Whoever goes somewhere goes to an empty cell; a stepping one to a neighbour.
  if ('to' in decision && (state.board[decision.to] as number) >= 0 && decision.type !== 'jump') return null;
  startList(list, state, state.seat);
  if (decision.type !== 'step') addFigureActions(list, state, figure);
  else if (ADJACENT[(state.cell[figure] as number) * CELL_COUNT + decision.to] === 1) {
    addWay(list, state, STEP, figure, decision.to, NOWHERE);
  }
  const isClaw = decision.type === 'fly' || decision.type === 'drag';
  const wanted = isClaw
    ? packMove(decision.type === 'fly' ? FLY : DRAG, figure, decision.target, 0)
    : moveOf(state, state.seat, decision);
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    if (move === wanted || (isClaw && (move & HEAD) === wanted)) return move;
  }
  return null;
}
