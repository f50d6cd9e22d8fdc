// A hint that is followed stays: after a step of its plan the next one is shown, until the player does something else or
// something is learned that the plan could not know.
import type { Advice, Hint, TablePush } from '../../engine/protocol';

// What is left of a hint's plan after a decision; of several plans that begin with it the one that is shown.
export function planAfter(hint: Hint | null, led: number, key: string): Advice | null {
  const best = hint?.best ?? [];
  const plan = [best[led], ...best].find((advice) => advice?.key === key);
  // Some plans begin with the decision itself, some after it.
  const [first, ...rest] = plan?.steps ?? [];
  const steps = first?.key === key ? rest : (plan?.steps ?? []);
  const [next] = steps;
  return plan === undefined || next === undefined ? null : { ...plan, key: next.key, steps };
}

// As a hint at the table that the decision led to. Whatever cannot be taken back drew a number, revealed something or was
// another's deed: the plan's share is not true any more.
export function hintFrom(plan: Advice | null, { canUndo, request }: Pick<TablePush, 'canUndo' | 'request'>): Hint | null {
  const isOffered = request?.decisions.some(({ key }) => key === plan?.key) ?? false;
  return plan === null || !canUndo || !isOffered ? null : { key: plan.key, best: [plan] };
}
