// What the learned value looks at, from the open table only: no pile and no hidden card has a way in here.
// It is read between rounds, when the fields are empty. Nothing is allocated.
import { FIRST_TEUTON, isCrown, strengthOf } from '../data/cards';
import { ALL_HELPERS, FIRST_BATTLE_ROUND, ROUNDS, START } from '../data/supplies';
import { MAX_SEATS, type OpenTable } from '../types';

// One row a seat: what it has and what it would score if the match ended now.
const ROW = {
  ducats: 0,
  provision: 1,
  helpers: 2,
  crown: 3,
  mercenary: 4,
  strength: 5,
  captives: 6,
  hand: 7,
  best: 8,
  second: 9,
  strong: 10,
  middling: 11,
  shortage: 12,
  surplus: 13,
  starving: 14,
  crownStrength: 15,
  mercenaryStrength: 16,
  total: 17,
} as const;
const ROW_SIZE = 18;
const rows = new Float64Array(MAX_SEATS * ROW_SIZE);
const order = new Int8Array(MAX_SEATS);
// Knights of a seat by strength, for the weakest that starve.
const byStrength = new Int8Array(7);

const row = (seat: number, what: number): number => rows[seat * ROW_SIZE + what] as number;

export const FEATURE_COUNT = 78;

export function features(table: OpenTable, seat: number, into: Float32Array): void {
  readTable(table);
  writeFeatures(table, seat, into);
}

// Reads the whole table once; `writeFeatures` may then be asked for every seat.
export function readTable(table: OpenTable): void {
  for (let seat = 0; seat < table.seats; seat++) readSeat(table, seat);
  addCommands(table.seats, ROW.crown, ROW.crownStrength);
  addCommands(table.seats, ROW.mercenary, ROW.mercenaryStrength);
  let most = 0;
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, row(seat, ROW.surplus));
  for (let seat = 0; seat < table.seats; seat++) if (row(seat, ROW.surplus) === most) add(seat, ROW.total, most);
}

function add(seat: number, what: number, amount: number): void {
  const at = seat * ROW_SIZE + what;
  rows[at] = (rows[at] as number) + amount;
}

function readSeat(table: OpenTable, seat: number): void {
  const base = seat * ROW_SIZE;
  rows.fill(0, base, base + ROW_SIZE);
  byStrength.fill(0);
  rows[base + ROW.ducats] = table.ducats[seat] ?? 0;
  rows[base + ROW.provision] = table.provision[seat] ?? 0;
  rows[base + ROW.helpers] = table.helpers[seat] ?? 0;
  const hand = table.hand[seat] ?? [];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as number;
    const strength = strengthOf(card);
    countKnight(seat, card);
    add(seat, ROW.hand, 1);
    if (strength >= 5) add(seat, ROW.strong, 1);
    else if (strength >= 3) add(seat, ROW.middling, 1);
    const best = row(seat, ROW.best);
    if (strength > best) {
      rows[base + ROW.second] = best;
      rows[base + ROW.best] = strength;
    } else if (strength > row(seat, ROW.second)) rows[base + ROW.second] = strength;
  }
  const camp = table.camp[seat] ?? [];
  for (let index = 0; index < camp.length; index++) {
    const card = camp[index] as number;
    if (card < FIRST_TEUTON) countKnight(seat, card);
    else {
      add(seat, ROW.strength, strengthOf(card));
      add(seat, ROW.captives, 1);
    }
  }
  const bread = row(seat, ROW.provision) - row(seat, ROW.crown) - row(seat, ROW.mercenary);
  rows[base + ROW.shortage] = Math.max(0, -bread);
  rows[base + ROW.surplus] = Math.max(0, bread);
  // The weakest ride home.
  let hungry = Math.max(0, -bread);
  for (let strength = 1; strength < byStrength.length && hungry > 0; strength++) {
    const leaving = Math.min(hungry, byStrength[strength] as number);
    add(seat, ROW.starving, leaving * strength);
    hungry -= leaving;
  }
  rows[base + ROW.total] = row(seat, ROW.strength) - row(seat, ROW.starving) + row(seat, ROW.ducats) / 2;
}

function countKnight(seat: number, card: number): void {
  const strength = strengthOf(card);
  add(seat, ROW.strength, strength);
  add(seat, isCrown(card) ? ROW.crown : ROW.mercenary, 1);
  add(seat, isCrown(card) ? ROW.crownStrength : ROW.mercenaryStrength, strength);
  byStrength[strength] = (byStrength[strength] as number) + 1;
}

// GRU-62, feeding left aside: it rarely changes who commands.
function addCommands(seats: number, count: number, strength: number): void {
  let leader = -1;
  for (let seat = 0; seat < seats; seat++) {
    if (row(seat, count) === 0) continue;
    if (leader < 0 || lead(seat, leader, count, strength) > 0) leader = seat;
  }
  if (leader < 0) return;
  for (let seat = 0; seat < seats; seat++) if (lead(seat, leader, count, strength) === 0) add(seat, ROW.total, row(seat, count));
}

// How far a seat is ahead of another in a command; cards decide, strength breaks ties.
function lead(seat: number, other: number, count: number, strength: number): number {
  return row(seat, count) - row(other, count) + (row(seat, strength) - row(other, strength)) / 100;
}

export function writeFeatures(table: OpenTable, seat: number, into: Float32Array): void {
  let at = 0;
  const put = (value: number) => {
    into[at++] = value;
  };
  const { seats } = table;
  const left = ROUNDS - table.round + 1;
  put(left / ROUNDS);
  for (let round = 2; round <= ROUNDS; round++) put(table.round === round ? 1 : 0);
  put(seats === 2 ? 1 : 0);
  put(seats === 3 ? 1 : 0);
  put(seats === 4 ? 1 : 0);
  put(table.round < FIRST_BATTLE_ROUND ? 1 : 0);
  // Turns until this seat opens a round.
  const wait = (seat - table.start + seats) % seats;
  put(wait === 0 ? 1 : 0);
  put(wait / seats);
  putOwn(seat, left, put);
  putRivals(seats, seat, put);
  putUnseen(table, put);
}

function putOwn(seat: number, left: number, put: (value: number) => void): void {
  const ducats = row(seat, ROW.ducats);
  const helpers = row(seat, ROW.helpers);
  put(ducats / 10);
  put(Math.min(ducats, 3) / 3);
  put(Math.max(0, ducats - 8) / 5);
  put(row(seat, ROW.provision) / 10);
  for (let count = START.helpers + 1; count <= ALL_HELPERS; count++) put(helpers >= count ? 1 : 0);
  put(((helpers - START.helpers) * left) / 20);
  put(row(seat, ROW.crown) / 6);
  put(row(seat, ROW.mercenary) / 6);
  put(row(seat, ROW.strength) / 30);
  put(row(seat, ROW.captives) / 4);
  put(row(seat, ROW.hand) / 6);
  put(row(seat, ROW.best) / 6);
  put(row(seat, ROW.second) / 6);
  put(row(seat, ROW.strong) / 3);
  put(row(seat, ROW.middling) / 3);
  put(row(seat, ROW.shortage) / 5);
  put((row(seat, ROW.shortage) * (ROUNDS - left)) / 25);
  put(row(seat, ROW.surplus) / 5);
  put(row(seat, ROW.starving) / 10);
}

// The others as a whole, then one by one, the richest in points first.
function putRivals(seats: number, seat: number, put: (value: number) => void): void {
  let rivals = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    let at = rivals++;
    while (at > 0 && row(order[at - 1] as number, ROW.total) < row(other, ROW.total)) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = other;
  }
  putMargin(seat, rivals, ROW.total, 12, put);
  putMargin(seat, rivals, ROW.ducats, 8, put);
  putMargin(seat, rivals, ROW.helpers, 3, put);
  putMargin(seat, rivals, ROW.surplus, 5, put);
  putLead(seat, rivals, ROW.crown, ROW.crownStrength, put);
  putLead(seat, rivals, ROW.mercenary, ROW.mercenaryStrength, put);
  for (let index = 0; index < MAX_SEATS - 1; index++) {
    if (index >= rivals) for (let each = 0; each < RIVAL_SIZE; each++) put(0);
    else putRival(order[index] as number, put);
  }
}

// Ahead of the best of the others, and of their mean.
function putMargin(seat: number, rivals: number, what: number, scale: number, put: (value: number) => void): void {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let index = 0; index < rivals; index++) {
    const theirs = row(order[index] as number, what);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  put((row(seat, what) - best) / scale);
  put((row(seat, what) - sum / rivals) / scale);
}

function putLead(seat: number, rivals: number, count: number, strength: number, put: (value: number) => void): void {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < rivals; index++) least = Math.min(least, lead(seat, order[index] as number, count, strength));
  put(least / 4);
  put(least > 0 ? 1 : 0);
  put(Math.abs(least) < 1.5 ? 1 : 0);
}

const RIVAL_SIZE = 9;

function putRival(rival: number, put: (value: number) => void): void {
  put(1);
  put(row(rival, ROW.ducats) / 10);
  put(row(rival, ROW.provision) / 10);
  put((row(rival, ROW.helpers) - START.helpers) / 3);
  put(row(rival, ROW.strength) / 30);
  put(row(rival, ROW.hand) / 6);
  put(row(rival, ROW.best) / 6);
  put(row(rival, ROW.shortage) / 5);
  put(row(rival, ROW.total) / 30);
}

// What the piles still hold, by what has been seen: knights worth winning, Teutons to be feared.
function putUnseen(table: OpenTable, put: (value: number) => void): void {
  let crown = UNSEEN_KNIGHTS;
  let mercenary = UNSEEN_KNIGHTS;
  const count = (card: number) => {
    if (card < 0 || card >= FIRST_TEUTON) return;
    if (isCrown(card)) crown -= strengthOf(card);
    else mercenary -= strengthOf(card);
  };
  for (const card of table.gone) count(card);
  for (let seat = 0; seat < table.seats; seat++) {
    for (const card of table.hand[seat] ?? []) count(card);
    for (const card of table.camp[seat] ?? []) count(card);
  }
  put(crown / UNSEEN_KNIGHTS);
  put(mercenary / UNSEEN_KNIGHTS);
}

// GRU-2: the strength of all knights of a kind.
const UNSEEN_KNIGHTS = 56;

// Parts of the value that have a name.
export const PARTS = ['strength', 'captives', 'bread', 'ducats', 'helpers', 'crown', 'mercenary'] as const;
export type Part = (typeof PARTS)[number];

// Of a seat of the table last read.
export function partOf(seat: number, part: Part): number {
  switch (part) {
    case 'strength':
      return row(seat, ROW.strength);
    case 'captives':
      return row(seat, ROW.captives);
    case 'bread':
      return row(seat, ROW.surplus) - row(seat, ROW.shortage);
    case 'ducats':
      return row(seat, ROW.ducats);
    case 'helpers':
      return row(seat, ROW.helpers);
    default:
      return row(seat, ROW[part]);
  }
}
