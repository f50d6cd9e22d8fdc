// The only surface between the renderer and the host: requests, answers and pushes, with their schemas.
// Both shells carry exactly this; whatever does not fit is refused before it reaches the host.
import { z } from 'zod';
import type { DecisionBase, Phrase, Refusal } from './core/decision';
import { GAME_IDS, type GameId, type OptionSpec, type Outcome } from './core/game-module';
import type { Result } from './core/result';
import { type SeatSpec, seatSchema } from './core/seat';

export type { Level } from './core/agent';
export { LEVELS } from './core/agent';
export type { DecisionBase, Phrase, Refusal } from './core/decision';
export { GAME_IDS, type GameId, type OptionSpec, type Outcome, type RuleText, type Standing } from './core/game-module';
export type { Failure, Result } from './core/result';
export { SEAT_NAMES, type SeatSpec, seatSchema, TINCTURES, type Tincture } from './core/seat';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

// `toy` is the tests' own game, reachable only when the host was started with its flag.
const gameId = z.enum([...GAME_IDS, 'toy']);
const name = z.string().trim().min(1).max(40);
const file = z.string().min(1).max(200);
const option = z.union([z.string().max(60), z.number(), z.boolean()]);

export const settingsSchema = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  // Playing speed of animations: 0 shows results at once.
  ownSpeed: z.number().min(0).max(4),
  aiSpeed: z.number().min(0).max(4),
  // Seconds between two moves of opponents.
  aiPause: z.number().min(0).max(2),
  // 'system' follows prefers-reduced-motion.
  motion: z.enum(['system', 'full', 'reduced']),
  sound: z.boolean(),
  volume: z.number().min(0).max(1),
  silentInBackground: z.boolean(),
  textScale: z.number().min(0.9).max(1.4),
  highContrast: z.boolean(),
  largeNumbers: z.boolean(),
  endTurnGuard: z.boolean(),
  dangerHints: z.boolean(),
  practiceUndo: z.boolean(),
  fullscreen: z.boolean(),
  // Name offered for the first human seat.
  playerName: z.string().trim().max(40),
});
export type Settings = z.infer<typeof settingsSchema>;

export const STANDARD_SETTINGS: Settings = {
  language: 'system',
  ownSpeed: 1,
  aiSpeed: 1,
  aiPause: 0.4,
  motion: 'system',
  sound: true,
  volume: 0.6,
  silentInBackground: true,
  textScale: 1,
  highContrast: false,
  largeNumbers: false,
  endTurnGuard: true,
  dangerHints: true,
  practiceUndo: false,
  fullscreen: false,
  playerName: '',
};

const nothing = z.strictObject({});

// Every request by its name, with what it must carry.
export const requestSchemas = {
  about: nothing,
  'settings.get': nothing,
  'settings.set': settingsSchema.partial(),
  'match.create': z.strictObject({
    game: gameId,
    seats: z.array(seatSchema).min(1).max(4),
    options: z.record(z.string().max(40), option),
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  'match.lesson': z.strictObject({ game: gameId, lesson: z.string().max(60) }),
  'match.puzzle': z.strictObject({ puzzle: z.string().max(60) }),
  'match.resume': z.strictObject({ file }),
  // Asks for the current table again, after a reload of the page.
  'match.current': nothing,
  'match.leave': nothing,
  // `entry` is the number of journal entries the sender saw: a late click changes nothing.
  'match.decide': z.strictObject({ key: z.string().min(1).max(400), entry: z.number().int().min(0) }),
  'match.undo': nothing,
  'match.redo': nothing,
  'match.hint': nothing,
  // The person of the named seat has opened the curtain.
  'match.reveal': z.strictObject({ seat: z.number().int().min(0).max(3) }),
  // Goes on after a lesson's reading step.
  'match.next': nothing,
  'replay.open': z.strictObject({ file }),
  'replay.campaign': z.strictObject({ campaign: file, game: z.number().int().min(0) }),
  'replay.seek': z.strictObject({ entry: z.number().int().min(0) }),
  'saves.list': nothing,
  'saves.saveAs': z.strictObject({ name }),
  'saves.rename': z.strictObject({ file, name }),
  'saves.delete': z.strictObject({ file }),
  // The file's text, for the page to hand to the person; and the way back.
  'saves.export': z.strictObject({ file }),
  'saves.import': z.strictObject({ name, text: z.string().max(8_000_000) }),
  'campaigns.list': nothing,
  'campaigns.create': z.strictObject({ name, difficulty: z.string().max(20) }),
  // `difficulty` is one of the campaign's `choices`.
  'campaigns.play': z.strictObject({ file, difficulty: z.string().max(20).optional() }),
  'campaigns.delete': z.strictObject({ file }),
  'puzzles.list': nothing,
  'lessons.list': nothing,
  'log.export': nothing,
  'app.quit': nothing,
} as const;

export type RequestName = keyof typeof requestSchemas;
export type RequestBody<Name extends RequestName> = z.input<(typeof requestSchemas)[Name]>;

export interface GameInfo {
  readonly id: GameId | 'toy';
  readonly seatRange: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

export interface About {
  readonly version: string;
  readonly shell: 'electron' | 'browser';
  readonly games: readonly GameInfo[];
  // Locale of the system, for 'system' language.
  readonly locale: string;
  // A save file the program was opened with.
  readonly openFile: string | null;
}

export interface SaveInfo {
  readonly file: string;
  readonly name: string;
  readonly game: GameId | 'toy';
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly progress: { readonly unit: 'turn' | 'round'; readonly number: number; readonly of?: number };
  // Seat that is asked, null when over.
  readonly toMove: number | null;
  readonly finished: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly savedAt: string;
  readonly entries: number;
  readonly autosave: boolean;
  readonly campaign: string | null;
  // Set when the file cannot be opened: a code of a text and the reason in words.
  readonly problem: { readonly code: string; readonly message: string } | null;
}

export interface PuzzleInfo {
  readonly id: string;
  readonly grade: 1 | 2 | 3;
  readonly solved: boolean;
}

export interface LessonInfo {
  readonly game: GameId;
  readonly lesson: string;
  readonly title: string;
  readonly done: boolean;
  // Ids of the rules that it teaches.
  readonly rules: readonly string[];
}

export interface PlayedGame {
  readonly scenario: number;
  readonly difficulty: string;
  readonly score: number;
  readonly rank: string;
  readonly playedAt: string;
}

export interface CampaignInfo {
  readonly file: string;
  readonly name: string;
  readonly difficulty: string;
  // Scenario to play next, 1 to 10; the campaign is over when `ended` is set.
  readonly scenario: number;
  readonly ended: 'won' | 'lost' | null;
  // Difficulties the player may choose between for that scenario, when there is a choice.
  readonly choices?: readonly string[];
  readonly games: readonly PlayedGame[];
  // A scenario left in the middle.
  readonly running: boolean;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

export interface OfferedDecision {
  readonly key: string;
  readonly decision: DecisionBase;
}

export interface OpenRequest {
  readonly seat: number;
  readonly prompt: Phrase;
  readonly decisions: readonly OfferedDecision[];
  readonly refusals: readonly Refusal[];
}

export type TableMode =
  | { readonly kind: 'match' }
  | {
      readonly kind: 'lesson';
      readonly lesson: string;
      readonly title: string;
      readonly say: string;
      readonly step: number;
      readonly steps: number;
      // The learner must press Next; otherwise decide.
      readonly reading: boolean;
      readonly finished: boolean;
      // The lesson after this one; null after the last.
      readonly next: string | null;
    }
  | { readonly kind: 'puzzle'; readonly puzzle: string; readonly grade: number; readonly state: 'open' | 'solved' | 'failed' }
  | { readonly kind: 'replay'; readonly entries: number; readonly at: number; readonly keys: readonly string[] };

// Everything the table shows. Sent after every change; `events` lead from the last one to this.
export interface TablePush {
  readonly match: string;
  readonly game: GameId | 'toy';
  readonly mode: TableMode;
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: number;
  // Whose eyes the view has; null is what everybody may know.
  readonly viewer: number | null;
  readonly view: unknown;
  readonly events: readonly { readonly type: string }[];
  // Null when over, while an AI thinks, behind the curtain, or in a replay.
  readonly request: OpenRequest | null;
  // Seat that is asked, whoever it is.
  readonly toMove: number | null;
  // Seat whose person must take the screen before anything secret is shown.
  readonly curtain: number | null;
  readonly entry: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly outcome: Outcome | null;
  readonly progress: { readonly unit: 'turn' | 'round'; readonly number: number; readonly of?: number };
  readonly campaign: string | null;
  // Points of every seat after each round or turn so far, for the course of the match.
  readonly course: readonly (readonly number[])[];
}

export interface Hint {
  readonly key: string;
}

export interface Answers {
  about: About;
  'settings.get': Settings;
  'settings.set': Settings;
  'match.create': null;
  'match.lesson': null;
  'match.puzzle': null;
  'match.resume': null;
  'match.current': TablePush | null;
  'match.leave': null;
  'match.decide': null;
  'match.undo': null;
  'match.redo': null;
  'match.hint': Hint;
  'match.reveal': null;
  'match.next': null;
  'replay.open': null;
  'replay.campaign': null;
  'replay.seek': null;
  'saves.list': readonly SaveInfo[];
  'saves.saveAs': SaveInfo;
  'saves.rename': SaveInfo;
  'saves.delete': null;
  'saves.export': { readonly name: string; readonly text: string };
  'saves.import': SaveInfo;
  'campaigns.list': readonly CampaignInfo[];
  'campaigns.create': CampaignInfo;
  'campaigns.play': null;
  'campaigns.delete': null;
  'puzzles.list': readonly PuzzleInfo[];
  'lessons.list': readonly LessonInfo[];
  'log.export': { readonly name: string; readonly text: string };
  'app.quit': null;
}

export type Push =
  | { readonly type: 'table'; readonly table: TablePush }
  | { readonly type: 'thinking'; readonly seat: number | null }
  | { readonly type: 'problem'; readonly code: string; readonly message: string }
  // A menu command or a file opened from outside.
  | { readonly type: 'command'; readonly command: string; readonly argument?: string };

// What the renderer talks to, whatever carries it.
export interface Bridge {
  call<Name extends RequestName>(name: Name, body: RequestBody<Name>): Promise<Result<Answers[Name]>>;
  onPush(listener: (push: Push) => void): () => void;
}

export const callSchema = z.strictObject({ name: z.string().max(40), body: z.unknown() });
