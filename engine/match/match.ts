// A running match: a seed, options and a list of decisions, turned into a state and one open request.
import type { Beat } from '../core/beat';
import type { DecisionBase, Phrase, Refusal } from '../core/decision';
import type { AnyGame, Outcome, StateBase } from '../core/game-module';
import { hashState } from '../core/hash';
import { invariant, known } from '../core/invariant';
import { JOURNAL_FORMAT, type Journal, type JournalEntry, type Start } from '../core/journal';
import { createLiveDriver, type LiveDriver } from '../core/live-driver';
import { fail, type Result, succeed } from '../core/result';
import { rngFor } from '../core/rng';
import type { SeatSpec } from '../core/seat';
import { type GameId, games } from '../registry';
import { seatsFor } from './seats';
import { undoTarget } from './undo';

export interface MatchSetup {
  readonly game: GameId | AnyGame;
  readonly options?: unknown;
  // Who sits where, or only how many.
  readonly seats: number | readonly SeatSpec[];
  readonly seed: number;
  // A posed state instead of the set-up; its name goes into the journal.
  readonly start?: { readonly name: Start; readonly state: StateBase };
}

export interface MatchRequest {
  readonly seat: number;
  readonly prompt: Phrase;
  readonly decisions: readonly { readonly key: string; readonly decision: DecisionBase }[];
  readonly refusals: readonly Refusal[];
}

// Every moment of a match: what happened, and the state right after it.
export type MatchBeat = Beat<StateBase>;

// One decision carried out, with what it took to do and to show it.
export interface Played extends JournalEntry {
  readonly seat: number;
  readonly state: StateBase;
  readonly beats: readonly MatchBeat[];
}

export interface Match {
  readonly game: AnyGame;
  readonly seats: readonly SeatSpec[];
  readonly state: StateBase;
  readonly request: MatchRequest | null;
  readonly outcome: Outcome | null;
  readonly header: Journal['header'];
  readonly journal: Journal;
  readonly played: readonly Played[];
  // The beats of the set-up.
  readonly firstBeats: readonly MatchBeat[];
  view(seat: number | null): unknown;
  // The beats the entry brought; the last one has the state it led to. Nothing changes when the key is not legal.
  decide(key: string): Result<readonly MatchBeat[]>;
  canUndo(seat: number, practice?: boolean): boolean;
  undo(seat?: number, practice?: boolean): Result<null>;
  canRedo(): boolean;
  redo(): Result<readonly MatchBeat[]>;
}

export function createMatch(setup: MatchSetup): Match {
  const game = typeof setup.game === 'string' ? known(games[setup.game], `a game called ${setup.game}`) : setup.game;
  const seats = seatsFor(setup.seats);
  const options = parsedOptions(game, setup.options ?? {}, seats.length);
  const driver = createLiveDriver(game);
  const start = begin(game, driver, setup, options, seats.length);
  const header = {
    format: JOURNAL_FORMAT as 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed: setup.seed,
    options: plainOptions(game, setup.options ?? {}, options),
    seats: [...seats],
    start: setup.start?.name ?? { kind: 'setup' as const },
  };
  return runMatch(game, driver, seats, header, start);
}

function runMatch(
  game: AnyGame,
  driver: LiveDriver,
  seats: readonly SeatSpec[],
  header: Journal['header'],
  start: { readonly state: StateBase; readonly beats: readonly MatchBeat[] },
): Match {
  const played: Played[] = [];
  let undone: Played[] = [];
  const stateNow = () => played.at(-1)?.state ?? start.state;
  let request = requestOf(game, stateNow());

  const settle = () => {
    request = requestOf(game, stateNow());
  };
  const decide = (key: string): Result<readonly MatchBeat[]> => {
    const offered = request?.decisions.find((each) => each.key === key);
    if (request === null || offered === undefined) return fail('decision.illegal', `"${key}" is not one of the choices now.`);
    const rng = rngFor(header.seed, played.length + 1);
    const stepped = driver.apply(stateNow(), offered.decision, rng);
    played.push({
      key,
      seat: request.seat,
      draws: rng.draws,
      hash: hashState(stepped.state),
      state: stepped.state,
      beats: stepped.beats,
    });
    undone = [];
    settle();
    return succeed(stepped.beats);
  };
  const target = (seat: number, practice: boolean) =>
    undoTarget({ game, seats, start: start.state, played, seed: header.seed }, seat, practice);

  return {
    game,
    seats,
    played,
    header,
    firstBeats: start.beats,
    get state() {
      return stateNow();
    },
    get request() {
      return request;
    },
    get outcome() {
      return game.outcome(stateNow());
    },
    get journal() {
      return { header, entries: played.map(({ key, draws, hash }) => ({ key, draws, hash })) };
    },
    view: (seat) => game.viewFor(stateNow(), seat),
    decide,
    canUndo: (seat, practice = false) => target(seat, practice) !== null,
    undo(seat = played.at(-1)?.seat ?? 0, practice = false) {
      const to = target(seat, practice);
      if (to === null) return fail('undo.barrier', 'Nothing can be taken back now.');
      undone = [...played.splice(to), ...undone];
      settle();
      return succeed(null);
    },
    canRedo: () => undone.length > 0,
    redo() {
      const next = undone.shift();
      if (next === undefined) return fail('redo.nothing', 'There is nothing to bring back.');
      played.push(next);
      settle();
      return succeed(next.beats);
    },
  };
}

function parsedOptions(game: AnyGame, raw: unknown, seats: number): unknown {
  invariant(seats >= game.seatRange.min && seats <= game.seatRange.max, `${game.id} has no table for ${seats}`);
  const options = game.parseOptions(raw, seats);
  invariant(options.ok, options.ok ? '' : options.message);
  return options.value;
}

// What the journal keeps: the plain values as they were given, completed by what the game made of its own options.
function plainOptions(game: AnyGame, raw: unknown, parsed: unknown): Journal['header']['options'] {
  const plain: Journal['header']['options'] = {};
  const keep = (id: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') plain[id] = value;
  };
  for (const [id, value] of Object.entries(raw as object)) keep(id, value);
  for (const { id } of game.options) keep(id, (parsed as Record<string, unknown>)[id]);
  return plain;
}

// Entry 0 of the random stream is the set-up; decision n draws from entry n.
function begin(game: AnyGame, driver: LiveDriver, setup: MatchSetup, options: unknown, seats: number) {
  if (setup.start !== undefined) return { state: game.cloneState(setup.start.state) as StateBase, beats: [] };
  const rng = rngFor(setup.seed, 0);
  return driver.begin(game.setup(options, seats, rng), rng);
}

function requestOf(game: AnyGame, state: StateBase): MatchRequest | null {
  const asked = game.requestFor(state);
  if (asked === null) return null;
  const decisions = game.legalDecisions(state).map((decision: DecisionBase) => ({ key: game.makeKey(decision), decision }));
  invariant(decisions.length > 0, `${state.phase} asks without a choice`);
  return { ...asked, decisions, refusals: game.refusals?.(state) ?? [] };
}
