// The four named levels and who plays them: the game's own agent, else the common search.
import type { Agent, AgentName, Level } from '../core/agent';
import type { AnyGame } from '../core/game-module';
import { createRandomAgent } from './random';
import { createSearchAgent, type SearchProfile } from './search';

const PROFILES: Readonly<Record<Level, SearchProfile>> = {
  page: { samples: 1, breadth: 40, depth: 0, slack: 0.2, carelessness: 0.5 },
  squire: { samples: 2, breadth: 40, depth: 2, slack: 0.05, carelessness: 0.2 },
  knight: { samples: 4, breadth: 60, depth: 6, slack: 0, carelessness: 0 },
  hetman: { samples: 12, breadth: 80, depth: 12, slack: 0, carelessness: 0 },
};

// Milliseconds for one decision; games bound their work by counts and use this as a safety net.
export const LEVEL_MILLIS: Readonly<Record<AgentName, number>> = {
  random: 50,
  page: 300,
  squire: 600,
  knight: 1500,
  hetman: 2500,
};

export function createAgentFor(game: AnyGame, name: AgentName): Agent {
  if (name === 'random') return createRandomAgent();
  return game.createAgent?.(name) ?? createSearchAgent(game, PROFILES[name]);
}
