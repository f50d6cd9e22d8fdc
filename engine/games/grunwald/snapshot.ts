// What a snapshot of a match must look like before anything trusts it.
import { amount, bySeats, fields, flag, list, oneOf, row, type Shape, text, whole } from '../../core/shape';
import { CARDS, PROVISION_UNIT } from './data/cards';
import { EVENTS } from './data/events';
import { ALL_HELPERS, DUCAT_CARDS, PROVISION_CARDS, ROUNDS } from './data/supplies';
import { FIELD_COUNT, MAX_SEATS, PILE_COUNT, type State } from './types';

// Cards, provision by the point and the mark for none share one range of numbers.
const card = whole(-1, Math.max(CARDS.length, PROVISION_UNIT + 1));
const cards = list(card, 3 * CARDS.length);
const onFields = (shape: Shape) => row(shape, FIELD_COUNT * MAX_SEATS);

function shapeFor(seats: number): Shape {
  const seat = whole(0, seats - 1);
  const nobody = whole(-1, seats - 1);
  const bySeat = (shape: Shape) => row(shape, seats);
  return fields<State>({
    phase: text(80),
    seats: oneOf([seats]),
    round: whole(1, ROUNDS + 1),
    start: seat,
    ducats: bySeat(amount),
    provision: bySeat(amount),
    helpers: bySeat(whole(0, ALL_HELPERS)),
    extra: bySeat(whole(0, ALL_HELPERS)),
    officerFree: bySeat(flag),
    helpersFree: bySeat(whole(0, ALL_HELPERS)),
    out: bySeat(flag),
    hand: bySeat(cards),
    camp: bySeat(cards),
    queue: row(list(seat, seats * (ALL_HELPERS + 1)), FIELD_COUNT),
    officersOn: onFields(flag),
    helpersOn: onFields(whole(0, ALL_HELPERS)),
    ducatsOn: onFields(amount),
    crown: cards,
    mercenary: cards,
    teutons: cards,
    provisionCard: whole(-1, PROVISION_CARDS.length - 1),
    ducatCard: whole(-1, DUCAT_CARDS.length - 1),
    event: whole(-1, EVENTS.length - 1),
    prize: card,
    active: nobody,
    takeOfficer: flag,
    takeHelpers: whole(0, ALL_HELPERS),
    takeField: whole(-1, FIELD_COUNT - 1),
    asked: list(seat, 2 * seats),
    bid: amount,
    leader: nobody,
    played: bySeat(card),
    captives: bySeat(card),
    battle: whole(-1, 100_000),
    debt: amount,
    given: cards,
    paid: bySeat(cards),
    larder: bySeat(amount),
    troops: bySeat(amount),
    dismissed: bySeat(cards),
    gone: cards,
    goneProvision: list(whole(0, PROVISION_CARDS.length - 1), PROVISION_CARDS.length),
    goneDucats: list(whole(0, DUCAT_CARDS.length - 1), DUCAT_CARDS.length),
    goneEvents: list(whole(0, EVENTS.length - 1), EVENTS.length),
    piles: row(cards, PILE_COUNT),
    secret: bySeat(card),
  });
}

export const checkSnapshot = bySeats(2, MAX_SEATS, shapeFor);
