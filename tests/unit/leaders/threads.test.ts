// Several threads over one request: each compares what it found with decks of its own, and what it says of one way to go on is
// only held against what it says of the others.
import { describe, expect, it } from 'vitest';
import type { Agent, Opinion, Temper } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { agentOf } from '../../../engine/games/leaders/ai/agent';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import type { State } from '../../../engine/games/leaders/types';
import type { View } from '../../../engine/games/leaders/view-types';
import { begin, play, pose } from './table';

const kernel = compileKernel(leaders);
const QUIET =
  '0.king@0,3 0.rider@1,1 0.archer@-2,2 1.queen@0,-3 1.rider@-1,-1 1.vizier@1,-3 to=0 display=assassin,bruiser,acrobat deck=nemesis,jailer';

// Three decks for a turn, two for a recruitment; time passes by being asked for.
function hasty(step = 4) {
  let asked = 0;
  return { millis: 700, spent: () => asked++ * step, isCancelled: () => false };
}

const hetman = (temper?: Temper): Agent<View> => agentOf(SKILLS.hetman, learnedValue(), temper);

function asked(state: State) {
  const request = known(leaders.requestFor(state));
  return { view: leaders.viewFor(state, request.seat), request: { ...request, decisions: leaders.legalDecisions(state) } };
}

function ponder(agent: Agent<View>, state: State, seed = 1, budget = hasty()) {
  const { view, request } = asked(state);
  return agent.ponder?.(view, request, budget, makeRng(seed)) ?? null;
}

function conclude(agent: Agent<View>, state: State, opinions: readonly (readonly Opinion[])[]): string {
  const { view, request } = asked(state);
  const index = known(agent.conclude?.(view, request, structuredClone(opinions)));
  return leaders.makeKey(known(request.decisions[index]));
}

describe('the conclusion', () => {
  const [ONE, TWO, THREE] = ['step:king>0,2', 'step:king>1,2', 'step:archer>-2,1'] as const;
  const thread = (shares: Readonly<Record<string, number>>, visits = 3): readonly Opinion[] =>
    Object.entries(shares).map(([key, share]) => ({ plan: [...key.split(' '), 'end'], share, spread: 0.01, visits }));
  const taken = (...opinions: readonly (readonly Opinion[])[]) => conclude(hetman(), pose(QUIET), opinions);

  it('is what all think best, and the first’s own where nobody helps', () => {
    expect(taken(thread({ [TWO]: 0.6, [ONE]: 0.5 }), thread({ [TWO]: 0.7, [ONE]: 0.5 }))).toBe(TWO);
    expect(taken(thread({ [ONE]: 0.6, [TWO]: 0.5 }), [])).toBe(ONE);
  });

  it('is the turn that is better by more, however lucky the decks of either thread were', () => {
    expect(taken(thread({ [ONE]: 0.9, [TWO]: 0.88 }), thread({ [TWO]: 0.3, [ONE]: 0.2 }))).toBe(TWO);
    expect(taken(thread({ [ONE]: 0.3, [TWO]: 0.28 }), thread({ [TWO]: 0.9, [ONE]: 0.8 }))).toBe(TWO);
  });

  it('gives a turn that a thread did not compare no more than the worst of those it did', () => {
    // By the shares alone the lucky thread’s own turn would be the best.
    expect(taken(thread({ [ONE]: 0.5, [TWO]: 0.4 }), thread({ [THREE]: 0.9, [ONE]: 0.85 }))).toBe(ONE);
    expect(taken(thread({ [ONE]: 0.5, [TWO]: 0.48 }), thread({ [THREE]: 0.9, [ONE]: 0.85 }))).toBe(THREE);
  });

  it('believes whoever has looked at more decks', () => {
    const [few, many] = [thread({ [ONE]: 0.6, [TWO]: 0.5 }, 1), thread({ [TWO]: 0.6, [ONE]: 0.55 }, 4)];
    expect(taken(few, many)).toBe(TWO);
  });

  it('knows a turn again whose actions come in another order', () => {
    const [first, second] = [
      thread({ [`${ONE} ${THREE}`]: 0.5, [TWO]: 0.45 }),
      thread({ [TWO]: 0.5, [`${THREE} ${ONE}`]: 0.48 }),
    ];
    expect(taken(first, second)).toBe(ONE);
  });

  it('is followed for the rest of the turn', () => {
    const agent = hetman();
    const state = pose(QUIET);
    const opinions = thread({ [`${THREE} ${ONE}`]: 0.6, [TWO]: 0.5 });
    expect(conclude(agent, state, [opinions])).toBe(THREE);
    for (const [done, next] of [
      [THREE, ONE],
      [ONE, 'end'],
    ] as const) {
      play(state, done);
      expect(ponder(agent, state)).toBeNull();
      const { view, request } = asked(state);
      const index = agent.choose(view, request, hasty(), makeRng(2));
      expect(leaders.makeKey(known(request.decisions[index]))).toBe(next);
    }
  });

  it('is no liked turn that leaves the enemy a win', () => {
    const menaced = pose('0.king@0,3 0.jailer@1,1 0.vizier@-3,3 1.queen@0,-3 1.assassin@0,1 to=0');
    for (const temper of ['bold', 'sly', 'steady'] as const) {
      const opinions = thread({ 'step:jailer>0,2': 0.5, 'step:vizier>-2,2': 0.499, 'step:vizier>-3,2': 0.499 });
      expect([temper, conclude(hetman(temper), menaced, [opinions])]).toEqual([temper, 'step:jailer>0,2']);
    }
  });

  it('is a recruitment by what comes where', () => {
    const state = pose(QUIET);
    play(state, 'end');
    const opinion = (plan: string, share: number): Opinion => ({ plan: plan.split(' '), share, spread: 0.01, visits: 2 });
    const [one, two] = ['take:assassin place:3,0', 'take:bruiser place:3,0'] as const;
    const agent = hetman();
    const opinions = [
      [opinion(one, 0.6), opinion(two, 0.55)],
      [opinion(two, 0.4), opinion(one, 0.3)],
    ];
    expect(conclude(hetman(), state, opinions.slice(0, 1))).toBe('take:assassin');
    expect(conclude(agent, state, opinions)).toBe('take:bruiser');
    play(state, 'take:bruiser');
    const { view, request } = asked(state);
    const index = agent.choose(view, request, hasty(), makeRng(2));
    expect(leaders.makeKey(known(request.decisions[index]))).toBe('place:3,0');
  });
});

describe('one thread alone', () => {
  it.each([undefined, 'sly'] as const)('concludes what it would have chosen (temper: %s)', (temper) => {
    const state = begin('standard', 5);
    const chooses = [hetman(temper), hetman(temper)];
    const ponders = [hetman(temper), hetman(temper)];
    const divided = new Set<string>();
    for (let made = 0; made < 10 && state.phase !== 'over'; made++) {
      const { view, request } = asked(state);
      const chosen = known(chooses[request.seat]).choose(view, request, hasty(), makeRng(made));
      const agent = known(ponders[request.seat]);
      const opinions = ponder(agent, state, made);
      const decision = known(request.decisions[chosen]);
      if (opinions !== null) {
        divided.add(state.phase);
        expect(conclude(agent, state, [opinions])).toBe(leaders.makeKey(decision));
      } else expect(agent.choose(view, request, hasty(), makeRng(made))).toBe(chosen);
      kernel.apply(state, decision, makeRng(made));
    }
    expect(divided).toEqual(new Set(['acting', 'recruiting']));
  });
});

describe('nothing is divided', () => {
  const unasked = { ...hasty(), spent: (): number => expect.fail('thinks') };
  const winning = known(puzzles[0]).position;
  const other = winning.replace(/to=([01])/, (_, seat: string) => `to=${1 - Number(seat)}`);

  it.each([
    ['one decision is offered', pose('0.king@3,0 1.queen@0,-3 1.rider@2,0 1.archer@2,1 1.vizier@3,-1 to=0')],
    ['all cards lie open', begin('advanced', 3)],
    ['both teams are complete', pose(other)],
  ])('and no thread thinks in vain where %s', (_what, state) => {
    expect(ponder(hetman(), state, 1, unasked)).toBeNull();
  });

  it('by lesser levels, nor when there is hardly any time', () => {
    for (const level of ['page', 'squire', 'knight'] as const)
      expect(ponder(agentOf(SKILLS[level], learnedValue()), begin('standard', 5), 1, unasked)).toBeNull();
    expect(ponder(hetman(), begin('standard', 5), 1, { ...hasty(1), millis: 50 })).toBeNull();
  });

  it('by recruitments with one deck each: what lies below the best was not told exactly', () => {
    const state = pose(QUIET);
    play(state, 'end');
    expect(ponder(hetman(), state)).not.toBeNull();
    const agent = hetman();
    const { view, request } = asked(state);
    expect(ponder(agent, state, 1, { ...hasty(), millis: 400 })).toBeNull();
    const alone = hetman().choose(view, request, { ...hasty(), millis: 400 }, makeRng(1));
    expect(agent.choose(view, request, unasked, makeRng(1))).toBe(alone);
  });

  it('where a win is at hand, which is not looked for again', () => {
    const state = pose('0.king@0,1 0.rider@3,-3 1.queen@-2,2 to=0 display=assassin,bruiser,archer deck=vizier,nemesis turn=5');
    const agent = hetman();
    expect(ponder(agent, state)).toBeNull();
    const { view, request } = asked(state);
    const alone = hetman().choose(view, request, hasty(), makeRng(1));
    expect(agent.choose(view, request, unasked, makeRng(1))).toBe(alone);
  });
});

it('a thread knows the view only: the order of the deck changes nothing', () => {
  const posed = (deck: string) => ponder(hetman(), pose(QUIET.replace('nemesis,jailer', deck)));
  const [first, second] = [posed('jailer,nemesis'), posed('nemesis,jailer')];
  expect(first).not.toBeNull();
  expect(second).toEqual(first);
});
