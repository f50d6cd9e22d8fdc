// Posed tables for lessons: a fresh match in which seat 0 is to move, then commanders, companies and tokens put in place.
import { known } from '../../../core/invariant';
import { makeRng } from '../../../core/rng';
import { CONSTANTS } from '../data/constants';
import { commanderIndex, memberIndex, STARTERS_OF, spaceIndex, tokenIndex } from '../data/tables';
import { seatAt } from '../retinue';
import { equipSeat, setup } from '../setup';
import type { SeatState, State } from '../types';

export function poseTable(seats: number): State {
  const options = { side: 'A', experienced: false, goal: CONSTANTS.goal, commanders: 'chosen', torak: 'normal' } as const;
  const state = setup(options, seats, makeRng(5));
  state.start = 0;
  state.turn = 0;
  state.choosing = [];
  state.phase = 'menu';
  state.actions = CONSTANTS.actionsPerTurn;
  return state;
}

export interface Posed {
  readonly commander: string;
  readonly space: string;
  // Left out: the commander's own four.
  readonly members?: readonly string[];
  readonly coins?: number;
  readonly luck?: number;
}

// Whoever is hired leaves the decks, starters who are not listed leave the game.
export function poseSeat(state: State, seat: number, posed: Posed): SeatState {
  const held = seatAt(state, seat);
  equipSeat(state, held, commanderIndex(posed.commander));
  held.space = spaceIndex(posed.space);
  if (posed.coins !== undefined) held.coins = posed.coins;
  held.luck = posed.luck ?? 0;
  if (posed.members !== undefined) {
    held.members = posed.members.map(memberIndex);
    for (const member of held.members) takeFromTavern(state, member);
    for (const starter of known(STARTERS_OF[held.commander])) if (!held.members.includes(starter)) state.gone.push(starter);
  }
  return held;
}

// As if all came from events.
export function posePoints(held: SeatState, points: number): void {
  held.vp = points;
  held.sources[0] = points;
}

function takeFromTavern(state: State, member: number): void {
  state.decks.forEach((deck, level) => {
    const table = known(state.tables[level]);
    if (deck.includes(member)) deck.splice(deck.indexOf(member), 1);
    if (table.includes(member)) table[table.indexOf(member)] = known(deck.pop());
  });
}

// Lays a member out in the first slot of its table.
export function poseMember(state: State, member: string): void {
  const index = memberIndex(member);
  state.tables.forEach((table, level) => {
    const deck = known(state.decks[level]);
    if (!deck.includes(index)) return;
    deck[deck.indexOf(index)] = known(table[0]);
    table[0] = index;
  });
}

// Puts a token on a space; what lay there takes its place.
export function poseToken(state: State, space: string, token: string): void {
  const at = spaceIndex(space);
  const wanted = tokenIndex(token);
  const old = known(state.tokens[at]);
  const elsewhere = state.tokens.indexOf(wanted);
  if (elsewhere >= 0) state.tokens[elsewhere] = old;
  else state.pile[state.pile.indexOf(wanted)] = old;
  state.tokens[at] = wanted;
}
