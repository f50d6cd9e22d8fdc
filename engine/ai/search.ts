// The common search, for a game without agents of its own: a tree over information sets. Every visit imagines what is
// hidden, goes down by what that world allows, lets each seat choose for itself, adds one node and asks `evaluate` for
// every seat. Games tune it by `evaluate` and `orderDecisions`.
import type { Agent, Budget } from '../core/agent';
import type { DecisionBase } from '../core/decision';
import type { AnyGame, StateBase } from '../core/game-module';
import { known } from '../core/invariant';
import { type Kernel, kernelFor } from '../core/kernel';
import type { Rng } from '../core/rng';
import { chooseInFog, type Fog } from './fog';

export interface SearchProfile extends Fog {
  // Visits of the tree at most; the clock may end it sooner.
  readonly visits: number;
  // Decisions looked at in a node, in the game's own order where it has one, else any of them.
  readonly breadth: number;
  // How many decisions deep the tree may grow.
  readonly depth: number;
}

type AnyKernel = Kernel<StateBase, DecisionBase, { readonly type: string }>;

interface Node {
  readonly children: Map<string, Node>;
  visits: number;
  // Visits in whose worlds this decision was there to take.
  offered: number;
  // Of the seat that came here.
  sum: number;
}

const CURIOSITY = 0.7;
// Reading the clock costs something, so it is read once in a few visits.
const CLOCK_EVERY = 8;

const makeNode = (): Node => ({ children: new Map(), visits: 0, offered: 0, sum: 0 });

export function createSearchAgent(game: AnyGame, profile: SearchProfile): Agent {
  const kernel: AnyKernel = kernelFor(game);
  return {
    choose(view, request, budget, rng) {
      const { decisions } = request;
      if (decisions.length === 1) return 0;
      const root = makeNode();
      for (let visit = 0; visit < profile.visits; visit++) {
        if (visit > 0 && visit % CLOCK_EVERY === 0 && isOver(budget)) break;
        goDown(game, kernel, root, game.determinize(view, request.seat, rng), profile, rng);
      }
      const seen = decisions.map((decision) => {
        const child = root.children.get(game.makeKey(decision));
        return { share: child === undefined ? 0 : child.sum / Math.max(1, child.visits), visits: child?.visits ?? 0 };
      });
      if (profile.blur > 0 || profile.temperature > 0) return chooseInFog(seen, profile, rng);
      return mostVisited(seen);
    },
  };
}

function isOver(budget: Budget): boolean {
  return budget.isCancelled() || budget.spent() >= budget.millis;
}

function mostVisited(seen: readonly { readonly share: number; readonly visits: number }[]): number {
  let best = 0;
  seen.forEach((each, index) => {
    const held = known(seen[best]);
    if (each.visits > held.visits || (each.visits === held.visits && each.share > held.share)) best = index;
  });
  return best;
}

// One visit: down the tree to its edge, one node further, and back up with everyone's value.
function goDown(game: AnyGame, kernel: AnyKernel, root: Node, world: StateBase, profile: SearchProfile, rng: Rng): void {
  const path: Node[] = [root];
  const movers: number[] = [];
  let node = root;
  let seats = 0;
  for (let depth = 0; depth < profile.depth; depth++) {
    const asked = game.requestFor(world);
    if (asked === null) break;
    const isFirst = node.visits === 0 && depth > 0;
    if (isFirst) break;
    const offers = offersIn(game, world, profile.breadth, rng);
    const chosen = offers[pickOffer(game, node, offers, rng)] as DecisionBase;
    node = known(node.children.get(game.makeKey(chosen)));
    path.push(node);
    movers.push(asked.seat);
    seats = Math.max(seats, asked.seat + 1);
    kernel.apply(world, chosen, rng);
  }
  const values: number[] = [];
  for (let seat = 0; seat < seats; seat++) values.push(worthTo(game, world, seat));
  path.forEach((each, step) => {
    each.visits++;
    if (step > 0) each.sum += values[movers[step - 1] as number] as number;
  });
}

// From 0 to 1: who has won has all.
function worthTo(game: AnyGame, state: StateBase, seat: number): number {
  const outcome = game.outcome(state);
  if (outcome === null) return 0.5 + 0.48 * Math.max(-1, Math.min(1, game.evaluate(state, seat)));
  if (outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 - 0.5 * (1 - 1 / outcome.winners.length) : 0;
}

// What is looked at in a world. Without an order of the game's own, a broad choice is thinned by chance, not by place.
function offersIn(game: AnyGame, world: StateBase, breadth: number, rng: Rng): readonly DecisionBase[] {
  const legal: readonly DecisionBase[] = game.legalDecisions(world);
  if (legal.length <= breadth) return legal;
  if (game.orderDecisions !== undefined) return game.orderDecisions(world, legal).slice(0, breadth);
  const first = rng.int(legal.length);
  return Array.from({ length: breadth }, (_, step) => known(legal[(first + step) % legal.length]));
}

// Untried ones first, then by hope and doubt among what this world offers.
function pickOffer(game: AnyGame, node: Node, offers: readonly DecisionBase[], rng: Rng): number {
  let best = -1;
  let bestHope = Number.NEGATIVE_INFINITY;
  let untried = 0;
  let chosen = -1;
  offers.forEach((decision, index) => {
    const key = game.makeKey(decision);
    const child = node.children.get(key) ?? makeNode();
    node.children.set(key, child);
    child.offered++;
    if (child.visits === 0) {
      untried++;
      // In the game's own order where it has one, else any.
      if (chosen < 0 || (game.orderDecisions === undefined && rng.int(untried) === 0)) chosen = index;
      return;
    }
    const hope = child.sum / child.visits + CURIOSITY * Math.sqrt(Math.log(child.offered) / child.visits);
    if (hope > bestHope) {
      bestHope = hope;
      best = index;
    }
  });
  return chosen >= 0 ? chosen : best;
}
