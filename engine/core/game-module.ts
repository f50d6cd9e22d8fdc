// The one interface of every game. The core, the AI, the host and the tests know games only by it.
import type { Agent, Level, Temper } from './agent';
import type { Campaign } from './campaign';
import type { DecisionBase, Phrase, Refusal } from './decision';
import type { PhaseChart } from './phase-chart';
import type { Result } from './result';
import type { Rng } from './rng';
import type { Step } from './step';
import type { Teaching } from './teaching';
import type { TurnText } from './turn-text';

// Every state carries the leaf of the chart it stands in; drivers set it, effects never do.
export interface StateBase {
  phase: string;
}

// One choice of the new-match screen. Texts: `option.<id>` and `option.<id>.<value>`.
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  readonly standard: string | number | boolean;
  // Seat counts for which the option is offered; all when left out.
  readonly seats?: readonly number[];
  // Options of one group are shown together: one a seat, in the order of the seats. No two take the same value but the
  // standard one.
  readonly group?: string;
}

export interface Standing {
  readonly seat: number;
  readonly score: number;
  // 1 for every winner; shared places share the number.
  readonly place: number;
  // Where the points came from, in the order of the reckoning. `key` is a text key.
  readonly parts?: readonly { readonly key: string; readonly points: number }[];
}

export interface Outcome {
  // Empty: nobody won (a draw in a duel, a lost solo game).
  readonly winners: readonly number[];
  readonly standings: readonly Standing[];
  readonly reason: Phrase;
}

// A rule for the reference: our own words, both languages.
export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly en: string;
  readonly pl: string;
}

// One thing that a lesson says, and what it then waits for.
export interface LessonStep {
  // Text key of what is said.
  readonly say: string;
  // Decision keys that go on. Empty: the learner only reads and presses Next.
  readonly keys: readonly string[];
  // Played by the table itself, not by the learner.
  readonly auto?: boolean;
}

export interface Lesson<State> {
  readonly id: string;
  // Text key of the title.
  readonly title: string;
  readonly seats: number;
  readonly seed: number;
  // Seat of the learner.
  readonly seat: number;
  // Ids of the rules that it lets the learner try.
  readonly rules?: readonly string[];
  start(): State;
  readonly steps: readonly LessonStep[];
}

// A posed state in which the seat that is asked can win within its own turn.
export interface Puzzle<State> {
  // Unlike that of every other puzzle of all games.
  readonly id: string;
  // 1 is the easiest.
  readonly grade: 1 | 2 | 3;
  readonly seats: number;
  // Keys of one winning line.
  readonly solution: readonly string[];
  start(): State;
}

// Something on the table in a game's own words of places, and whose it is; a negative seat is nobody's.
export interface Sketched {
  readonly place: string;
  readonly seat: number;
}

export interface GameModule<
  State extends StateBase = StateBase,
  Decision extends DecisionBase = DecisionBase,
  View = unknown,
  Event extends { readonly type: string } = { readonly type: string },
  Options = unknown,
> {
  readonly id: string;
  // Raised whenever old journals would replay differently.
  readonly rulesVersion: number;
  readonly seatRange: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  // Reads untrusted options for a seat count; missing ones get their standard.
  parseOptions(raw: unknown, seats: number): Result<Options>;
  // The state before the first request. It stands in the chart's `boot`; drivers send `begin`.
  setup(options: Options, seats: number, rng: Rng): State;

  // Flow: phases, the decision types that leave them, names of guards and effects.
  readonly chart: PhaseChart;
  // Guards read, and decide flow only.
  readonly guards: Readonly<Record<string, (state: State, decision: Decision) => boolean>>;
  // Effects change the step's draft.
  readonly effects: Readonly<Record<string, (step: Step<State, Event>, decision: Decision) => void>>;

  // Who is asked and how; null when the match is over.
  requestFor(state: State): { readonly seat: number; readonly prompt: Phrase } | null;
  // Legal = listed here, in a stable order.
  legalDecisions(state: State): Decision[];
  // What looks possible and is not, with the reason.
  refusals?(state: State): readonly Refusal[];
  outcome(state: State): Outcome | null;

  // What a seat may know; `null` is an onlooker who may know what all know.
  viewFor(state: State, seat: number | null): View;
  // The same for a fact; null hides it wholly.
  redactEvent(event: Event, seat: number | null): Event | null;
  // A possible true state behind a view: viewFor(determinize(view)) equals the view.
  determinize(view: View, seat: number | null, rng: Rng): State;
  // True when two humans at one screen need the curtain: this state holds something that only `seat` may see.
  hasSecret(state: State, seat: number): boolean;

  // How good the state is for a seat; about -1 to 1, from the seat's own side.
  evaluate(state: State, seat: number): number;
  // Best first, for search. May shorten the list, never to nothing.
  orderDecisions?(state: State, decisions: readonly Decision[]): readonly Decision[];
  // A game may bring its own agents; levels it leaves out are played by the common search.
  // Without a temper it plays its level plainly.
  createAgent?(level: Level, temper?: Temper): Agent<View> | null;
  // Its strongest agent assesses (`Agent.assess`): hints have shares and reasons, and a coach has something to ask by.
  readonly assesses?: true;

  makeKey(decision: Decision): string;
  // Null for what is no key of this game; says nothing about legality.
  parseKey(key: string): Decision | null;
  // The whole board as text, for golden files and bug reports.
  drawBoard(state: State): string;
  cloneState(state: State): State;
  // Broken conservation laws in words; empty when all is well.
  checkInvariants(state: State): readonly string[];
  // What is wrong with a snapshot from outside (types, ranges, sizes, keys), in words; null when it has the shape of a
  // state for so many seats. Asked before anything else sees it.
  checkSnapshot(snapshot: unknown, seats: number): string | null;
  // A snapshot written under older rules in today's shape, so that the match can go on; null when nothing can be made of
  // it. Left out while snapshots of all earlier versions still fit. What it gives is checked like any other.
  liftSnapshot?(snapshot: unknown, rulesVersion: number): unknown;
  // Round or turn number, counted from 1, for saves and results.
  progress(state: State): { readonly unit: 'turn' | 'round'; readonly number: number; readonly of?: number };
  // Points of every seat as they stand, for the course of the match; left out where points come only at the end.
  scores?(state: State): readonly number[];
  // What of the seats stands where, as everybody sees it, for a small picture of the table.
  sketch?(state: State): readonly Sketched[];
  // Ids of components and effects that a state or event shows as used; soak asks for all of `components`.
  readonly components?: readonly string[];
  usedComponents?(event: Event): readonly string[];
  // How well a fact will be remembered when the match is over, 0 (not at all) to 1.
  weighEvent?(event: Event): number;

  readonly rules: readonly RuleText[];
  // The chart in plain words, for "How a turn runs".
  readonly turn?: TurnText;
  readonly lessons: readonly Lesson<State>[];
  // The first match with a teacher.
  readonly teaching?: Teaching<State, View, Decision>;
  // What not every game has.
  readonly puzzles?: readonly Puzzle<State>[];
  readonly campaign?: Campaign;
}

// A module whose own types are forgotten, as the core, host and AI handle it.
// biome-ignore lint/suspicious/noExplicitAny: existential types do not exist in TypeScript; each game is checked where it is defined.
export type AnyGame = GameModule<any, any, any, any, any>;
