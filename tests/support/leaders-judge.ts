// Judges turns of Starcie Wodzów by the hetman's search without a clock.
import type { Agent } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import { enlist } from '../../engine/games/leaders/ai/enlist';
import { SKILLS } from '../../engine/games/leaders/ai/levels';
import type { Look } from '../../engine/games/leaders/ai/look';
import { afterTurn } from '../../engine/games/leaders/ai/quick';
import { createTurnSearch, type TurnSearch } from '../../engine/games/leaders/ai/turn-search';
import { learnedValue } from '../../engine/games/leaders/ai/value';
import { createWinSearch } from '../../engine/games/leaders/ai/win-search';
import { cloneState } from '../../engine/games/leaders/clone';
import { kernel } from '../../engine/games/leaders/kernel';
import type { Decision, State } from '../../engine/games/leaders/types';

const patient = { millis: 1000, spent: () => 0, isCancelled: () => false };

export function lookTo(depth: number): Look {
  return { ...SKILLS.hetman, depth, nodes: 1_000_000, margin: 0, isOver: () => false };
}

export function makeJudge(): TurnSearch {
  return createTurnSearch(createWinSearch(18), learnedValue());
}

// What the seat that is asked decides.
export function ask(state: State, agents: readonly Agent[], salt: number): Decision {
  const asked = known(leaders.requestFor(state));
  const decisions = leaders.legalDecisions(state);
  const view = leaders.viewFor(state, asked.seat);
  return known(decisions[known(agents[asked.seat]).choose(view, { ...asked, decisions }, patient, makeRng(salt))]);
}

export interface Taken {
  // The table as the turn left it, before its end; null if the own leader fell.
  readonly after: State | null;
  readonly decisions: number;
}

// The turn of an agent from here; the other seat's reactions are of its kind.
export function turnOf(before: State, create: () => Agent, salt: number): Taken {
  const after = cloneState(before);
  const agents = [create(), create()];
  for (let made = 0; ; made++) {
    const decision = ask(after, agents, mixSeed(salt, made));
    if (decision.type === 'end') return { after, decisions: made + 1 };
    kernel.apply(after, decision, makeRng(mixSeed(salt, made)));
    if (leaders.requestFor(after) === null) return { after: null, decisions: made + 1 };
  }
}

// Share of whoever has left the table so, looked at so many turns deep, his own turn counted.
export function shareAfter(judge: TurnSearch, after: State | null, depth: number): number {
  if (after === null) return 0;
  // The recruit of this turn is the one thought of, whoever is judged.
  const next = cloneState(afterTurn(after));
  enlist(next, learnedValue(), after.turn === 2 ? 2 : 1);
  return 1 - judge.shareOf(next, depth - 1, lookTo(depth));
}
