// The state before the first request: decks shuffled, goods dealt, the start player drawn.
import { fail, type Result, succeed } from '../../core/result';
import { type Rng, shuffle } from '../../core/rng';
import { FIRST_CROWN, FIRST_MERCENARY, FIRST_TEUTON, PEASANT } from './data/cards';
import { EVENTS } from './data/events';
import { DUCAT_CARDS, PROVISION_CARDS, START } from './data/supplies';
import { FIELD_COUNT, MAX_SEATS, type Options, type State } from './types';

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (seats < 2 || seats > MAX_SEATS) return fail('seats', `${seats} seats`);
  if (raw !== undefined && raw !== null && typeof raw !== 'object') return fail('options', 'options are no object');
  return succeed({});
}

export function setup(_options: Options, seats: number, rng: Rng): State {
  const crown = shuffle(range(FIRST_CROWN, FIRST_MERCENARY), rng);
  const mercenary = shuffle(range(FIRST_MERCENARY, FIRST_TEUTON), rng);
  const teutons = shuffle(range(FIRST_TEUTON, PEASANT), rng);
  const piles = [
    crown.slice(0, 8),
    crown.slice(8),
    mercenary.slice(0, 8),
    mercenary.slice(8),
    teutons.slice(0, 6),
    teutons.slice(6),
    shuffle(range(0, PROVISION_CARDS.length), rng),
    shuffle(range(0, DUCAT_CARDS.length), rng),
    shuffle(range(0, EVENTS.length), rng),
  ];
  return { ...emptyTable(seats), start: rng.int(seats), piles, secret: fill(seats, -1) };
}

// GRU-1: the goods of every seat; nothing on the board yet.
function emptyTable(seats: number): Omit<State, 'piles' | 'secret'> {
  return {
    phase: 'boot',
    seats,
    round: 1,
    start: 0,
    ducats: fill(seats, START.ducats),
    provision: fill(seats, START.provision),
    helpers: fill(seats, START.helpers),
    extra: fill(seats, 0),
    officerFree: fill(seats, 1),
    helpersFree: fill(seats, START.helpers),
    out: fill(seats, 0),
    hand: lists(seats),
    camp: lists(seats),
    queue: lists(FIELD_COUNT),
    officersOn: fill(FIELD_COUNT * MAX_SEATS, 0),
    helpersOn: fill(FIELD_COUNT * MAX_SEATS, 0),
    ducatsOn: fill(FIELD_COUNT * MAX_SEATS, 0),
    crown: [],
    mercenary: [],
    teutons: [],
    provisionCard: -1,
    ducatCard: -1,
    event: -1,
    prize: -1,
    active: -1,
    takeOfficer: 0,
    takeHelpers: 0,
    takeField: -1,
    asked: [],
    bid: 0,
    leader: -1,
    played: fill(seats, -1),
    captives: fill(seats, -1),
    battle: -1,
    debt: 0,
    given: [],
    paid: lists(seats),
    larder: fill(seats, 0),
    troops: fill(seats, 0),
    dismissed: lists(seats),
    gone: [],
    goneProvision: [],
    goneDucats: [],
    goneEvents: [],
  };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function fill(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}

function lists(length: number): number[][] {
  return Array.from({ length }, () => []);
}
