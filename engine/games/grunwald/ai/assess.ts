// What every offered decision is worth and why: the shares of the plan tree, and the named parts of the table at the round's
// end in which a plan differs most from the next best.
import { ratePlans } from '../../../ai/plan-tree';
import { assessWays, partReasons, rankOf, Standings, type Way } from '../../../ai/ways';
import type { Assessment, Budget } from '../../../core/agent';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { ROUNDS } from '../data/supplies';
import { askedSeat } from '../decisions';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { PARTS, type Part, partOf, readTable } from './features';
import { planGame } from './plans';
import { CURIOSITY, type Skill } from './skill';
import type { Value } from './value';

// Rough points of one of each, for saying the weightier thing first; only words depend on it.
function weightOf(part: Part, round: number): number {
  switch (part) {
    case 'bread':
      return 1.3;
    case 'ducats':
      return round >= ROUNDS - 1 ? 0.5 : 0.9;
    case 'helpers':
      return 1.2 * (ROUNDS - round);
    case 'crown':
    case 'mercenary':
      return 1;
    case 'captives':
      return 0.5;
    default:
      return 1;
  }
}

// Worlds in which a decision outside the tree is tried out, and the least doubt about what they show.
const PROBES = 24;
const LEAST_VARIANCE = 0.0025;

// Differences below this many points are noise, not reasons.
const TELLING = 0.4;

export function assess(
  view: View,
  decisions: readonly Decision[],
  skill: Skill,
  value: Value,
  budget: Budget,
  rng: Rng,
): readonly Assessment[] {
  const rated = waysOf(view, skill, value, budget, rng);
  const begun = new Set(rated.filter(({ work }) => work > 0).map((way) => way.keys[0]));
  const unseen = decisions.filter((decision) => decision.type !== 'back' && !begun.has(makeKey(decision)));
  const ways = [...rated, ...probesOf(view, unseen, value, budget, rng)];
  const reasonsFor = partReasons(PARTS, (part) => weightOf(part, view.round), TELLING);
  return assessWays(decisions.map(makeKey), ways, reasonsFor);
}

function waysOf(view: View, skill: Skill, value: Value, budget: Budget, rng: Rng): readonly Way[] {
  const seat = askedSeat(view.table);
  const standings = new Standings<number>();
  const watch = (world: unknown, plan: number) => standings.add(plan, partsOf(world as State, seat));
  const isOver = () => budget.isCancelled() || budget.spent() > budget.millis * skill.pace;
  const rated = ratePlans(planGame(view.table, skill.width, value), { ...skill, curiosity: CURIOSITY, isOver, watch }, rng);
  return rated.map((each, plan) => {
    const { share, spread, visits } = each;
    return { keys: each.plan.map(makeKey), share, spread, work: visits, means: standings.meansOf(plan), rank: rankOf(each) };
  });
}

function partsOf(world: State, seat: number): readonly number[] {
  readTable(world);
  return PARTS.map((part) => partOf(seat, part));
}

// What nobody sensible would do is what a coach must know the price of: everything else that is offered, played on to the
// round's end in a few worlds.
function probesOf(view: View, unseen: readonly Decision[], value: Value, budget: Budget, rng: Rng): readonly Way[] {
  const seat = askedSeat(view.table);
  const game = planGame(view.table, 1, value);
  const shares = new Float32Array(game.seats);
  const standings = new Standings<Decision>();
  const ways: Way[] = [];
  for (const decision of unseen) {
    if (budget.isCancelled()) break;
    let [sum, squares] = [0, 0];
    for (let world = 0; world < PROBES; world++) {
      const imagined = game.imagine(rng);
      game.carryOut(imagined, [decision], rng);
      game.finish(imagined, rng, shares);
      standings.add(decision, partsOf(imagined, seat));
      const share = known(shares[seat]);
      sum += share;
      squares += share * share;
    }
    const share = sum / PROBES;
    const spread = Math.sqrt(Math.max(LEAST_VARIANCE, squares / PROBES - share * share) / PROBES);
    // Not thought worth a place in the tree: behind all that was.
    ways.push({ keys: [makeKey(decision)], share, spread, work: PROBES, means: standings.meansOf(decision), rank: share - 1 });
  }
  return ways;
}
