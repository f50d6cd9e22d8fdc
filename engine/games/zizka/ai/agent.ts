// The agents: the quick policy, and above it a look ahead with the learned value. They see a view only (ZIZ-193).
import type { Agent, Level, Temper } from '../../../core/agent';
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { ideasFor } from './ideas';
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

// Milliseconds for a whole turn, over all its decisions.
const TURN_MILLIS = 3000;

// A decision that comes late, or is cancelled, is made with what is known by then, and without further thought once the
// time is up before it begins.
export function createAgentWith(skill: Skill, value: () => Value = learnedValue): Agent<View> {
  let turn = '';
  let used = 0;
  let dice: { readonly roll: string; readonly choose: DiceChoice } | null = null;
  const think = (view: View, seat: number, legal: readonly Decision[], { isLate, isOver }: Clock, rng: Rng): Decision => {
    const state = determinize(view, seat, rng);
    const depth = view.solo === null ? skill.depth : null;
    if (depth === null) return policyDecision(state, seat, skill, rng, isLate);
    const imagine = (again: Rng): State => determinize(view, seat, again);
    if (isWeighed(state)) {
      const roll = rollName(state, seat);
      // Rerolls change nothing about what the ends are worth.
      if (dice?.roll !== roll) dice = { roll, choose: learnedDice({ imagine, seat, depth, value: value(), isOver }, state, rng) };
      return dice.choose(makeMind(state, seat, skill, rng, isLate), legal);
    }
    const ideas = ideasFor(state, seat, legal, skill, depth.ideas, rng);
    if (ideas === null) return policyDecision(state, seat, skill, rng, isLate);
    if (ideas.length === 1) return known(ideas[0]);
    return likedIdea(lookAhead(imagine, seat, ideas, depth, value(), isOver, rng), state, seat, skill.temper);
  };
  return {
    choose: (view, request, budget, rng) => {
      const legal = request.decisions as readonly Decision[];
      const current = `${view.round}/${view.turn}`;
      if (current !== turn) used = 0;
      turn = current;
      const millis = Math.min(budget.millis, TURN_MILLIS - used);
      const isLate = (): boolean => budget.isCancelled() || budget.spent() > millis;
      // The list's last entry ends, keeps or declines: also for a thought that is not on the list.
      if (legal.length === 1 || isLate()) return legal.length - 1;
      const share = Math.min(millis, budget.millis * (skill.depth?.pace ?? 1));
      const isOver = (): boolean => budget.isCancelled() || budget.spent() > share;
      const key = makeKey(think(view, request.seat, legal, { isLate, isOver }, rng));
      const index = legal.findIndex((decision) => makeKey(decision) === key);
      used += budget.spent();
      return index >= 0 ? index : legal.length - 1;
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

// Late: an answer is due. Over: looking ahead has had its time.
interface Clock {
  isLate(): boolean;
  isOver(): boolean;
}
