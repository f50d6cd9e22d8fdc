// What a temper does inside an agent: each game names parts of a plan that can be seen at the table and says how much every
// temper likes them, in shares of winning. Liking only decides among plans that are nearly as good, so that a temper
// changes how somebody plays and hardly how well.
import type { Temper } from '../core/agent';

// How much one of each part is worth to a temper.
export type Tastes<Part extends string> = Readonly<Record<Temper, Readonly<Partial<Record<Part, number>>>>>;

// Plans further than this below the best are left alone however much they are liked.
export const INDULGENCE = 0.04;

export function likingOf<Part extends string>(
  tastes: Tastes<Part>,
  temper: Temper | undefined,
  partOf: (part: Part) => number,
): number {
  if (temper === undefined) return 0;
  let liking = 0;
  for (const [part, weight] of Object.entries(tastes[temper]) as [Part, number][]) liking += weight * partOf(part);
  return liking;
}

// Of plans given best first, the one that is liked best among those that are nearly as good as the best.
export function mostLiked<Plan extends { readonly share: number }>(plans: readonly Plan[], liking: (plan: Plan) => number): Plan {
  const [best] = plans as readonly [Plan];
  let chosen = best;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    if (plan.share < best.share - INDULGENCE) continue;
    const liked = plan.share + liking(plan);
    if (liked <= most) continue;
    chosen = plan;
    most = liked;
  }
  return chosen;
}

// The shares as somebody sees them who likes some plans better: none is moved further than the indulgence goes.
export function swayed<Plan extends { readonly share: number }>(
  plans: readonly Plan[],
  liking: (plan: Plan) => number,
): readonly number[] {
  const likings = plans.map(liking);
  const mean = likings.reduce((sum, each) => sum + each, 0) / Math.max(1, likings.length);
  return plans.map(({ share }, index) => {
    const sway = (likings[index] as number) - mean;
    return share + Math.max(-INDULGENCE, Math.min(INDULGENCE, sway));
  });
}
