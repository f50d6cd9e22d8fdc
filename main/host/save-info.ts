// What the list of saves says about a file, read from the save itself. A save that its game cannot
// make sense of becomes a line with a problem, never an error of the list.
import { stat } from 'node:fs/promises';
import type { AnyGame } from '../../engine/core/game-module';
import { known } from '../../engine/core/invariant';
import type { Failure } from '../../engine/core/result';
import { MAX_SAVE_CHARS, parseSave, type SaveBody } from '../../engine/core/save-format';
import type { SaveInfo } from '../../engine/protocol';
import { readCapped } from './files';
import type { GameShelf } from './game-shelf';
import { snapshotOf } from './load-match';

// A list of thousands stays small.
const MOST_SKETCHED = 60;

// A line of the list, and the number that orders it.
export interface Listed {
  readonly order: number;
  readonly info: SaveInfo;
}

export async function inspectSave(path: string, file: string, shelf: GameShelf): Promise<Listed> {
  const text = await readCapped(path, MAX_SAVE_CHARS * 2);
  const body = text.ok ? parseSave(text.value) : text;
  if (body.ok) return { order: body.value.order ?? 0, info: infoOf(file, body.value, shelf) };
  const about = await stat(path).catch(() => null);
  return brokenSave(file, body, about === null ? undefined : about.mtime.toISOString());
}

export function infoOf(file: string, body: SaveBody, shelf: GameShelf): SaveInfo {
  const { header, entries } = body.journal;
  const id = shelf.ids.find((each) => each === header.game);
  const game = shelf.find(header.game);
  const common = {
    file,
    name: body.name,
    seats: header.seats,
    options: header.options,
    savedAt: body.savedAt,
    entries: entries.length,
    autosave: file.startsWith('auto-'),
    campaign: body.campaign,
    taught: header.start.kind === 'teaching',
  };
  const unread = {
    progress: { unit: 'turn', number: 1 },
    toMove: null,
    finished: false,
    winners: [],
    scores: [],
    sketch: [],
  } as const;
  if (id === undefined || game === null)
    return {
      ...common,
      ...unread,
      game: null,
      problem: { code: 'save.unknownGame', message: 'This save belongs to a game that is not here.' },
    };
  try {
    return { ...common, ...standingOf(game, body), game: id, problem: null };
  } catch {
    return {
      ...common,
      ...unread,
      game: id,
      problem: { code: 'save.wrongGame', message: 'The file names a game that its contents do not belong to.' },
    };
  }
}

function standingOf(game: AnyGame, body: SaveBody) {
  const state = known(snapshotOf(game, body), 'a snapshot of this game');
  const outcome = game.outcome(state);
  const asked = outcome === null ? game.requestFor(state) : null;
  const final = body.journal.header.seats.map((_, seat) => outcome?.standings.find((each) => each.seat === seat)?.score ?? 0);
  return {
    progress: game.progress(state),
    toMove: body.givenUp === true ? null : (asked?.seat ?? null),
    finished: outcome !== null || body.givenUp === true,
    winners: outcome?.winners ?? [],
    scores: outcome === null ? (game.scores?.(state) ?? []) : final,
    sketch: (game.sketch?.(state) ?? []).slice(0, MOST_SKETCHED),
  };
}

export function brokenSave(file: string, failure: Failure, savedAt = new Date(0).toISOString()): Listed {
  return {
    order: 0,
    info: {
      file,
      name: file.replace(/\.gonfalon$/i, ''),
      game: null,
      seats: [],
      options: {},
      progress: { unit: 'turn', number: 1 },
      toMove: null,
      finished: false,
      winners: [],
      scores: [],
      sketch: [],
      savedAt,
      entries: 0,
      autosave: file.startsWith('auto-'),
      campaign: null,
      taught: false,
      problem: { code: failure.code, message: failure.message },
    },
  };
}
