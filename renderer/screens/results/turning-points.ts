// What turned the match, read from the course of its points. Pure.
import type { TablePush } from '../../../engine/protocol';

export type TurningPoint =
  // A seat took the lead alone from another.
  | { readonly kind: 'lead'; readonly seat: number; readonly step: number }
  // The largest gain of one step.
  | { readonly kind: 'gain'; readonly seat: number; readonly step: number; readonly points: number }
  // The distance between first and second at the end.
  | { readonly kind: 'margin'; readonly points: number; readonly step: number };

const MOST_LEADS = 2;
// An advantage smaller than this is nobody's.
const CLEAR_ADVANTAGE = 15;

// What the course counts: points, or who stands how well in a match that is decided on the board.
export type Measure = 'points' | 'advantage';

export function measureOf({ outcome }: Pick<TablePush, 'outcome'>): Measure {
  return outcome?.standings.some((standing) => (standing.parts ?? []).length > 0) ? 'points' : 'advantage';
}

export function turningPoints(course: TablePush['course'], measure: Measure): readonly TurningPoint[] {
  if (course.length < 3 || (course[0]?.length ?? 0) < 2) return [];
  // The last step of a match without points is the win itself.
  const before = measure === 'points' ? course : course.slice(0, -1);
  const found: TurningPoint[] = leadChanges(before, measure === 'points' ? 0 : CLEAR_ADVANTAGE).slice(-MOST_LEADS);
  const gain = largestGain(before);
  if (gain !== null) found.push(gain);
  if (measure === 'advantage') return found.toSorted((a, b) => a.step - b.step);
  const last = (course[course.length - 1] ?? []).toSorted((a, b) => b - a);
  found.push({ kind: 'margin', points: (last[0] ?? 0) - (last[1] ?? 0), step: course.length });
  return found.toSorted((a, b) => a.step - b.step);
}

function soleLeader(points: readonly number[], least: number): number | null {
  const most = Math.max(...points);
  if (most < least) return null;
  const leaders = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

function leadChanges(course: TablePush['course'], least: number): TurningPoint[] {
  const changes: TurningPoint[] = [];
  let leader: number | null = null;
  for (const [index, points] of course.entries()) {
    const next = soleLeader(points, least);
    if (next === null || next === leader) continue;
    if (leader !== null) changes.push({ kind: 'lead', seat: next, step: index + 1 });
    leader = next;
  }
  return changes;
}

function largestGain(course: TablePush['course']): TurningPoint | null {
  let best: { readonly seat: number; readonly step: number; readonly points: number } | null = null;
  for (let index = 1; index < course.length; index++) {
    for (const [seat, points] of (course[index] ?? []).entries()) {
      const gained = points - (course[index - 1]?.[seat] ?? 0);
      if (gained > 0 && (best === null || gained > best.points)) best = { seat, step: index + 1, points: gained };
    }
  }
  return best === null ? null : { kind: 'gain', ...best };
}
