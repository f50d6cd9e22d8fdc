// Event tokens: reveal, roll, rows, rewards, success and failure (ZIZ-50 to ZIZ-66).
import { known } from '../../../core/invariant';
import { CONSTANTS } from '../data/constants';
import { KIND_IDS, memberIndex, spaceId, TOKEN_KIND, tokenId } from '../data/tables';
import { seatAt } from '../retinue';
import { extraTokens, resolveOf, rowsOf } from '../rows';
import type { Decision } from '../types';
import { discardMember, type GameStep, gainLuck, loseCoins, markReveal, payReward, spendLuck, takeMember } from './common';
import { beginAction } from './menu';
import { rollFor, settleRoll } from './rolls';

// ZIZ-182: what was seen there is no longer of use once the token moves.
function forgetSpace(step: GameStep, space: number): void {
  for (const seat of step.state.seats) {
    const at = seat.seenSpaces.indexOf(space);
    if (at >= 0) seat.seenSpaces.splice(at, 1);
  }
}

// ZIZ-56: to the used tokens.
export function retireToken(step: GameStep, space: number): void {
  const { state } = step;
  state.used.push(state.tokens[space] as number);
  state.tokens[space] = -1;
  state.faceUp[space] = 0;
  forgetSpace(step, space);
}

function completeRow(step: GameStep, row: number): void {
  const { state } = step;
  const event = known(state.event);
  const data = known(rowsOf(event.token)[row]);
  const seat = state.turn;
  const tokens = resolveOf(event.token) === 'roll' ? extraTokens(event, row) : 0;
  event.spent += tokens;
  event.done.push(row);
  event.row = -1;
  spendLuck(step, seat, tokens);
  loseCoins(step, seat, data.pay);
  step.emit({ type: 'rowCompleted', seat, token: tokenId(event.token), row: row + 1, paid: data.pay });
  event.gaining = payReward(step, seat, data.reward, 'event');
}

function endEvent(step: GameStep, success: boolean): void {
  const event = known(step.state.event);
  const rows = event.done.map((row) => row + 1);
  const space = spaceId(event.space);
  step.emit({ type: 'eventEnded', seat: step.state.turn, space, token: tokenId(event.token), success, rows });
}

export const eventEffects = {
  // ZIZ-50: turned up for all.
  openEvent: (step: GameStep): void => {
    const { state } = step;
    beginAction(step);
    const space = seatAt(state, state.turn).space;
    const token = known(state.tokens[space]);
    if (state.faceUp[space] === 0) {
      state.faceUp[space] = 1;
      forgetSpace(step, space);
      markReveal(step);
    }
    state.event = { space, token, pool: [], done: [], spent: 0, gaining: 0, chosen: -1, row: -1 };
    const kind = known(KIND_IDS[known(TOKEN_KIND[token])]);
    step.emit({ type: 'tokenRevealed', seat: state.turn, space: spaceId(space), token: tokenId(token), kind });
  },
  rollEvent: (step: GameStep): void => {
    const { state } = step;
    rollFor(step, state.turn, known(TOKEN_KIND[known(state.event).token]), 'event', null);
  },
  keepEvent: (step: GameStep): void => {
    const event = known(step.state.event);
    settleRoll(step, (pool) => {
      event.pool = pool;
    });
  },
  completeRowOne: (step: GameStep): void => completeRow(step, 0),
  completeRow: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'row') completeRow(step, decision.row - 1);
  },

  chooseRow: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'row') known(step.state.event).row = decision.row - 1;
  },
  unchooseRow: (step: GameStep): void => {
    known(step.state.event).row = -1;
  },
  giveMember: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'give') return;
    discardMember(step, step.state.turn, memberIndex(decision.member), 'given');
    completeRow(step, known(step.state.event).row);
  },

  chooseGain: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'gain') known(step.state.event).chosen = memberIndex(decision.member);
  },
  unchooseGain: (step: GameStep): void => {
    known(step.state.event).chosen = -1;
  },
  gainMember: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'gain') return;
    known(step.state.event).gaining = 0;
    takeMember(step, step.state.turn, memberIndex(decision.member), -1, 0);
  },
  gainReplacing: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'replace') return;
    const event = known(step.state.event);
    const chosen = event.chosen;
    event.gaining = 0;
    event.chosen = -1;
    takeMember(step, step.state.turn, chosen, memberIndex(decision.member), 0);
  },
  declineGain: (step: GameStep): void => {
    known(step.state.event).gaining = 0;
  },

  finishEvent: (step: GameStep): void => {
    retireToken(step, known(step.state.event).space);
    endEvent(step, true);
  },
  // ZIZ-56: the token stays face up, and failing earns a luck token.
  failEvent: (step: GameStep): void => {
    endEvent(step, false);
    gainLuck(step, step.state.turn, CONSTANTS.failLuckTokens);
  },
  // ZIZ-66: declining earns nothing.
  declineEvent: (step: GameStep): void => endEvent(step, false),
};
