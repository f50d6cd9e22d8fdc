// What a seat brings: summed icons and abilities, dice of a roll, range, members it may take (ZIZ-10, 11, 19, 27, 29, 45).
import { CONSTANTS } from './data/constants';
import { SOLO_WARRANTS } from './data/solo';
import {
  COMMANDER_GIVES,
  DIE,
  HIRE_COUNT,
  MEMBER_COST,
  MEMBER_DISLIKES,
  MEMBER_GIVES,
  MEMBER_LEVEL,
  MEMBER_SCROLL,
  STEP,
} from './data/tables';
import type { SeatState, State } from './types';

export function seatAt(state: State, seat: number): SeatState {
  return state.seats[seat] as SeatState;
}

function commanderGives(side: number, commander: number, ability: number): number {
  const sides = COMMANDER_GIVES[side] as readonly (readonly number[])[];
  return (sides[commander] as readonly number[])[ability] as number;
}

// ZIZ-10: everything that commander and members show adds up.
export function abilityOf(state: State, seat: number, ability: number): number {
  const held = seatAt(state, seat);
  let sum = held.commander < 0 ? 0 : commanderGives(state.side, held.commander, ability);
  for (const member of held.members) sum += (MEMBER_GIVES[member] as readonly number[])[ability] as number;
  return sum;
}

// ZIZ-27: scrolls of this event kind.
export function scrollsOf(state: State, seat: number, kind: number): number {
  let sum = 0;
  for (const member of seatAt(state, seat).members) if (MEMBER_SCROLL[member] === kind) sum++;
  return sum;
}

// ZIZ-11: dice abilities and matching scrolls, at most 8; `kind` -1 outside events.
export function diceOf(state: State, seat: number, kind: number): number {
  const dice = abilityOf(state, seat, DIE) + (kind < 0 ? 0 : scrollsOf(state, seat, kind));
  return Math.min(CONSTANTS.diceLimit, dice);
}

// ZIZ-45; the solo game has its own warrants instead of the common -1 (ZIZ-156).
export function rangeOf(state: State, seat: number): number {
  const held = seatAt(state, seat);
  let range = abilityOf(state, seat, STEP);
  if (held.warrant === 1) range += CONSTANTS.warrantStep;
  if (state.solo !== null) range += soloWarrantSum(state, 'ownStep');
  return Math.max(1, range);
}

export function soloWarrantSum(state: State, effect: 'torakStep' | 'ownStep' | 'hireCost'): number {
  if (state.solo === null) return 0;
  let sum = 0;
  for (const held of state.solo.warrants) {
    const warrant = SOLO_WARRANTS[held];
    if (warrant !== undefined && warrant.effect === effect) sum += warrant.n ?? 0;
  }
  return sum;
}

export function isDisgraced(state: State): boolean {
  return state.solo?.warrants.some((held) => SOLO_WARRANTS[held]?.effect === 'noFavour') ?? false;
}

// ZIZ-29: at a margin those who dislike it cannot be had.
export function acceptsMorale(state: State, seat: number, member: number): boolean {
  const dislikes = MEMBER_DISLIKES[member] as number;
  return dislikes === 0 || seatAt(state, seat).morale !== dislikes;
}

export function hireCost(state: State, member: number): number {
  return (MEMBER_COST[member] as number) + soloWarrantSum(state, 'hireCost');
}

export function isFull(state: State, seat: number): boolean {
  return seatAt(state, seat).members.length >= CONSTANTS.retinueLimit;
}

// ZIZ-5: three on the table and the deck's top, per level.
export function visibleMembers(state: State, level: number): number[] {
  const table = state.tables[level - 1] as number[];
  const deck = state.decks[level - 1] as number[];
  const visible = table.filter((member) => member >= 0);
  if (deck.length > 0) visible.push(deck[deck.length - 1] as number);
  return visible;
}

export function isStarter(member: number): boolean {
  return member >= HIRE_COUNT;
}

export function levelOf(member: number): number {
  return MEMBER_LEVEL[member] as number;
}
