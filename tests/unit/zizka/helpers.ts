// A table to try rules on: posed states, scripted dice, decisions by key.
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, type Rng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { commanderIndex, HIRE_COUNT, memberIndex, spaceIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import type { Event } from '../../../engine/games/zizka/events';
import type { SeatState, State } from '../../../engine/games/zizka/types';

const kernel = compileKernel(zizka);

// Index of a die's side that shows the face; the same order as on the dice.
const RETINUE: Record<string, number> = { sword: 0, shield: 2, speech: 4, luck: 5 };
const WENCESLAS: Record<string, number> = { blank: 0, speech: 1, shield: 3, luck: 5 };
const SIGISMUND: Record<string, number> = { blank: 0, coin: 1, sword: 3, luck: 5 };

// Dice fall as listed ('w.luck' and 's.coin' for the sovereign dice), then by chance.
export function scripted(faces: readonly string[], seed = 7): Rng {
  const rest = makeRng(seed);
  const queue = faces.map((face) => {
    if (face.startsWith('w.')) return WENCESLAS[face.slice(2)];
    if (face.startsWith('s.')) return SIGISMUND[face.slice(2)];
    return RETINUE[face];
  });
  return {
    int: (bound) => (bound === 6 && queue.length > 0 ? (queue.shift() ?? 0) : rest.int(bound)),
    float: () => rest.float(),
    get draws() {
      return rest.draws;
    },
  };
}

export function newMatch(seats: number, options: Record<string, unknown> = {}, seed = 1): State {
  const parsed = zizka.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  const state = zizka.setup(parsed.value, seats, makeRng(seed));
  kernel.begin(state, makeRng(seed + 1));
  return state;
}

// A match in which seat 0 starts.
export function newTable(seats = 2, options: Record<string, unknown> = {}): State {
  for (let seed = 1; ; seed++) {
    const state = newMatch(seats, options, seed);
    if (state.start === 0) return state;
  }
}

export function keysOf(state: State): string[] {
  return zizka.legalDecisions(state).map(zizka.makeKey);
}

export interface Played {
  readonly state: State;
  readonly events: Event[];
}

export function play(before: State, keys: readonly string[], dice: readonly string[] = [], seed = 7): Played {
  const state = zizka.cloneState(before);
  const events: Event[] = [];
  const rng = scripted(dice, seed);
  for (const key of keys) {
    const decision = zizka.legalDecisions(state).find((each) => zizka.makeKey(each) === key);
    if (decision === undefined) throw new Error(`${key} is not legal in ${state.phase}: ${keysOf(state).join(' ')}`);
    kernel.apply(state, decision, rng, (event) => events.push(event));
  }
  return { state, events };
}

export function seatOf(state: State, seat = 0): SeatState {
  const held = state.seats[seat];
  if (held === undefined) throw new Error('no such seat');
  return held;
}

export function at(state: State, seat: number, space: string): State {
  seatOf(state, seat).space = spaceIndex(space);
  return state;
}

// Gives a seat this commander and these members; cards leave the decks, starters the game.
export function equip(state: State, seat: number, commander: string, members: readonly string[]): State {
  const held = seatOf(state, seat);
  held.commander = commanderIndex(commander);
  for (const member of held.members) if (member >= HIRE_COUNT) state.gone.push(member);
  held.members = members.map(memberIndex);
  for (const member of held.members) takeOut(state, member);
  return state;
}

function takeOut(state: State, member: number): void {
  for (const deck of state.decks) {
    const index = deck.indexOf(member);
    if (index >= 0) deck.splice(index, 1);
  }
  state.tables.forEach((table, level) => {
    const slot = table.indexOf(member);
    if (slot >= 0) table[slot] = state.decks[level]?.pop() ?? -1;
  });
  state.gone = state.gone.filter((each) => each !== member);
}

// Lays these level I cards out: three on the table, the last on top of the deck.
export function layOut(state: State, level: 1 | 2, members: readonly string[]): State {
  const cards = members.map(memberIndex);
  const deck = state.decks[level - 1] ?? [];
  const table = state.tables[level - 1] ?? [];
  const all = [...deck, ...table].filter((card) => !cards.includes(card));
  state.tables[level - 1] = cards.slice(0, 3);
  state.decks[level - 1] = [...all, ...cards.slice(3).reverse()];
  return state;
}

// Puts a token on a space; whatever lay there goes to where it came from.
export function putToken(state: State, space: string, token: string, faceUp = false): State {
  const index = spaceIndex(space);
  const wanted = tokenIndex(token);
  const old = state.tokens[index] ?? -1;
  const swap = (list: number[]): void => {
    const found = list.indexOf(wanted);
    if (found < 0) return;
    if (old >= 0 || list === state.tokens) list[found] = old;
    else list.splice(found, 1);
  };
  swap(state.tokens);
  swap(state.pile);
  swap(state.used);
  state.tokens[index] = wanted;
  state.faceUp[index] = faceUp ? 1 : 0;
  return state;
}

// The seat stands on a space with this token and is to act.
export function facing(state: State, token: string, space = 'tabor'): State {
  at(state, state.turn, space);
  return putToken(state, space, token);
}
