// Event cards: turning one up, what it does at once, purchases and dues. Tasks and auctions have their own files.
import { assertNever, known } from '../../../core/invariant';
import { takeTop } from '../../../core/zones';
import { BRIDGE_PRICE, DOBRZYN, EVENTS, eventIs, GIFTS, HUNT_PRICES, POMERANIA, WARTAX_PER } from '../data/events';
import { ALL_HELPERS } from '../data/supplies';
import { purchasePrice } from '../decisions';
import { isTruce } from '../flow';
import { seatsFromStart } from '../ranking';
import { type Decision, PILE, type State } from '../types';
import type { EventId } from '../view-types';
import { dropThePoor, openAuction } from './auction';
import {
  cardView,
  type Effect,
  type GrunwaldStep,
  gainDucats,
  gainProvision,
  lendHelper,
  payDucats,
  payProvision,
} from './goods';

function turnEvent(step: GrunwaldStep): void {
  const { state } = step;
  state.event = takeTop(known(state.piles[PILE.events]));
  const { id, kind } = known(EVENTS[state.event]);
  // GRU-72: every player, from the start player.
  if (kind === 'task') state.asked = seatsFromStart(state);
  else if (kind === 'auction') openAuction(state);
  else if (kind === 'purchase') offerPurchase(state);
  if (!step.silent) step.emit({ type: 'eventTurned', event: id, kind });
  actAtOnce(step, id);
}

function actAtOnce(step: GrunwaldStep, id: EventId): void {
  const { state } = step;
  switch (id) {
    case 'bydgoszcz':
      turnPrize(step, PILE.teutonLeft, id);
      return;
    case 'ransom':
      turnPrize(step, PILE.teutonRight, id);
      dropThePoor(step);
      return;
    case 'grain':
    case 'brzesc':
    case 'favour':
      dropThePoor(step);
      return;
    case 'pomerania':
      // During the truce the raid costs goods; later it strengthens the Teutons (battle.ts).
      if (isTruce(state)) collectDues(step);
      return;
    case 'wartax':
      levyTax(step);
      return;
    case 'gifts':
      giveGifts(step);
      return;
    case 'samogitia':
    case 'dobrzyn':
    case 'joust':
    case 'hunt':
    case 'bridge':
    case 'winter':
      return;
    default:
      assertNever(id);
  }
}

// GRU-73: the spare card of a Teutonic pile.
function turnPrize(step: GrunwaldStep, pile: number, event: EventId): void {
  const { state } = step;
  state.prize = takeTop(known(state.piles[pile]));
  if (!step.silent) step.emit({ type: 'prizeTurned', event, card: cardView(state.prize) });
}

// GRU-71: in turn order, those who can pay at all.
function offerPurchase(state: State): void {
  const isBridge = eventIs(state.event, 'bridge');
  const cheapest = isBridge ? BRIDGE_PRICE : known(HUNT_PRICES[1]);
  state.asked = seatsFromStart(state).filter(
    (seat) => (state.ducats[seat] ?? 0) >= cheapest && (!isBridge || (state.helpers[seat] ?? 0) < ALL_HELPERS),
  );
}

function levyTax(step: GrunwaldStep): void {
  const { state } = step;
  for (const seat of seatsFromStart(state)) payDucats(step, seat, Math.floor((state.ducats[seat] ?? 0) / WARTAX_PER), 'wartax');
}

function giveGifts(step: GrunwaldStep): void {
  const { state } = step;
  const fewest = Math.min(...state.ducats);
  const poorest = state.ducats.map((held) => held === fewest);
  for (const seat of seatsFromStart(state)) {
    gainDucats(step, seat, GIFTS.all + (poorest[seat] === true ? GIFTS.poorest : 0), 'gifts');
  }
}

function dueOf(state: State): { readonly provision: number; readonly ducats: number; readonly id: EventId } {
  if (eventIs(state.event, 'dobrzyn')) {
    return { provision: DOBRZYN.lossProvision, ducats: DOBRZYN.lossDucats, id: 'dobrzyn' };
  }
  return { provision: POMERANIA.lossProvision, ducats: POMERANIA.lossDucats, id: 'pomerania' };
}

// Whoever can pay either way is asked; the others pay the one they can, or as much as they have.
export function collectDues(step: GrunwaldStep): void {
  const { state } = step;
  const due = dueOf(state);
  state.asked = [];
  for (const seat of seatsFromStart(state)) {
    const provision = state.provision[seat] ?? 0;
    const ducats = state.ducats[seat] ?? 0;
    if (provision >= due.provision && ducats >= due.ducats) state.asked.push(seat);
    else if (provision >= due.provision) payProvision(step, seat, due.provision, due.id);
    else payDucats(step, seat, Math.min(ducats, due.ducats), due.id);
  }
}

function payDue(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'pay') return;
  const seat = known(step.state.asked.shift());
  const due = dueOf(step.state);
  if (decision.with === 'provision') payProvision(step, seat, due.provision, due.id);
  else payDucats(step, seat, due.ducats, due.id);
}

function buyOffer(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'buy') return;
  const { state } = step;
  const seat = known(state.asked.shift());
  const { id } = known(EVENTS[state.event]);
  payDucats(step, seat, purchasePrice(state, decision.amount), id);
  if (id === 'hunt') gainProvision(step, seat, decision.amount, id);
  else lendHelper(step, seat, id);
}

function declineOffer(step: GrunwaldStep): void {
  const seat = known(step.state.asked.shift());
  if (!step.silent) step.emit({ type: 'offerDeclined', seat, source: known(EVENTS[step.state.event]).id });
}

export const eventEffects = { turnEvent, payDue, buyOffer, declineOffer } satisfies Record<string, Effect>;
