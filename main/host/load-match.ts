// From a save back to a running match. The journal's replay and the snapshot must agree; if they do not,
// the snapshot is kept when it is sound in itself, and the match goes on without its past.
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { hashState } from '../../engine/core/hash';
import { leavesOf } from '../../engine/core/phase-chart';
import { fail, type Result, succeed } from '../../engine/core/result';
import { seedAfter } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch, type Match } from '../../engine/match/match';
import { replaySteps, runSteps } from '../../engine/match/replay';

export interface LoadedMatch {
  readonly match: Match;
  // Said to the player when the past could not be checked, or was played by older rules.
  readonly warning: { readonly code: 'save.noReplay' | 'save.otherRules'; readonly message: string } | null;
}

export const loadMatch = (game: AnyGame, body: SaveBody): Result<LoadedMatch> => runSteps(loading(game, body));

// The same without holding up the host: between the entries it may do other things.
export const loadMatchGently = (game: AnyGame, body: SaveBody): Promise<Result<LoadedMatch>> => runGently(loading(game, body));
export const replayGently = (game: AnyGame, body: SaveBody): Promise<Result<Match>> => runGently(replaying(game, body));

function* loading(game: AnyGame, body: SaveBody): Generator<void, Result<LoadedMatch>> {
  const { kind } = body.journal.header.start;
  if (kind === 'lesson' || kind === 'puzzle') return fail('save.posed', 'Lessons and puzzles are not saved matches.');
  const replayed = yield* replaying(game, body);
  if (replayed.ok && hashState(replayed.value.state) === hashState(body.snapshot))
    return succeed({ match: replayed.value, warning: null });
  if (body.journal.header.rulesVersion !== game.rulesVersion)
    return fromSnapshot(game, body, {
      code: 'save.otherRules',
      message: 'This match was begun under other rules; it goes on from where it was saved by the rules of today.',
    });
  const reason = replayed.ok ? 'its snapshot differs from its journal' : replayed.message;
  return fromSnapshot(game, body, {
    code: 'save.noReplay',
    message: `The past of this match could not be checked (${reason}); it goes on from where it was saved.`,
  });
}

function* replaying(game: AnyGame, body: SaveBody): Generator<void, Result<Match>> {
  try {
    return yield* replaySteps(game, body.journal, preparedStart(game, body.journal));
  } catch (error) {
    return fail('replay.broken', error instanceof Error ? error.message : String(error));
  }
}

// A first match with a teacher did not begin at the ordinary set-up.
export function preparedStart(game: AnyGame, { header }: SaveBody['journal']): (() => StateBase) | undefined {
  return header.start.kind === 'teaching' ? game.teaching?.start : undefined;
}

const SLICE_MILLIS = 12;

async function runGently<Value>(steps: Generator<void, Value>): Promise<Value> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE_MILLIS) continue;
    await new Promise((done) => setImmediate(done));
    since = performance.now();
  }
}

function fromSnapshot(game: AnyGame, body: SaveBody, warning: LoadedMatch['warning']): Result<LoadedMatch> {
  const wrong = fail('save.wrongGame', 'The file names a game that its contents do not belong to, or was changed by hand.');
  const { header, entries } = body.journal;
  try {
    const state = snapshotOf(game, body);
    if (state === null || game.checkInvariants(state).length > 0) return wrong;
    const match = createMatch({
      game,
      options: header.options,
      seats: header.seats,
      // Other numbers than those the lost past has used already.
      seed: seedAfter(header.seed, entries.length),
      start: { name: { kind: 'setup' }, state },
    });
    for (const seat of [null, ...header.seats.keys()]) match.view(seat);
    return succeed({ match, warning });
  } catch {
    return wrong;
  }
}

// What is in the file, in the shape of today's rules; null for what no match of this game looks like. Nothing of a snapshot
// is used before this has looked at it.
export function snapshotOf(game: AnyGame, body: SaveBody): StateBase | null {
  const { rulesVersion, seats } = body.journal.header;
  const isOlder = rulesVersion !== game.rulesVersion && game.liftSnapshot !== undefined;
  const snapshot = isOlder ? game.liftSnapshot?.(body.snapshot, rulesVersion) : body.snapshot;
  if (game.checkSnapshot(snapshot, seats.length) !== null) return null;
  const state = snapshot as StateBase;
  return leavesOf(game.chart).has(state.phase) ? state : null;
}
