// Why something on the board or in the display cannot be chosen, in the table's own terms: figures, cards, and cells
// once a figure has been picked. What is legal is listed in `decisions.ts`; here only what a player might expect.
import type { Refusal } from '../../core/decision';
import { known } from '../../core/invariant';
import { fallOf } from './danger';
import { NEMESIS } from './data/characters';
import { ADJACENT, CELL_COUNT, NEIGHBOUR_LISTS, RECRUITMENT_CELLS } from './hex';
import { addAbility } from './moves/abilities';
import { addFigureActions, listReactions } from './moves/generate';
import { makeMoveList, startList } from './moves/list';
import {
  actionOf,
  carryOut,
  DRAG,
  endOf,
  FLY,
  JUMP,
  NOWHERE,
  PUSH,
  packMove,
  REACT,
  SERVE,
  STEER,
  SWAP,
  takeBack,
  targetOf,
} from './moves/move';
import { reasonsOf } from './moves/reasons';
import { isJailed } from './moves/shields';
import { cubPlacements, placementsFor, recruitableCards } from './recruitment';
import type { State } from './types';

const list = makeMoveList();
// Lists also what LDR-20 forbids.
const lax = { ...makeMoveList(), lax: true };

export function refusals(state: State): Refusal[] {
  switch (state.phase) {
    case 'acting':
      return state.owner.flatMap((owner, figure) => (owner === state.seat ? figureRefusals(state, figure) : []));
    case 'reacting':
      return reactionRefusals(state, known(state.reactors[0]));
    case 'recruiting':
      return cardRefusals(state);
    case 'placing':
    case 'placingCub':
      return placeRefusals(state);
    default:
      return [];
  }
}

const idOf = (state: State, figure: number): string => `figure:${state.owner[figure]}.${known(state.name[figure])}`;
const refuse = (target: string, key: string, after: readonly string[] = []): Refusal =>
  after.length === 0 ? { target, reason: { key } } : { target, reason: { key }, after };

function figureRefusals(state: State, figure: number): Refusal[] {
  const id = idOf(state, figure);
  // LDR-53
  if (state.kind[figure] === NEMESIS) return [refuse(id, 'why.nemesis')];
  if ((state.acted & (1 << figure)) !== 0) return [refuse(id, 'why.acted')];
  startList(list, state, state.seat);
  addFigureActions(list, state, figure);
  const found = cellRefusals(state, figure, id);
  if (isJailed(state, figure)) found.push(refuse(id, 'why.jailed'));
  else if (list.count === 0) found.push(refuse(id, 'why.stuck'));
  return found;
}

// Actions that pick somebody first, or a landing, and then a place.
const PICKING: ReadonlySet<number> = new Set([PUSH, SWAP, FLY, DRAG, STEER, SERVE]);
const IN_TWO: ReadonlySet<number> = new Set([PUSH, STEER, SERVE]);

function firstPick(move: number): number {
  if (PICKING.has(actionOf(move))) return targetOf(move);
  return actionOf(move) === JUMP && targetOf(move) !== NOWHERE ? targetOf(move) : endOf(move);
}

function movesOf(of: { readonly moves: Int32Array; readonly count: number }): number[] {
  return [...of.moves.subarray(0, of.count)];
}

// LDR-20, LDR-42 and what each ability asks for: why a cell that the picked figure might go for is not offered.
function cellRefusals(state: State, figure: number, id: string): Refusal[] {
  const legal = movesOf(list);
  const offered = new Set(legal.map(firstPick));
  const reasons = new Map<number, string>();
  const add = (cell: number, key: string): void => {
    if (!offered.has(cell) && !reasons.has(cell)) reasons.set(cell, key);
  };
  startList(lax, state, state.seat);
  addFigureActions(lax, state, figure);
  const tried = movesOf(lax);
  for (const move of tried) add(firstPick(move), fallKey(state, move));
  if (isJailed(state, figure)) {
    startList(lax, state, state.seat);
    addAbility(lax, state, figure);
    for (const move of movesOf(lax)) add(firstPick(move), 'why.jailed');
  } else for (const [cell, key] of reasonsOf(state, figure)) add(cell, key);
  const found = [...reasons].map(([cell, key]) => refuse(`cell:${cell}`, key, [id]));
  return [...found, ...placeOfSecondPick(state, id, legal, tried)];
}

// Where a pushed, steered or served figure, or a second jump, may not end.
function placeOfSecondPick(state: State, id: string, legal: readonly number[], tried: readonly number[]): Refusal[] {
  const isSecond = (move: number): boolean =>
    IN_TWO.has(actionOf(move)) || (actionOf(move) === JUMP && targetOf(move) !== NOWHERE);
  return tried.flatMap((move) => {
    if (!isSecond(move) || legal.includes(move) || !legal.some((each) => firstPick(each) === firstPick(move))) return [];
    return [refuse(`cell:${endOf(move)}`, fallKey(state, move), [id, `cell:${firstPick(move)}`])];
  });
}

function fallKey(state: State, move: number): string {
  const undo = carryOut(state, move);
  const fall = fallOf(state, state.seat);
  takeBack(state, undo);
  return `why.own.${fall ?? 'captured'}`;
}

// LDR-53, LDR-56: cells beside her while two steps are possible, and ends at which her own leader would fall.
function reactionRefusals(state: State, nemesis: number): Refusal[] {
  const after = state.reactors.length > 1 ? [idOf(state, nemesis)] : [];
  listReactions(list, state, nemesis);
  const offered = new Set(movesOf(list).map(endOf));
  const from = state.cell[nemesis] as number;
  const near = (NEIGHBOUR_LISTS[from] as readonly number[]).filter((cell) => isEmpty(state, cell));
  const far = near.flatMap((cell) => (NEIGHBOUR_LISTS[cell] as readonly number[]).filter((each) => isEmpty(state, each)));
  const found = new Map<number, string>();
  for (const cell of [...near, ...far]) {
    if (offered.has(cell) || found.has(cell)) continue;
    const isFar = far.includes(cell);
    if (isFar && fallsAt(state, nemesis, cell)) found.set(cell, 'why.react.own');
    else if (ADJACENT[from * CELL_COUNT + cell] === 1) found.set(cell, 'why.react.two');
  }
  return [...found].map(([cell, key]) => refuse(`cell:${cell}`, key, after));
}

const isEmpty = (state: State, cell: number): boolean => (state.board[cell] as number) < 0;

function fallsAt(state: State, nemesis: number, cell: number): boolean {
  const undo = carryOut(state, packMove(REACT, nemesis, NOWHERE, cell));
  const fall = fallOf(state, state.owner[nemesis] as number);
  takeBack(state, undo);
  return fall !== null;
}

// LDR-15: one free cell is too little for the pair.
function cardRefusals(state: State): Refusal[] {
  const open = recruitableCards(state);
  return state.display.flatMap((card) =>
    card === null || open.includes(card) ? [] : [refuse(`card:${card}`, 'why.recruit.two')],
  );
}

// LDR-20 for recruitments: an empty golden cell that would take the own leader's last room, or the Cub's.
function placeRefusals(state: State): Refusal[] {
  const card = known(state.chosen);
  const isHermit = state.phase === 'placing' && card === 'hermitAndCub';
  const open = state.phase === 'placing' ? placementsFor(state, card) : cubPlacements(state);
  const empty = (RECRUITMENT_CELLS[state.seat] ?? []).filter((cell) => isEmpty(state, cell) && cell !== state.hermitCell);
  const key = isHermit ? 'why.place.cub' : 'why.own.surrounded';
  return empty.flatMap((cell) => (open.includes(cell) ? [] : [refuse(`cell:${cell}`, key)]));
}
