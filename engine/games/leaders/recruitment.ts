// Legality of recruiting (LDR-11 to LDR-15): which cards can be had and where their figures may stand.
import { freeCellsAround, pressureOn } from './danger';
import { type CardId, TEAM_SIZE } from './data/characters';
import { ADJACENT, CELL_COUNT, RECRUITMENT_CELLS } from './hex';
import type { State } from './types';

// LDR-20 for recruitments: placed figures only take away room around the own leader.
function spareCells(state: State): number {
  const leaderCell = state.cell[state.seat] as number;
  return pressureOn(state, state.seat) >= 2 ? 0 : freeCellsAround(state, leaderCell) - 1;
}

function emptyRing(state: State): number[] {
  const cells: number[] = [];
  for (const cell of RECRUITMENT_CELLS[state.seat] ?? []) if ((state.board[cell] as number) < 0) cells.push(cell);
  return cells;
}

function isBesideLeader(state: State, cell: number): number {
  return ADJACENT[(state.cell[state.seat] as number) * CELL_COUNT + cell] as number;
}

export function placementsFor(state: State, card: CardId): number[] {
  const cells = emptyRing(state);
  const spare = spareCells(state);
  if (spare < 0) return [];
  if (card !== 'hermitAndCub') return cells.filter((cell) => isBesideLeader(state, cell) <= spare);
  // LDR-15: the Hermit stands only where the Cub still finds a cell.
  return cells.filter((hermit) => cells.some((cub) => cub !== hermit && fitBoth(state, hermit, cub, spare)));
}

function fitBoth(state: State, hermit: number, cub: number, spare: number): boolean {
  return isBesideLeader(state, hermit) + isBesideLeader(state, cub) <= spare;
}

export function cubPlacements(state: State): number[] {
  const spare = spareCells(state);
  return emptyRing(state).filter((cell) => cell !== state.hermitCell && fitBoth(state, state.hermitCell, cell, spare));
}

export function recruitableCards(state: State): CardId[] {
  const room = roomInRing(state);
  const cards: CardId[] = [];
  for (const card of state.display) if (card !== null && room >= (card === 'hermitAndCub' ? 2 : 1)) cards.push(card);
  return cards;
}

// How many figures could be placed at once without taking the own leader's last free cell.
function roomInRing(state: State): number {
  const spare = spareCells(state);
  if (spare < 0) return 0;
  let beside = 0;
  let apart = 0;
  for (const cell of RECRUITMENT_CELLS[state.seat] ?? []) {
    if ((state.board[cell] as number) >= 0) continue;
    if (isBesideLeader(state, cell) === 1) beside++;
    else apart++;
  }
  return apart + Math.min(beside, spare);
}

// LDR-13, LDR-14: asked only while the team is not complete and something can be placed.
export function canRecruit(state: State): boolean {
  return state.recruits > 0 && !isComplete(state, state.seat) && recruitableCards(state).length > 0;
}

export function isComplete(state: State, seat: number): boolean {
  return (state.cards[seat] as number) >= TEAM_SIZE;
}
