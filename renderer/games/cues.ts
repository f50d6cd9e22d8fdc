// What a fact of a game means to a seat, for a line of whoever sits there: games bring renderer/games/<id>/cues.ts.
// Facts are as everybody may know them (a test compares); nothing else is asked.
import type { GameId } from '../../engine/protocol';
import type { Cue } from '../text/people';

export interface TalkCue {
  readonly seat: number;
  readonly cue: Cue;
}

type Event = { readonly type: string };
export type CuesOf = (event: Event) => readonly TalkCue[];

// Events of a game's own type go in, as everywhere at the table.
const modules = import.meta.glob<{ cuesOf: (event: never) => readonly TalkCue[] }>('./*/cues.ts', { eager: true });

export function cuesFor(game: GameId): CuesOf {
  const cuesOf = modules[`./${game}/cues.ts`]?.cuesOf;
  return cuesOf === undefined ? () => [] : (event) => cuesOf(event as never);
}
