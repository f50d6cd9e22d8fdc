// Secret cards: laid face down seat by seat, turned up together. Tasks are settled here, the skirmish in its own file.
import { invariant, known } from '../../../core/invariant';
import { CARD_INDEX, isKnight, PEASANT, strengthOf } from '../data/cards';
import { DOBRZYN, EVENTS, JOUST_DUCATS, SAMOGITIA_PROVISION } from '../data/events';
import { seatsFromStart } from '../ranking';
import type { Decision, State } from '../types';
import type { SecretPurpose } from '../view-types';
import { discardPrize, takePrize } from './auction';
import { collectDues } from './events';
import { cardView, type Effect, type GrunwaldStep, gainDucats, gainProvision, takeCaptive } from './goods';

function hideCard(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'send') return;
  const { state } = step;
  const card = known(CARD_INDEX[decision.card]);
  const seat = known(state.asked.shift());
  state.secret[seat] = card;
  if (step.silent) return;
  const purpose: SecretPurpose = state.phase === 'choosingTask' ? 'task' : 'skirmish';
  step.emit({ type: 'cardHidden', seat, purpose, card: cardView(card) });
}

// Takes the hidden cards of these seats out of their hands and shows them. A peasant stays with its owner.
export function revealCards(step: GrunwaldStep, seats: readonly number[], purpose: SecretPurpose): void {
  const { state } = step;
  for (const seat of seats) {
    const card = known(state.secret[seat]);
    state.secret[seat] = -1;
    state.played[seat] = card;
    if (isKnight(card)) removeFromHand(state, seat, card);
  }
  if (step.silent) return;
  step.emit({
    type: 'cardsRevealed',
    purpose,
    cards: seats.map((seat) => ({ seat, card: cardView(known(state.played[seat])) })),
  });
}

function removeFromHand(state: State, seat: number, card: number): void {
  const hand = known(state.hand[seat]);
  const at = hand.indexOf(card);
  invariant(at >= 0, `seat ${seat} has card ${card} in hand`);
  hand.splice(at, 1);
}

// Seats that sent a knight, strongest first; ties keep the given order.
export function rankKnights(state: State, seats: readonly number[]): number[] {
  const ranked: number[] = [];
  for (const seat of seats) {
    const card = state.played[seat] ?? PEASANT;
    if (!isKnight(card)) continue;
    let at = ranked.length;
    while (at > 0 && strengthOf(known(state.played[known(ranked[at - 1])])) < strengthOf(card)) at--;
    ranked.splice(at, 0, seat);
  }
  return ranked;
}

// GRU-47: used knights rest in the camp; a peasant returns.
export function restKnights(step: GrunwaldStep): void {
  const { state } = step;
  const rested: { seat: number; card: number }[] = [];
  for (const seat of seatsFromStart(state)) {
    const card = state.played[seat] ?? -1;
    if (card >= 0 && isKnight(card)) {
      known(state.camp[seat]).push(card);
      rested.push({ seat, card });
    }
    state.played[seat] = -1;
  }
  if (step.silent || rested.length === 0) return;
  step.emit({ type: 'knightsRested', cards: rested.map(({ seat, card }) => ({ seat, card: cardView(card) })) });
}

// GRU-72.
function revealTask(step: GrunwaldStep): void {
  const { state } = step;
  const seats = seatsFromStart(state);
  revealCards(step, seats, 'task');
  const ranked = rankKnights(state, seats);
  const { id } = known(EVENTS[state.event]);
  if (id === 'samogitia') awardRanks(ranked, SAMOGITIA_PROVISION, (seat, amount) => gainProvision(step, seat, amount, id));
  else if (id === 'joust') awardRanks(ranked, JOUST_DUCATS, (seat, amount) => gainDucats(step, seat, amount, id));
  else if (id === 'bydgoszcz') retakeBydgoszcz(step, ranked[0]);
  else if (id === 'dobrzyn') defendDobrzyn(step, ranked);
  restKnights(step);
}

function awardRanks(ranked: readonly number[], prizes: readonly number[], award: (seat: number, amount: number) => void): void {
  for (let rank = 0; rank < ranked.length && rank < prizes.length; rank++) award(known(ranked[rank]), known(prizes[rank]));
}

function retakeBydgoszcz(step: GrunwaldStep, first: number | undefined): void {
  const { state } = step;
  const wins = first !== undefined && strengthOf(known(state.played[first])) > strengthOf(state.prize);
  if (!wins) {
    discardPrize(step, 'bydgoszcz');
    return;
  }
  takeCaptive(step, first, takePrize(state), 'bydgoszcz');
}

function defendDobrzyn(step: GrunwaldStep, senders: readonly number[]): void {
  const { state } = step;
  let sum = 0;
  for (const seat of senders) sum += strengthOf(known(state.played[seat]));
  const needed = DOBRZYN.perSeat * state.seats;
  const done = sum >= needed;
  if (!step.silent) step.emit({ type: 'jointTaskEnded', event: 'dobrzyn', sum, needed, done });
  if (!done) {
    collectDues(step);
    return;
  }
  for (const seat of senders) {
    gainProvision(step, seat, DOBRZYN.provision, 'dobrzyn');
    gainDucats(step, seat, DOBRZYN.ducats, 'dobrzyn');
  }
}

export const secretEffects = { hideCard, revealTask } satisfies Record<string, Effect>;
