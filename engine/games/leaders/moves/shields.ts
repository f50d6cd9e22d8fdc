// The two passive abilities that forbid: Jailer (LDR-42) and Protector (LDR-43).
import { hasActiveAbility, JAILER, PROTECTOR } from '../data/characters';
import { ADJACENT, CELL_COUNT } from '../hex';
import type { State } from '../types';

// LDR-42: beside an enemy Jailer no active ability can be started; nothing else is bound.
export function isJailed(state: State, figure: number): boolean {
  const { owner, kind, cell } = state;
  if (!hasActiveAbility(kind[figure] as number)) return false;
  const row = (cell[figure] as number) * CELL_COUNT;
  const seat = owner[figure];
  for (let other = 2; other < owner.length; other++) {
    if (kind[other] === JAILER && owner[other] !== seat && ADJACENT[row + (cell[other] as number)] === 1) return true;
  }
  return false;
}

// LDR-43: the other side's abilities cannot move it.
export function isShielded(state: State, figure: number): boolean {
  const { owner, kind, cell } = state;
  if (kind[figure] === PROTECTOR) return true;
  const row = (cell[figure] as number) * CELL_COUNT;
  const seat = owner[figure];
  for (let other = 2; other < owner.length; other++) {
    if (kind[other] === PROTECTOR && owner[other] === seat && ADJACENT[row + (cell[other] as number)] === 1) return true;
  }
  return false;
}
