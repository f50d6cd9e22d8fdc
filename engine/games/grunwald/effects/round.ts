// The frame of a round: its beginning, the open cards, its end.
import { known } from '../../../core/invariant';
import { takeTop } from '../../../core/zones';
import { strengthOf } from '../data/cards';
import { DUCAT_CARDS, PROVISION_CARDS } from '../data/supplies';
import { isTruce } from '../flow';
import { PILE, type State } from '../types';
import { cardViews, type Effect, type GrunwaldStep } from './goods';

function beginMatch(step: GrunwaldStep): void {
  if (!step.silent) step.emit({ type: 'matchBegan', start: step.state.start });
}

function beginRound(step: GrunwaldStep): void {
  const { state } = step;
  for (let seat = 0; seat < state.seats; seat++) {
    state.officerFree[seat] = 1;
    state.helpersFree[seat] = state.helpers[seat] ?? 0;
    state.out[seat] = 0;
  }
  if (!step.silent) step.emit({ type: 'roundBegan', round: state.round, start: state.start });
}

// GRU-3, GRU-10: the top card of every pile but the events'; GRU-12: no Teutons during the truce.
function openCards(step: GrunwaldStep): void {
  const { state } = step;
  state.crown = openPair(state, PILE.crownLeft);
  state.mercenary = openPair(state, PILE.mercenaryLeft);
  state.teutons = isTruce(state) ? [] : openPair(state, PILE.teutonLeft);
  state.provisionCard = takeTop(known(state.piles[PILE.provision]));
  state.ducatCard = takeTop(known(state.piles[PILE.ducats]));
  state.active = state.start;
  if (step.silent) return;
  step.emit({
    type: 'cardsOpened',
    crown: cardViews(state.crown),
    mercenaries: cardViews(state.mercenary),
    teutons: cardViews(state.teutons),
    provision: known(PROVISION_CARDS[state.provisionCard]),
    ducats: known(DUCAT_CARDS[state.ducatCard]),
  });
}

// The left and right pile lie side by side; the stronger card comes first.
function openPair(state: State, leftPile: number): number[] {
  const left = takeTop(known(state.piles[leftPile]));
  const right = takeTop(known(state.piles[leftPile + 1]));
  return strengthOf(right) > strengthOf(left) ? [right, left] : [left, right];
}

// GRU-55: open cards leave the game and the token passes to the left.
function endRound(step: GrunwaldStep): void {
  const { state } = step;
  for (const card of state.crown) state.gone.push(card);
  for (const card of state.mercenary) state.gone.push(card);
  for (const card of state.teutons) state.gone.push(card);
  state.goneProvision.push(state.provisionCard);
  state.goneDucats.push(state.ducatCard);
  if (state.event >= 0) state.goneEvents.push(state.event);
  state.crown = [];
  state.mercenary = [];
  state.teutons = [];
  state.provisionCard = -1;
  state.ducatCard = -1;
  state.event = -1;
  for (let seat = 0; seat < state.seats; seat++) state.extra[seat] = 0;
  for (let seat = 0; seat < state.seats; seat++) state.helpersFree[seat] = state.helpers[seat] ?? 0;
  state.start = (state.start + 1) % state.seats;
  if (!step.silent) step.emit({ type: 'roundEnded', round: state.round, start: state.start });
}

function moveRoundMarker(step: GrunwaldStep): void {
  step.state.round++;
}

export const roundEffects = { beginMatch, beginRound, openCards, endRound, moveRoundMarker } satisfies Record<string, Effect>;
