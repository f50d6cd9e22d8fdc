// Helpers of the Leaders tests: pose a position, read its keys, play keys through the kernel.
import type { Budget } from '../../../engine/core/agent';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { parsePosition } from '../../../engine/games/leaders/notation';
import type { State } from '../../../engine/games/leaders/types';
import type { Event } from '../../../engine/games/leaders/view-types';

const kernel = compileKernel(leaders);

export function pose(text: string): State {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

// Time that passes by being asked for: however busy the machine, an agent does the same work.
export function countingBudget(millis: number): Budget {
  let asked = 0;
  return { millis, spent: () => asked++ * 0.25, isCancelled: () => false };
}

export function keysOf(state: State): string[] {
  return leaders.legalDecisions(state).map(leaders.makeKey);
}

// Keys of one figure or one type: all that start with the given text.
export function keysFrom(state: State, start: string): string[] {
  return keysOf(state)
    .filter((key) => key.startsWith(start))
    .sort();
}

// Plays keys, each of which must be legal, and answers what happened.
export function play(state: State, ...keys: string[]): Event[] {
  const events: Event[] = [];
  for (const key of keys) {
    const decision = leaders.legalDecisions(state).find((each) => leaders.makeKey(each) === key);
    if (decision === undefined) throw new Error(`${key} is not legal; legal are ${keysOf(state).join(' ')}`);
    kernel.apply(state, decision, makeRng(1), (event) => events.push(event));
  }
  return events;
}

export function begin(mode: 'standard' | 'advanced', seed = 1): State {
  const rng = makeRng(seed);
  const state = leaders.setup({ mode }, 2, rng);
  kernel.begin(state, rng);
  return state;
}

// Where a figure stands, as `q,r`.
export function where(state: State, id: string): string {
  const view = leaders.viewFor(state, null);
  const figure = view.figures.find((each) => each.id === id);
  const cell = figure === undefined ? undefined : view.cells[figure.cell];
  return cell === undefined ? 'nowhere' : `${cell.q},${cell.r}`;
}
