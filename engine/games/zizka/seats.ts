// Who is asked in which phase (ZIZ-170), and the order of seats.
import { known } from '../../core/invariant';
import type { State } from './types';

// The next seat in turn order without a commander; -1 when all have one.
export function chooserOf(state: State): number {
  const count = state.seats.length;
  for (let place = 0; place < count; place++) {
    const seat = (state.start + place) % count;
    if (state.seats[seat]?.commander === -1) return seat;
  }
  return -1;
}

export function askedSeat(state: State): number {
  switch (state.phase) {
    case 'choosingCommander':
      return chooserOf(state);
    case 'joining':
      return known(state.tournament).asking;
    case 'tournamentRolling':
    case 'throwing':
      return known(known(state.tournament).players[known(state.tournament).roller]);
    case 'defenceRolling':
    case 'defenceLuck':
      return known(state.fight).defender;
    default:
      return state.turn;
  }
}
