// Makes "win this turn" puzzles out of positions: posed for the bottom seat, with one shortest solution but for the order
// of its decisions, graded by length.
import { known } from '../../core/invariant';
import { afterKey, legalKeys, winsWithin, winThisTurn } from './analysis';
import { cloneState } from './clone';
import { isFallen } from './danger';
import { FIGURE_KINDS } from './data/characters';
import type { Puzzle } from './data/puzzle-types';
import { CELLS } from './hex';
import { EMPTY } from './moves/move';
import { parsePosition } from './notation';
import { requestFor } from './requests';
import type { State } from './types';

// Decisions of the solution: two, three, four and more.
export function gradeOf(length: number): Puzzle['grade'] | null {
  if (length < 2) return null;
  if (length === 2) return 1;
  return length === 3 ? 2 : 3;
}

// The figures as they stand, turned so that the seat to move is seat 0. Nothing is left to recruit.
export function posePuzzle(state: State): string {
  const turn = state.seat === 0 ? 1 : -1;
  const words = state.cell.map((cell, figure) => {
    const { q, r } = CELLS[cell] ?? { q: 0, r: 0 };
    const seat = state.owner[figure] === state.seat ? 0 : 1;
    const leader = seat === 0 ? 'king' : 'queen';
    const kind = figure < 2 ? leader : FIGURE_KINDS[state.kind[figure] ?? 0];
    // Adding zero turns -0 into 0.
    return `${seat}.${kind}@${q * turn + 0},${r * turn + 0}`;
  });
  const leadersFirst = state.seat === 0 ? words : [words[1], words[0], ...words.slice(2)];
  return `${leadersFirst.join(' ')} to=0`;
}

// Enough for most wins; positions that hide them deeper are not worth the wait.
const NODE_LIMIT = 60_000;

// Null when the position shows no win, too short a one, or more than one way.
export function makePuzzle(state: State): Omit<Puzzle, 'id'> | null {
  const position = posePuzzle(state);
  const posed = parsePosition(position);
  if (!posed.ok || isFallen(posed.value, 0) || isFallen(posed.value, 1)) return null;
  const solution = winThisTurn(posed.value, NODE_LIMIT);
  const grade = solution === null ? null : gradeOf(solution.length);
  if (solution === null || grade === null) return null;
  return isOnlySolution(posed.value, solution) ? { grade, position, solution } : null;
}

// Every winning sequence of that length uses the same decisions, in whatever order, and the enemy has no say in it.
export function isOnlySolution(state: State, solution: readonly string[]): boolean {
  const wanted = [...solution].sort().join(' ');
  return agree(state, [], solution.length, wanted);
}

function agree(state: State, played: readonly string[], remaining: number, wanted: string): boolean {
  if (state.loser >= 0) return [...played].sort().join(' ') === wanted;
  if (requestFor(state)?.seat !== 0) return false;
  for (const key of legalKeys(state)) {
    if (key === 'end') continue;
    const next = afterKey(state, key);
    if (next === null || !wins(next, remaining - 1)) continue;
    if (!agree(next, [...played, key], remaining - 1, wanted)) return false;
  }
  return true;
}

function wins(state: State, remaining: number): boolean {
  if (state.loser >= 0) return state.loser === 1;
  return remaining > 0 && winsWithin(state, remaining);
}

// The same position with one own recruit somewhere else: from where the way to the win is longer, or barred.
export function* variationsOf(state: State): Generator<State> {
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.owner[figure] !== state.seat) continue;
    for (let to = 0; to < CELLS.length; to++) {
      if (state.board[to] !== EMPTY) continue;
      const next = cloneState(state);
      next.board[known(next.cell[figure])] = EMPTY;
      next.cell[figure] = to;
      next.board[to] = figure;
      yield next;
    }
  }
}
