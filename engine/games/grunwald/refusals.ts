// Why something that a player would expect is not on offer, in the table's own terms: fields, pieces, cards, purchases.
// What is legal is listed in `decisions.ts`.
import type { Phrase, Refusal } from '../../core/decision';
import { known } from '../../core/invariant';
import { CARDS, isKnight } from './data/cards';
import { eventIs } from './data/events';
import { ALL_HELPERS } from './data/supplies';
import { askedSeat, canPlace, purchasePrice } from './decisions';
import { isTruce } from './flow';
import { isOn } from './ranking';
import { FIELD, type State } from './types';
import { FIELDS } from './view-types';

const refuse = (target: string, key: string, params?: Phrase['params']): Refusal => ({
  target,
  reason: params === undefined ? { key } : { key, params },
});
const cardTarget = (card: number): string => `card:${known(CARDS[card]).id}`;

export function refusals(state: State): readonly Refusal[] {
  const seat = askedSeat(state);
  switch (state.phase) {
    case 'placing':
      return [...fieldsBeforePieces(state, seat), ...piecesAway(state, seat)];
    case 'choosingField':
      return FIELDS.flatMap((target, field) =>
        canPlace(state, seat, state.takeOfficer, state.takeHelpers, field) ? [] : [{ target, reason: whyNoField(state, field) }],
      );
    case 'choosingTask':
    case 'choosingFighter':
      return restingCards(state, seat);
    case 'buying':
      return dearPurchases(state, seat);
    case 'choosingLoss':
      return safeGoods(state, seat);
    case 'dismissing':
      return (state.camp[seat] ?? []).flatMap((card) => (isKnight(card) ? [] : [refuse(cardTarget(card), 'why.eatsNothing')]));
    default:
      return [];
  }
}

// GRU-20: pieces are taken first; what no piece at all could do is said at once.
function fieldsBeforePieces(state: State, seat: number): Refusal[] {
  return FIELDS.map((target, field) => {
    const closed = whyClosed(state, seat, field);
    return closed === null ? refuse(target, 'why.takeFirst') : { target, reason: closed };
  });
}

// GRU-12, GRU-24, GRU-25, GRU-27
function whyClosed(state: State, seat: number, field: number): Phrase | null {
  const onePieceOnly = field === FIELD.teutons || field === FIELD.mercenaries;
  if (field === FIELD.teutons && isTruce(state)) return { key: 'why.truce' };
  if (field === FIELD.helpers && (state.helpers[seat] ?? 0) >= ALL_HELPERS) return { key: 'why.allHelpers' };
  if (onePieceOnly && isOn(state, field, seat)) return { key: 'why.oneAlready' };
  return field === FIELD.mercenaries && (state.ducats[seat] ?? 0) === 0 ? { key: 'why.noDucats' } : null;
}

function whyNoField(state: State, field: number): Phrase {
  const closed = whyClosed(state, state.active, field);
  if (closed !== null) return closed;
  const onePieceOnly = field === FIELD.teutons || field === FIELD.mercenaries;
  return { key: onePieceOnly ? 'why.onePiece' : 'why.helpersThere' };
}

function piecesAway(state: State, seat: number): Refusal[] {
  const found: Refusal[] = [];
  if (state.officerFree[seat] !== 1) found.push(refuse('piece:officer', 'why.officerOut'));
  if ((state.helpersFree[seat] ?? 0) === 0) found.push(refuse('piece:helpers', 'why.helpersOut'));
  return found;
}

// GRU-47
function restingCards(state: State, seat: number): Refusal[] {
  return (state.camp[seat] ?? []).map((card) => refuse(cardTarget(card), isKnight(card) ? 'why.rested' : 'why.captive'));
}

// GRU-71
function dearPurchases(state: State, seat: number): Refusal[] {
  const ducats = state.ducats[seat] ?? 0;
  const amounts = eventIs(state.event, 'hunt') ? [1, 2] : [1];
  return amounts.flatMap((amount) => {
    const price = purchasePrice(state, amount);
    return price <= ducats ? [] : [refuse(`buy:${amount}`, 'why.price', { price, ducats })];
  });
}

// GRU-44: what just fought, this round's captive and ducats cannot be given.
function safeGoods(state: State, seat: number): Refusal[] {
  const found: Refusal[] = [refuse('goods:ducats', 'why.ducatsSafe')];
  const played = state.played[seat] ?? -1;
  const captive = state.captives[seat] ?? -1;
  if (played >= 0) found.push(refuse(cardTarget(played), 'why.justFought'));
  if (captive >= 0) found.push(refuse(cardTarget(captive), 'why.newCaptive'));
  return found;
}
