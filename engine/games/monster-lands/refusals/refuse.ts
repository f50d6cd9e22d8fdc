// How a refusal is written: its target and its reason, `why.<word>`.
import type { Refusal } from '../../../core/decision';

export const refuse = (target: string, why: string, params: Readonly<Record<string, string | number>> = {}): Refusal => ({
  target,
  reason: { key: `why.${why}`, params },
});
