// The quick policy as a player: it remembers the action it has begun. It sees a state but reads only what its seat may know.
import { known } from '../../../core/invariant';
import { askOf, legalDecisions } from '../requests';
import type { Decision, State } from '../types';
import { bestAction, followPlan, freeStep, quickChoice } from './quick';

// The action under way, and whose it is.
export interface Course {
  steps: readonly Decision[];
  at: number;
  owner: number;
}

export const newCourse = (steps: readonly Decision[] = [], owner = -1): Course => ({ steps, at: 0, owner });

// The next step of the course that is legal now, or null; those already taken by themselves are skipped.
export function nextStep(course: Course, seat: number, legal: readonly Decision[]): Decision | null {
  if (course.at >= course.steps.length || seat !== course.owner) return null;
  const index = followPlan(course.steps, course.at, legal);
  if (index < 0) return null;
  course.at = index + 1;
  return known(course.steps[index]);
}

// Says what to do with a turn.
export type Act = (state: State, seat: number, legal: readonly Decision[]) => readonly Decision[];

// One decision; null when nobody is asked.
export function quickDecision(state: State, course: Course, act: Act = bestAction): Decision | null {
  const ask = askOf(state);
  if (ask === null) return null;
  const legal = legalDecisions(state);
  const step = nextStep(course, ask.seat, legal);
  if (step !== null) return step;
  if (ask.kind !== 'turn') return quickChoice(state, ask, legal);
  const free = freeStep(state, ask.seat, legal);
  if (free !== null) return free;
  course.steps = act(state, ask.seat, legal);
  course.owner = ask.seat;
  course.at = 1;
  return course.steps[0] ?? known(legal[0]);
}
