// Who has won. There are no points: the winner scores 1.
import type { Outcome } from '../../core/game-module';
import type { State } from './types';

export function outcome(state: State): Outcome | null {
  if (state.draw !== null) {
    const standings = [0, 1].map((seat) => ({ seat, score: 0, place: 1 }));
    return { winners: [], standings, reason: { key: `reason.${state.draw}` } };
  }
  if (state.loser < 0 || state.fall === null) return null;
  const winner = 1 - state.loser;
  return {
    winners: [winner],
    standings: [
      { seat: winner, score: 1, place: 1 },
      { seat: state.loser, score: 0, place: 2 },
    ],
    reason: { key: `reason.${state.fall}`, params: { seat: winner, seatLoser: state.loser } },
  };
}
