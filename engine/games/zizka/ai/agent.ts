// The agents: the quick policy, and above it a look ahead with the learned value. They see a view only (ZIZ-193).
import { bestOf } from '../../../ai/plan-tree';
import type { Agent, Level, Temper } from '../../../core/agent';
import { known } from '../../../core/invariant';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import type { Decision } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { ideasFor } from './ideas';
import { policyDecision } from './policy';
import { lookAhead } from './search';
import { SKILLS, type Skill } from './skill';
import { withTemper } from './tempers';
import { learnedValue, type Value } from './value';

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
      const { seat } = request;
      const state = determinize(view, seat, rng);
      const { depth } = skill;
      const ideas = depth === null || view.solo !== null ? null : ideasFor(state, seat, legal, skill, depth.ideas, rng);
      let chosen: Decision;
      if (ideas === null || depth === null) chosen = policyDecision(state, seat, skill, rng, isLate);
      else if (ideas.length === 1) chosen = known(ideas[0]);
      else {
        const isOver = () => budget.isCancelled() || budget.spent() > Math.min(millis, budget.millis * depth.pace);
        const rated = lookAhead((again) => determinize(view, seat, again), seat, ideas, depth, value(), isOver, rng);
        chosen = bestOf(rated).plan;
      }
      const key = makeKey(chosen);
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
    },
  };
}
