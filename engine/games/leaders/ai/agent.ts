// The players: they see a view, imagine the state behind it, plan a turn and then follow the plan.
import type { Agent, Level, Temper } from '../../../core/agent';
import type { DecisionBase, Request } from '../../../core/decision';
import { makeRng, type Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { assess } from './assess';
import { isOpen } from './decks';
import { SKILLS, type Skill } from './levels';
import { chooseTurn, planTurn } from './planner';
import { chooseBanishment, chooseReaction, chooseRecruitment, planRecruitment } from './recruiter';
import { lookOf, makeThinker, type Thinker, type Thought } from './thinker';
import { follow, laidTogether, type Way } from './threads';
import { learnedValue, type Value } from './value';

export function createAgent(level: Level, temper?: Temper): Agent<View> {
  return agentOf(SKILLS[level], learnedValue(), temper);
}

// Concluding takes few looks, each bounded by its positions.
const UNTIMED = { millis: 1, spent: () => 0, isCancelled: () => false };

export function agentOf(skill: Skill, value: Value, temper?: Temper): Agent<View> {
  // Keys planned ahead, by the moment they are meant for.
  const planned = new Map<string, string>();
  // Index of the decision planned for this moment; -1: there is none.
  const nextOf = (state: State, request: Asked): number => keysOf(request).indexOf(planned.get(momentOf(state)) ?? '');
  const remember = (state: State, line: readonly Decision[], rng: Rng): void => {
    planned.clear();
    follow(state, line, rng, (at, key) => planned.set(momentOf(at), key));
  };
  return {
    choose(view, request, budget, rng) {
      const state = determinize(view, rng);
      if (request.decisions.length === 1) return 0;
      const next = nextOf(state, request);
      if (next >= 0) return next;
      remember(state, think(state, request.seat, makeThinker(skill, value, budget, rng, temper)).line, rng);
      return Math.max(0, nextOf(state, request));
    },
    ponder(view, request, budget, rng) {
      const state = determinize(view, rng);
      // Where all cards lie open every thread would find the same.
      const isPlain = skill.temperature > 0 || request.decisions.length === 1 || isOpen(state);
      if (isPlain || nextOf(state, request) >= 0) return null;
      const { line, opinions } = think(state, request.seat, makeThinker(skill, value, budget, rng, temper));
      // Thought through all the same: `choose` finds it planned.
      if (opinions === null) remember(state, line, rng);
      return opinions;
    },
    conclude(view, request, opinions) {
      const rng = makeRng(1);
      const state = determinize(view, rng);
      const ways = laidTogether(state, opinions, rng);
      remember(state, preferred(state, ways, makeThinker(skill, value, UNTIMED, rng, temper)).line, rng);
      return Math.max(0, nextOf(state, request));
    },
    assess: (view, request, budget, rng) =>
      assess(determinize(view, rng), request.decisions as readonly Decision[], makeThinker(skill, value, budget, rng)),
    reset: () => planned.clear(),
  };
}

type Asked = Request<DecisionBase>;

const keysOf = ({ decisions }: Asked): readonly string[] => decisions.map((decision) => makeKey(decision as Decision));

function momentOf(state: State): string {
  return [state.phase, state.turn, state.cell.join(), state.acted, state.chosen, state.hermitCell, state.banished.length].join(
    '|',
  );
}

function think(state: State, seat: number, thinker: Thinker): Thought {
  switch (state.phase) {
    case 'acting':
      return planTurn(state, thinker);
    case 'reacting':
      return { line: [chooseReaction(state, seat, thinker)], opinions: null };
    case 'banishing':
      return { line: [chooseBanishment(state, thinker)], opinions: null };
    default:
      return planRecruitment(state, thinker);
  }
}

// The same choice as is made alone.
function preferred(state: State, ways: readonly Way[], thinker: Thinker): Way {
  if (state.phase !== 'acting') return chooseRecruitment(state, ways, thinker);
  const turns = ways.map((way) => ({ way, share: way.share, turn: way }));
  return chooseTurn(state, turns, thinker, lookOf(thinker)).taken.way;
}
