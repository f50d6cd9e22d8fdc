// Search over a game's plans (whole groups of decisions): a tree of what everyone may plan next, each node choosing for
// its own seat, grown where hope and doubt are greatest; every visit imagines the hidden anew. It can be stopped after any
// visit, and every further one makes it wiser.
import { invariant } from '../core/invariant';
import type { Rng } from '../core/rng';

// What the tree must know of a game. `World` is a possible true state that may be changed.
export interface PlanGame<World, Plan> {
  readonly seats: number;
  imagine(rng: Rng): World;
  // Who plans next and what comes into question, with how likely each is before any search (adding up to one).
  // Null: from here on `finish` takes over. Must be the same for every world in which the same plans were carried out.
  plansAt(world: World, depth: number): Choice<Plan> | null;
  carryOut(world: World, plan: Plan, rng: Rng): void;
  // Plays on by a quick policy to where the value can speak, and says every seat's share.
  finish(world: World, rng: Rng, shares: Float32Array): void;
}

export interface Choice<Plan> {
  readonly seat: number;
  readonly plans: readonly Plan[];
  readonly priors: readonly number[];
}

export interface Rated<Plan> {
  readonly plan: Plan;
  readonly share: number;
  // Of the share's mean.
  readonly spread: number;
  readonly visits: number;
}

interface Node<Plan> {
  readonly choice: Choice<Plan>;
  readonly children: (Node<Plan> | null | undefined)[];
  readonly visits: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  total: number;
  sum: number;
}

export interface TreeLimits {
  readonly visits: number;
  // How many plans deep the tree may grow; 1 compares the plans at hand only.
  readonly depth: number;
  // Weight of doubt against hope.
  readonly curiosity: number;
  isOver(): boolean;
  // Visits that there is time for after so many, where the most visited plan will be taken: the tree ends when no other can
  // catch up with it. Left out: it never ends for that.
  visitsLeft?(made: number): number;
  // Told after every visit where the plan at hand has led.
  watch?(world: unknown, plan: number): void;
}

// Reading the clock costs something, so it is read once in a few visits.
const CLOCK_EVERY = 8;

export function ratePlans<World, Plan>(game: PlanGame<World, Plan>, limits: TreeLimits, rng: Rng): readonly Rated<Plan>[] {
  const first = game.imagine(rng);
  const choice = game.plansAt(first, 0);
  invariant(choice !== null && choice.plans.length > 0, 'something to plan');
  const root = makeNode(choice);
  const shares = new Float32Array(game.seats);
  for (let visit = 0; visit < limits.visits; visit++) {
    if (visit > 0 && visit % CLOCK_EVERY === 0 && (limits.isOver() || isDecided(root, limits))) break;
    const world = game.imagine(rng);
    const taken = descend(game, root, world, limits, rng, shares);
    limits.watch?.(world, taken);
  }
  return choice.plans.map((plan, index) => rate(root, plan, index));
}

// Fewer say nothing of how many there is time for: the first ones are slow.
const FEWEST = 400;

function isDecided<Plan>(root: Node<Plan>, { visits, visitsLeft }: TreeLimits): boolean {
  if (visitsLeft === undefined || root.total < FEWEST) return false;
  let most = 0;
  let second = 0;
  for (const each of root.visits) {
    second = Math.max(second, Math.min(most, each));
    most = Math.max(most, each);
  }
  return most - second > Math.min(visits - root.total, visitsLeft(root.total));
}

function makeNode<Plan>(choice: Choice<Plan>): Node<Plan> {
  const count = choice.plans.length;
  return {
    choice,
    children: new Array<Node<Plan> | null | undefined>(count).fill(undefined),
    visits: new Float64Array(count),
    sums: new Float64Array(count),
    squares: new Float64Array(count),
    total: 0,
    sum: 0,
  };
}

function rate<Plan>(node: Node<Plan>, plan: Plan, index: number): Rated<Plan> {
  const visits = node.visits[index] as number;
  if (visits === 0) return { plan, share: 0, spread: 1, visits };
  const share = (node.sums[index] as number) / visits;
  const variance = Math.max(0.0025, (node.squares[index] as number) / visits - share * share);
  return { plan, share, spread: Math.sqrt(variance / visits), visits };
}

// One visit: down the tree, one new node, play on, and back up with everyone's share. Answers the root's plan.
function descend<World, Plan>(
  game: PlanGame<World, Plan>,
  root: Node<Plan>,
  world: World,
  limits: TreeLimits,
  rng: Rng,
  shares: Float32Array,
): number {
  const path: Node<Plan>[] = [];
  const taken: number[] = [];
  let node = root;
  for (let depth = 1; ; depth++) {
    const index = promising(node, limits.curiosity);
    path.push(node);
    taken.push(index);
    game.carryOut(world, node.choice.plans[index] as Plan, rng);
    if (depth >= limits.depth) break;
    const below = node.children[index];
    if (below === null) break;
    if (below === undefined) {
      // A first visit only plays on: most plans are never looked at twice.
      if (node.visits[index] === 0) break;
      const choice = game.plansAt(world, depth);
      node.children[index] = choice === null || choice.plans.length === 0 ? null : makeNode(choice);
      if (node.children[index] === null) break;
    }
    node = node.children[index] as Node<Plan>;
  }
  game.finish(world, rng, shares);
  for (let step = 0; step < path.length; step++) {
    const passed = path[step] as Node<Plan>;
    const index = taken[step] as number;
    const share = shares[passed.choice.seat] as number;
    passed.visits[index] = (passed.visits[index] as number) + 1;
    passed.sums[index] = (passed.sums[index] as number) + share;
    passed.squares[index] = (passed.squares[index] as number) + share * share;
    passed.total++;
    passed.sum += share;
  }
  return taken[0] as number;
}

// What has not been tried is thought a little worse than the node's mean.
const UNTRIED = 0.02;

function promising<Plan>(node: Node<Plan>, curiosity: number): number {
  const mean = node.total === 0 ? 0.5 : node.sum / node.total;
  const doubt = curiosity * Math.sqrt(node.total + 1);
  let best = 0;
  let bestHope = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < node.choice.plans.length; index++) {
    const visits = node.visits[index] as number;
    const share = visits === 0 ? mean - UNTRIED : (node.sums[index] as number) / visits;
    const hope = share + (doubt * (node.choice.priors[index] as number)) / (1 + visits);
    if (hope > bestHope) {
      bestHope = hope;
      best = index;
    }
  }
  return best;
}

// The plan to carry out: the most visited, among near equals the better one.
export function bestOf<Plan>(rated: readonly Rated<Plan>[]): Rated<Plan> {
  let best = rated[0] as Rated<Plan>;
  for (const each of rated) {
    if (each.visits > best.visits || (each.visits === best.visits && each.share > best.share)) best = each;
  }
  return best;
}
