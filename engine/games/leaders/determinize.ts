// A possible state behind a view: everything is known but the order of the deck.
import { type Rng, shuffle } from '../../core/rng';
import { CARDS, CUB, FIGURE_KINDS, HERMIT } from './data/characters';
import { addFigure, pair } from './effects/recruiting';
import { makeBareState } from './setup';
import type { State } from './types';
import type { View } from './view-types';

export function determinize(view: View, rng: Rng): State {
  const state = makeBareState(view.mode, view.first);
  state.phase = view.phase;
  state.seat = view.seat;
  state.turn = view.turn;
  view.figures.forEach((shown) => {
    const figure = addFigure(state, shown.seat, FIGURE_KINDS.indexOf(shown.kind), shown.cell);
    if (shown.acted) state.acted |= 1 << figure;
  });
  pairAll(state);
  state.twin = view.twin;
  state.reactors = view.reactors.slice();
  state.cards = view.seats.map((seat) => seat.cards.length + 1);
  state.recruits = view.recruitsLeft;
  state.display = view.display.slice();
  state.banished = view.banished.slice();
  state.deck = imagineDeck(view, rng);
  state.chosen = view.chosen;
  state.hermitCell = view.hermitCell;
  state.history = view.history.slice();
  state.loser = view.loser;
  state.fall = view.fall;
  state.draw = view.draw;
  return state;
}

// Hermits and Cubs of a seat belong together in the order they came.
export function pairAll(state: State): void {
  for (const seat of [0, 1]) {
    const ofKind = (kind: number) =>
      state.kind.flatMap((each, figure) => (each === kind && state.owner[figure] === seat ? [figure] : []));
    const cubs = ofKind(CUB);
    ofKind(HERMIT).forEach((hermit, index) => {
      const cub = cubs[index];
      if (cub !== undefined) pair(state, hermit, cub);
    });
  }
}

function imagineDeck(view: View, rng: Rng) {
  const open = new Set<string | null>([...view.display, ...view.banished, ...view.seats.flatMap((seat) => seat.cards)]);
  const unseen = CARDS.filter((card) => !open.has(card));
  return shuffle(unseen, rng).slice(0, view.deckCount);
}
