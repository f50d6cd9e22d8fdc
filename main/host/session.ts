// What stands on the table now: a match, a lesson, a puzzle or a replay. The match host talks to them alike.
import { type Failure, fail, type Result } from '../../engine/core/result';
import type { SaveBody } from '../../engine/core/save-format';
import type { CoachQuestion, Hint, Push, Settings, TablePush } from '../../engine/protocol';
import type { AiPool } from './ai-pool';
import type { Autosaver } from './autosaver';
import type { Chance } from './chance';
import type { GameShelf } from './game-shelf';
import type { Log } from './log';
import type { ProgressStore } from './progress-store';
import type { SaveStore } from './save-store';

export interface Session {
  table(): TablePush;
  // `sure`: the player has answered the coach.
  decide(key: string, entry: number, sure?: true): Promise<Result<CoachQuestion | null>>;
  undo(): Promise<Result<null>>;
  redo(): Promise<Result<null>>;
  hint(): Promise<Result<Hint>>;
  silenceCoach(): Promise<Result<null>>;
  reveal(seat: number): Promise<Result<null>>;
  next(): Promise<Result<null>>;
  seek(entry: number): Promise<Result<null>>;
  // What "save as" would write; null when this cannot be saved.
  saveBody(name: string): SaveBody | null;
  // Writes the match down as given up.
  giveUp(): Promise<Result<null>>;
  close(): void;
}

// What sessions need of the host around them.
export interface Surroundings {
  readonly shelf: GameShelf;
  readonly saves: SaveStore;
  readonly autosaver: Autosaver;
  readonly progress: ProgressStore;
  readonly pool: AiPool;
  // Numbers for the pool's questions.
  readonly chance: Chance;
  readonly log: Log;
  settings(): Settings;
  push(push: Push): void;
  // Runs after everything asked before: the table changes by one thing at a time.
  enqueue<Value>(work: () => Promise<Value>): Promise<Value>;
}

export const notHere: Failure = fail('table.notHere', 'This cannot be done here.');

// The answers of a session that has no use for a request.
export const refusals: Pick<Session, 'undo' | 'redo' | 'hint' | 'silenceCoach' | 'reveal' | 'next' | 'seek' | 'giveUp'> = {
  undo: async () => notHere,
  redo: async () => notHere,
  hint: async () => notHere,
  silenceCoach: async () => notHere,
  reveal: async () => notHere,
  next: async () => notHere,
  seek: async () => notHere,
  giveUp: async () => notHere,
};

// Checks shared by every session that takes decisions.
export function refuseLate(seen: number, played: number): Failure | null {
  return seen === played ? null : fail('decision.stale', 'The table has changed since this was chosen.');
}
