// Whose eyes the screen has, and what it is shown.
import { fail, type Result, succeed } from '../../engine/core/result';
import type { Match, MatchBeat } from '../../engine/match/match';
import type { CoachNote, OpenRequest, TablePush } from '../../engine/protocol';
import { pastOf } from './past';
import type { Surroundings } from './session';
import { makeTable, requestFor } from './table';
import type { Teacher } from './teacher';
import { type Eyes, nextEyes } from './viewer';

export interface MatchScreen {
  readonly viewer: number | null;
  readonly curtain: number | null;
  // The open request, if the person at the screen may answer it.
  request(): OpenRequest | null;
  // The table as it stands, with what was told last.
  table(): TablePush;
  // Gives the screen to whoever is asked now, and shows the match for the first time.
  open(): void;
  // The same after a change: shows what happened.
  show(beats: readonly MatchBeat[]): void;
  // The person of a seat has taken the screen.
  reveal(seat: number): Result<null>;
}

export interface ScreenParts {
  readonly id: string;
  readonly match: Match;
  readonly campaign: string | null;
  readonly teacher?: Teacher | undefined;
  // True when the match stands still: nothing is asked.
  isFrozen(): boolean;
  canUndo(viewer: number): boolean;
  canRedo(): boolean;
  coaching(): CoachNote | undefined;
}

export function createMatchScreen(around: Surroundings, parts: ScreenParts): MatchScreen {
  const { id, match, campaign } = parts;
  let eyes: Eyes = { viewer: null, curtain: null };
  const request = () => (parts.isFrozen() || eyes.curtain !== null ? null : requestFor(match, eyes.viewer));

  const tableAfter = (beats: readonly MatchBeat[]): TablePush => {
    const { viewer, curtain } = eyes;
    const isFree = viewer !== null && curtain === null;
    return makeTable({
      id,
      match,
      mode: { kind: 'match' },
      viewer,
      curtain,
      beats,
      request: request(),
      canUndo: isFree && parts.canUndo(viewer),
      canRedo: isFree && parts.canRedo(),
      campaign,
      teaching: parts.teacher?.note(),
      coaching: parts.coaching(),
    });
  };

  const table = (): TablePush => ({ ...tableAfter([]), past: pastOf(match, eyes.viewer) });

  return {
    get viewer() {
      return eyes.viewer;
    },
    get curtain() {
      return eyes.curtain;
    },
    request,
    table,
    open() {
      eyes = nextEyes(match, eyes, around.settings().curtain);
      around.push({ type: 'table', table: match.played.length === 0 ? tableAfter(match.firstBeats) : table() });
    },
    show(beats) {
      eyes = nextEyes(match, eyes, around.settings().curtain);
      around.push({ type: 'table', table: tableAfter(beats) });
    },
    reveal(seat) {
      if (eyes.curtain !== seat) return fail('reveal.notAsked', 'The screen is not waiting for this seat.');
      eyes = { viewer: seat, curtain: null };
      around.push({ type: 'table', table: tableAfter([]) });
      return succeed(null);
    },
  };
}
