// Torak's deck: used cards are shuffled when one is needed and none is left (ZIZ-152).
import { known } from '../../../core/invariant';
import { shuffle } from '../../../core/rng';
import { TORAK_CARDS } from '../data/solo';
import type { GameStep } from './common';

export function drawTorakCard(step: GameStep, purpose: 'turn' | 'loss' | 'tournament'): number {
  const solo = known(step.state.solo);
  if (solo.deck.length === 0) {
    solo.deck = shuffle(solo.used, step.rng);
    solo.used = [];
  }
  const card = known(solo.deck.pop());
  solo.used.push(card);
  step.emit({ type: 'torakCardDrawn', card: known(TORAK_CARDS[card]).id, purpose });
  return card;
}
