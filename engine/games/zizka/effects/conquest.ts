// Conquests: a fresh roll for every row, reward or the card to the bottom (ZIZ-75 to ZIZ-78).
import { known } from '../../../core/invariant';
import { poolOf, tokensNeeded } from '../allocation';
import { CONSTANTS } from '../data/constants';
import { KEEP_CARDS, KEEP_REWARD, KEEP_ROWS, KEEP_SPACES, spaceId } from '../data/tables';
import { seatAt } from '../retinue';
import { type Decision, KEEPS, type State } from '../types';
import { type GameStep, gainLuck, moveMorale, payReward, spendLuck } from './common';
import { beginAction } from './menu';
import { rollFor, settleRoll } from './rolls';

function conquestNeeds(state: State): readonly number[] {
  const { keep, card, row } = known(state.conquest);
  return known(known(known(KEEP_ROWS[keep])[card])[row]);
}

// Luck tokens that the row under way lacks.
export function conquestTokens(state: State): number {
  return tokensNeeded(conquestNeeds(state), poolOf(known(state.roll)));
}

function cardId(keep: number, card: number): string {
  return known(known(KEEP_CARDS[keep])[card]).id;
}

function forgetTop(step: GameStep, keep: number): void {
  for (const seat of step.state.seats) {
    const at = seat.seenTops.indexOf(keep);
    if (at >= 0) seat.seenTops.splice(at, 1);
  }
}

function endConquest(step: GameStep, success: boolean): void {
  const { keep, card } = known(step.state.conquest);
  step.emit({ type: 'conquestEnded', seat: step.state.turn, keep: known(KEEPS[keep]), card: cardId(keep, card), success });
}

export const conquestEffects = {
  openConquest: (step: GameStep): void => {
    const { state } = step;
    beginAction(step);
    const keep = KEEP_SPACES.indexOf(seatAt(state, state.turn).space);
    const card = known(known(state.keeps[keep]).at(-1));
    state.conquest = { keep, card, row: 0 };
    const space = spaceId(known(KEEP_SPACES[keep]));
    step.emit({ type: 'keepRevealed', seat: state.turn, keep: known(KEEPS[keep]), card: cardId(keep, card), space });
  },
  // ZIZ-76: dice, rerolls and printed icons anew for every row.
  rollConquest: (step: GameStep): void => {
    rollFor(step, step.state.turn, -1, 'conquest', known(step.state.conquest).row + 1);
  },
  keepConquest: (step: GameStep): void => {
    settleRoll(step, () => {});
  },
  passConquestRow: (step: GameStep): void => {
    const { state } = step;
    const action = known(state.conquest);
    const tokens = conquestTokens(state);
    action.row++;
    spendLuck(step, state.turn, tokens);
    step.emit({ type: 'conquestRowPassed', seat: state.turn, keep: known(KEEPS[action.keep]), row: action.row });
  },
  // ZIZ-78: known to all at the bottom of its deck (ZIZ-181).
  failConquest: (step: GameStep): void => {
    const { state } = step;
    const { keep } = known(state.conquest);
    const deck = known(state.keeps[keep]);
    const card = known(deck.pop());
    deck.unshift(card);
    state.keepsKnown[keep] = Math.min(deck.length, (state.keepsKnown[keep] as number) + 1);
    forgetTop(step, keep);
    endConquest(step, false);
    gainLuck(step, state.turn, CONSTANTS.failLuckTokens);
  },
  chooseMorale: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'morale') moveMorale(step, step.state.turn, decision.direction);
  },
  // ZIZ-77: the card stays with the winner.
  winConquest: (step: GameStep): void => {
    const { state } = step;
    const { keep } = known(state.conquest);
    const deck = known(state.keeps[keep]);
    seatAt(state, state.turn).won[keep] = known(deck.pop());
    state.keepsKnown[keep] = Math.min(deck.length, state.keepsKnown[keep] as number);
    forgetTop(step, keep);
    payReward(step, state.turn, known(KEEP_REWARD[keep]), 'conquest');
    endConquest(step, true);
  },
};
