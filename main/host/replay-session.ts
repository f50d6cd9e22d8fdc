// A played match looked at again, entry by entry, with the eyes that its one person had, or with nobody's.

import type { AnyGame } from '../../engine/core/game-module';
import { fail, type Result, succeed } from '../../engine/core/result';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch, type Match, type MatchBeat } from '../../engine/match/match';
import type { TablePush } from '../../engine/protocol';
import { preparedStart, replayGently } from './load-match';
import { notHere, refusals, type Session, type Surroundings } from './session';
import { makeTable } from './table';

export async function openReplay(
  around: Surroundings,
  id: string,
  game: AnyGame,
  body: SaveBody,
): Promise<Result<Session & { begin(): Promise<void> }>> {
  const replayed = await replayGently(game, body);
  if (!replayed.ok) return fail(replayed.code, `This match cannot be replayed. ${replayed.message}`);
  const whole = replayed.value;
  const viewer = onlyPerson(whole);
  if (isRunning(whole, body) && hidesSomething(whole, viewer))
    return fail('replay.unfinished', 'The match is not over: its replay would show what is still hidden.');
  return succeed(replaySession(around, id, body, whole, viewer));
}

function replaySession(
  around: Surroundings,
  id: string,
  body: SaveBody,
  whole: Match,
  viewer: number | null,
): Session & { begin(): Promise<void> } {
  const { header } = body.journal;
  const keys = whole.played.map((entry) => entry.key);
  let match = freshMatch(whole);
  let at = 0;

  const table = (beats: readonly MatchBeat[] = []): TablePush =>
    makeTable({
      id,
      match,
      mode: { kind: 'replay', entries: keys.length, at },
      viewer,
      curtain: null,
      beats,
      request: null,
      canUndo: false,
      canRedo: false,
      campaign: body.campaign,
    });

  // Forward by playing on, backward by playing again from the start.
  const goTo = (entry: number): readonly MatchBeat[] => {
    if (entry < at) {
      match = freshMatch(whole);
      at = 0;
    }
    const isNextEntry = entry === at + 1;
    let beats: readonly MatchBeat[] = [];
    for (const key of keys.slice(at, entry)) {
      const decided = match.decide(key);
      beats = decided.ok ? decided.value : [];
      at++;
    }
    return isNextEntry ? beats : [];
  };

  function freshMatch(of: Match): Match {
    const state = preparedStart(of.game, body.journal)?.();
    return createMatch({
      game: of.game,
      options: header.options,
      seats: header.seats,
      seed: header.seed,
      ...(state === undefined ? {} : { start: { name: header.start, state } }),
    });
  }

  return {
    ...refusals,
    async begin() {
      around.push({ type: 'table', table: table(match.firstBeats) });
    },
    table: () => table(),
    decide: async () => notHere,
    async seek(entry) {
      if (entry > keys.length) return fail('replay.end', 'The match has no such entry.');
      around.push({ type: 'table', table: table(goTo(entry)) });
      return succeed(null);
    },
    saveBody: () => null,
    close() {},
  };
}

function onlyPerson(match: Match): number | null {
  const people = [...match.seats.keys()].filter((seat) => match.seats[seat]?.kind === 'human');
  return people.length === 1 ? (people[0] ?? null) : null;
}

function hidesSomething(match: Match, viewer: number | null): boolean {
  return [...match.seats.keys()].some((seat) => seat !== viewer && match.game.hasSecret(match.state, seat));
}

// A match that was given up has nothing left to hide.
function isRunning(match: Match, body: SaveBody): boolean {
  return match.outcome === null && body.givenUp !== true;
}
