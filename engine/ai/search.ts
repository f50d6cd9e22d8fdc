// The common search: imagine what is hidden, try the promising decisions, follow each with quick play for
// a while, and value where that leads. Games tune it by `evaluate` and `orderDecisions`.
import type { Agent, Budget } from '../core/agent';
import type { DecisionBase } from '../core/decision';
import type { AnyGame, StateBase } from '../core/game-module';
import { known } from '../core/invariant';
import { type Kernel, kernelFor } from '../core/kernel';
import type { Rng } from '../core/rng';

export interface SearchProfile {
  // Imagined pasts.
  readonly samples: number;
  // Decisions tried in each.
  readonly breadth: number;
  // Quick decisions that follow each tried one.
  readonly depth: number;
  // How far below the best a good-enough choice may lie, and how often one is taken.
  readonly slack: number;
  readonly carelessness: number;
}

type AnyKernel = Kernel<StateBase, DecisionBase, { readonly type: string }>;

// Quick play looks at no more than this many decisions.
const QUICK_BREADTH = 6;

export function createSearchAgent(game: AnyGame, profile: SearchProfile): Agent {
  const kernel: AnyKernel = kernelFor(game);
  return {
    choose(view, request, budget, rng) {
      if (request.decisions.length === 1) return 0;
      const candidates = candidatesOf(game, view, request.seat, request.decisions, profile.breadth, rng);
      const totals = new Array<number>(candidates.length).fill(0);
      const counts = new Array<number>(candidates.length).fill(0);
      for (let sample = 0; sample < profile.samples; sample++) {
        const imagined: StateBase = game.determinize(view, request.seat, rng);
        for (let index = 0; index < candidates.length; index++) {
          if (isOver(budget) && (counts[candidates.length - 1] ?? 0) > 0)
            return chooseOf(candidates, totals, counts, profile, rng);
          const state: StateBase = game.cloneState(imagined);
          kernel.apply(state, known(request.decisions[candidates[index] as number]), rng);
          followOn(game, kernel, state, profile.depth, rng);
          totals[index] = (totals[index] as number) + game.evaluate(state, request.seat);
          counts[index] = (counts[index] as number) + 1;
        }
      }
      return chooseOf(candidates, totals, counts, profile, rng);
    },
  };
}

function isOver(budget: Budget): boolean {
  return budget.isCancelled() || budget.spent() >= budget.millis;
}

// Indexes of the decisions worth trying, in the game's own order where it has one.
function candidatesOf(
  game: AnyGame,
  view: unknown,
  seat: number,
  decisions: readonly DecisionBase[],
  breadth: number,
  rng: Rng,
): number[] {
  if (game.orderDecisions === undefined) return decisions.map((_, index) => index).slice(0, Math.max(breadth, decisions.length));
  const ordered = game.orderDecisions(game.determinize(view, seat, rng), decisions);
  return ordered.slice(0, breadth).map((decision) => decisions.indexOf(decision));
}

function followOn(game: AnyGame, kernel: AnyKernel, state: StateBase, depth: number, rng: Rng): void {
  for (let step = 0; step < depth; step++) {
    const asked = game.requestFor(state);
    if (asked === null) return;
    const legal: readonly DecisionBase[] = game.legalDecisions(state);
    const ordered: readonly DecisionBase[] = game.orderDecisions?.(state, legal) ?? legal;
    kernel.apply(state, quickChoice(game, kernel, state, asked.seat, ordered, rng), rng);
  }
}

function quickChoice(
  game: AnyGame,
  kernel: AnyKernel,
  state: StateBase,
  seat: number,
  decisions: readonly DecisionBase[],
  rng: Rng,
): DecisionBase {
  let best = decisions[0] as DecisionBase;
  if (decisions.length === 1) return best;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const decision of decisions.slice(0, QUICK_BREADTH)) {
    const after: StateBase = game.cloneState(state);
    kernel.apply(after, decision, rng);
    const value = game.evaluate(after, seat);
    if (value > bestValue) {
      bestValue = value;
      best = decision;
    }
  }
  return best;
}

function chooseOf(
  candidates: readonly number[],
  totals: readonly number[],
  counts: readonly number[],
  profile: SearchProfile,
  rng: Rng,
): number {
  const means = totals.map((total, index) => total / Math.max(1, counts[index] as number));
  const best = Math.max(...means);
  const careless = profile.carelessness > 0 && rng.float() < profile.carelessness;
  const limit = careless ? best - profile.slack : best;
  const good = candidates.filter((_, index) => (means[index] as number) >= limit);
  return good[rng.int(good.length)] as number;
}
