// How good a state is for a seat, from the seat's own side, about -1 to 1. The agents plan with finer means (`ai/`).
import { CONSTANTS } from './data/constants';
import { MEMBER_COST } from './data/tables';
import { seatAt } from './retinue';
import { outcome } from './scoring';
import type { State } from './types';

function standingOf(state: State, seat: number): number {
  const held = seatAt(state, seat);
  const coins = held.coins + 0.6 * held.warrantCoins;
  let worth = held.vp + coins / CONSTANTS.coinsPerPoint + 0.4 * held.luck;
  for (const member of held.members) worth += 0.2 * (MEMBER_COST[member] ?? 0);
  for (const holder of state.favours) if (holder === seat) worth += 0.8;
  return worth;
}

export function evaluate(state: State, seat: number): number {
  const ended = outcome(state);
  if (ended !== null) return ended.winners.includes(seat) ? 1 / ended.winners.length : -1;
  const own = standingOf(state, seat);
  let rival = state.solo?.vp ?? 0;
  for (let other = 0; other < state.seats.length; other++) if (other !== seat) rival = Math.max(rival, standingOf(state, other));
  return Math.max(-0.95, Math.min(0.95, (own - rival) / state.goal));
}
