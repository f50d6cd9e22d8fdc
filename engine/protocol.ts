// The only surface between the renderer and the host: requests, answers and pushes. Both shells carry exactly this.
// Its schemas stand in protocol-schemas.ts, which only the host needs.
import type { z } from 'zod';
import type { CharacterId } from './core/characters';
import type { Habit } from './core/coaching';
import type { DecisionBase, Phrase, Refusal } from './core/decision';
import type { OptionSpec, Outcome, Sketched } from './core/game-module';
import type { Result } from './core/result';
import type { SeatSpec } from './core/seat';
import type { TurnPlan } from './core/turn-plan';
import type { Moment } from './match/moments';
import type { requestSchemas, settingsSchema } from './protocol-schemas';
import type { GameId } from './registry';

export type { Level } from './core/agent';
export { LEVELS, TEMPERS, type Temper } from './core/agent';
export { CHARACTER_IDS, CHARACTERS, type CharacterId, fullName } from './core/characters';
export type { Habit } from './core/coaching';
export type { DecisionBase, Phrase, Refusal } from './core/decision';
export type { OptionSpec, Outcome, RuleText, Sketched, Standing } from './core/game-module';
export { cutAt } from './core/names';
export type { Result } from './core/result';
export { SEAT_NAMES, type SeatSpec, TINCTURES, type Tincture } from './core/seat';
export type { TurnChapter, TurnPlan, TurnRow } from './core/turn-plan';
// The type alone: the page knows the games by what the host tells of them and by their manifests.
export type { GameId } from './registry';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Settings = z.infer<typeof settingsSchema>;

export const STANDARD_SETTINGS: Settings = {
  language: 'system',
  ownSpeed: 1,
  aiSpeed: 1,
  aiPause: 0.4,
  thinking: 'normal',
  tableTalk: true,
  motion: 'system',
  sound: true,
  volume: 0.7,
  music: 0.4,
  effects: 0.85,
  silentInBackground: true,
  textScale: 1,
  highContrast: false,
  largeNumbers: false,
  endTurnGuard: true,
  dangerHints: true,
  practiceUndo: false,
  coach: false,
  curtain: 'secrets',
  fullscreen: false,
  playerName: '',
  lookForUpdates: false,
};

export type RequestName = keyof typeof requestSchemas;
export type RequestBody<Name extends RequestName> = z.input<(typeof requestSchemas)[Name]>;

export interface GameInfo {
  readonly id: GameId;
  readonly seatRange: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  // What its campaigns are made of; null when it has none.
  readonly campaign: { readonly scenarios: number; readonly difficulties: readonly string[] } | null;
  // Somebody can say what decisions are worth, so a coach may sit beside the player.
  readonly coached: boolean;
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
  // Null when the file names none that is here.
  readonly game: GameId | null;
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly progress: { readonly unit: 'turn' | 'round'; readonly number: number; readonly of?: number };
  // Seat that is asked, null when over.
  readonly toMove: number | null;
  readonly finished: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  // What stands where, for a small picture; nothing where the game draws none.
  readonly sketch: readonly Sketched[];
  readonly savedAt: string;
  readonly entries: number;
  readonly autosave: boolean;
  readonly campaign: string | null;
  // A first match with a teacher.
  readonly taught: boolean;
  // Set when the file cannot be opened: a code of a text and the reason in words.
  readonly problem: { readonly code: string; readonly message: string } | null;
}

export interface PuzzleInfo {
  readonly id: string;
  readonly game: GameId;
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

// Matches with people against a named opponent: won by one of them, or lost. Draws count for neither.
export interface OpponentRecord {
  readonly character: CharacterId;
  readonly won: number;
  readonly lost: number;
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
  // Null when the file names none that is here.
  readonly game: GameId | null;
  readonly difficulty: string;
  // Scenario to play next, counted from 1; the campaign is over when `ended` is set.
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
      // Ids of the rules that it teaches.
      readonly rules: readonly string[];
      // The lesson after this one with the key of its title; null after the last.
      readonly next: { readonly lesson: string; readonly title: string } | null;
    }
  | { readonly kind: 'puzzle'; readonly puzzle: string; readonly grade: number; readonly state: 'open' | 'solved' | 'failed' }
  | { readonly kind: 'replay'; readonly entries: number; readonly at: number };

// What the teacher of a first match says: from what the learner's seat may know.
export interface TeachingNote {
  readonly teacher: CharacterId;
  // What is taught at this decision; null while the learner plays alone. Texts: `teach.<point>.say` and `.ask`.
  readonly point: string | null;
  // What it speaks of, as refusals name things.
  readonly about: readonly string[];
  readonly words: Readonly<Record<string, string | number>>;
  readonly rules: readonly string[];
  // Whether the last thing taught was done as the teacher had in mind; null where every way was as good.
  readonly reply: boolean | null;
  readonly learned: readonly string[];
  readonly points: readonly string[];
}

export interface TeachingInfo {
  readonly game: GameId;
  readonly teacher: CharacterId;
  readonly done: boolean;
}

// A moment for whoever looks: what happened, as far as the viewer may know it, and the view right after it.
export interface BeatView {
  readonly event: { readonly type: string };
  readonly view: unknown;
  // Its round or turn, where the table has gone on to another since.
  readonly progress?: number;
}

// A beat that was told before the page opened: the entry it belongs to, and its round or turn.
export interface PastBeat extends BeatView {
  readonly entry: number;
  // Who decided.
  readonly seat: number;
  readonly progress: number;
}

// Everything the table shows. Sent after every change; `beats` lead from the last one to this, and the last beat's view
// is `view`.
export interface TablePush {
  readonly match: string;
  readonly game: GameId;
  readonly mode: TableMode;
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  // Told when the match is over: before, every hidden deck could be computed from it.
  readonly seed: number | null;
  // Whose eyes the view has; null is what everybody may know.
  readonly viewer: number | null;
  readonly view: unknown;
  readonly beats: readonly BeatView[];
  // What was told last, when the match is opened or asked for again.
  readonly past?: readonly PastBeat[];
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
  // Set in a first match with a teacher.
  readonly teaching?: TeachingNote;
  // Set where a coach sits or has sat.
  readonly coaching?: CoachNote;
  // Points of every seat after each round or turn so far, for the course of the match.
  readonly course: readonly (readonly number[])[];
  // What will be remembered; told with the outcome.
  readonly moments?: readonly Moment[];
}

// What is known of new versions. Notes are plain text.
export type News =
  | { readonly state: 'current' | 'unreachable' }
  | {
      readonly state: 'newer';
      readonly version: string;
      readonly date: string;
      readonly page: string;
      readonly notes: Readonly<Record<Language, string>>;
    };

// A page of the web: opened by the shell, or by the page itself where the shell cannot.
export interface Opened {
  readonly address: string;
  readonly opened: boolean;
}

// One of the best decisions as an adviser sees them, from the asked seat's view only.
export interface Advice {
  readonly key: string;
  // Share of winning and the spread of that figure, 0 to 1.
  readonly share: number;
  readonly spread: number;
  readonly reasons: readonly Phrase[];
  // The whole plan that begins with it, as far as it was thought.
  readonly steps: readonly OfferedDecision[];
}

export interface Hint {
  readonly key: string;
  // Up to three, the best first; left out where the game's adviser gives no shares.
  readonly best?: readonly Advice[];
}

// Asked instead of carrying a decision out.
export interface CoachQuestion {
  readonly coach: CharacterId;
  // How often he has asked in this match, and may at most.
  readonly asked: number;
  readonly most: number;
  // What would be lost, or what speaks for the safer way.
  readonly reason: Phrase;
  readonly chosen: Advice;
  readonly safer: Advice;
}

// Of the coach who sits or has sat beside the player.
export interface CoachNote {
  readonly coach: CharacterId;
  readonly asked: number;
  readonly most: number;
  readonly silent: boolean;
  // What to work on; told with the outcome.
  readonly habits?: readonly Habit[];
}

export interface Answers {
  about: About;
  'settings.get': Settings;
  'settings.set': Settings;
  'match.create': null;
  'match.lesson': null;
  'match.teach': null;
  'match.puzzle': null;
  'match.resume': null;
  'match.current': TablePush | null;
  'match.leave': null;
  'match.giveUp': null;
  // What the coach asks first; null: it is decided.
  'match.decide': CoachQuestion | null;
  'match.undo': null;
  'match.redo': null;
  'match.hint': Hint;
  'match.silenceCoach': null;
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
  // Only those met.
  'opponents.records': readonly OpponentRecord[];
  'teachings.list': readonly TeachingInfo[];
  // Null: the game has no words for its chart.
  'rules.turn': TurnPlan | null;
  'diagnostics.text': { readonly name: string; readonly text: string };
  'updates.look': News;
  'updates.open': Opened;
  'licences.chromium': null;
  // The name that it has now.
  'files.setAside': { readonly name: string };
  'app.quit': null;
}

export const OWN_PLACES = ['saves', 'campaigns', 'settings', 'progress'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];

export type Push =
  | { readonly type: 'table'; readonly table: TablePush }
  | { readonly type: 'thinking'; readonly seat: number | null }
  // A match that could not be written waits to be; then it is.
  | { readonly type: 'saving'; readonly state: 'pending' | 'done'; readonly message: string }
  // `place` names a file of ours that stands in the way and can be set aside.
  | { readonly type: 'problem'; readonly code: string; readonly message: string; readonly place?: OwnPlace }
  // A menu command or a file opened from outside.
  | { readonly type: 'command'; readonly command: string; readonly argument?: string };

// What the renderer talks to, whatever carries it.
export interface Bridge {
  call<Name extends RequestName>(name: Name, body: RequestBody<Name>): Promise<Result<Answers[Name]>>;
  onPush(listener: (push: Push) => void): () => void;
}
