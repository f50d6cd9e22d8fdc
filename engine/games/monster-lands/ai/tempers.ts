// What each temper likes to do with its turn, in victory points, told from the table and the plan.
import { likingOf, type Tastes } from '../../../ai/temper';
import type { Temper } from '../../../core/agent';
import { parseTrailKey, trailsOf } from '../outlands/trails';
import { NOBODY, SAMBOR, type State } from '../types';
import type { Plan } from './plan';

const PARTS = ['sent', 'loaded', 'coins', 'traps', 'rivals', 'hired'] as const;
type Part = (typeof PARTS)[number];

const TASTES: Tastes<Part> = {
  // Out of the gate first.
  bold: { sent: 0.7 },
  // Whoever goes has all that can be carried.
  careful: { loaded: 0.25 },
  greedy: { coins: 0.7 },
  sly: { traps: 1 },
  // Where another clan already stands.
  vengeful: { rivals: 0.7 },
  // People before everything; with 0.7 he won more than his level does (docs/ai.md).
  steady: { hired: 0.4 },
};

// The part by which each is known.
export const HABITS: Readonly<Record<Temper, Part>> = {
  bold: 'sent',
  careful: 'loaded',
  greedy: 'coins',
  sly: 'traps',
  vengeful: 'rivals',
  steady: 'hired',
};

export function temperLiking(temper: Temper | undefined, state: State, seat: number, plan: Plan): number {
  return likingOf(TASTES, temper, (part) => partOf(part, state, seat, plan));
}

export function partOf(part: Part, state: State, seat: number, { steps }: Plan): number {
  const [first] = steps;
  switch (part) {
    case 'sent':
      return first?.type === 'send' ? 1 : 0;
    case 'loaded':
      return steps.filter((step) => step.type === 'add').length;
    case 'coins':
      return first?.type === 'visit' && (first.building === 'mine' || first.building === 'merchant') ? 1 : 0;
    case 'traps':
      return first?.type === 'visit' && first.building === 'hut' ? 1 : 0;
    case 'hired':
      return first?.type === 'visit' && first.building === 'tavern' ? 1 : 0;
    case 'rivals':
      return isContested(state, seat, steps) ? 1 : 0;
  }
}

function isContested(state: State, seat: number, steps: Plan['steps']): boolean {
  const trail = steps.find((step) => step.type === 'trail');
  if (trail === undefined) return false;
  const [place] = parseTrailKey(trail.trail);
  return trailsOf(state, place).some((each) => each.seat !== NOBODY && each.seat !== SAMBOR && each.seat !== seat);
}
