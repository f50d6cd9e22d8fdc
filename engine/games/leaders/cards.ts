// Which card a figure belongs to, and which cards a seat holds (LDR-52: Hermit and Cub count as one).
import { type CardId, CUB, FIGURE_KINDS, HERMIT } from './data/characters';
import type { State } from './types';

export function cardOf(kind: number): CardId | null {
  if (kind < 2) return null;
  if (kind === HERMIT || kind === CUB) return 'hermitAndCub';
  return FIGURE_KINDS[kind] as CardId;
}

export function heldCards(state: State, seat: number): CardId[] {
  const cards: CardId[] = [];
  for (let figure = 2; figure < state.kind.length; figure++) {
    const kind = state.kind[figure] as number;
    if (state.owner[figure] !== seat || (kind === CUB && state.partner[figure] !== -1)) continue;
    const card = cardOf(kind);
    if (card !== null) cards.push(card);
  }
  return cards;
}
