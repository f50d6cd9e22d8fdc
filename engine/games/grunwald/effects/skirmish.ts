// Field 1: reveal, duels, battle, losses, and what goes to the camps.
import { invariant, known } from '../../../core/invariant';
import { duelPrizes, teutonicStrength } from '../battle';
import { CARD_INDEX, PROVISION_UNIT, strengthOf } from '../data/cards';
import { seatsFromStart } from '../ranking';
import { type Decision, FIELD } from '../types';
import { returnPieces } from './fields';
import { cardView, cardViews, type Effect, type GrunwaldStep, loseCard, takeCaptive } from './goods';
import { rankKnights, restKnights, revealCards } from './secrets';

function fightSkirmish(step: GrunwaldStep): void {
  const { state } = step;
  const fighters = known(state.queue[FIELD.teutons]);
  revealCards(step, fighters, 'skirmish');
  fightDuels(step, fighters);
  fightBattle(step, fighters);
}

// GRU-42: `fighters` stand in the order of their pieces, so ties go to the earlier one (GRU-41).
function fightDuels(step: GrunwaldStep, fighters: readonly number[]): void {
  const { state } = step;
  const ranked = rankKnights(state, fighters);
  const strengths = ranked.map((seat) => strengthOf(known(state.played[seat])));
  const prizes = duelPrizes(strengths, state.teutons);
  for (let rank = 0; rank < 2 && rank < ranked.length; rank++) {
    const seat = known(ranked[rank]);
    const teuton = known(prizes[rank]);
    if (teuton >= 0) {
      state.teutons.splice(state.teutons.indexOf(teuton), 1);
      state.captives[seat] = teuton;
    }
    if (step.silent) continue;
    const card = cardView(known(state.played[seat]));
    step.emit({ type: 'duelFought', seat, card, teuton: teuton >= 0 ? cardView(teuton) : null });
  }
}

// GRU-43, GRU-45.
function fightBattle(step: GrunwaldStep, fighters: readonly number[]): void {
  const { state } = step;
  const { cards, bonus, event, total } = teutonicStrength(state);
  let ours = 0;
  for (const seat of fighters) ours += strengthOf(known(state.played[seat]));
  state.battle = ours;
  state.debt = Math.max(0, total - ours);
  if (!step.silent) {
    step.emit({ type: 'battleFought', cards, bonus, event, teutonic: total, ours, won: state.debt === 0, debt: state.debt });
  }
  state.asked = [];
  if (state.debt > 0) collectLosses(step);
}

// GRU-44: those who have no more than the debt lose all of it unasked; the others choose.
function collectLosses(step: GrunwaldStep): void {
  const { state } = step;
  for (const seat of seatsFromStart(state)) {
    const cards = eligibleCards(state, seat);
    const provision = state.provision[seat] ?? 0;
    let worth = provision;
    for (const card of cards) worth += strengthOf(card);
    if (worth > state.debt) {
      state.asked.push(seat);
      continue;
    }
    const lost = cards.slice();
    for (let unit = 0; unit < provision; unit++) lost.push(PROVISION_UNIT);
    loseAll(step, seat, lost, worth < state.debt);
  }
}

// Hand and camp: the cards just played and this round's captives lie elsewhere.
export function eligibleCards(state: { hand: number[][]; camp: number[][] }, seat: number): number[] {
  return [...(state.hand[seat] ?? []), ...(state.camp[seat] ?? [])];
}

function loseAll(step: GrunwaldStep, seat: number, lost: readonly number[], all: boolean): void {
  const { state } = step;
  const cards = lost.filter((card) => card !== PROVISION_UNIT);
  const provision = lost.length - cards.length;
  for (const card of cards) loseCard(state, seat, card);
  state.provision[seat] = (state.provision[seat] ?? 0) - provision;
  state.paid[seat] = lost.slice();
  if (!step.silent) step.emit({ type: 'lossPaid', seat, owed: state.debt, cards: cardViews(cards), provision, all });
}

// Shared by losses and feeding: one more card, or the last one back.
function giveCard(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'give' && decision.type !== 'dismiss') return;
  step.state.given.push(decision.card === 'provision' ? PROVISION_UNIT : known(CARD_INDEX[decision.card]));
}

function takeBackCard(step: GrunwaldStep): void {
  const last = step.state.given.pop();
  invariant(last !== undefined, 'a card to take back');
}

function payLoss(step: GrunwaldStep): void {
  const { state } = step;
  const seat = known(state.asked.shift());
  const lost = state.given;
  state.given = [];
  loseAll(step, seat, lost, false);
}

// GRU-46.
function endSkirmish(step: GrunwaldStep): void {
  const { state } = step;
  restKnights(step);
  for (const seat of seatsFromStart(state)) {
    const captive = state.captives[seat] ?? -1;
    state.captives[seat] = -1;
    state.paid[seat] = [];
    if (captive >= 0) takeCaptive(step, seat, captive, 'teutons');
  }
  state.battle = -1;
  state.debt = 0;
  returnPieces(step, FIELD.teutons);
}

export const skirmishEffects = { fightSkirmish, giveCard, takeBackCard, payLoss, endSkirmish } satisfies Record<string, Effect>;
