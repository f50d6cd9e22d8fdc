// What a match at the table leaves on disk: its body as a save, and an autosave after every change.
import type { Coaching } from '../../engine/core/coaching';
import { cutAt } from '../../engine/core/names';
import type { SaveBody } from '../../engine/core/save-format';
import type { Match } from '../../engine/match/match';
import type { Surroundings } from './session';

const MAX_NAME = 80;

export interface MatchSaving {
  bodyOf(title: string): SaveBody;
  // The body under the name the match has by itself.
  body(): SaveBody;
  autosave(): Promise<void>;
  giveUp(): Promise<void>;
}

export function createMatchSaving(
  around: Surroundings,
  { id, match, campaign }: { readonly id: string; readonly match: Match; readonly campaign: string | null },
  coaching: () => Coaching | undefined,
): MatchSaving {
  let savedProgress = match.game.progress(match.state).number;
  const bodyOf = (title: string): SaveBody => {
    const seen = coaching();
    return {
      name: title,
      savedAt: new Date().toISOString(),
      campaign,
      ...(seen === undefined ? {} : { coaching: seen }),
      journal: match.journal,
      snapshot: match.state as SaveBody['snapshot'],
    };
  };
  const body = () => bodyOf(cutAt(match.seats.map((seat) => seat.name).join(' – '), MAX_NAME));
  return {
    bodyOf,
    body,
    async autosave() {
      const number = match.game.progress(match.state).number;
      await around.autosaver.save(id, body(), number !== savedProgress);
      savedProgress = number;
    },
    giveUp: () => around.autosaver.save(id, { ...body(), givenUp: true }, true),
  };
}
