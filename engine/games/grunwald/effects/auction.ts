// GRU-70: the open ascending auction. `asked` is the ring of bidders, the next one first.
import { assertNever, known } from '../../../core/invariant';
import { EVENTS, eventIs, GRAIN_PROVISION } from '../data/events';
import { ALL_HELPERS } from '../data/supplies';
import { seatsFromStart } from '../ranking';
import type { Decision, State } from '../types';
import type { EventId } from '../view-types';
import { cardView, type Effect, type GrunwaldStep, gainHelper, gainProvision, payDucats, takeCaptive } from './goods';

export function openAuction(state: State): void {
  state.bid = 0;
  state.leader = -1;
  const barred = (seat: number) => eventIs(state.event, 'brzesc') && (state.helpers[seat] ?? 0) >= ALL_HELPERS;
  state.asked = seatsFromStart(state).filter((seat) => !barred(seat));
}

// Whoever cannot raise any more is out without being asked.
export function dropThePoor(step: GrunwaldStep): void {
  const { state } = step;
  while (state.asked.length > 0) {
    const seat = known(state.asked[0]);
    if (seat === state.leader || (state.ducats[seat] ?? 0) > state.bid) return;
    leaveAuction(step);
  }
}

function leaveAuction(step: GrunwaldStep): void {
  const seat = known(step.state.asked.shift());
  if (!step.silent) step.emit({ type: 'bidderLeft', seat, event: eventId(step) });
}

function makeBid(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'bid') return;
  const { state } = step;
  const seat = known(state.asked.shift());
  state.asked.push(seat);
  state.bid = decision.ducats;
  state.leader = seat;
  if (!step.silent) step.emit({ type: 'bidMade', seat, amount: decision.ducats, event: eventId(step) });
  dropThePoor(step);
}

function dropBid(step: GrunwaldStep): void {
  leaveAuction(step);
  dropThePoor(step);
}

function settleAuction(step: GrunwaldStep): void {
  const { state } = step;
  const seat = state.leader;
  const event = eventId(step);
  if (seat < 0) {
    if (!step.silent) step.emit({ type: 'auctionFailed', event });
    discardPrize(step, event);
  } else {
    if (!step.silent) step.emit({ type: 'auctionWon', seat, amount: state.bid, event });
    payDucats(step, seat, state.bid, event);
    handOver(step, seat, event);
  }
  state.asked = [];
  state.bid = 0;
  state.leader = -1;
}

function handOver(step: GrunwaldStep, seat: number, event: EventId): void {
  switch (event) {
    case 'grain':
      gainProvision(step, seat, GRAIN_PROVISION, event);
      return;
    case 'brzesc':
      gainHelper(step, seat, event);
      return;
    case 'ransom':
      takeCaptive(step, seat, takePrize(step.state), event);
      return;
    case 'favour':
      step.state.start = seat;
      if (!step.silent) step.emit({ type: 'startTaken', seat, source: event });
      return;
    case 'samogitia':
    case 'dobrzyn':
    case 'pomerania':
    case 'hunt':
    case 'bydgoszcz':
    case 'wartax':
    case 'gifts':
    case 'joust':
    case 'winter':
    case 'bridge':
      return;
    default:
      assertNever(event);
  }
}

// The captive nobody wanted leaves the game.
export function discardPrize(step: GrunwaldStep, event: EventId): void {
  const { state } = step;
  if (state.prize < 0) return;
  const card = takePrize(state);
  state.gone.push(card);
  if (!step.silent) step.emit({ type: 'teutonLeft', card: cardView(card), source: event });
}

// It lies nowhere until the caller puts it somewhere.
export function takePrize(state: State): number {
  const card = state.prize;
  state.prize = -1;
  return card;
}

function eventId(step: GrunwaldStep): EventId {
  return known(EVENTS[step.state.event]).id;
}

export const auctionEffects = { makeBid, dropBid, settleAuction } satisfies Record<string, Effect>;
