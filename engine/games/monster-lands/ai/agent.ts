// The agents: plans of the quick policy compared by looking ahead with the learned value. They see a view only (MON-330).
// A weaker level looks at fewer plans in fewer worlds and sees the shares as through fog.
import { chooseInFog } from '../../../ai/fog';
import { bestByShare } from '../../../ai/looks';
import { opinionsOf, pooled } from '../../../ai/opinions';
import type { Rated } from '../../../ai/plan-tree';
import { mostLiked, swayed } from '../../../ai/temper';
import type { Agent, Budget, Level, Temper } from '../../../core/agent';
import type { DecisionBase, Request } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { makeRng, type Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey, parseKey } from '../notation';
import type { Decision } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { ideasFor } from './ideas';
import type { Plan } from './plan';
import { type Course, newCourse, nextStep } from './policy';
import { lookAhead } from './search';
import { SKILLS, type Skill, skillAt } from './skill';
import { createSoloAgent } from './solo-agent';
import { temperLiking } from './tempers';
import { learnedValue, type Value } from './value';

// A whole turn, over all its decisions, takes at most this many times what one of them may: three seconds as a rule, with room
// for the worlds that are being looked at when the time is up.
const TURN = 1.15;
// About what a victory point is worth in share of winning, for likings that are told in points.
const SHARE_OF_POINT = 0.05;
// A plan with fewer worlds than the best one's by more than this is not known well enough to be liked.
const KNOWN = 10;

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  const alone = createSoloAgent(level, temper);
  const among = createAgentWith(SKILLS[level], learnedValue, temper);
  const isAlone = (view: View): boolean => view.config.seats === 1;
  return {
    ...among,
    choose: (view, ...rest) => (isAlone(view) ? alone : among).choose(view, ...rest),
    // Alone there are no shares: nothing is divided, and a choice stands by itself.
    ponder: (view, ...rest) => (isAlone(view) ? null : (among.ponder?.(view, ...rest) ?? null)),
    assess: (view, ...rest) => (isAlone(view) ? [] : (among.assess?.(view, ...rest) ?? [])),
    reset: () => {
      alone.reset?.();
      among.reset?.();
    },
  };
}

type Asked = Request<DecisionBase>;
type Thought = { readonly plan: Plan } | { readonly rated: readonly Rated<Plan>[] };

export function createAgentWith(skill: Skill, value: () => Value, temper?: Temper): Agent<View> {
  // The rest of the action that was chosen last.
  let course: Course = newCourse();
  let turn = '';
  let used = 0;

  // A clear plan at once, or the ideas as the look ahead found them.
  const think = (view: View, { seat, decisions }: Asked, budget: Budget, rng: Rng): Thought => {
    if (turnOf(view) !== turn) used = 0;
    turn = turnOf(view);
    const share = Math.min(budget.millis * skill.pace, budget.millis * TURN - used);
    const isOver = (): boolean => budget.isCancelled() || budget.spent() > share;
    const ideas = ideasFor(determinize(view, seat, rng), seat, decisions as readonly Decision[], skill);
    // Without time the quick policy's choice is better than what one world makes of many ideas.
    if (ideas.length === 1 || share <= 0) return { plan: known(ideas[0]) };
    const rated = lookAhead((again) => determinize(view, seat, again), seat, ideas, skillAt(view, skill), value(), isOver, rng);
    used += budget.spent();
    return { rated };
  };
  const likingAt = (view: View, seat: number): ((each: Rated<Plan>) => number) => {
    const state = determinize(view, seat, makeRng(1));
    return ({ plan }) => SHARE_OF_POINT * temperLiking(temper, state, seat, plan);
  };
  const inFog = (view: View, seat: number, rated: readonly Rated<Plan>[], rng: Rng): Plan => {
    const seen = swayed(rated, likingAt(view, seat)).map((share, index) => ({ share, visits: known(rated[index]).visits }));
    return known(rated[chooseInFog(seen, skill, rng)]).plan;
  };
  const inClear = (view: View, seat: number, rated: readonly Rated<Plan>[]): Plan => {
    const best = bestByShare(rated);
    if (temper === undefined) return best.plan;
    const familiar = rated.filter((each) => each !== best && each.visits * KNOWN >= best.visits);
    return mostLiked([best, ...familiar], likingAt(view, seat)).plan;
  };
  // Only while the planned action is under way.
  const stepUnderWay = (view: View, { seat, decisions }: Asked): Decision | null =>
    view.work === null ? null : nextStep(course, seat, decisions as readonly Decision[]);
  const begin = (plan: Plan, { seat, decisions }: Asked): number => {
    course = newCourse(plan.steps, seat);
    return indexOf(decisions, nextStep(course, seat, decisions as readonly Decision[]));
  };
  return {
    choose: (view, request, budget, rng) => {
      if (request.decisions.length === 1) return 0;
      const step = stepUnderWay(view, request);
      if (step !== null) return indexOf(request.decisions, step);
      const thought = think(view, request, budget, rng);
      if ('plan' in thought) return begin(thought.plan, request);
      const { seat } = request;
      return begin(skill.temperature > 0 ? inFog(view, seat, thought.rated, rng) : inClear(view, seat, thought.rated), request);
    },
    ponder: (view, request, budget, rng) => {
      const { at } = course;
      const isPlain = skill.temperature > 0 || request.decisions.length === 1 || stepUnderWay(view, request) !== null;
      course.at = at;
      const thought = isPlain ? null : think(view, request, budget, rng);
      return thought !== null && 'rated' in thought ? opinionsOf(thought.rated, (plan) => plan.steps.map(makeKey)) : null;
    },
    conclude: (view, request, opinions) => {
      const rated = pooled(opinions).map((each) => ({
        ...each,
        plan: { steps: each.plan.map((key) => known(parseKey(key))), worth: 0 },
      }));
      return begin(inClear(view, request.seat, rated), request);
    },
    assess: (view, { seat, decisions }, budget, rng) =>
      assess(view, seat, decisions as readonly Decision[], skill, value(), budget, rng),
    reset: () => {
      course = newCourse();
      turn = '';
      used = 0;
    },
  };
}

// The turn a view belongs to: dice are laid with every action, and in the adventure every trail is one of its own.
export const turnOf = ({ round, stage, scene, clans }: View): string =>
  `${round}/${stage}/${scene === null ? '' : `${scene.place} ${scene.trail}`}/${clans.map((clan) => clan.S + clan.M + clan.I.length).join()}`;

function indexOf(decisions: readonly DecisionBase[], wanted: Decision | null): number {
  const key = wanted === null ? '' : makeKey(wanted);
  return Math.max(
    0,
    decisions.findIndex((each) => makeKey(each as Decision) === key),
  );
}
