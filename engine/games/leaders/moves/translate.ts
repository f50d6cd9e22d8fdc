// Moves to decisions and back, and the ways that figures take, for showing.
import { known } from '../../../core/invariant';
import { FIGURE_KINDS } from '../data/characters';
import { ADJACENT, CELL_COUNT, NEIGHBOUR_LISTS, NEIGHBOURS } from '../hex';
import type { ActionDecision, State } from '../types';
import type { Way } from '../view-types';
import {
  actionOf,
  DRAG,
  EMPTY,
  endOf,
  FLY,
  figureOf,
  GUARD,
  JUMP,
  NOWHERE,
  PUSH,
  packMove,
  REACT,
  RIDE,
  SERVE,
  STEER,
  STEP,
  SWAP,
  targetOf,
  VANISH,
  WALK,
} from './move';

const ACTION_CODES: Readonly<Record<ActionDecision['type'], number>> = {
  step: STEP,
  walk: WALK,
  jump: JUMP,
  ride: RIDE,
  push: PUSH,
  guard: GUARD,
  swap: SWAP,
  fly: FLY,
  drag: DRAG,
  steer: STEER,
  vanish: VANISH,
  serve: SERVE,
  react: REACT,
};

export function makeDecision(state: State, move: number): ActionDecision {
  const figure = state.name[figureOf(move)] as string;
  const to = endOf(move);
  const target = targetOf(move);
  switch (actionOf(move)) {
    case STEP:
      return { type: 'step', figure, to };
    case WALK:
      return { type: 'walk', figure, to };
    case RIDE:
      return { type: 'ride', figure, to };
    case GUARD:
      return { type: 'guard', figure, to };
    case VANISH:
      return { type: 'vanish', figure, to };
    case REACT:
      return { type: 'react', figure, to };
    case JUMP:
      return { type: 'jump', figure, via: target === NOWHERE ? -1 : target, to };
    case SWAP:
      return { type: 'swap', figure, target };
    case FLY:
      return { type: 'fly', figure, target };
    case DRAG:
      return { type: 'drag', figure, target };
    case PUSH:
      return { type: 'push', figure, target, to };
    case STEER:
      return { type: 'steer', figure, target, to };
    default:
      return { type: 'serve', figure, target, to };
  }
}

// For legal decisions only: `seat` owns the acting figure.
export function moveOf(state: State, seat: number, decision: ActionDecision): number {
  const figure = known(findFigure(state, seat, decision.figure));
  const action = ACTION_CODES[decision.type];
  switch (decision.type) {
    case 'jump':
      return packMove(action, figure, decision.via < 0 ? NOWHERE : decision.via, decision.to);
    case 'swap':
      return packMove(action, figure, decision.target, decision.target);
    case 'fly':
      return packMove(
        action,
        figure,
        decision.target,
        firstTowards(state.cell[figure] as number, decision.target, decision.type),
      );
    case 'drag':
      return packMove(
        action,
        figure,
        decision.target,
        firstTowards(state.cell[figure] as number, decision.target, decision.type),
      );
    case 'push':
    case 'steer':
    case 'serve':
      return packMove(action, figure, decision.target, decision.to);
    default:
      return packMove(action, figure, NOWHERE, decision.to);
  }
}

export function findFigure(state: State, seat: number, name: string): number | null {
  for (let figure = 0; figure < state.name.length; figure++) {
    if (state.owner[figure] === seat && state.name[figure] === name) return figure;
  }
  return null;
}

// On the straight line between two cells: the one beside the target (fly) or beside the start (drag).
function firstTowards(from: number, target: number, way: 'fly' | 'drag'): number {
  for (let direction = 0; direction < 6; direction++) {
    const beside = NEIGHBOURS[from * 6 + direction] as number;
    let last = from;
    let cell = beside;
    while (cell >= 0 && cell !== target) {
      last = cell;
      cell = NEIGHBOURS[cell * 6 + direction] as number;
    }
    if (cell === target) return way === 'fly' ? last : beside;
  }
  return known<number>(null, 'a target in a straight line');
}

// All figures that the move displaces, the acting one first, seen from the state before it.
export function waysOf(state: State, move: number): Way[] {
  const figure = figureOf(move);
  const from = state.cell[figure] as number;
  const target = targetOf(move);
  const to = endOf(move);
  const action = actionOf(move);
  switch (action) {
    case PUSH:
      return [makeWay(state, figure, [from, target]), makeWay(state, known(state.board[target]), [target, to])];
    case SWAP:
      return [makeWay(state, figure, [from, target]), makeWay(state, known(state.board[target]), [target, from])];
    case DRAG:
    case STEER:
    case SERVE:
      return [makeWay(state, known(state.board[target]), [target, to])];
    case JUMP:
      return [makeWay(state, figure, target === NOWHERE ? [from, to] : [from, target, to])];
    case WALK:
    case REACT:
      return [makeWay(state, figure, pathBetween(state, from, to, NEIGHBOUR_LISTS[from] ?? []))];
    case GUARD:
      return [makeWay(state, figure, guardPath(state, figure, to))];
    default:
      return [makeWay(state, figure, [from, to])];
  }
}

function makeWay(state: State, figure: number, path: readonly number[]): Way {
  return { seat: known(state.owner[figure]), name: known(state.name[figure]), kind: kindName(state, figure), path };
}

export function kindName(state: State, figure: number) {
  return known(FIGURE_KINDS[known(state.kind[figure])]);
}

function guardPath(state: State, figure: number, to: number): number[] {
  const from = known(state.cell[figure]);
  const leaderCell = known(state.cell[known(state.owner[figure])]);
  if (ADJACENT[leaderCell * CELL_COUNT + to] === 1) return [from, to];
  return pathBetween(state, from, to, NEIGHBOUR_LISTS[leaderCell] ?? []);
}

// Over the first empty one of `middles` that touches the end; straight there when none does.
function pathBetween(state: State, from: number, to: number, middles: readonly number[]): number[] {
  const middle = middles.find((cell) => state.board[cell] === EMPTY && cell !== to && ADJACENT[cell * CELL_COUNT + to] === 1);
  return middle === undefined ? [from, to] : [from, middle, to];
}
