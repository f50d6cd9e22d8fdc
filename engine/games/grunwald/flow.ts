// The guards of the chart. They read, and decide flow only.
import { EVENTS } from './data/events';
import { FIRST_BATTLE_ROUND, ROUNDS } from './data/supplies';
import type { Decision, State } from './types';
import type { EventKind } from './view-types';

export function isTruce(state: { readonly round: number }): boolean {
  return state.round < FIRST_BATTLE_ROUND;
}

function eventKindIs(state: State, kind: EventKind): boolean {
  return EVENTS[state.event]?.kind === kind;
}

// GRU-26, GRU-27: only Provision and Mercenaries take ducats, and only of those who have some.
function fieldTakesDucats(state: State, decision: Decision): boolean {
  if (decision.type !== 'goTo') return false;
  if (decision.field === 'mercenaries') return true;
  return decision.field === 'provision' && (state.ducats[state.active] ?? 0) > 0;
}

export const guards: Readonly<Record<string, (state: State, decision: Decision) => boolean>> = {
  isFirstRound: (state) => state.round === 1,
  isLastRound: (state) => state.round === ROUNDS,
  isTruce,
  isTask: (state) => eventKindIs(state, 'task'),
  isAuction: (state) => eventKindIs(state, 'auction'),
  isPurchase: (state) => eventKindIs(state, 'purchase'),
  asksMore: (state) => state.asked.length > 0,
  // GRU-70: it ends when the turn comes back to the highest bidder, or nobody is left.
  auctionRuns: (state) => state.asked.length > 0 && state.asked[0] !== state.leader,
  someonePlaces: (state) => state.active >= 0,
  fieldTakesDucats,
};
