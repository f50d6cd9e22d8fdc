// The common measure of a position, about -1 to 1, for search and hints outside this game's own agents.
import { judge } from './ai/judge';
import type { State } from './types';

export function evaluate(state: State, seat: number): number {
  if (state.draw !== null) return 0;
  if (state.loser >= 0) return state.loser === seat ? -1 : 1;
  return 0.9 * Math.tanh(judge(state, seat) / 3);
}
