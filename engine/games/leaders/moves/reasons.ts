// What each active ability asks of its target (LDR-25, LDR-30 to LDR-38, LDR-43), for saying why one is not offered.
import { ACROBAT, BREWMASTER, BRUISER, CLAW_LAUNCHER, ILLUSIONIST, MANIPULATOR, RIDER, WANDERER } from '../data/characters';
import { ADJACENT, CELL_COUNT, NEIGHBOUR_LISTS, NEIGHBOURS } from '../hex';
import type { State } from '../types';
import { isShielded } from './shields';

type Reason = readonly [cell: number, key: string];

export function reasonsOf(state: State, figure: number): Reason[] {
  switch (state.kind[figure]) {
    case ACROBAT:
      return overNeighbours(state, figure);
    case RIDER:
      return rides(state, figure);
    case BRUISER:
      return neighbours(state, figure, (other) => whyNoPush(state, figure, other));
    case ILLUSIONIST:
    case CLAW_LAUNCHER:
    case MANIPULATOR:
      return sightings(state, figure);
    case WANDERER:
      return besideEnemies(state, figure);
    case BREWMASTER:
      return others(state, figure).flatMap((other): Reason[] => {
        const key = whyNoServing(state, figure, other);
        return key === null ? [] : [[state.cell[other] as number, key]];
      });
    default:
      return [];
  }
}

const at = (state: State, cell: number): number => state.board[cell] as number;
const isAlly = (state: State, figure: number, other: number): boolean => state.owner[figure] === state.owner[other];
const others = (state: State, figure: number): number[] =>
  state.owner.map((_, other) => other).filter((other) => other !== figure);

function hasRoom(state: State, cell: number): boolean {
  return (NEIGHBOUR_LISTS[cell] as readonly number[]).some((near) => at(state, near) < 0);
}

function neighbours(state: State, figure: number, why: (other: number) => string | null): Reason[] {
  return (NEIGHBOUR_LISTS[state.cell[figure] as number] as readonly number[]).flatMap((cell): Reason[] => {
    const key = at(state, cell) < 0 ? null : why(at(state, cell));
    return key === null ? [] : [[cell, key]];
  });
}

// LDR-30
function overNeighbours(state: State, figure: number): Reason[] {
  const from = state.cell[figure] as number;
  const reasons: Reason[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const over = NEIGHBOURS[from * 6 + direction] as number;
    if (over < 0 || at(state, over) < 0) continue;
    const landing = NEIGHBOURS[over * 6 + direction] as number;
    if (landing < 0) reasons.push([over, 'why.jump.edge']);
    else if (at(state, landing) >= 0) reasons.push([over, 'why.jump.blocked']);
  }
  return reasons;
}

// LDR-31
function rides(state: State, figure: number): Reason[] {
  const from = state.cell[figure] as number;
  const reasons: Reason[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const middle = NEIGHBOURS[from * 6 + direction] as number;
    const to = middle < 0 ? -1 : (NEIGHBOURS[middle * 6 + direction] as number);
    if (to >= 0 && (at(state, middle) >= 0 || at(state, to) >= 0)) reasons.push([to, 'why.ride']);
  }
  return reasons;
}

// LDR-32
function whyNoPush(state: State, figure: number, other: number): string {
  if (isAlly(state, figure, other)) return 'why.push.ally';
  return isShielded(state, other) ? 'why.shielded' : 'why.push.room';
}

// LDR-25: all three look along straight lines and leave neighbours alone.
function sightings(state: State, figure: number): Reason[] {
  const from = state.cell[figure] as number;
  const reasons: Reason[] = [];
  const seen = new Set<number>();
  for (let direction = 0; direction < 6; direction++) {
    let isHidden = false;
    for (let cell = NEIGHBOURS[from * 6 + direction] as number; cell >= 0; cell = NEIGHBOURS[cell * 6 + direction] as number) {
      const other = at(state, cell);
      if (other < 0) continue;
      seen.add(other);
      reasons.push([cell, isHidden ? 'why.sight.hidden' : whyNoSight(state, figure, other)]);
      isHidden = true;
    }
  }
  for (const other of others(state, figure)) {
    if (!seen.has(other)) reasons.push([state.cell[other] as number, 'why.sight.line']);
  }
  return reasons;
}

// LDR-34 to LDR-36, LDR-43
function whyNoSight(state: State, figure: number, other: number): string {
  const isSteered = state.kind[figure] === MANIPULATOR;
  if (isSteered && isAlly(state, figure, other)) return 'why.steer.ally';
  if (ADJACENT[(state.cell[figure] as number) * CELL_COUNT + (state.cell[other] as number)] === 1) return 'why.sight.near';
  return !isAlly(state, figure, other) && isShielded(state, other) ? 'why.shielded' : 'why.room';
}

// LDR-37
function besideEnemies(state: State, figure: number): Reason[] {
  const cells = others(state, figure)
    .filter((other) => !isAlly(state, figure, other))
    .flatMap((other) => NEIGHBOUR_LISTS[state.cell[other] as number] as readonly number[]);
  return [...new Set(cells)].flatMap((cell): Reason[] => (at(state, cell) < 0 ? [[cell, 'why.vanish']] : []));
}

// LDR-38
function whyNoServing(state: State, figure: number, other: number): string | null {
  const isNear = ADJACENT[(state.cell[figure] as number) * CELL_COUNT + (state.cell[other] as number)] === 1;
  if (!isAlly(state, figure, other)) return isNear ? 'why.serve.enemy' : null;
  if (!isNear) return 'why.serve.far';
  return hasRoom(state, state.cell[other] as number) ? null : 'why.room';
}
