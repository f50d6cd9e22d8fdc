// How good a position looks for a seat without searching: nearness of attackers, room and pressure around the leaders.
import { freeCellsAround, pressureOn } from '../danger';
import { ARCHER, ASSASSIN, BREWMASTER, CUB, ROYAL_GUARD, WANDERER } from '../data/characters';
import { CELL_COUNT, DISTANCES } from '../hex';
import { isJailed } from '../moves/shields';
import type { State } from '../types';
import { strideOf } from './reach';

// Worth of a figure that is `gap` cells short of touching the enemy leader with its next action.
export const NEARNESS = [1, 0.6, 0.35, 0.2, 0.1, 0.04, 0, 0];
// By kind, in the order of FIGURE_KINDS: how much a figure counts in an attack.
const WEIGHTS = [0.5, 0.5, 1.1, 1.05, 1.15, 1.1, 1.15, 1.15, 1.1, 0.9, 0.9, 1, 1.9, 0.95, 0.8, 0.6, 0.9, 0.35, 0.9];

const DEFENCE = 1.1;
const ROOM = 0.18;
const PRESSURE = 0.5;

export function judge(state: State, seat: number): number {
  const other = 1 - seat;
  const room = roomOf(freeCellsAround(state, state.cell[seat] as number));
  const otherRoom = roomOf(freeCellsAround(state, state.cell[other] as number));
  return (
    attackOf(state, seat) -
    DEFENCE * attackOf(state, other) +
    ROOM * (room - otherRoom) +
    PRESSURE * (pressureOn(state, other) - pressureOn(state, seat))
  );
}

// The same with nothing but the own leader in mind.
export function judgeSafety(state: State, seat: number): number {
  return ROOM * roomOf(freeCellsAround(state, state.cell[seat] as number)) - attackOf(state, 1 - seat) - pressureOn(state, seat);
}

// The last free cells matter most.
function roomOf(freeCells: number): number {
  return freeCells >= 4 ? 4 + (freeCells - 4) * 0.25 : freeCells;
}

export function attackOf(state: State, seat: number): number {
  const { owner, kind } = state;
  let attack = 0;
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] !== seat) continue;
    attack += (NEARNESS[Math.max(gapOf(state, figure), 0)] as number) * (WEIGHTS[kind[figure] as number] as number);
  }
  return attack;
}

// How many cells a figure is short of touching the enemy leader with its next action.
export function gapOf(state: State, figure: number): number {
  const kind = state.kind[figure] as number;
  const leaderCell = state.cell[1 - (state.owner[figure] as number)] as number;
  const distance = DISTANCES[leaderCell * CELL_COUNT + (state.cell[figure] as number)] as number;
  return distance - (kind === ARCHER ? 2 : 1) - strideNow(state, figure, kind);
}

function strideNow(state: State, figure: number, kind: number): number {
  if (figure < 2 || kind > BREWMASTER) return kind === CUB || kind === ASSASSIN ? 1 : strideOf(kind);
  if (isJailed(state, figure)) return 1;
  if (kind === ROYAL_GUARD || kind === WANDERER) return 2;
  return Math.min(2, strideOf(kind));
}
