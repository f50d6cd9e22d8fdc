// What the learned value looks at when a turn begins, from what all know: faces of hidden tokens and cards have no way in
// here. Reads the whole table once; then every seat may be asked for.
import { CONSTANTS } from '../data/constants';
import {
  DIE,
  distance,
  EVENT_SPACES,
  EYE,
  KEEP_SPACES,
  MEMBER_COST,
  MEMBER_DISLIKES,
  MEMBER_SCROLL,
  REROLL,
  TAVERNS,
  TOKEN_KIND,
} from '../data/tables';
import { abilityOf, hireCost, isDisgraced, rangeOf, seatAt, visibleMembers } from '../retinue';
import { isLastRound } from '../scoring';
import type { State } from '../types';
import { type Strength, strengthOf } from './strength';

const MAX_SEATS = 4;

// One row a seat.
const OWN = [
  'points',
  'coins',
  'luck',
  'virtuous',
  'vicious',
  'edgeVirtue',
  'edgeVice',
  'warrant',
  'laid',
  'easyWon',
  'hardWon',
  'wenceslas',
  'sigismund',
  'range',
  'dice',
  'rerolls',
  'sword',
  'shield',
  'speech',
  'lucky',
  'eyes',
  'scrolls',
  'strength',
  'easyKeep',
  'hardKeep',
  'members',
  'cost',
  'dislikesVirtue',
  'dislikesVice',
  'here',
  'near',
  'nearSecond',
  'far',
  'farSecond',
  'tavern',
  'affordable',
  'nearEasy',
  'nearHard',
  'projected',
  'whole',
  'spare',
  'prey',
  'wait',
] as const;
type Own = (typeof OWN)[number];
const AT = Object.fromEntries(OWN.map((name, index) => [name, index])) as Readonly<Record<Own, number>>;
const ROW = OWN.length;
const rows = new Float64Array(MAX_SEATS * ROW);
const cell = (seat: number, what: Own): number => rows[seat * ROW + AT[what]] as number;

// Of the strongest rival, and of the others' mean.
const RIVAL: readonly Own[] = [
  ...(['projected', 'points', 'strength', 'easyKeep', 'hardKeep', 'luck', 'here', 'near', 'wait', 'coins'] as const),
  ...(['whole', 'dice', 'rerolls', 'range', 'affordable', 'nearHard'] as const),
];
const COMMON = 18;

export const FEATURE_COUNT = ROW + 2 * RIVAL.length + COMMON;

export function features(state: State, seat: number, into: Float32Array): void {
  readTable(state);
  writeFeatures(state, seat, into);
}

export function readTable(state: State): void {
  for (let seat = 0; seat < state.seats.length; seat++) readSeat(state, seat);
}

function readSeat(state: State, seat: number): void {
  const held = seatAt(state, seat);
  const base = seat * ROW;
  rows.fill(0, base, base + ROW);
  const set = (what: Own, value: number): void => {
    rows[base + AT[what]] = value;
  };
  const coins = held.coins + held.warrantCoins;
  set('points', held.vp / 20);
  set('coins', coins / 10);
  set('luck', Math.min(6, held.luck) / 4);
  set('virtuous', Math.max(0, held.morale) / 2);
  set('vicious', Math.max(0, -held.morale) / 2);
  set('edgeVirtue', held.morale === CONSTANTS.moraleMax ? 1 : 0);
  set('edgeVice', held.morale === CONSTANTS.moraleMin ? 1 : 0);
  set('warrant', held.warrant);
  set('laid', held.laid);
  set('easyWon', held.won[0] === -1 ? 0 : 1);
  set('hardWon', held.won[1] === -1 ? 0 : 1);
  set('wenceslas', state.favours[0] === seat ? 1 : 0);
  set('sigismund', state.favours[1] === seat ? 1 : 0);
  const range = rangeOf(state, seat);
  set('range', range / 4);
  let scrolls = 0;
  let cost = 0;
  let virtue = 0;
  let vice = 0;
  for (const member of held.members) {
    if ((MEMBER_SCROLL[member] ?? -1) >= 0) scrolls++;
    cost += MEMBER_COST[member] ?? 0;
    const dislikes = MEMBER_DISLIKES[member] ?? 0;
    if (dislikes > 0) virtue++;
    if (dislikes < 0) vice++;
  }
  const strength = seatStrength(state, seat);
  const dice = Math.min(CONSTANTS.diceLimit, abilityOf(state, seat, DIE));
  set('dice', dice / 8);
  set('rerolls', Math.min(6, abilityOf(state, seat, REROLL)) / 4);
  set('sword', abilityOf(state, seat, 0) / 4);
  set('shield', abilityOf(state, seat, 1) / 4);
  set('speech', abilityOf(state, seat, 2) / 4);
  set('lucky', abilityOf(state, seat, 3) / 2);
  set('eyes', abilityOf(state, seat, EYE) / 2);
  set('scrolls', scrolls / 2);
  set('strength', strength.event / 2);
  set('easyKeep', held.won[0] === -1 ? strength.keeps[0] : 0);
  set('hardKeep', held.won[1] === -1 ? strength.keeps[1] : 0);
  set('members', held.members.length / 4);
  set('cost', cost / 24);
  set('dislikesVirtue', virtue / 2);
  set('dislikesVice', vice / 2);
  readChances(state, seat, range, strength, set);
  const moves = (space: number): number => Math.ceil(distance(held.space, space) / range);
  let tavern = 9;
  for (const space of TAVERNS) tavern = Math.min(tavern, moves(space));
  set('tavern', Math.min(4, tavern) / 4);
  let affordable = 0;
  for (const level of [1, 2]) {
    for (const member of visibleMembers(state, level)) {
      if (hireCost(state, member) <= held.coins) affordable = Math.max(affordable, MEMBER_COST[member] ?? 0);
    }
  }
  set('affordable', affordable / 8);
  set('nearEasy', held.won[0] === -1 ? 1 / (1 + moves(KEEP_SPACES[0])) : 0);
  set('nearHard', held.won[1] === -1 ? 1 / (1 + moves(KEEP_SPACES[1])) : 0);
  set('projected', (held.vp + coins / CONSTANTS.coinsPerPoint) / 20);
  const seats = state.seats.length;
  set('whole', (held.vp + Math.floor(coins / CONSTANTS.coinsPerPoint)) / 20);
  set('spare', (coins % CONSTANTS.coinsPerPoint) / CONSTANTS.coinsPerPoint);
  set('prey', held.warrant === 1 && held.laid === 0 ? (1 + held.warrantCoins / 3) / 3 : 0);
  set('wait', ((seat - state.turn + seats) % seats) / 3);
}

// The best tokens where the seat stands, one move away and further, each at what it is worth to an ordinary company of this
// strength.
function readChances(
  state: State,
  seat: number,
  range: number,
  strength: Strength,
  set: (what: Own, value: number) => void,
): void {
  const from = seatAt(state, seat).space;
  let here = 0;
  const near = [0, 0];
  const far = [0, 0];
  for (const space of EVENT_SPACES) {
    const token = state.tokens[space] as number;
    if (token < 0) continue;
    const worth = (state.faceUp[space] === 1 ? strength.tokens[token] : strength.kinds[TOKEN_KIND[token] ?? 0]) ?? 0;
    const moves = Math.ceil(distance(from, space) / range);
    if (moves === 0) here = worth;
    else if (moves === 1) keepBest(near, worth);
    else if (moves === 2) keepBest(far, worth);
  }
  set('here', here / 3);
  set('near', (near[0] as number) / 3);
  set('nearSecond', (near[1] as number) / 3);
  set('far', (far[0] as number) / 3);
  set('farSecond', (far[1] as number) / 3);
}

function keepBest(best: number[], worth: number): void {
  if (worth > (best[0] as number)) best.unshift(worth);
  else if (worth > (best[1] as number)) best.splice(1, 0, worth);
  best.length = 2;
}

// Of the seat's company as it stands; a favour counts as a die.
export function seatStrength(state: State, seat: number): Strength {
  const favours = state.favours.filter((holder) => holder === seat).length;
  return strengthOf({
    dice: Math.min(CONSTANTS.diceLimit, abilityOf(state, seat, DIE) + favours),
    wenceslas: false,
    sigismund: false,
    printed: [0, 1, 2, 3].map((icon) => abilityOf(state, seat, icon)),
    rerolls: Math.min(6, abilityOf(state, seat, REROLL)),
  });
}

export function writeFeatures(state: State, seat: number, into: Float32Array): void {
  const seats = state.seats.length;
  let at = 0;
  for (let what = 0; what < ROW; what++) into[at++] = rows[seat * ROW + what] as number;
  let rival = -1;
  let most = 0;
  let before = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && isAhead(other, seat)) before++;
    most = Math.max(most, cell(other, 'points'));
    if (other !== seat && (rival < 0 || cell(other, 'projected') > cell(rival, 'projected'))) rival = other;
  }
  for (const what of RIVAL) {
    let sum = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) sum += cell(other, what);
    into[at++] = rival < 0 ? 0 : cell(rival, what);
    into[at++] = seats < 2 ? 0 : sum / (seats - 1);
  }
  const left = Math.max(0, state.goal / 20 - most);
  const own = Math.max(0, state.goal / 20 - cell(seat, 'points'));
  const ahead = cell(seat, 'projected') - (rival < 0 ? 0 : cell(rival, 'projected'));
  const last = isLastRound(state);
  const order = (seat - state.start + seats) % seats;
  const mover = (state.turn - state.start + seats) % seats;
  const moves = order >= mover;
  into[at++] = left;
  into[at++] = own;
  into[at++] = ahead * 2;
  into[at++] = ahead * 2 * (1 - left);
  into[at++] = ahead > 0 ? 1 : 0;
  into[at++] = last ? 1 : 0;
  into[at++] = last && moves ? 1 : 0;
  into[at++] = moves ? 1 : 0;
  into[at++] = left * cell(seat, 'strength');
  into[at++] = own < 0.15 ? 1 : own < 0.3 ? 0.5 : 0;
  into[at++] = left < 0.15 ? 1 : left < 0.3 ? 0.5 : 0;
  into[at++] = before / 3;
  into[at++] = before === 0 ? 1 - left : 0;
  into[at++] = last && before === 0 ? 1 : 0;
  into[at++] = rival < 0 ? 0 : (cell(seat, 'whole') - cell(rival, 'whole')) * (last ? 4 : 0);
  into[at++] = seats === 2 ? 1 : 0;
  into[at++] = seats === 4 ? 1 : 0;
  into[at++] = isDisgraced(state) ? 1 : Math.min(1.5, state.round / 12);
}

// ZIZ-137, if it ended now: points with those for coins, then coins.
function isAhead(one: number, other: number): boolean {
  const gap = cell(one, 'whole') - cell(other, 'whole');
  return gap > 1e-9 || (gap > -1e-9 && cell(one, 'coins') > cell(other, 'coins'));
}
