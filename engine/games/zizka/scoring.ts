// When a match ends, and who has won (ZIZ-136 to ZIZ-138, ZIZ-161).
import type { Outcome, Standing } from '../../core/game-module';
import { CONSTANTS } from './data/constants';
import { type SeatState, SOURCES, type State } from './types';

function goalReached(state: State): boolean {
  if (state.solo !== null && state.solo.vp >= state.goal) return true;
  return state.seats.some((seat) => seat.vp >= state.goal);
}

// ZIZ-161: Torak is first at the goal; whoever reaches it in the same reckoning is not behind him.
export function hasTorakWon(state: State): boolean {
  return state.solo !== null && state.solo.vp >= state.goal && state.seats.every((seat) => seat.vp < state.goal);
}

// ZIZ-136: somebody has the points, and the round is to be completed.
export function isLastRound(state: State): boolean {
  return goalReached(state) || state.round >= CONSTANTS.maxRounds;
}

// Asked at the end of a turn: the round closes with the seat right of the starting player.
export function isMatchOver(state: State): boolean {
  const next = (state.turn + 1) % state.seats.length;
  return next === state.start && isLastRound(state);
}

// ZIZ-137: points with those for coins, the frozen ones included, and the coins that break a tie.
export function projectionOf(state: State): { points: number; fromCoins: number; coins: number; place: number }[] {
  const isOver = state.phase === 'ended';
  const rows = state.seats.map((seat) => {
    const coins = seat.coins + seat.warrantCoins;
    const fromCoins = isOver || state.solo !== null ? 0 : Math.floor(coins / CONSTANTS.coinsPerPoint);
    return { points: seat.vp + fromCoins, fromCoins, coins };
  });
  return rows.map((row) => ({
    ...row,
    place:
      1 + rows.filter((other) => other.points > row.points || (other.points === row.points && other.coins > row.coins)).length,
  }));
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'ended') return null;
  return state.solo === null ? sharedOutcome(state) : soloOutcome(state);
}

// ZIZ-161: enough points, and more than Torak.
function soloOutcome(state: State): Outcome {
  const own = state.seats[0]?.vp ?? 0;
  const torak = state.solo?.vp ?? 0;
  const won = own >= state.goal && own > torak;
  const standings = state.seats.map((seat, index) => standing(seat, index, won ? 1 : 2));
  const key = won
    ? 'reason.soloWon'
    : hasTorakWon(state)
      ? 'reason.soloFirst'
      : state.round >= CONSTANTS.maxRounds && !goalReached(state)
        ? 'reason.soloTime'
        : 'reason.soloLost';
  return { winners: won ? [0] : [], standings, reason: { key, params: { own, torak, goal: state.goal } } };
}

// ZIZ-137: most points, then more coins; still tied seats share.
function sharedOutcome(state: State): Outcome {
  const isAhead = (left: SeatState, right: SeatState) => left.vp > right.vp || (left.vp === right.vp && left.coins > right.coins);
  const standings = state.seats.map((seat, index) => {
    const place = 1 + state.seats.filter((other) => isAhead(other, seat)).length;
    return standing(seat, index, place);
  });
  const winners = standings.filter((each) => each.place === 1).map((each) => each.seat);
  const best = state.seats[winners[0] ?? 0];
  const tied = state.seats.filter((seat) => seat.vp === best?.vp).length > 1;
  const key = winners.length > 1 ? 'reason.shared' : tied ? 'reason.coins' : 'reason.points';
  return { winners, standings, reason: { key, params: { points: best?.vp ?? 0, coins: best?.coins ?? 0 } } };
}

function standing(seat: SeatState, index: number, place: number): Standing {
  const parts = SOURCES.map((source, at) => ({ key: `part.${source}`, points: seat.sources[at] ?? 0 }));
  return { seat: index, score: seat.vp, place, parts };
}
