// What the learned value looks at: which figures either side has and how near they are to both leaders, the room and the
// pressure there, who can strike at once, and which cards can be had. From what all know only; nothing is allocated.
import { freeCellsAround, pressureOn } from '../danger';
import { ASSASSIN, CARDS, type CardId, FIGURE_KINDS, TEAM_SIZE } from '../data/characters';
import { CELL_COUNT, CELLS, DISTANCES } from '../hex';
import { isJailed, isShielded } from '../moves/shields';
import type { State } from '../types';
import { attackOf, gapOf, NEARNESS } from './judge';
import { mayWin } from './reach';
import { strikesOf } from './strikes';

// Kings and queens are alike.
const KINDS = FIGURE_KINDS.length - 1;
const ROOM = 7;
const RINGS = 4;
const COUNTS = 5;
// One block a side, its own first.
const HELD = 0;
const ATTACKING = HELD + KINDS;
const GUARDING = ATTACKING + KINDS;
const SPACE = GUARDING + KINDS;
const PRESSED = SPACE + ROOM;
const RING = PRESSED + 1;
const TOUCHING = RING + RINGS;
const NEAR = TOUCHING + COUNTS;
const BESIDE = NEAR + COUNTS;
const TEAM = BESIDE + COUNTS;
const ATTACK = TEAM + TEAM_SIZE;
const JAILED = ATTACK + 1;
const SHIELDED = JAILED + 1;
const MAY_WIN = SHIELDED + 1;
const STRIKING = MAY_WIN + 1;
const STRIKERS = STRIKING + KINDS;
const SHIFTS = STRIKERS + COUNTS;
const BLOCK = SHIFTS + 1;
const MOVES = 2 * BLOCK;
const WINS_NOW = MOVES + 1;
const LOSES_NOW = MOVES + 2;
const DISPLAY = MOVES + 3;

export const FEATURE_COUNT = DISPLAY + CARDS.length;

// Worth of standing so far from the own leader.
const HOME = [0, 1, 0.5, 0.25, 0.1, 0, 0];
const ATTACK_SCALE = 0.25;
// Distance of a cell from the middle.
const RING_OF = CELLS.map(({ q, r }) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2);
const PLACES = new Map<CardId, number>(CARDS.map((card, place) => [card, place]));

// `winsNow`: the seat to move has a win in this turn.
export function writeFeatures(state: State, seat: number, winsNow: boolean, into: Float32Array): void {
  into.fill(0);
  writeSide(state, seat, 0, into);
  writeSide(state, 1 - seat, BLOCK, into);
  if (state.seat === seat) into[MOVES] = 1;
  if (winsNow) into[state.seat === seat ? WINS_NOW : LOSES_NOW] = 1;
  const isOpen = (state.cards[0] as number) < TEAM_SIZE || (state.cards[1] as number) < TEAM_SIZE;
  if (isOpen) for (const card of state.display) if (card !== null) into[DISPLAY + (PLACES.get(card) ?? 0)] = 1;
}

// The same table, as written for one seat, for the other.
export function swapSeats(into: Float32Array): void {
  for (let index = 0; index < BLOCK; index++) swap(into, index, BLOCK + index);
  swap(into, WINS_NOW, LOSES_NOW);
  into[MOVES] = 1 - (into[MOVES] as number);
}

function swap(into: Float32Array, left: number, right: number): void {
  const kept = into[left] as number;
  into[left] = into[right] as number;
  into[right] = kept;
}

function writeSide(state: State, side: number, at: number, into: Float32Array): void {
  const { owner, kind, cell } = state;
  const own = cell[side] as number;
  const row = (cell[1 - side] as number) * CELL_COUNT;
  let touching = 0;
  let near = 0;
  let beside = 0;
  let jailed = 0;
  let shielded = 0;
  for (let figure = 0; figure < owner.length; figure++) {
    if (owner[figure] !== side) continue;
    const place = cell[figure] as number;
    const each = at + Math.max(0, (kind[figure] as number) - 1);
    const gap = Math.max(0, gapOf(state, figure));
    const home = DISTANCES[own * CELL_COUNT + place] as number;
    into[each + HELD] = 1;
    into[each + ATTACKING] = NEARNESS[gap] as number;
    into[each + GUARDING] = HOME[home] as number;
    if (gap === 0) touching++;
    if ((DISTANCES[row + place] as number) <= 2) near++;
    if (home === 1) beside++;
    if (isJailed(state, figure)) jailed++;
    if (isShielded(state, figure)) shielded++;
  }
  into[at + SPACE + freeCellsAround(state, own)] = 1;
  into[at + PRESSED] = Math.min(1, pressureOn(state, side));
  into[at + RING + (RING_OF[own] as number)] = 1;
  into[at + TOUCHING + Math.min(COUNTS - 1, touching)] = 1;
  into[at + NEAR + Math.min(COUNTS - 1, near)] = 1;
  into[at + BESIDE + Math.min(COUNTS - 1, beside)] = 1;
  into[at + TEAM + Math.min(TEAM_SIZE, state.cards[side] as number) - 1] = 1;
  into[at + ATTACK] = attackOf(state, side) * ATTACK_SCALE;
  into[at + JAILED] = jailed * ATTACK_SCALE;
  into[at + SHIELDED] = shielded * ATTACK_SCALE;
  const { seat, acted, twin } = state;
  // As if this side were to move with all its figures fresh.
  state.seat = side;
  state.acted = 0;
  state.twin = -1;
  if (mayWin(state)) into[at + MAY_WIN] = 1;
  writeStrikes(state, at, into);
  state.seat = seat;
  state.acted = acted;
  state.twin = twin;
}

// Who of the seat to move can press the enemy leader with a single action, and whether one can shift it.
function writeStrikes(state: State, at: number, into: Float32Array): void {
  const strikes = strikesOf(state);
  let count = 0;
  for (let figure = 0; figure < state.kind.length; figure++) {
    if ((strikes & (1 << figure)) === 0) continue;
    into[at + STRIKING + Math.max(0, (state.kind[figure] as number) - 1)] = 1;
    count += state.kind[figure] === ASSASSIN ? 2 : 1;
  }
  into[at + STRIKERS + Math.min(COUNTS - 1, count)] = 1;
  if ((strikes & (1 << (1 - state.seat))) !== 0) into[at + SHIFTS] = 1;
}
