// The four named levels and who plays them: the game's own agent, else the common search.
import type { Agent, AgentName, Level, Temper } from '../core/agent';
import type { AnyGame } from '../core/game-module';
import { createRandomAgent } from './random';
import { createSearchAgent, type SearchProfile } from './search';

const PROFILES: Readonly<Record<Level, SearchProfile>> = {
  page: { visits: 60, breadth: 40, depth: 1, blur: 0.04, temperature: 0.02 },
  squire: { visits: 160, breadth: 60, depth: 2, blur: 0.02, temperature: 0.01 },
  knight: { visits: 600, breadth: 100, depth: 6, blur: 0.005, temperature: 0.003 },
  hetman: { visits: 20_000, breadth: 200, depth: 40, blur: 0, temperature: 0 },
};

// Milliseconds for one decision; games bound their work by counts and use this as a safety net.
export const LEVEL_MILLIS: Readonly<Record<AgentName, number>> = {
  random: 50,
  page: 300,
  squire: 600,
  knight: 1500,
  hetman: 2500,
};

// How many times that long opponents may think, by the player's wish.
export const THINKING: Readonly<Record<'quick' | 'normal' | 'long', number>> = { quick: 0.25, normal: 1, long: 4 };

export function createAgentFor(game: AnyGame, name: AgentName, temper?: Temper): Agent {
  if (name === 'random') return createRandomAgent();
  return game.createAgent?.(name, temper) ?? createSearchAgent(game, PROFILES[name]);
}
