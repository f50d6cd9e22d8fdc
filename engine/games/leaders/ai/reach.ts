// Who could get at a leader within one turn, by distances alone. Optimistic: what it calls out of reach is out of reach,
// so that the search for a win may stop there.
import { freeCellsAround } from '../danger';
import {
  ACROBAT,
  ARCHER,
  ASSASSIN,
  BREWMASTER,
  BRUISER,
  CLAW_LAUNCHER,
  CUB,
  ILLUSIONIST,
  MANIPULATOR,
  NEMESIS,
  RIDER,
  ROYAL_GUARD,
  VIZIER,
  WANDERER,
} from '../data/characters';
import { CELL_COUNT, DISTANCES } from '../hex';
import type { State } from '../types';

const ANYWHERE = 9;

// How far a figure can come by its own action. The Royal Guard and the Wanderer have their own reckoning.
export function strideOf(kind: number): number {
  if (kind === ACROBAT) return 4;
  if (kind === RIDER) return 2;
  return kind === NEMESIS ? 0 : 1;
}

// False only if the seat to move cannot bring the enemy leader down by actions of this turn.
export function mayWin(state: State): boolean {
  const { owner, kind, cell, acted, seat } = state;
  let shoves = 0;
  let servings = 0;
  let actions = (acted & (1 << seat)) === 0 ? 1 : 0;
  let hunters = 0;
  let leaderStride = (acted & (1 << seat)) === 0 ? 1 : 0;
  for (let figure = 2; figure < owner.length; figure++) {
    const each = kind[figure];
    if (owner[figure] !== seat) {
      if (each === NEMESIS) hunters++;
      continue;
    }
    if (each === VIZIER) leaderStride *= 2;
    if ((acted & (1 << figure)) !== 0) continue;
    actions++;
    // These two may bring anything anywhere.
    if (each === ILLUSIONIST || each === CLAW_LAUNCHER) return true;
    if (each === MANIPULATOR || each === BRUISER) shoves++;
    else if (each === BREWMASTER) servings++;
  }
  const enemyCell = cell[1 - seat] as number;
  const row = enemyCell * CELL_COUNT;
  const slack = shoves + servings;
  const guardGap = (DISTANCES[row + (cell[seat] as number)] as number) - leaderStride - 2;
  let pressure = 0;
  let fillers = 0;
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] !== seat) {
      if (shoves > 0 && figure !== 1 - seat && (DISTANCES[row + (cell[figure] as number)] as number) <= 2 + 2 * shoves) fillers++;
      continue;
    }
    const each = kind[figure] as number;
    const isFresh = (acted & (1 << figure)) === 0;
    let gap = DISTANCES[row + (cell[figure] as number)] as number;
    if (figure === seat) gap -= leaderStride;
    else if (each === NEMESIS) gap -= 2 * shoves;
    else if (isFresh) gap = freshGap(each, gap, guardGap, slack);
    gap -= slack;
    if (gap <= 1) {
      fillers++;
      if (each === ASSASSIN) pressure += 2;
      else if (each !== ARCHER && each !== CUB) pressure++;
    }
    if (each === ARCHER && gap <= 2) pressure++;
  }
  if (pressure >= 2) return true;
  // Surrounding: no cell has fewer than three neighbours; without shoves the leader stays where it is.
  if (shoves > 0) return fillers >= 3;
  // An enemy Nemesis that answers our leader may have to step beside her own.
  const free = freeCellsAround(state, enemyCell) - (leaderStride > 0 ? hunters : 0);
  return free <= actions && fillers >= free;
}

function freshGap(kind: number, distance: number, guardGap: number, slack: number): number {
  if (kind === ROYAL_GUARD) return Math.min(distance - 1, guardGap);
  // She vanishes to cells away from enemies only; then something else must close the gap.
  if (kind === WANDERER) return slack > 0 ? distance - ANYWHERE : distance - 1;
  return distance - strideOf(kind);
}
