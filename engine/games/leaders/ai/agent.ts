// The players: they see a view, imagine the state behind it, plan a turn and then follow the plan.
import type { Agent, Level } from '../../../core/agent';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { legalDecisions } from '../decisions';
import { determinize } from '../determinize';
import { kernel } from '../kernel';
import { carryOut } from '../moves/move';
import { makeDecision } from '../moves/translate';
import { makeKey } from '../notation';
import type { Decision as LeadersDecision, State as LeadersState } from '../types';
import type { View as LeadersView } from '../view-types';
import { SKILLS } from './levels';
import { makeThinker, planTurn, type Thinker } from './planner';
import { chooseBanishment, chooseReaction, planRecruitment } from './recruiter';

export function createAgent(level: Level): Agent<LeadersView> {
  // Keys planned ahead, by the moment they are meant for.
  const planned = new Map<string, string>();
  return {
    choose(view, request, budget, rng) {
      const state = determinize(view, rng);
      const keys = request.decisions.map((decision) => makeKey(decision as LeadersDecision));
      if (keys.length === 1) return 0;
      const known = keys.indexOf(planned.get(momentOf(state)) ?? '');
      if (known >= 0) return known;
      planned.clear();
      const thinker = makeThinker(state, SKILLS[level], budget, rng);
      remember(planned, state, think(state, request.seat, thinker), rng);
      return Math.max(0, keys.indexOf(planned.get(momentOf(state)) ?? ''));
    },
    reset: () => planned.clear(),
  };
}

function momentOf(state: LeadersState): string {
  return [state.phase, state.turn, state.cell.join(), state.acted, state.chosen, state.hermitCell, state.banished.length].join(
    '|',
  );
}

function think(state: LeadersState, seat: number, thinker: Thinker): readonly LeadersDecision[] {
  switch (state.phase) {
    case 'acting':
      return thinkTurn(state, thinker);
    case 'reacting':
      return [chooseReaction(state, seat, thinker)];
    case 'banishing':
      return [chooseBanishment(state, thinker)];
    default:
      return planRecruitment(state, thinker);
  }
}

// The decisions of an action phase, reactions as expected, up to the win or to `end`.
export function thinkTurn(state: LeadersState, thinker: Thinker): LeadersDecision[] {
  const plan = planTurn(state, thinker);
  if (plan.kind === 'win') return [...plan.line];
  const at = cloneState(state);
  const line: LeadersDecision[] = [];
  for (const move of plan.turn.moves) {
    line.push(makeDecision(at, move));
    carryOut(at, move);
  }
  line.push({ type: 'end' });
  return line;
}

// Plays the line in the mind and notes what to do at each moment; stops where the match takes another way.
function remember(planned: Map<string, string>, state: LeadersState, line: readonly LeadersDecision[], rng: Rng): void {
  const at = cloneState(state);
  for (const decision of line) {
    const key = makeKey(decision);
    if (!legalDecisions(at).some((each) => makeKey(each) === key)) return;
    planned.set(momentOf(at), key);
    if (decision.type === 'end') return;
    kernel.apply(at, decision, rng);
  }
}
