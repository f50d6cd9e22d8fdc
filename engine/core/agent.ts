// Who sits at an AI seat. An agent sees a view and the open request, never a true state.
import type { DecisionBase, Phrase, Request } from './decision';
import type { Rng } from './rng';

export const LEVELS = ['page', 'squire', 'knight', 'hetman'] as const;
export type Level = (typeof LEVELS)[number];
export const AGENT_NAMES = ['random', ...LEVELS] as const;
export type AgentName = (typeof AGENT_NAMES)[number];

// What somebody likes, beside how well he plays: a weighting inside the agent, never a slip.
export const TEMPERS = ['bold', 'careful', 'greedy', 'sly', 'vengeful', 'steady'] as const;
export type Temper = (typeof TEMPERS)[number];

// How long an agent may think. `spent` and `isCancelled` come from outside: the engine has no clock.
export interface Budget {
  // Milliseconds for this decision.
  readonly millis: number;
  // Milliseconds since the decision was asked.
  spent(): number;
  isCancelled(): boolean;
}

// What an agent thinks of one offered decision, from the view only.
export interface Assessment {
  // Index into `request.decisions`.
  readonly index: number;
  // Share of winning if it is taken, and the spread of that mean. Without work both say nothing.
  readonly share: number;
  readonly spread: number;
  // Imagined continuations behind it; 0: not looked at.
  readonly work: number;
  // Keys of the whole plan that begins with it.
  readonly plan: readonly string[];
  // What it loses beside the best, the weightiest first; for the best one, what it wins beside the next. Keys are
  // `assess.<part>.more` and `assess.<part>.less`: the second is always the worse for the seat.
  readonly reasons: readonly Phrase[];
}

// What a thread has found out about one way to go on; plain data, so that several threads can lay theirs together.
export interface Opinion {
  // Keys of the plan's decisions.
  readonly plan: readonly string[];
  readonly share: number;
  readonly spread: number;
  readonly visits: number;
}

export interface Agent<View = unknown> {
  // Index into `request.decisions`.
  choose(view: View, request: Request<DecisionBase>, budget: Budget, rng: Rng): number;
  // For several threads over one request: what this one finds out by itself, null where there is nothing to divide and
  // `choose` answers alone; and the choice from what all have found out.
  ponder?(view: View, request: Request<DecisionBase>, budget: Budget, rng: Rng): readonly Opinion[] | null;
  conclude?(view: View, request: Request<DecisionBase>, opinions: readonly (readonly Opinion[])[]): number;
  // Every offered decision, the best first; one with which several good ways begin stands there for each of them.
  assess?(view: View, request: Request<DecisionBase>, budget: Budget, rng: Rng): readonly Assessment[];
  // Called when a new match begins; an agent may remember things within a match.
  reset?(): void;
}
