// The table before the first turn (ZIZ-1 to ZIZ-9) and the reading of options.

import type { OptionSpec } from '../../core/game-module';
import { fail, type Result, succeed } from '../../core/result';
import { type Rng, shuffle } from '../../core/rng';
import { COMMANDERS } from './data/commanders';
import { CONSTANTS } from './data/constants';
import { boxLevel, TORAK_CARDS, TORAK_DECKS, WRATH } from './data/solo';
import {
  COMMANDER_IDS,
  EVENT_SPACES,
  HIRE_COUNT,
  KEEP_CARDS,
  MEMBER_LEVEL,
  SPACE_COUNT,
  START_SPACES,
  STARTERS_OF,
  TOKEN_IDS,
  TORAK_COMMANDER,
} from './data/tables';
import { type Options, type SeatState, SOLO_LEVELS, SOURCES, type SoloLevel, type State } from './types';

export const optionSpecs: readonly OptionSpec[] = [
  { id: 'torak', values: SOLO_LEVELS, standard: 'normal', seats: [1] },
  { id: 'side', values: ['A', 'B'], standard: 'A' },
  { id: 'commanders', values: ['random', 'chosen'], standard: 'random' },
  { id: 'goal', values: [CONSTANTS.goal, CONSTANTS.longGoal], standard: CONSTANTS.goal },
  { id: 'experienced', values: [false, true], standard: false },
];

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) return fail('seats', 'one to four seats');
  const given: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const read: Record<string, unknown> = {};
  for (const spec of optionSpecs) {
    const value = given[spec.id] ?? spec.standard;
    if (!spec.values.some((each) => each === value)) return fail('options', `no such value for ${spec.id}`);
    read[spec.id] = value;
  }
  const options: Options = {
    torak: SOLO_LEVELS.find((level) => level === read['torak']) ?? 'normal',
    side: read['side'] === 'B' ? 'B' : 'A',
    commanders: read['commanders'] === 'chosen' ? 'chosen' : 'random',
    goal: read['goal'] === CONSTANTS.longGoal ? CONSTANTS.longGoal : CONSTANTS.goal,
    experienced: read['experienced'] === true,
  };
  return succeed(options);
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const solo = seats === 1;
  // ZIZ-9: the starting player is random.
  const start = solo ? 0 : rng.int(seats);
  const pile = shuffle(range(TOKEN_IDS.length), rng);
  const tokens = new Array<number>(SPACE_COUNT).fill(-1);
  // ZIZ-3: the two start spaces stay empty.
  for (const space of EVENT_SPACES) if (!START_SPACES.includes(space)) tokens[space] = pile.pop() as number;
  const decks = [1, 2].map((level) =>
    shuffle(
      range(HIRE_COUNT).filter((member) => MEMBER_LEVEL[member] === level),
      rng,
    ),
  );
  const tables = decks.map((deck) => range(CONSTANTS.tableSlots).map(() => deck.pop() as number));
  const state: State = {
    phase: 'boot',
    side: options.side === 'B' ? 1 : 0,
    experienced: options.experienced ? 1 : 0,
    goal: options.goal,
    round: 1,
    start,
    turn: start,
    actions: 0,
    seats: range(seats).map((seat) => freshSeat(startSpace((seat - start + seats) % seats))),
    choosing: [],
    tokens,
    faceUp: new Array<number>(SPACE_COUNT).fill(0),
    pile,
    used: [],
    decks,
    tables,
    discards: [[], []],
    gone: [],
    keeps: KEEP_CARDS.map((cards) => shuffle(range(cards.length), rng)),
    keepsKnown: [0, 0],
    favours: [-1, -1],
    usable: 0,
    roll: null,
    event: null,
    conquest: null,
    fight: null,
    tournament: null,
    hire: null,
    solo: solo
      ? {
          level: options.torak,
          space: START_SPACES[1] as number,
          vp: options.torak === 'wrath' ? WRATH.start : 0,
          laid: 0,
          deck: shuffle(torakDeck(options.torak), rng),
          used: [],
          warrants: [],
          pending: 0,
        }
      : null,
  };
  dealCommanders(state, options, rng);
  return state;
}

// ZIZ-150: nobody leads Torak's own men against him.
function dealCommanders(state: State, options: Options, rng: Rng): void {
  const free = range(COMMANDER_IDS.length).filter((commander) => state.solo === null || commander !== TORAK_COMMANDER);
  if (options.commanders === 'chosen') {
    state.choosing = free;
    return;
  }
  shuffle(free, rng);
  for (const seat of state.seats) equipSeat(state, seat, free.pop() as number);
}

// ZIZ-7: commander, starting members, coins and luck as on the board.
export function equipSeat(state: State, seat: SeatState, commander: number): void {
  const data = COMMANDERS[commander];
  const board = state.side === 1 ? data?.sideB : data?.sideA;
  seat.commander = commander;
  seat.coins = board?.coins ?? 0;
  seat.luck = board?.luckTokens ?? 0;
  seat.members = [...(STARTERS_OF[commander] ?? [])];
}

export function torakDeck(level: SoloLevel): number[] {
  const sets: readonly string[] = TORAK_DECKS[boxLevel(level)];
  return range(TORAK_CARDS.length).filter((card) => sets.includes(TORAK_CARDS[card]?.set ?? ''));
}

// ZIZ-8: in turn order Písek, Třeboň, Písek, Třeboň.
const startSpace = (place: number): number => START_SPACES[place % START_SPACES.length] as number;

function freshSeat(space: number): SeatState {
  return {
    commander: -1,
    coins: 0,
    luck: 0,
    vp: 0,
    sources: SOURCES.map(() => 0),
    morale: CONSTANTS.moraleStart,
    space,
    members: [],
    warrant: 0,
    warrantCoins: 0,
    laid: 0,
    won: [-1, -1],
    looks: 0,
    seenSpaces: [],
    seenTops: [],
  };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
