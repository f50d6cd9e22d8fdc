// Takes the decision after which `evaluate` likes its seat best, over a few imagined pasts.
import type { Agent } from '../core/agent';
import type { AnyGame } from '../core/game-module';
import { createSearchAgent } from './search';

export function createGreedyAgent(game: AnyGame): Agent {
  return createSearchAgent(game, { samples: 2, breadth: 200, depth: 0, slack: 0, carelessness: 0 });
}
