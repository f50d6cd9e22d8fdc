// One process of training: plays the matches it is told to and sends them back whole.
import { readWeights, type WeightFile } from '../../../engine/ai/weights';
import { known } from '../../../engine/core/invariant';
import { type GameId, games } from '../../../engine/registry';
import { learnings } from './learnings';
import { type MatchRecord, playToLearn } from './self-play';

export interface PlayOrder {
  readonly game: GameId;
  readonly weights: WeightFile | null;
  readonly seeds: readonly number[];
}

export type PlayAnswer = { readonly matches: readonly MatchRecord[]; readonly millis: number } | { readonly error: string };

function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', ({ game, weights, seeds }: PlayOrder) => {
  try {
    const learning = known(learnings[game]);
    const net = weights === null ? null : readWeights(weights, game, learning.features);
    const began = cpuMillis();
    const matches = seeds.map((seed) => playToLearn(games[game], learning, net, seed));
    process.send?.({ matches, millis: cpuMillis() - began } satisfies PlayAnswer);
  } catch (error) {
    process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
