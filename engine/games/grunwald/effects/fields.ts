// Fields 2 to 6: who wins what, and pieces and ducats going home.
import { known } from '../../../core/invariant';
import { ducatPrizes, provisionPrizes } from '../data/supplies';
import { pointsOn, rankField, stakeIndex } from '../ranking';
import { FIELD, type State } from '../types';
import { FIELDS, type RankedStake } from '../view-types';
import { cardView, type Effect, type GrunwaldStep, gainDucats, gainHelper, gainProvision, payDucats } from './goods';

// GRU-50, GRU-53: with two seats only the stronger knight is won.
function knightsWon(state: State): number {
  return state.seats === 2 ? 1 : 2;
}

function settleCrown(step: GrunwaldStep): void {
  settleKnights(step, FIELD.crown, step.state.crown);
}

function settleMercenaries(step: GrunwaldStep): void {
  settleKnights(step, FIELD.mercenaries, step.state.mercenary);
}

function settleKnights(step: GrunwaldStep, field: number, open: number[]): void {
  const { state } = step;
  const ranked = rankField(state, field);
  const won = open.slice(0, Math.min(knightsWon(state), ranked.length));
  tellRanks(step, field, ranked, won, []);
  won.forEach((card, rank) => {
    const seat = known(ranked[rank]);
    open.splice(open.indexOf(card), 1);
    known(state.hand[seat]).push(card);
    if (!step.silent) step.emit({ type: 'knightTaken', seat, card: cardView(card), source: known(FIELDS[field]) });
  });
  settleDucatsOn(step, field, ranked, won.length);
  returnPieces(step, field);
}

// GRU-51.
function settleProvision(step: GrunwaldStep): void {
  const { state } = step;
  const ranked = rankField(state, FIELD.provision);
  const prizes = provisionPrizes(state.provisionCard, state.seats);
  tellRanks(step, FIELD.provision, ranked, [], prizes);
  let winners = 0;
  ranked.forEach((seat, rank) => {
    const prize = prizes[rank] ?? 0;
    if (prize === 0) return;
    winners++;
    gainProvision(step, seat, prize, 'provision');
  });
  settleDucatsOn(step, FIELD.provision, ranked, winners);
  returnPieces(step, FIELD.provision);
}

// GRU-52.
function settleDucats(step: GrunwaldStep): void {
  const { state } = step;
  const ranked = rankField(state, FIELD.ducats);
  const prizes = ducatPrizes(state.ducatCard, state.seats);
  tellRanks(step, FIELD.ducats, ranked, [], prizes);
  ranked.forEach((seat, rank) => {
    gainDucats(step, seat, prizes[rank] ?? 0, 'ducats');
  });
  returnPieces(step, FIELD.ducats);
}

// GRU-54: the second is asked only if they can pay.
function settleHelpers(step: GrunwaldStep): void {
  const { state } = step;
  const ranked = rankField(state, FIELD.helpers);
  tellRanks(step, FIELD.helpers, ranked, [], [1]);
  returnPieces(step, FIELD.helpers);
  const [first, second] = ranked;
  if (first !== undefined) gainHelper(step, first, 'helpers');
  state.asked = second !== undefined && (state.ducats[second] ?? 0) >= known(state.helpers[second]) ? [second] : [];
}

function buyHelper(step: GrunwaldStep): void {
  const seat = known(step.state.asked.shift());
  payDucats(step, seat, known(step.state.helpers[seat]), 'helpers');
  gainHelper(step, seat, 'helpers');
}

function declineHelper(step: GrunwaldStep): void {
  const seat = known(step.state.asked.shift());
  if (!step.silent) step.emit({ type: 'offerDeclined', seat, source: 'helpers' });
}

// GRU-33: winners' ducats go to the bank, all others come back at once.
function settleDucatsOn(step: GrunwaldStep, field: number, ranked: readonly number[], winners: number): void {
  const { state } = step;
  ranked.forEach((seat, rank) => {
    const at = stakeIndex(field, seat);
    const amount = state.ducatsOn[at] ?? 0;
    state.ducatsOn[at] = 0;
    if (amount === 0) return;
    if (rank >= winners) state.ducats[seat] = (state.ducats[seat] ?? 0) + amount;
    if (step.silent) return;
    step.emit({ type: rank < winners ? 'ducatsPaid' : 'ducatsReturned', seat, amount, source: known(FIELDS[field]) });
  });
}

export function returnPieces(step: GrunwaldStep, field: number): void {
  const { state } = step;
  for (const seat of known(state.queue[field])) {
    const at = stakeIndex(field, seat);
    state.officerFree[seat] = (state.officerFree[seat] ?? 0) + (state.officersOn[at] ?? 0);
    state.helpersFree[seat] = (state.helpersFree[seat] ?? 0) + (state.helpersOn[at] ?? 0);
    state.officersOn[at] = 0;
    state.helpersOn[at] = 0;
  }
  state.queue[field] = [];
}

function tellRanks(
  step: GrunwaldStep,
  field: number,
  ranked: readonly number[],
  cards: readonly number[],
  amounts: readonly number[],
): void {
  if (step.silent) return;
  const { state } = step;
  const ranks = ranked.map((seat, rank): RankedStake => {
    const at = stakeIndex(field, seat);
    const card = cards[rank];
    return {
      seat,
      officer: state.officersOn[at] === 1,
      helpers: state.helpersOn[at] ?? 0,
      ducats: state.ducatsOn[at] ?? 0,
      points: pointsOn(state, field, seat),
      rank: rank + 1,
      card: card === undefined ? null : cardView(card),
      amount: amounts[rank] ?? 0,
    };
  });
  step.emit({ type: 'fieldSettled', field: known(FIELDS[field]), ranks });
}

export const fieldEffects = {
  settleCrown,
  settleProvision,
  settleDucats,
  settleMercenaries,
  settleHelpers,
  buyHelper,
  declineHelper,
} satisfies Record<string, Effect>;
