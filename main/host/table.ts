// Builds what the renderer gets of a match: one seat's view, its beats, its request. Nothing here may
// pass on more than the viewer may know.
import type { AnyGame } from '../../engine/core/game-module';
import { courseOf } from '../../engine/match/course';
import type { Match, MatchBeat } from '../../engine/match/match';
import { momentsOf } from '../../engine/match/moments';
import type { BeatView, CoachNote, GameId, OpenRequest, TableMode, TablePush, TeachingNote } from '../../engine/protocol';

export interface TableFrame {
  readonly id: string;
  readonly match: Match;
  readonly mode: TableMode;
  readonly viewer: number | null;
  readonly curtain: number | null;
  readonly beats: readonly MatchBeat[];
  readonly request: OpenRequest | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly campaign: string | null;
  readonly teaching?: TeachingNote | undefined;
  readonly coaching?: CoachNote | undefined;
}

export function makeTable(frame: TableFrame): TablePush {
  const { match, viewer } = frame;
  const { header } = match;
  const view = match.view(viewer);
  return {
    match: frame.id,
    game: header.game as GameId,
    mode: frame.mode,
    seats: match.seats,
    options: header.options,
    seed: match.outcome === null ? null : header.seed,
    viewer,
    view,
    beats: beatsFor(match, frame.beats, viewer, view),
    request: frame.request,
    toMove: match.request?.seat ?? null,
    curtain: frame.curtain,
    entry: match.played.length,
    canUndo: frame.canUndo,
    canRedo: frame.canRedo,
    outcome: match.outcome,
    progress: match.game.progress(match.state),
    campaign: frame.campaign,
    ...(frame.teaching === undefined ? {} : { teaching: frame.teaching }),
    ...(frame.coaching === undefined ? {} : { coaching: frame.coaching }),
    course: courseOf(match),
    ...(match.outcome === null ? {} : { moments: momentsOf(match) }),
  };
}

// What the viewer may know of every moment. A hidden fact is not told: what it changed shows with the next one, and
// the last one that is told leads to the true view.
function beatsFor(match: Match, beats: readonly MatchBeat[], viewer: number | null, truth: unknown): readonly BeatView[] {
  const { game } = match;
  const now = game.progress(match.state).number;
  const told = beats.flatMap(({ event, state }) => {
    const seen: BeatView['event'] | null = game.redactEvent(event, viewer);
    return seen === null ? [] : [{ event: seen, state }];
  });
  return told.map(({ event, state }, index) => ({
    event,
    view: index === told.length - 1 ? truth : game.viewFor(state, viewer),
    ...progressAt(game, state, now),
  }));
}

function progressAt(game: AnyGame, state: MatchBeat['state'], now: number): { readonly progress?: number } {
  const { number } = game.progress(state);
  return number === now ? {} : { progress: number };
}

// The open request, if it is the viewer's own.
export function requestFor(match: Match, viewer: number | null): OpenRequest | null {
  const request = match.request;
  return request === null || request.seat !== viewer ? null : request;
}
