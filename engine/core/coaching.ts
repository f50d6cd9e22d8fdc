// What a coach makes of a player's decisions: which of them give much away, and which habits that shows. Pure; what was
// found is written down with the match.
import { z } from 'zod';
import type { Assessment } from './agent';
import type { Phrase } from './decision';

// A coach who asks more often is not listened to.
export const MOST_QUESTIONS = 4;
const HABITS = 3;
// Share of winning below which nobody is stopped.
const MUCH = 0.1;
// Said of what wins at once: that is not thrown away unasked, however well the match stands without it.
const WINS = 'victory';
// So many spreads apart two shares are told apart.
const DOUBTS = 2;

const slipSchema = z.strictObject({
  // Number of journal entries before the decision, and its round or turn.
  entry: z.number().int().min(0),
  number: z.number().int().min(0),
  // Share of winning that was given away.
  lost: z.number().min(0).max(1),
  // The part of a reason that names it.
  part: z.string().max(40),
});
export type Slip = z.infer<typeof slipSchema>;

export const coachingSchema = z.strictObject({
  // Entries at which the coach has asked.
  asked: z.array(z.number().int().min(0)).max(MOST_QUESTIONS),
  // The player wants no more advice in this match.
  silent: z.boolean(),
  slips: z.array(slipSchema).max(2000),
});
export type Coaching = z.infer<typeof coachingSchema>;

export const NEW_COACHING: Coaching = { asked: [], silent: false, slips: [] };

export interface Giveaway {
  readonly chosen: Assessment;
  readonly safer: Assessment;
  readonly lost: number;
  // The thing lost by the one, or else what speaks for the other.
  readonly reason: Phrase;
}

// Null: the decision gives little away, nobody has looked at it, or nothing can be named that it loses.
export function findGiveaway(found: readonly Assessment[], index: number): Giveaway | null {
  const [safer] = found;
  const chosen = found.find((each) => each.index === index);
  if (safer === undefined || chosen === undefined || safer.work === 0 || chosen.work === 0) return null;
  const lost = safer.share - chosen.share;
  const win = winsAtOnce(chosen) ? undefined : winsAtOnce(safer);
  const isClear = lost >= MUCH && lost > DOUBTS * Math.hypot(safer.spread, chosen.spread);
  if (!isClear && win === undefined) return null;
  const reason = win ?? chosen.reasons.find(speaksAgainst) ?? safer.reasons.find((each) => !speaksAgainst(each));
  return reason === undefined ? null : { chosen, safer, lost, reason };
}

function winsAtOnce({ reasons }: Assessment): Phrase | undefined {
  return reasons.find((each) => partOf(each) === WINS);
}

// Reasons are keys `assess.<part>.more` and `assess.<part>.less`: the second is always the worse for the seat.
function speaksAgainst({ key }: Phrase): boolean {
  return key.endsWith('.less');
}

export function partOf({ key }: Phrase): string {
  return key.split('.')[1] ?? '';
}

export interface Habit {
  readonly part: string;
  readonly times: number;
  // Rounds or turns in which it showed, in their order.
  readonly at: readonly number[];
  // Shares of winning given away by it, together.
  readonly lost: number;
}

// The costliest first.
export function habitsOf(slips: readonly Slip[]): readonly Habit[] {
  const habits = new Map<string, Habit>();
  for (const { part, number, lost } of slips) {
    const held = habits.get(part) ?? { part, times: 0, at: [], lost: 0 };
    const at = held.at.includes(number) ? held.at : [...held.at, number];
    habits.set(part, { part, times: held.times + 1, at, lost: held.lost + lost });
  }
  return [...habits.values()].toSorted((one, other) => other.lost - one.lost).slice(0, HABITS);
}
