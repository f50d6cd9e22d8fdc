// Whose eyes the table is shown to, and when the curtain falls between two people at one screen.
import type { Match } from '../../engine/match/match';
import type { Settings } from '../../engine/protocol';

export interface Eyes {
  // Null: what everybody may know.
  readonly viewer: number | null;
  // Seat whose person must take the screen first.
  readonly curtain: number | null;
}

export function nextEyes(match: Match, before: Eyes, curtain: Settings['curtain']): Eyes {
  const people = [...match.seats.keys()].filter((seat) => match.seats[seat]?.kind === 'human');
  const [only] = people;
  if (only === undefined) return { viewer: null, curtain: null };
  if (people.length === 1) return { viewer: only, curtain: null };
  const asked = match.request?.seat ?? null;
  // Over: several people look at the end together.
  if (asked === null) return { viewer: null, curtain: null };
  // An AI seat thinks: whoever had the screen keeps it.
  if (match.seats[asked]?.kind === 'ai') return { viewer: before.viewer, curtain: null };
  if (before.viewer === asked) return { viewer: asked, curtain: null };
  if (curtain === 'always' || match.game.hasSecret(match.state, asked)) return { viewer: null, curtain: asked };
  return { viewer: asked, curtain: null };
}
