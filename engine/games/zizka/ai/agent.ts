// The agents: the quick policy, and above it a look ahead with the learned value. They see a view only (ZIZ-193).
import { opinionsOf, pooled } from '../../../ai/opinions';
import type { Rated } from '../../../ai/plan-tree';
import type { Agent, Budget, Level, Temper } from '../../../core/agent';
import type { DecisionBase, Request } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { makeRng, type Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey, parseKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { ideasFor, isLookedAhead } from './ideas';
import { policyDecision } from './policy';
import { lookAhead } from './search';
import { SKILLS, type Skill } from './skill';
import { type DiceChoice, isWeighed, learnedDice, rollName } from './stakes';
import { likedIdea, withTemper } from './tempers';
import { learnedValue, type Value } from './value';
import { makeMind } from './worth';

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  return createAgentWith(withTemper(SKILLS[level], temper));
}

// A whole turn, over all its decisions, takes at most this many times what one of them may: three seconds as a rule, with room
// for the world that is being looked at when the time is up. Looking ahead has no more than one of them may, and every decision
// takes its part of what the turn has left: hires and rows come last and would find nothing.
const TURN = 1.15;

// A decision that comes late, or is cancelled, is made with what is known by then, and without further thought once the
// time is up before it begins.
export function createAgentWith(skill: Skill, value: () => Value = learnedValue): Agent<View> {
  let turn = '';
  let used = 0;
  let dice: { readonly roll: string; readonly choose: DiceChoice } | null = null;
  // The decision at once, or the ideas as the look ahead found them.
  const think = (view: View, seat: number, legal: readonly Decision[], { isLate, isOver, hasTime }: Clock, rng: Rng): Thought => {
    const state = determinize(view, seat, rng);
    const depth = view.solo === null ? skill.depth : null;
    // As quick as naming the ideas, which asks for no clock either.
    if (depth !== null && !hasTime) return { decision: policyDecision(state, seat, skill, rng) };
    if (depth === null) return { decision: policyDecision(state, seat, skill, rng, isLate) };
    const imagine = (again: Rng): State => determinize(view, seat, again);
    if (isWeighed(state)) {
      const roll = rollName(state, seat);
      // Rerolls change nothing about what the ends are worth.
      if (dice?.roll !== roll) dice = { roll, choose: learnedDice({ imagine, seat, depth, value: value(), isOver }, state, rng) };
      return { decision: dice.choose(makeMind(state, seat, skill, rng, isLate), legal) };
    }
    const ideas = ideasFor(state, seat, legal, skill, depth.ideas, rng);
    if (ideas === null) return { decision: policyDecision(state, seat, skill, rng, isLate) };
    if (ideas.length === 1) return { decision: known(ideas[0]) };
    return { rated: lookAhead(imagine, seat, ideas, depth, value(), isOver, rng) };
  };
  // Null when there is no time left for this turn.
  const thinkInTime = (view: View, { seat, decisions }: Asked, budget: Budget, rng: Rng): Thought | null => {
    const current = `${view.round}/${view.turn}`;
    if (current !== turn) used = 0;
    turn = current;
    const millis = Math.min(budget.millis, budget.millis * TURN - used);
    const isLate = (): boolean => budget.isCancelled() || budget.spent() > millis;
    if (decisions.length === 1 || isLate()) return null;
    const share = (budget.millis - used) * (skill.depth?.pace ?? 1);
    const isOver = (): boolean => budget.isCancelled() || budget.spent() > share;
    const thought = think(view, seat, decisions as readonly Decision[], { isLate, isOver, hasTime: share > 0 }, rng);
    used += budget.spent();
    return thought;
  };
  // The list's last entry ends, keeps or declines: also for a thought that is not on the list.
  const indexOf = (legal: readonly Decision[], decision: Decision | null): number => {
    const key = decision === null ? '' : makeKey(decision);
    const index = legal.findIndex((each) => makeKey(each) === key);
    return index >= 0 ? index : legal.length - 1;
  };
  const settle = (view: View, seat: number, thought: Thought): Decision =>
    'decision' in thought ? thought.decision : likedIdea(thought.rated, determinize(view, seat, makeRng(1)), seat, skill.temper);
  return {
    choose: (view, request, budget, rng) => {
      const thought = thinkInTime(view, request, budget, rng);
      const legal = request.decisions as readonly Decision[];
      return indexOf(legal, thought === null ? null : settle(view, request.seat, thought));
    },
    ponder: (view, request, budget, rng) => {
      const isDivided = skill.depth !== null && view.solo === null && isLookedAhead(view.phase);
      const thought = isDivided ? thinkInTime(view, request, budget, rng) : null;
      return thought !== null && 'rated' in thought ? opinionsOf(thought.rated, (decision) => [makeKey(decision)]) : null;
    },
    conclude: (view, request, opinions) => {
      const rated = pooled(opinions).map((each) => ({ ...each, plan: known(parseKey(known(each.plan[0]))) }));
      return indexOf(request.decisions as readonly Decision[], settle(view, request.seat, { rated }));
    },
    // Alone against Torak there is no learned value; then the choice stands without a share.
    assess: (view, request, budget, rng) => {
      const { depth } = skill;
      if (depth === null || view.solo !== null || view.phase === 'choosingCommander') return [];
      return assess(view, request.seat, request.decisions as readonly Decision[], skill, depth, value(), budget, rng);
    },
    reset: () => {
      turn = '';
      used = 0;
      dice = null;
    },
  };
}

type Asked = Request<DecisionBase>;
type Thought = { readonly decision: Decision } | { readonly rated: readonly Rated<Decision>[] };

// Late: an answer is due. Over: looking ahead has had its time; it is not begun where the turn has none left for it.
interface Clock {
  readonly hasTime: boolean;
  isLate(): boolean;
  isOver(): boolean;
}
