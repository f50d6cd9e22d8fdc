// Acts that nobody who knows the rules would think of, however little he sees: they are never among the ideas.
import { known } from '../../../core/invariant';
import { PEASANT, strengthOf } from '../data/cards';
import { EVENTS } from '../data/events';
import { provisionPrizes, ROUNDS } from '../data/supplies';
import { askedSeat, hungry } from '../decisions';
import { pointsOn } from '../ranking';
import { FIELD, type OpenTable } from '../types';

// Cards worth sending into the skirmish or on a task, out of hand and peasant.
export function sensibleCards(state: OpenTable): readonly number[] {
  const hand = known(state.hand[askedSeat(state)]);
  const all = [...hand, PEASANT];
  if (state.phase === 'choosingFighter') return sensibleFighters(state, hand, all);
  // Bydgoszcz: a knight who does not beat the Teuton is used up for nothing; a peasant comes back.
  if (EVENTS[state.event]?.id === 'bydgoszcz')
    return all.filter((card) => card === PEASANT || strengthOf(card) > strengthOf(state.prize));
  return all;
}

function sensibleFighters(state: OpenTable, hand: readonly number[], all: readonly number[]): readonly number[] {
  const weak = strengthOf(state.teutons[1] ?? -1);
  const strongest = Math.max(0, ...hand.map(strengthOf));
  // In the last battle nothing is saved for later: the best knight fights, and is safe from the loss besides.
  if (state.round === ROUNDS && strongest > 0) return hand.filter((card) => strengthOf(card) === strongest);
  // Who can beat no Teuton stays at home while there is one who can.
  if (strongest > weak) return all.filter((card) => card === PEASANT || strengthOf(card) > weak);
  return all;
}

// Whether a seat may give up its last say in a round: not while knights starve beside a purse that still buys bread.
export function mayPass(state: OpenTable): boolean {
  const seat = state.active;
  if (state.round < ROUNDS || hungry(state, seat) <= 0) return true;
  return !canBuyBread(state, seat);
}

// The purse and one piece are enough to win something on Provision as it stands.
function canBuyBread(state: OpenTable, seat: number): boolean {
  const pieces = known(state.officerFree[seat]) + known(state.helpersFree[seat]);
  const queue = known(state.queue[FIELD.provision]);
  if (pieces === 0 || queue.includes(seat)) return false;
  const reach = known(state.ducats[seat]) + 1;
  const ahead = queue.filter((other) => pointsOn(state, FIELD.provision, other) >= reach).length;
  return (provisionPrizes(state.provisionCard, state.seats)[ahead] ?? 0) > 0;
}

// Bread on offer is not declined by the hungry who can pay, once no round is left to win it otherwise.
export function mayDecline(state: OpenTable): boolean {
  return EVENTS[state.event]?.id !== 'hunt' || state.round < ROUNDS || hungry(state, askedSeat(state)) <= 0;
}
