// Builds what the renderer gets of a match: one seat's view, its events, its request. Nothing here may
// pass on more than the viewer may know.
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import type { Match } from '../../engine/match/match';
import { momentsOf } from '../../engine/match/moments';
import type { GameId, OpenRequest, TableMode, TablePush } from '../../engine/protocol';

type Event = { readonly type: string };

export interface TableFrame {
  readonly id: string;
  readonly match: Match;
  readonly mode: TableMode;
  readonly viewer: number | null;
  readonly curtain: number | null;
  readonly events: readonly Event[];
  readonly request: OpenRequest | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly campaign: string | null;
}

export function makeTable(frame: TableFrame): TablePush {
  const { match, viewer } = frame;
  const { header } = match.journal;
  return {
    match: frame.id,
    game: header.game as GameId,
    mode: frame.mode,
    seats: match.seats,
    options: header.options,
    seed: match.outcome === null ? null : header.seed,
    viewer,
    view: match.view(viewer),
    events: redactEvents(match.game, frame.events, viewer),
    request: frame.request,
    toMove: match.request?.seat ?? null,
    curtain: frame.curtain,
    entry: match.played.length,
    canUndo: frame.canUndo,
    canRedo: frame.canRedo,
    outcome: match.outcome,
    progress: match.game.progress(match.state),
    campaign: frame.campaign,
    course: courseOf(match),
    ...(match.outcome === null ? {} : { moments: momentsOf(match) }),
  };
}

export function redactEvents(game: AnyGame, events: readonly Event[], viewer: number | null): readonly Event[] {
  return events.flatMap((event) => {
    const seen: Event | null = game.redactEvent(event, viewer);
    return seen === null ? [] : [seen];
  });
}

// The open request, if it is the viewer's own.
export function requestFor(match: Match, viewer: number | null): OpenRequest | null {
  const request = match.request;
  return request === null || request.seat !== viewer ? null : request;
}

// Points of all seats at the end of every round or turn, and at the end of the match. Where there are no points it is
// who stood how well, in hundredths; that is told after the match only.
function courseOf(match: Match): readonly (readonly number[])[] {
  const { game } = match;
  const advantages = (state: StateBase) => match.seats.map((_, seat) => Math.round(game.evaluate(state, seat) * 100));
  const measure = game.scores ?? (match.outcome === null ? null : advantages);
  if (measure === null) return [];
  const course: (readonly number[])[] = [];
  let former: { readonly number: number; readonly points: readonly number[] } | null = null;
  for (const { state } of match.played) {
    const number = game.progress(state).number;
    if (former !== null && number !== former.number) course.push(former.points);
    former = { number, points: measure(state) };
  }
  if (former !== null && match.outcome !== null) course.push(former.points);
  return course;
}
