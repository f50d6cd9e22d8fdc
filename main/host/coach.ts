// The coach of a match: looks at what is asked while the player thinks, asks "are you sure?" before a decision that gives
// much away, and remembers what was given away all the same. Never waits: what has not been looked at yet is not asked about.
import { type Coaching, findGiveaway, habitsOf, MOST_QUESTIONS, NEW_COACHING, partOf } from '../../engine/core/coaching';
import type { Match } from '../../engine/match/match';
import type { CoachNote, CoachQuestion } from '../../engine/protocol';
import { adviceOf } from './advice';
import type { AiSeats } from './ai-seats';
import type { Surroundings } from './session';

export interface Coach {
  // Begins to look at the open request, if the coach has a say in it.
  look(): void;
  // What to ask before a decision; null: nothing.
  question(key: string): CoachQuestion | null;
  // Right before a decision is carried out.
  remember(key: string): void;
  beSilent(): void;
  // For the page and for the save; undefined when the coach has never sat here.
  note(): CoachNote | undefined;
  record(): Coaching | undefined;
}

export interface CoachParts {
  readonly match: Match;
  readonly campaign: string | null;
  readonly coaching?: Coaching | undefined;
  readonly teacher?: unknown;
}

const COACH = 'reinhold';

export function createCoach(around: Surroundings, ai: AiSeats, parts: CoachParts): Coach {
  const { match } = parts;
  const people = match.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  // Between people he would take sides, in a campaign he would soften the trial, a teacher needs no second voice, and
  // where nobody assesses he would never say a word.
  const isWelcome =
    match.game.assesses === true &&
    people.length === 1 &&
    match.seats.length > 1 &&
    parts.campaign === null &&
    parts.teacher === undefined;
  let held = parts.coaching;

  const isListening = () => isWelcome && around.settings().coach && held?.silent !== true;
  const hasSat = () => held !== undefined || isListening();
  // What was taken back has not happened.
  const current = (): Coaching => {
    const { asked, silent, slips } = held ?? NEW_COACHING;
    return { asked, silent, slips: slips.filter(({ entry }) => entry < match.played.length) };
  };
  const giveaway = (key: string) => {
    const { request } = match;
    if (request === null || !people.includes(request.seat) || !isListening()) return null;
    const found = ai.assessed();
    return findGiveaway(
      found,
      request.decisions.findIndex((each) => each.key === key),
    );
  };

  return {
    look() {
      const { request } = match;
      if (request === null || request.decisions.length < 2 || !people.includes(request.seat) || !isListening()) return;
      void ai.advise(request);
    },
    question(key) {
      const { asked } = current();
      if (asked.length >= MOST_QUESTIONS || asked.includes(match.played.length)) return null;
      const { request } = match;
      const found = giveaway(key);
      if (request === null || found === null) return null;
      held = { ...current(), asked: [...asked, match.played.length] };
      const { chosen, safer, reason } = found;
      return {
        ...{ coach: COACH, asked: asked.length + 1, most: MOST_QUESTIONS, reason },
        ...{ chosen: adviceOf(match, request, chosen), safer: adviceOf(match, request, safer) },
      };
    },
    remember(key) {
      const found = giveaway(key);
      if (found === null) return;
      const { slips, ...rest } = current();
      const { number } = match.game.progress(match.state);
      held = { ...rest, slips: [...slips, { entry: match.played.length, number, lost: found.lost, part: partOf(found.reason) }] };
    },
    beSilent() {
      held = { ...current(), silent: true };
    },
    note() {
      if (!hasSat()) return undefined;
      const { asked, silent, slips } = current();
      const habits = match.outcome === null ? {} : { habits: habitsOf(slips) };
      return { coach: COACH, asked: asked.length, most: MOST_QUESTIONS, silent, ...habits };
    },
    record: () => (hasSat() ? current() : undefined),
  };
}
