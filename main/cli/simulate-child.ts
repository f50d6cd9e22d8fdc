// One process of a tournament: plays the matches it is handed and sends back how they went.
import { known } from '../../engine/core/invariant';
import { type GameId, games } from '../../engine/registry';
import { type HeadlessResult, playHeadless } from './headless-match';
import type { PlayerName } from './player-name';
import type { MatchTask } from './tournament';

export interface ChildOrder {
  readonly game: GameId;
  readonly agents: readonly PlayerName[];
  readonly options: unknown;
  readonly task: MatchTask;
}

export type ChildAnswer = { readonly result: HeadlessResult } | { readonly error: string };

// Processor time: a busy machine then makes nobody think less.
function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', ({ game, agents, options, task }: ChildOrder) => {
  try {
    const seats = task.seating.map((index) => known(agents[index]));
    const result = playHeadless({ game: games[game], seats, seed: task.seed, options, now: cpuMillis });
    process.send?.({ result } satisfies ChildAnswer);
  } catch (error) {
    process.send?.({ error: `seed ${task.seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` });
  }
});
