// Effects between turns: beginning, passing the turn, and the draws of LDR-22.
import { known } from '../../../core/invariant';
import type { Step } from '../../../core/step';
import { TURN_LIMIT } from '../data/characters';
import { isComplete } from '../recruitment';
import type { State } from '../types';
import type { Event } from '../view-types';

type LeadersStep = Step<State, Event>;

export function beginMatch(step: LeadersStep): void {
  const { state } = step;
  if (step.silent) return;
  const display = state.display.filter((card) => card !== null);
  step.emit({ type: 'matchBegan', mode: state.mode, first: state.first, display });
}

export function beginFirstTurn(step: LeadersStep): void {
  if (!step.silent) step.emit({ type: 'turnBegan', seat: step.state.seat, turn: step.state.turn });
}

// LDR-14: a recruitment that finds no cell is lost.
export function loseRecruitment(step: LeadersStep): void {
  const { state } = step;
  const isLost = state.recruits > 0 && !isComplete(state, state.seat);
  state.recruits = 0;
  if (isLost) step.emit({ type: 'recruitmentSkipped', seat: state.seat });
}

export function passTurn(step: LeadersStep): void {
  const { state } = step;
  state.acted = 0;
  state.twin = -1;
  if (state.turn >= TURN_LIMIT) {
    declareDraw(step, 'limit');
    return;
  }
  state.turn++;
  state.seat = 1 - state.seat;
  if (!step.silent) step.emit({ type: 'turnBegan', seat: state.seat, turn: state.turn });
  if (!isComplete(state, 0) || !isComplete(state, 1)) return;
  const position = positionKey(state);
  state.history.push(position);
  if (countOccurrences(state, position) >= 3) declareDraw(step, 'repetition');
}

function declareDraw(step: LeadersStep, draw: 'limit' | 'repetition'): void {
  step.state.draw = draw;
  if (!step.silent) step.emit({ type: 'matchDrawn', draw });
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzA';

// Seat to move and the cell of every figure, one letter each; exact, since no figure ever leaves the board.
export function positionKey(state: State): string {
  let key = state.seat === 0 ? '0' : '1';
  for (let figure = 0; figure < state.cell.length; figure++) key += known(LETTERS[known(state.cell[figure])]);
  return key;
}

export function countOccurrences(state: State, position: string): number {
  let count = 0;
  for (let index = 0; index < state.history.length; index++) if (state.history[index] === position) count++;
  return count;
}
