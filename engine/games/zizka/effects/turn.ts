// The end of a turn: replenishing, the next seat, the final reckoning (ZIZ-38, ZIZ-130 to ZIZ-138).
import { known } from '../../../core/invariant';
import { shuffle } from '../../../core/rng';
import { CONSTANTS } from '../data/constants';
import { EVENT_SPACES, KIND_IDS, spaceId, TOKEN_KIND } from '../data/tables';
import type { State } from '../types';
import { type GameStep, gainCoins, score } from './common';

// ZIZ-131: the used tokens form a new pile; -1 when none is left at all.
export function drawToken(step: GameStep): number {
  const { state } = step;
  if (state.pile.length === 0) {
    if (state.used.length === 0) return -1;
    state.pile = shuffle(state.used, step.rng);
    state.used = [];
    step.emit({ type: 'pileReshuffled', tokens: state.pile.length });
  }
  return known(state.pile.pop());
}

function isOccupied(state: State, space: number): boolean {
  for (const seat of state.seats) if (seat.space === space) return true;
  return state.solo !== null && state.solo.space === space;
}

export const turnEffects = {
  // ZIZ-130: in space order, wherever neither token nor miniature is.
  replenish: (step: GameStep): void => {
    const { state } = step;
    const placed: { space: string; kind: string }[] = [];
    step.emit({ type: 'turnEnded', seat: state.turn });
    for (const space of EVENT_SPACES) {
      if ((state.tokens[space] as number) >= 0 || isOccupied(state, space)) continue;
      const token = drawToken(step);
      if (token < 0) break;
      state.tokens[space] = token;
      state.faceUp[space] = 0;
      if (!step.silent) placed.push({ space: spaceId(space), kind: known(KIND_IDS[known(TOKEN_KIND[token])]) });
    }
    if (placed.length > 0) step.emit({ type: 'tokensPlaced', spaces: placed });
  },
  passTurn: (step: GameStep): void => {
    const { state } = step;
    state.turn = (state.turn + 1) % state.seats.length;
    if (state.turn === state.start) state.round++;
  },
  // ZIZ-137: warrant coins join the own ones, a point for every five. Not in the solo game (ZIZ-161).
  reckon: (step: GameStep): void => {
    const { state } = step;
    state.actions = 0;
    if (state.solo === null) {
      state.seats.forEach((seat, index) => {
        const { warrantCoins } = seat;
        seat.warrantCoins = 0;
        seat.warrant = 0;
        gainCoins(step, index, warrantCoins);
        score(step, index, Math.floor(seat.coins / CONSTANTS.coinsPerPoint), 'coins');
      });
    }
    step.emit({ type: 'gameEnded', scores: state.seats.map((seat) => seat.vp), torak: state.solo?.vp ?? null });
  },
};
