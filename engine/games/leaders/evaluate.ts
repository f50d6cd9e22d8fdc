// How good a position is for a seat, in about -1 to 1: safety of the leaders and how near the attackers are.
import { freeCellsAround, pressureOn } from './danger';
import { CELL_COUNT, DISTANCES } from './hex';
import type { LeadersState } from './types';

export function evaluate(state: LeadersState, seat: number): number {
  if (state.draw !== null) return 0;
  if (state.loser >= 0) return state.loser === seat ? -1 : 1;
  return Math.tanh((sideScore(state, seat) - sideScore(state, 1 - seat)) / 6);
}

function sideScore(state: LeadersState, seat: number): number {
  const enemyCell = state.cell[1 - seat] as number;
  let score = state.cards[seat] as number;
  score += 1.5 * pressureOn(state, 1 - seat) + 0.3 * freeCellsAround(state, state.cell[seat] as number);
  for (let figure = 2; figure < state.owner.length; figure++) {
    if (state.owner[figure] === seat)
      score += 0.25 * (4 - (DISTANCES[enemyCell * CELL_COUNT + (state.cell[figure] as number)] as number));
  }
  return score;
}
