// The four levels are one agent that sees more or less: it imagines the hidden cards, grows a tree of placements, plays
// each round on and asks the learned value. A weaker one looks at fewer plans and shorter, sees the shares as through fog
// and then chooses by what it sees, the better the likelier.
import { chooseInFog } from '../../../ai/fog';
import { opinionsOf, pooled } from '../../../ai/opinions';
import { bestOf, type Rated, ratePlans } from '../../../ai/plan-tree';
import { mostLiked, swayed } from '../../../ai/temper';
import type { Agent, Budget, Level, Temper } from '../../../core/agent';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { askedSeat, goTo, TAKE_OFFICER, takeHelpers } from '../decisions';
import { makeKey, parseKey } from '../notation';
import type { Decision, PublicTable } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { type Plan, planGame } from './plans';
import { CURIOSITY, SKILLS, type Skill } from './skill';
import { temperLiking } from './tempers';
import { learnedValue, type Value } from './value';

// A plan with fewer visits than the best one's by more than this is not known well enough to be liked.
const KNOWN = 10;

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  return agentOf(SKILLS[level], learnedValue(), temper);
}

export function agentOf(skill: Skill, value: Value = learnedValue(), temper?: Temper): Agent<View> {
  // The placement last planned, as keys, and the table it was planned for.
  let plan: readonly string[] = [];
  let planned = '';
  const take = (view: View, keys: readonly string[], steps: readonly string[]): number => {
    plan = [...underWay(view.table), ...steps];
    planned = tableOf(view.table);
    return Math.max(0, keys.indexOf(steps[0] ?? ''));
  };
  // Index of the next decision of the plan under way; -1: there is none.
  const nextOf = (view: View, keys: readonly string[]): number => {
    const begun = underWay(view.table);
    const goesOn = begun.length > 0 && planned === tableOf(view.table) && begun.every((key, step) => plan[step] === key);
    return keys.indexOf(goesOn ? (plan[begun.length] ?? '') : '');
  };
  return {
    choose(view, request, budget, rng) {
      if (request.decisions.length === 1) return 0;
      const keys = keysOf(request.decisions as Plan);
      const next = nextOf(view, keys);
      if (next >= 0) return next;
      return take(view, keys, keysOf(preferred(view, rate(view, skill, value, budget, rng), skill, temper, rng)));
    },
    ponder(view, request, budget, rng) {
      const isPlain = skill.temperature > 0 || request.decisions.length === 1;
      if (isPlain || nextOf(view, keysOf(request.decisions as Plan)) >= 0) return null;
      return opinionsOf(rate(view, skill, value, budget, rng), keysOf);
    },
    conclude(view, request, opinions) {
      const rated = pooled(opinions).map((each) => ({ ...each, plan: each.plan.map((key) => known(parseKey(key))) }));
      return take(view, keysOf(request.decisions as Plan), keysOf(mostPreferred(view, rated, temper)));
    },
    assess: (view, request, budget, rng) => assess(view, request.decisions as readonly Decision[], skill, value, budget, rng),
    reset() {
      plan = [];
      planned = '';
    },
  };
}

const keysOf = (plan: Plan): readonly string[] => plan.map(makeKey);

// The decisions of the placement under way, as keys. Whoever left the plan is advised afresh.
function underWay(table: PublicTable): readonly string[] {
  if (table.takeOfficer + table.takeHelpers === 0) return [];
  const pieces = table.takeOfficer === 1 ? TAKE_OFFICER : takeHelpers(table.takeHelpers);
  return (table.takeField < 0 ? [pieces] : [pieces, goTo(table.takeField)]).map(makeKey);
}

function tableOf(table: PublicTable): string {
  return [table.round, table.active, table.officerFree, table.helpersFree, table.ducats].join(' ');
}

function rate(view: View, skill: Skill, value: Value, budget: Budget, rng: Rng): readonly Rated<Plan>[] {
  const game = planGame(view.table, skill.width, value, skill.temperature > 0);
  const choice = game.plansAt(game.imagine(rng), 0);
  const [only] = choice?.plans.length === 1 ? choice.plans : [];
  if (only !== undefined) return [{ plan: only, share: 0, spread: 1, visits: 0 }];
  const allowed = budget.millis * skill.pace;
  const limits = { ...skill, curiosity: CURIOSITY, isOver: () => budget.isCancelled() || budget.spent() > allowed };
  // Who chooses in fog does not take the most visited.
  if (skill.temperature > 0) return ratePlans(game, limits, rng);
  const visitsLeft = (made: number) => made * (allowed / Math.max(1, budget.spent()) - 1);
  return ratePlans(game, { ...limits, visitsLeft }, rng);
}

function preferred(view: View, rated: readonly Rated<Plan>[], skill: Skill, temper: Temper | undefined, rng: Rng): Plan {
  if (skill.temperature === 0) return mostPreferred(view, rated, temper);
  const liking = likingAt(view, temper);
  const seen = swayed(rated, liking).map((share, index) => ({ share, visits: (rated[index] as Rated<Plan>).visits }));
  return (rated[chooseInFog(seen, skill, rng)] as Rated<Plan>).plan;
}

function mostPreferred(view: View, rated: readonly Rated<Plan>[], temper: Temper | undefined): Plan {
  const best = bestOf(rated);
  if (temper === undefined) return best.plan;
  // What the tree has hardly looked at it does not know.
  const familiar = rated.filter((each) => each !== best && each.visits * KNOWN >= best.visits);
  return mostLiked([best, ...familiar], likingAt(view, temper)).plan;
}

function likingAt(view: View, temper: Temper | undefined): (each: Rated<Plan>) => number {
  const seat = askedSeat(view.table);
  return ({ plan }) => temperLiking(temper, view.table, plan, seat);
}
