// Legality: everything the asked seat may decide now, in a stable order. Decisions are built once and shared.
import { invariant, known } from '../../core/invariant';
import { CARDS, isKnight, PEASANT, PROVISION_UNIT, strengthOf } from './data/cards';
import { BRIDGE_PRICE, eventIs, HUNT_PRICES } from './data/events';
import { ALL_HELPERS } from './data/supplies';
import { isTruce } from './flow';
import { isOn, stakeIndex } from './ranking';
import { type Decision, FIELD, FIELD_COUNT, type OpenTable, type State } from './types';
import { FIELDS } from './view-types';

export const PASS: Decision = { type: 'pass' };
export const BACK: Decision = { type: 'back' };
export const DROP: Decision = { type: 'drop' };
export const DECLINE: Decision = { type: 'decline' };
export const DONE: Decision = { type: 'done' };
export const PAY_PROVISION: Decision = { type: 'pay', with: 'provision' };
export const PAY_DUCATS: Decision = { type: 'pay', with: 'ducats' };
export const TAKE_OFFICER: Decision = { type: 'take', pieces: 'officer', count: 1 };
const TAKE_HELPERS = numbered(ALL_HELPERS + 1, (count) => ({ type: 'take', pieces: 'helpers', count }));
const GO_TO = FIELDS.map((field): Decision => ({ type: 'goTo', field }));
const STAKES = numbered(100, (ducats) => ({ type: 'stake', ducats }));
const BIDS = numbered(100, (ducats) => ({ type: 'bid', ducats }));
const BUYS = numbered(3, (amount) => ({ type: 'buy', amount }));
const SENDS = CARDS.map((card): Decision => ({ type: 'send', card: card.id }));
const GIVES = [...CARDS.map((card) => card.id), 'provision'].map((card): Decision => ({ type: 'give', card }));
const DISMISSALS = CARDS.map((card): Decision => ({ type: 'dismiss', card: card.id }));

function numbered(length: number, make: (value: number) => Decision): Decision[] {
  return Array.from({ length }, (_, value) => make(value));
}

export const takeHelpers = (count: number) => known(TAKE_HELPERS[count]);
export const goTo = (field: number) => known(GO_TO[field]);
export const stake = (ducats: number) => known(STAKES[ducats]);
export const makeBid = (ducats: number) => known(BIDS[ducats]);
export const buy = (amount: number) => known(BUYS[amount]);
export const send = (card: number) => known(SENDS[card]);
export const give = (card: number) => known(GIVES[card]);
export const dismiss = (card: number) => known(DISMISSALS[card]);

export function askedSeat(state: OpenTable): number {
  switch (state.phase) {
    case 'placing':
    case 'choosingField':
    case 'choosingDucats':
      return state.active;
    case 'boot':
    case 'mustering':
    case 'countingStrength':
    case 'countingDucats':
    case 'finished':
      return -1;
    default:
      return state.asked[0] ?? -1;
  }
}

export function legalDecisions(state: State): Decision[] {
  const seat = askedSeat(state);
  switch (state.phase) {
    case 'placing':
      return legalPieces(state, seat);
    case 'choosingField':
      return legalFields(state, seat);
    case 'choosingDucats':
      return legalStakes(state, seat);
    case 'choosingTask':
    case 'choosingFighter':
      return legalSends(state, seat);
    case 'bidding':
      return legalBids(state, seat);
    case 'buying':
      return legalPurchases(state, seat);
    case 'buyingHelper':
      return [known(BUYS[1]), DECLINE];
    case 'payingDue':
      return [PAY_PROVISION, PAY_DUCATS];
    case 'choosingLoss':
      return legalGifts(state, seat);
    case 'dismissing':
      return legalDismissals(state, seat);
    default:
      return [];
  }
}

// GRU-20, GRU-21, GRU-24 to GRU-27.
export function canPlace(state: OpenTable, seat: number, officer: number, helpers: number, field: number): boolean {
  switch (field) {
    case FIELD.teutons:
      return !isTruce(state) && officer + helpers === 1 && !isOn(state, field, seat);
    case FIELD.mercenaries:
      return officer + helpers === 1 && !isOn(state, field, seat) && (state.ducats[seat] ?? 0) > 0;
    case FIELD.helpers:
      if ((state.helpers[seat] ?? 0) >= ALL_HELPERS) return false;
      break;
    default:
  }
  return helpers === 0 || state.helpersOn[stakeIndex(field, seat)] === 0;
}

function canPlaceSomewhere(state: OpenTable, seat: number, officer: number, helpers: number): boolean {
  for (let field = 0; field < FIELD_COUNT; field++) if (canPlace(state, seat, officer, helpers, field)) return true;
  return false;
}

function legalPieces(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  if (state.officerFree[seat] === 1 && canPlaceSomewhere(state, seat, 1, 0)) list.push(TAKE_OFFICER);
  const free = state.helpersFree[seat] ?? 0;
  for (let count = 1; count <= free; count++) {
    if (canPlaceSomewhere(state, seat, 0, count)) list.push(takeHelpers(count));
  }
  list.push(PASS);
  return list;
}

function legalFields(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (canPlace(state, seat, state.takeOfficer, state.takeHelpers, field)) list.push(goTo(field));
  }
  list.push(BACK);
  return list;
}

function legalStakes(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  const least = state.takeField === FIELD.mercenaries ? 1 : 0;
  const most = state.ducats[seat] ?? 0;
  invariant(most < STAKES.length, 'a purse the keys can name');
  for (let ducats = least; ducats <= most; ducats++) list.push(stake(ducats));
  list.push(BACK);
  return list;
}

// GRU-41, GRU-72: a knight of the hand, or the peasant.
function legalSends(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  for (const card of state.hand[seat] ?? []) list.push(send(card));
  list.push(send(PEASANT));
  return list;
}

function legalBids(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  const most = state.ducats[seat] ?? 0;
  for (let ducats = state.bid + 1; ducats <= most; ducats++) list.push(makeBid(ducats));
  list.push(DROP);
  return list;
}

export function purchasePrice(state: OpenTable, amount: number): number {
  return eventIs(state.event, 'hunt') ? (HUNT_PRICES[amount] ?? 0) : BRIDGE_PRICE;
}

function legalPurchases(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  const purse = state.ducats[seat] ?? 0;
  const most = eventIs(state.event, 'hunt') ? 2 : 1;
  for (let amount = 1; amount <= most; amount++) if (purchasePrice(state, amount) <= purse) list.push(buy(amount));
  list.push(DECLINE);
  return list;
}

export function givenWorth(state: OpenTable): number {
  let worth = 0;
  for (const card of state.given) worth += card === PROVISION_UNIT ? 1 : strengthOf(card);
  return worth;
}

// GRU-44: cards of hand and camp and points of provision; more may be given after the debt is met.
function legalGifts(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  let units = 0;
  for (const card of state.given) if (card === PROVISION_UNIT) units++;
  for (const card of state.hand[seat] ?? []) if (!state.given.includes(card)) list.push(give(card));
  for (const card of state.camp[seat] ?? []) if (!state.given.includes(card)) list.push(give(card));
  if ((state.provision[seat] ?? 0) > units) list.push(give(PROVISION_UNIT));
  if (givenWorth(state) >= state.debt) list.push(DONE);
  if (state.given.length > 0) list.push(BACK);
  return list;
}

// GRU-60: as many as the provision falls short.
export function hungry(state: OpenTable, seat: number): number {
  return countKnights(state, seat) - (state.provision[seat] ?? 0);
}

export function countKnights(state: OpenTable, seat: number): number {
  let count = state.hand[seat]?.length ?? 0;
  for (const card of state.camp[seat] ?? []) if (isKnight(card)) count++;
  return count;
}

function legalDismissals(state: State, seat: number): Decision[] {
  const list: Decision[] = [];
  if (state.given.length >= hungry(state, seat)) list.push(DONE);
  else {
    for (const card of state.hand[seat] ?? []) if (!state.given.includes(card)) list.push(dismiss(card));
    for (const card of state.camp[seat] ?? []) if (isKnight(card) && !state.given.includes(card)) list.push(dismiss(card));
  }
  if (state.given.length > 0) list.push(BACK);
  return list;
}
