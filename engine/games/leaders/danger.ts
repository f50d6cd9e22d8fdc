// When a leader falls: pressure of the enemies around it (LDR-17, LDR-40, LDR-41, LDR-51) and room to breathe (LDR-18).
import { ARCHER, ASSASSIN, CUB } from './data/characters';
import { ADJACENT, ARCHER_LINES, CELL_COUNT, NEIGHBOUR_LISTS } from './hex';
import type { Fall, State } from './types';

// What one figure adds to the capture of a leader on `leaderCell`.
export function pressureOf(kind: number, cell: number, leaderCell: number): number {
  const index = leaderCell * CELL_COUNT + cell;
  if (kind === ARCHER) return ARCHER_LINES[index] as number;
  if (ADJACENT[index] === 0 || kind === CUB) return 0;
  return kind === ASSASSIN ? 2 : 1;
}

// The pressure on the leader of `seat`; two capture it.
export function pressureOn(state: State, seat: number): number {
  return pressureAt(state, seat, state.cell[seat] as number);
}

// The pressure there would be on that leader if it stood on `leaderCell`.
export function pressureAt(state: State, seat: number, leaderCell: number): number {
  const { owner, kind, cell } = state;
  let pressure = 0;
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] !== seat) pressure += pressureOf(kind[figure] as number, cell[figure] as number, leaderCell);
  }
  return pressure;
}

export function freeCellsAround(state: State, cell: number): number {
  const near = NEIGHBOUR_LISTS[cell] as readonly number[];
  let free = 0;
  for (let index = 0; index < near.length; index++) if ((state.board[near[index] as number] as number) < 0) free++;
  return free;
}

export function isFallen(state: State, seat: number): boolean {
  return pressureOn(state, seat) >= 2 || freeCellsAround(state, state.cell[seat] as number) === 0;
}

export function fallOf(state: State, seat: number): Fall | null {
  if (pressureOn(state, seat) >= 2) return 'captured';
  return freeCellsAround(state, state.cell[seat] as number) === 0 ? 'surrounded' : null;
}

// The cells that brought the leader down, for showing.
export function culprits(state: State, seat: number, fall: Fall): number[] {
  const leaderCell = state.cell[seat] as number;
  if (fall === 'surrounded') return [...(NEIGHBOUR_LISTS[leaderCell] ?? [])];
  return state.cell.filter(
    (cell, figure) => state.owner[figure] !== seat && pressureOf(state.kind[figure] as number, cell, leaderCell) > 0,
  );
}
