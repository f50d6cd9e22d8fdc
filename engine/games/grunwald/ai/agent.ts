// The four levels are one agent that sees more or less: it imagines the hidden cards, grows a tree of placements, plays
// each round on and asks the learned value. A weaker one looks at fewer plans and shorter, sees the shares as through fog
// and then chooses by what it sees, the better the likelier.
import { chooseInFog } from '../../../ai/fog';
import { bestOf, type Rated, ratePlans } from '../../../ai/plan-tree';
import { mostLiked, swayed } from '../../../ai/temper';
import type { Agent, Budget, Level, Temper } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { askedSeat, goTo, TAKE_OFFICER, takeHelpers } from '../decisions';
import { makeKey } from '../notation';
import type { Decision, PublicTable } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { type Plan, planGame } from './plans';
import { CURIOSITY, SETTLED, SKILLS, type Skill } from './skill';
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
  return {
    choose(view, request, budget, rng) {
      if (request.decisions.length === 1) return 0;
      const keys = request.decisions.map((decision) => makeKey(decision as Decision));
      const begun = underWay(view.table);
      const goesOn = begun.length > 0 && planned === tableOf(view.table) && begun.every((key, step) => plan[step] === key);
      const next = keys.indexOf(goesOn ? (plan[begun.length] ?? '') : '');
      if (next >= 0) return next;
      const steps = decide(view, skill, value, temper, budget, rng).map(makeKey);
      plan = [...begun, ...steps];
      planned = tableOf(view.table);
      return Math.max(0, keys.indexOf(steps[0] ?? ''));
    },
    assess: (view, request, budget, rng) => assess(view, request.decisions as readonly Decision[], skill, value, budget, rng),
    reset() {
      plan = [];
      planned = '';
    },
  };
}

// The decisions of the placement under way, as keys. Whoever left the plan is advised afresh.
function underWay(table: PublicTable): readonly string[] {
  if (table.takeOfficer + table.takeHelpers === 0) return [];
  const pieces = table.takeOfficer === 1 ? TAKE_OFFICER : takeHelpers(table.takeHelpers);
  return (table.takeField < 0 ? [pieces] : [pieces, goTo(table.takeField)]).map(makeKey);
}

function tableOf(table: PublicTable): string {
  return [table.round, table.active, table.officerFree, table.helpersFree, table.ducats].join(' ');
}

function decide(view: View, skill: Skill, value: Value, temper: Temper | undefined, budget: Budget, rng: Rng): Plan {
  const game = planGame(view.table, skill.width, value, skill.temperature > 0);
  const choice = game.plansAt(game.imagine(rng), 0);
  if (choice !== null && choice.plans.length === 1) return choice.plans[0] as Plan;
  const isOver = () => budget.isCancelled() || budget.spent() > budget.millis * skill.pace;
  const rated = ratePlans(game, { ...skill, curiosity: CURIOSITY, settled: SETTLED, isOver }, rng);
  const seat = askedSeat(view.table);
  const liking = (each: Rated<Plan>) => temperLiking(temper, view.table, each.plan, seat);
  if (skill.temperature > 0) {
    const seen = swayed(rated, liking).map((share, index) => ({ share, visits: (rated[index] as Rated<Plan>).visits }));
    return (rated[chooseInFog(seen, skill, rng)] as Rated<Plan>).plan;
  }
  const best = bestOf(rated);
  if (temper === undefined) return best.plan;
  // What the tree has hardly looked at it does not know.
  const known = rated.filter((each) => each !== best && each.visits * KNOWN >= best.visits);
  return mostLiked([best, ...known], liking).plan;
}
