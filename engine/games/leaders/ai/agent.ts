// The players: they see a view, imagine the state behind it, plan a turn and then follow the plan.
import type { Agent, Budget, Level, Temper } from '../../../core/agent';
import type { DecisionBase, Request } from '../../../core/decision';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { legalDecisions } from '../decisions';
import { determinize } from '../determinize';
import { kernel } from '../kernel';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { SKILLS, type Skill } from './levels';
import { makeThinker, planTurn, type Thinker } from './planner';
import { chooseBanishment, chooseReaction, planRecruitment } from './recruiter';
import { concludeTurn, ponderTurn } from './threads';
import { learnedValue, type Value } from './value';

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  return agentOf(SKILLS[level], learnedValue(), temper);
}

export function agentOf(skill: Skill, value: Value, temper?: Temper): Agent<View> {
  // Keys planned ahead, by the moment they are meant for.
  const planned = new Map<string, string>();
  const plannedAt = (state: State, keys: readonly string[]) => keys.indexOf(planned.get(momentOf(state)) ?? '');
  const follow = (state: State, keys: readonly string[], line: readonly Decision[], rng: Rng): number => {
    planned.clear();
    remember(planned, state, line, rng);
    return Math.max(0, plannedAt(state, keys));
  };
  return {
    choose(view, request, budget, rng) {
      const state = determinize(view, rng);
      const keys = keysOf(request);
      if (keys.length === 1) return 0;
      const known = plannedAt(state, keys);
      if (known >= 0) return known;
      return follow(state, keys, think(state, request.seat, makeThinker(skill, value, budget, rng, temper)), rng);
    },
    ponder(view, request, budget, rng, part) {
      const state = determinize(view, makeRng(part.seed));
      const isPlain = skill.temperature > 0 || state.phase !== 'acting' || request.decisions.length === 1;
      if (isPlain || plannedAt(state, keysOf(request)) >= 0) return null;
      return ponderTurn(state, makeThinker(skill, value, budget, rng, temper), part);
    },
    conclude(view, request, opinions) {
      const rng = makeRng(1);
      const state = determinize(view, rng);
      return follow(state, keysOf(request), concludeTurn(state, opinions, makeThinker(skill, value, TIMELESS, rng, temper)), rng);
    },
    assess: (view, request, budget, rng) =>
      assess(determinize(view, rng), request.decisions as readonly Decision[], makeThinker(skill, value, budget, rng)),
    reset: () => planned.clear(),
  };
}

// A conclusion takes what it takes, which is little.
const TIMELESS: Budget = { millis: 1, spent: () => 0, isCancelled: () => false };

function keysOf({ decisions }: Request<DecisionBase>): readonly string[] {
  return decisions.map((decision) => makeKey(decision as Decision));
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
