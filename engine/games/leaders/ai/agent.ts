// The players: they see a view, imagine the state behind it, plan a turn and then follow the plan.
import type { Agent, Level, Temper } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { legalDecisions } from '../decisions';
import { determinize } from '../determinize';
import { kernel } from '../kernel';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { SKILLS, type Skill } from './levels';
import { planTurn } from './planner';
import { chooseBanishment, chooseReaction, planRecruitment } from './recruiter';
import { makeThinker, type Thinker } from './thinker';
import { learnedValue, type Value } from './value';

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  return agentOf(SKILLS[level], learnedValue(), temper);
}

export function agentOf(skill: Skill, value: Value, temper?: Temper): Agent<View> {
  // Keys planned ahead, by the moment they are meant for.
  const planned = new Map<string, string>();
  return {
    choose(view, request, budget, rng) {
      const state = determinize(view, rng);
      const keys = request.decisions.map((decision) => makeKey(decision as Decision));
      if (keys.length === 1) return 0;
      const known = keys.indexOf(planned.get(momentOf(state)) ?? '');
      if (known >= 0) return known;
      planned.clear();
      remember(planned, state, think(state, request.seat, makeThinker(skill, value, budget, rng, temper)), rng);
      return Math.max(0, keys.indexOf(planned.get(momentOf(state)) ?? ''));
    },
    assess: (view, request, budget, rng) =>
      assess(determinize(view, rng), request.decisions as readonly Decision[], makeThinker(skill, value, budget, rng)),
    reset: () => planned.clear(),
  };
}

function momentOf(state: State): string {
  return [state.phase, state.turn, state.cell.join(), state.acted, state.chosen, state.hermitCell, state.banished.length].join(
    '|',
  );
}

function think(state: State, seat: number, thinker: Thinker): readonly Decision[] {
  switch (state.phase) {
    case 'acting':
      return planTurn(state, thinker);
    case 'reacting':
      return [chooseReaction(state, seat, thinker)];
    case 'banishing':
      return [chooseBanishment(state, thinker)];
    default:
      return planRecruitment(state, thinker);
  }
}

// Plays the line in the mind and notes what to do at each moment; stops where the match takes another way.
function remember(planned: Map<string, string>, state: State, line: readonly Decision[], rng: Rng): void {
  const at = cloneState(state);
  for (const decision of line) {
    const key = makeKey(decision);
    if (!legalDecisions(at).some((each) => makeKey(each) === key)) return;
    planned.set(momentOf(at), key);
    if (decision.type === 'end') return;
    kernel.apply(at, decision, rng);
  }
}
