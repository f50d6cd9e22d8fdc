// Tempers on the roads of Bohemia: each shows its habit in the Hetman's plans, and never at the price of one clearly worse.
import { describe, expect, it } from 'vitest';
import { bestOf, type Rated } from '../../../engine/ai/plan-tree';
import { INDULGENCE } from '../../../engine/ai/temper';
import { TEMPERS, type Temper } from '../../../engine/core/agent';
import { makeRng } from '../../../engine/core/rng';
import { ideasFor } from '../../../engine/games/zizka/ai/ideas';
import { policyDecision } from '../../../engine/games/zizka/ai/policy';
import { lookAhead } from '../../../engine/games/zizka/ai/search';
import { LEARNER, SKILLS } from '../../../engine/games/zizka/ai/skill';
import { likedIdea, type Part, partOf } from '../../../engine/games/zizka/ai/tempers';
import { learnedValue } from '../../../engine/games/zizka/ai/value';
import { cloneState } from '../../../engine/games/zizka/clone';
import { legalDecisions } from '../../../engine/games/zizka/decisions';
import { kernel } from '../../../engine/games/zizka/kernel';
import { requestFor } from '../../../engine/games/zizka/requests';
import type { Decision, State } from '../../../engine/games/zizka/types';
import { newMatch } from './helpers';

const HABITS: Readonly<Record<Temper, Part>> = {
  bold: 'walls',
  careful: 'tavern',
  greedy: 'coins',
  sly: 'alone',
  vengeful: 'others',
  steady: 'here',
};

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly rated: readonly Rated<Decision>[];
}

const LOOKS = [{ rounds: 0, samples: 8, ideas: 6, error: 0 }];
const DEPTH = { ...LEARNER.depth, ...{ looks: LOOKS, doubt: 9, first: 8, pace: 1, ideas: 6, rolls: 0 } };

// Menus of the first rounds of matches by the quick policy, with what the look ahead thinks of every idea.
function momentsOf(seed: number): Moment[] {
  const state = newMatch(3, {}, seed);
  const rng = makeRng(seed);
  const list: Moment[] = [];
  for (let asked = requestFor(state); asked !== null && state.round < 7; asked = requestFor(state)) {
    const { seat } = asked;
    if (state.phase === 'menu' && state.actions > 0) {
      const ideas = ideasFor(state, seat, legalDecisions(state), SKILLS.hetman, DEPTH.ideas, makeRng(1)) ?? [];
      const depth = { ...DEPTH, quick: { ...SKILLS.hetman, horizon: 4, counts: false, depth: null } };
      const rated = lookAhead(
        () => cloneState(state),
        seat,
        ideas,
        depth,
        learnedValue(),
        () => false,
        makeRng(seed),
      );
      if (ideas.length > 1) list.push({ state: cloneState(state), seat, rated });
    }
    kernel.apply(state, policyDecision(state, seat, SKILLS.knight, rng), rng);
  }
  return list;
}

const moments = [3, 4].flatMap(momentsOf);
const habit = (part: Part, pick: (moment: Moment) => Decision): number =>
  moments.reduce((sum, moment) => sum + partOf(part, moment.state, pick(moment), moment.seat), 0);

describe('tempers', () => {
  it.each(TEMPERS)('%s can be told by its habit', (temper) => {
    expect(moments.length).toBeGreaterThan(30);
    const part = HABITS[temper];
    const plain = habit(part, ({ rated }) => bestOf(rated).plan);
    expect(habit(part, ({ state, seat, rated }) => likedIdea(rated, state, seat, temper))).toBeGreaterThan(plain);
  });

  it('never cost more than a few points of share in a decision', () => {
    for (const { state, seat, rated } of moments) {
      const best = bestOf(rated);
      for (const temper of TEMPERS) {
        const liked = rated.find((each) => each.plan === likedIdea(rated, state, seat, temper));
        expect(best.share - (liked?.share ?? 0)).toBeLessThanOrEqual(INDULGENCE + 1e-9);
      }
    }
  });
});
