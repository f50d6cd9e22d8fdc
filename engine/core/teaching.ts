// A first match with a teacher: an ordinary match on a prepared start, and things to explain when they first matter.
// Nothing is scripted: what is taught next follows from the view, so the learner may do whatever the rules allow.
import type { CharacterId } from './characters';
import type { DecisionBase } from './decision';
import type { StateBase } from './game-module';

// One thing to explain. Texts: `teach.<id>.title` (what was learned), `.say` and `.ask`.
export interface TeachingPoint<View = unknown, Decision extends DecisionBase = DecisionBase> {
  readonly id: string;
  // Ids of the rules it explains.
  readonly rules: readonly string[];
  // It matters now: asked at every decision of the learner until it has been taught.
  when(view: View, decisions: readonly Decision[]): boolean;
  // What it speaks of, in the view's own terms: targets as refusals and log lines name them.
  about(view: View, decisions: readonly Decision[]): readonly string[];
  // Parameters of `say` and `ask`.
  words?(view: View, decisions: readonly Decision[]): Readonly<Record<string, string | number>>;
  // Whether the learner did what the teacher had in mind; left out where every way is as good.
  isHoped?(decision: Decision, view: View): boolean;
}

export interface Teaching<State extends StateBase = StateBase, View = unknown, Decision extends DecisionBase = DecisionBase> {
  // Who teaches, and who plays gently against the learner.
  readonly teacher: CharacterId;
  readonly opponent: CharacterId;
  readonly seats: number;
  // Seat of the learner.
  readonly seat: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  // The same state whenever it is asked for: a match that was left is replayed from it.
  start(): State;
  // The first that matters and has not been taught is taught.
  readonly points: readonly TeachingPoint<View, Decision>[];
}

// What was taught at one decision of the learner.
export interface Taught {
  readonly point: string;
  // Null where every way was as good.
  readonly isHoped: boolean | null;
}

// The point to teach now; null when the learner plays alone.
export function nextPoint<View, Decision extends DecisionBase>(
  points: readonly TeachingPoint<View, Decision>[],
  learned: ReadonlySet<string>,
  view: View,
  decisions: readonly Decision[],
): TeachingPoint<View, Decision> | null {
  return points.find((point) => !learned.has(point.id) && point.when(view, decisions)) ?? null;
}
