// How far a seat may take back: to its own last decision, as long as nothing since then drew a number,
// showed the seat something hidden, or belonged to another seat.
import type { AnyGame, StateBase } from '../core/game-module';
import { isSame } from '../core/hash';
import { kernelFor } from '../core/kernel';
import { makeRng } from '../core/rng';
import type { SeatSpec } from '../core/seat';
import type { Played } from './match';

interface Course {
  readonly game: AnyGame;
  readonly seats: readonly SeatSpec[];
  readonly start: StateBase;
  readonly played: readonly Played[];
  readonly seed: number;
}

// The number of entries to keep, or null when nothing may be taken back.
export function undoTarget(course: Course, seat: number, practice: boolean): number | null {
  if (practice && playsAloneAgainstAi(course.seats)) return startOfLastTurn(course, seat);
  const last = course.played.at(-1);
  if (last === undefined || last.seat !== seat || isBarrier(course, course.played.length - 1)) return null;
  return course.played.length - 1;
}

function playsAloneAgainstAi(seats: readonly SeatSpec[]): boolean {
  return seats.filter((seat) => seat.kind === 'human').length === 1;
}

// Practice: back to before the seat's last run of decisions, whatever the others did since.
function startOfLastTurn(course: Course, seat: number): number | null {
  let at = course.played.length - 1;
  while (at >= 0 && course.played[at]?.seat !== seat) at--;
  if (at < 0) return null;
  while (at > 0 && course.played[at - 1]?.seat === seat) at--;
  return at;
}

function isBarrier(course: Course, index: number): boolean {
  const entry = course.played[index];
  if (entry === undefined || entry.draws > 0) return true;
  const known = revealing.get(entry);
  if (known !== undefined) return known;
  const before = course.played[index - 1]?.state ?? course.start;
  const reveals = revealsToSeat(course.game, before, entry);
  revealing.set(entry, reveals);
  return reveals;
}

// Found out once an entry: an entry and what lay before it never change.
const revealing = new WeakMap<Played, boolean>();
const SAMPLES = 6;

// An entry without chance revealed something exactly if its result depended on what the seat could not
// know: imagined pasts with the same view then lead to other views.
function revealsToSeat(game: AnyGame, before: StateBase, entry: Played): boolean {
  const kernel = kernelFor(game);
  const decision = game.parseKey(entry.key);
  if (decision === null) return true;
  const truth = game.viewFor(entry.state, entry.seat);
  const view = game.viewFor(before, entry.seat);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const imagined = game.determinize(view, entry.seat, makeRng(sample + 1));
    kernel.apply(imagined, decision, makeRng(sample + 1));
    if (!isSame(game.viewFor(imagined, entry.seat), truth)) return true;
  }
  return false;
}
