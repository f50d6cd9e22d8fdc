// Who sits at an AI seat. An agent sees a view and the open request, never a true state.
import type { DecisionBase, Request } from './decision';
import type { Rng } from './rng';

export const LEVELS = ['page', 'squire', 'knight', 'hetman'] as const;
export type Level = (typeof LEVELS)[number];
export const AGENT_NAMES = ['random', ...LEVELS] as const;
export type AgentName = (typeof AGENT_NAMES)[number];

// How long an agent may think. `spent` and `isCancelled` come from outside: the engine has no clock.
export interface Budget {
  // Milliseconds for this decision.
  readonly millis: number;
  // Milliseconds since the decision was asked.
  spent(): number;
  isCancelled(): boolean;
}

export interface Agent<View = unknown> {
  // Index into `request.decisions`.
  choose(view: View, request: Request<DecisionBase>, budget: Budget, rng: Rng): number;
  // Called when a new match begins; an agent may remember things within a match.
  reset?(): void;
}
