// Agents of the four levels. The page trusts the quick policy; the others imagine the hidden cards, play the round
// on with it for every candidate and compare what they may hope for. Fewer worlds and more slips make a weaker one.
import type { Agent, Budget, Level } from '../../../core/agent';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { imagine } from '../determinize';
import { kernel } from '../kernel';
import { makeKey } from '../notation';
import type { GrunwaldDecision, GrunwaldState } from '../types';
import type { GrunwaldView } from '../view-types';
import { candidatesFor } from './candidates';
import { evaluate } from './evaluate';
import { quickGroup } from './quick';

interface Skill {
  // Chance of a careless decision.
  readonly slips: number;
  // Candidates looked at; 0 trusts the quick policy.
  readonly width: number;
  // Playouts in all, shared out by halving.
  readonly playouts: number;
  // Rounds played on beyond this one before the value function speaks.
  readonly horizon: number;
  // How much the others' points weigh against the own: at 1 a battle lost by all is no loss, at 0 others do not matter.
  readonly rivalry: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  page: { slips: 0.5, width: 0, playouts: 0, horizon: 0, rivalry: 1 },
  squire: { slips: 0.4, width: 4, playouts: 8, horizon: 0, rivalry: 0.3 },
  knight: { slips: 0.25, width: 5, playouts: 12, horizon: 0, rivalry: 0.3 },
  hetman: { slips: 0, width: 9, playouts: 280, horizon: 0, rivalry: 0.8 },
};

export function createAgent(level: Level): Agent<GrunwaldView> {
  return agentOf(SKILLS[level]);
}

export function agentOf(skill: Skill): Agent<GrunwaldView> {
  let plan: string[] = [];
  return {
    choose(view, request, budget, rng) {
      if (request.decisions.length === 1) return 0;
      const keys = request.decisions.map((decision) => makeKey(decision as GrunwaldDecision));
      const planned = plan.shift();
      const underWay = view.phase === 'choosingField' || view.phase === 'choosingDucats';
      if (planned !== undefined && underWay && keys.includes(planned)) return keys.indexOf(planned);
      plan = [];
      const group = rng.float() < skill.slips ? slip(view, rng) : decide(view, skill, budget, rng);
      const [first = '', ...rest] = group.map(makeKey);
      plan = rest;
      return Math.max(0, keys.indexOf(first));
    },
    reset() {
      plan = [];
    },
  };
}

// The first of many ideas, unchecked; each might pass for sensible.
const IDEAS = 10;

function slip(view: GrunwaldView, rng: Rng): readonly GrunwaldDecision[] {
  const root = imagine(view.table, rng);
  // Passing would give the whole round away.
  const ideas = candidatesFor(root, IDEAS, rng).filter(([first]) => first?.type !== 'pass');
  return ideas[rng.int(ideas.length)] ?? quickGroup(root, rng);
}

function decide(view: GrunwaldView, skill: Skill, budget: Budget, rng: Rng): readonly GrunwaldDecision[] {
  const root = imagine(view.table, rng);
  const candidates = candidatesFor(root, skill.width, rng);
  const [only] = candidates;
  if (skill.width === 0 || candidates.length < 2 || only === undefined) return only ?? quickGroup(root, rng);
  return search(view, candidates, skill, budget, rng);
}

interface Arm {
  readonly group: readonly GrunwaldDecision[];
  sum: number;
  count: number;
}

// Successive halving: everyone gets the same imagined worlds, the worse half drops out, and so on.
function search(
  view: GrunwaldView,
  candidates: readonly (readonly GrunwaldDecision[])[],
  skill: Skill,
  budget: Budget,
  rng: Rng,
): readonly GrunwaldDecision[] {
  const seat = view.active ?? 0;
  let arms: Arm[] = candidates.map((group) => ({ group, sum: 0, count: 0 }));
  const stages = Math.ceil(Math.log2(arms.length));
  for (let stage = 0; stage < stages && arms.length > 1; stage++) {
    const worlds = Math.max(1, Math.floor(skill.playouts / stages / arms.length));
    for (let world = 0; world < worlds; world++) {
      if (world > 0 && world % CLOCK_EVERY === 0 && isOver(budget)) break;
      const seed = rng.int(0x7fffffff);
      const imagined = imagine(view.table, makeRng(seed));
      for (const arm of arms) {
        arm.sum += playOut(cloneState(imagined), arm.group, seat, skill, makeRng(seed));
        arm.count++;
      }
    }
    arms.sort((left, right) => right.sum / right.count - left.sum / left.count);
    arms = arms.slice(0, Math.ceil(arms.length / 2));
    if (isOver(budget)) break;
  }
  return arms[0]?.group ?? [];
}

// Reading the clock costs as much as a playout or two, so it is read once in a few worlds.
const CLOCK_EVERY = 8;

function isOver(budget: Budget): boolean {
  return budget.isCancelled() || budget.spent() > budget.millis;
}

// Plays the group, then everyone by the quick policy until the horizon's round has ended.
function playOut(state: GrunwaldState, group: readonly GrunwaldDecision[], seat: number, skill: Skill, rng: Rng): number {
  const last = state.round + skill.horizon;
  for (const decision of group) kernel.apply(state, decision, rng);
  while (state.phase !== 'finished' && state.round <= last) {
    for (const decision of quickGroup(state, rng)) kernel.apply(state, decision, rng);
  }
  return evaluate(state, seat, skill.rivalry);
}
