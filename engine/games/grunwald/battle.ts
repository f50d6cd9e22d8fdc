// GRU-40, GRU-42: the strength of the Teutons and who takes whom. Pure; the effects apply it.
import { known } from '../../core/invariant';
import { strengthOf } from './data/cards';
import { eventIs, POMERANIA } from './data/events';
import { teutonicBonus } from './data/supplies';
import { isTruce } from './flow';
import type { OpenTable } from './types';

export interface TeutonicStrength {
  readonly cards: number;
  readonly bonus: number;
  readonly event: number;
  readonly total: number;
}

// Captives of this round still count: the duels do not change the battle (GRU-43).
export function teutonicStrength(state: OpenTable): TeutonicStrength {
  let cards = 0;
  for (const card of state.teutons) cards += strengthOf(card);
  for (const card of state.captives) if (card >= 0) cards += strengthOf(card);
  const bonus = teutonicBonus(state.seats);
  const event = eventIs(state.event, 'pomerania') && !isTruce(state) ? POMERANIA.strength : 0;
  return { cards, bonus, event, total: cards + bonus + event };
}

// What the strongest and the second strongest knight take: -1 for nothing. `teutons` come stronger first.
export function duelPrizes(strengths: readonly number[], teutons: readonly number[]): readonly [number, number] {
  const strong = known(teutons[0]);
  const weak = known(teutons[1]);
  const [first = 0, second = 0] = strengths;
  if (first > strengthOf(strong)) return [strong, second > strengthOf(weak) ? weak : -1];
  return [first > strengthOf(weak) ? weak : -1, -1];
}
