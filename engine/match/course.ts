// Points of all seats at the end of every round or turn, and at the end of the match. Where there are no points it is who
// stood how well, in hundredths; that is told after the match only.
import type { StateBase } from '../core/game-module';
import type { Match, Played } from './match';

export type Course = readonly (readonly number[])[];

// What is known of the course when an entry has been played.
interface Stand {
  readonly number: number;
  readonly points: readonly number[];
  // Of the rounds or turns before this one.
  readonly former: Course;
}

export function courseOf(match: Match): Course {
  const { game, played } = match;
  const isOver = match.outcome !== null;
  const advantages = (state: StateBase) => match.seats.map((_, seat) => Math.round(game.evaluate(state, seat) * 100));
  const measure = game.scores ?? (isOver ? advantages : null);
  if (measure === null || played.length === 0) return [];
  const last = standAt(match, measure, played.length - 1);
  return isOver ? [...last.former, last.points] : last.former;
}

// Measured once an entry, so that a table is not made by walking through its whole match.
const stands = new WeakMap<Played, Stand>();

function standAt(match: Match, measure: (state: StateBase) => readonly number[], index: number): Stand {
  let from = index;
  while (from > 0 && !stands.has(match.played[from] as Played)) from--;
  let stand = stands.get(match.played[from] as Played) ?? null;
  for (let at = stand === null ? from : from + 1; at <= index; at++) {
    const entry = match.played[at] as Played;
    const number = match.game.progress(entry.state).number;
    const former: Course = stand === null ? [] : number === stand.number ? stand.former : [...stand.former, stand.points];
    stand = { number, points: measure(entry.state), former };
    stands.set(entry, stand);
  }
  return stand as Stand;
}
