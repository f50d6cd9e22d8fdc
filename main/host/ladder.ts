// How a campaign climbs: which scenario comes next and how a finished game counts. The rules are the game's.
import type { Outcome } from '../../engine/core/game-module';
import type { GameId, PlayedGame } from '../../engine/protocol';

export interface Standing {
  readonly difficulty: string;
  // Scenario to play next.
  readonly scenario: number;
  readonly ended: 'won' | 'lost' | null;
  // Difficulties between which the player may choose for it.
  readonly choices: readonly string[];
}

export interface Ladder {
  readonly game: GameId;
  readonly difficulties: readonly string[];
  // Where the campaign stands after these games.
  standing(difficulty: string, games: readonly PlayedGame[]): Standing;
  // Options of the match that plays a scenario.
  options(scenario: number, difficulty: string): Readonly<Record<string, string | number | boolean>>;
  rank(outcome: Outcome): string;
}
