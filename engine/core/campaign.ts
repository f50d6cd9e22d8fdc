// A campaign: scenarios for one player, one after another. Which comes next and how a finished game counts are the game's
// rules; the host keeps the file.
import type { Outcome } from './game-module';

// How one scenario was played.
export interface PlayedScenario {
  readonly scenario: number;
  readonly difficulty: string;
  readonly rank: string;
}

export interface CampaignStanding {
  readonly difficulty: string;
  // Scenario to play next, counted from 1.
  readonly scenario: number;
  readonly ended: 'won' | 'lost' | null;
  // Difficulties between which the player may choose for it.
  readonly choices: readonly string[];
}

export interface Campaign {
  readonly scenarios: number;
  // Easiest first, named as the values of the game's option `difficulty`.
  readonly difficulties: readonly string[];
  // Where the campaign stands after these games.
  standing(difficulty: string, games: readonly PlayedScenario[]): CampaignStanding;
  // Options of the match that plays a scenario.
  options(scenario: number, difficulty: string): Readonly<Record<string, string | number | boolean>>;
  rank(outcome: Outcome): string;
}
