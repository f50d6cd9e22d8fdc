// Moving goods between players, bank, fields and camps, each with the fact that shows it.
import { invariant } from '../../../core/invariant';
import type { Step } from '../../../core/step';
import { CARDS } from '../data/cards';
import { ALL_HELPERS } from '../data/supplies';
import type { Decision, State } from '../types';
import type { CardView, Event, Source } from '../view-types';

export type GrunwaldStep = Step<State, Event>;
export type Effect = (step: GrunwaldStep, decision: Decision) => void;

export function cardView(card: number): CardView {
  const view = CARDS[card];
  invariant(view, `card ${card}`);
  return view;
}

export function cardViews(cards: readonly number[]): CardView[] {
  return cards.map(cardView);
}

export function gainDucats(step: GrunwaldStep, seat: number, amount: number, source: Source): void {
  if (amount === 0) return;
  step.state.ducats[seat] = (step.state.ducats[seat] ?? 0) + amount;
  if (!step.silent) step.emit({ type: 'ducatsGained', seat, amount, source });
}

export function payDucats(step: GrunwaldStep, seat: number, amount: number, source: Source): void {
  if (amount === 0) return;
  step.state.ducats[seat] = (step.state.ducats[seat] ?? 0) - amount;
  if (!step.silent) step.emit({ type: 'ducatsPaid', seat, amount, source });
}

export function gainProvision(step: GrunwaldStep, seat: number, amount: number, source: Source): void {
  if (amount === 0) return;
  step.state.provision[seat] = (step.state.provision[seat] ?? 0) + amount;
  if (!step.silent) step.emit({ type: 'provisionGained', seat, amount, source });
}

export function payProvision(step: GrunwaldStep, seat: number, amount: number, source: Source): void {
  if (amount === 0) return;
  step.state.provision[seat] = (step.state.provision[seat] ?? 0) - amount;
  if (!step.silent) step.emit({ type: 'provisionPaid', seat, amount, source });
}

export function gainHelper(step: GrunwaldStep, seat: number, source: Source): void {
  const { state } = step;
  state.helpers[seat] = (state.helpers[seat] ?? 0) + 1;
  // Five figures are all there are: the lent one becomes the own one.
  const spare = (state.helpers[seat] ?? 0) + (state.extra[seat] ?? 0) <= ALL_HELPERS;
  if (spare) state.helpersFree[seat] = (state.helpersFree[seat] ?? 0) + 1;
  else state.extra[seat] = 0;
  if (!step.silent) step.emit({ type: 'helperGained', seat, source, lent: false });
}

export function lendHelper(step: GrunwaldStep, seat: number, source: Source): void {
  step.state.extra[seat] = 1;
  step.state.helpersFree[seat] = (step.state.helpersFree[seat] ?? 0) + 1;
  if (!step.silent) step.emit({ type: 'helperGained', seat, source, lent: true });
}

export function takeCaptive(step: GrunwaldStep, seat: number, card: number, source: Source): void {
  step.state.camp[seat]?.push(card);
  if (!step.silent) step.emit({ type: 'teutonTaken', seat, card: cardView(card), source });
}

// Out of hand or camp and out of the game.
export function loseCard(state: State, seat: number, card: number): void {
  const hand = state.hand[seat] ?? [];
  const zone = hand.includes(card) ? hand : (state.camp[seat] ?? []);
  const at = zone.indexOf(card);
  invariant(at >= 0, `seat ${seat} holds card ${card}`);
  zone.splice(at, 1);
  state.gone.push(card);
}
