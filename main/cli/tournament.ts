// Adds up headless matches with rotated seats: wins with Wilson intervals, scores, length, time.
import { known } from '../../engine/core/invariant';
import type { HeadlessResult } from './headless-match';
import type { PlayerName } from './player-name';

export interface MatchTask {
  readonly seed: number;
  // Agent index (place in the list given) of every seat.
  readonly seating: readonly number[];
}

export interface AgentSummary {
  readonly agent: PlayerName;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly meanMsPerTurn: number;
  readonly maxMsPerTurn: number;
}

export interface Summary {
  readonly game: string;
  readonly matches: number;
  readonly agents: readonly AgentSummary[];
  readonly draws: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
  readonly matchesPerSecond: number;
}

// Every seed is played once with every rotation, so that luck of the set-up falls on all alike. Equal agents would play
// the same match again and again then: each of their matches has its own seed.
export function planMatches(agents: readonly PlayerName[], matches: number, seed: number): readonly MatchTask[] {
  const seats = agents.length;
  const rotations = agents.every((agent) => agent === agents[0]) ? 1 : seats;
  return Array.from({ length: matches }, (_, match) => ({
    seed: (seed * 1_000_003 + Math.floor(match / rotations)) >>> 0,
    seating: Array.from({ length: seats }, (_each, seat) => (seat + match) % seats),
  }));
}

const Z = 1.959963984540054;

export function wilson(wins: number, matches: number): { readonly low: number; readonly high: number } {
  if (matches === 0) return { low: 0, high: 1 };
  const share = wins / matches;
  const square = (Z * Z) / matches;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / matches + square / (4 * matches))) / (1 + square);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function summarise(
  game: string,
  agents: readonly PlayerName[],
  played: readonly { readonly task: MatchTask; readonly result: HeadlessResult }[],
  seconds: number,
): Summary {
  const matches = played.length;
  const summaries = agents.map((agent, index) => {
    let wins = 0;
    let score = 0;
    const millis: number[] = [];
    for (const { task, result } of played) {
      const seat = task.seating.indexOf(index);
      // A shared win counts in shares.
      if (result.winners.includes(seat)) wins += 1 / result.winners.length;
      score += known(result.scores[seat]);
      millis.push(...known(result.turnMillis[seat]));
    }
    const total = millis.reduce((sum, each) => sum + each, 0);
    return {
      agent,
      wins: round(wins, 3),
      share: round(wins / matches, 4),
      low: round(wilson(wins, matches).low, 4),
      high: round(wilson(wins, matches).high, 4),
      meanScore: round(score / matches, 2),
      meanMsPerTurn: round(total / Math.max(1, millis.length), 2),
      maxMsPerTurn: round(
        millis.reduce((most, each) => Math.max(most, each), 0),
        1,
      ),
    };
  });
  const mean = (pick: (result: HeadlessResult) => number) =>
    round(played.reduce((sum, { result }) => sum + pick(result), 0) / matches, 2);
  return {
    game,
    matches,
    agents: summaries,
    draws: played.filter(({ result }) => result.winners.length !== 1).length,
    meanTurns: mean((result) => result.turns),
    meanDecisions: mean((result) => result.decisions),
    matchesPerSecond: round(matches / seconds, 3),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
