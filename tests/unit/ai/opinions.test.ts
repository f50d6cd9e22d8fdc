// Thinking in several threads: what each finds out adds up, and one alone comes to the choice it would have made.
import { describe, expect, it } from 'vitest';
import { opinionsOf, pooled } from '../../../engine/ai/opinions';
import type { Agent } from '../../../engine/core/agent';
import type { AnyGame } from '../../../engine/core/game-module';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { agentOf } from '../../../engine/games/grunwald/ai/agent';
import { SKILLS as GRUNWALD } from '../../../engine/games/grunwald/ai/skill';
import { zizka } from '../../../engine/games/zizka';
import { createAgentWith } from '../../../engine/games/zizka/ai/agent';
import { LEARNER } from '../../../engine/games/zizka/ai/skill';

describe('opinions', () => {
  it('add up: visits of all, shares by their weight, spreads as of one long look', () => {
    const one = opinionsOf([{ plan: 'a', share: 0.6, spread: 0.1, visits: 30 }], (plan) => [plan]);
    const other = [
      { plan: ['a'], share: 0.3, spread: 0.1, visits: 10 },
      { plan: ['b', 'c'], share: 0.2, spread: 0.4, visits: 1 },
    ];
    const [first, second] = pooled([one, other]);
    expect(first).toMatchObject({ plan: ['a'], visits: 40 });
    expect(first?.share).toBeCloseTo(0.525);
    expect(first?.spread).toBeCloseTo(Math.sqrt(0.1 ** 2 * (0.75 ** 2 + 0.25 ** 2)));
    expect(second).toEqual(other[1]);
  });

  it('that nobody has looked into change nothing', () => {
    const seen = { plan: ['a'], share: 0.6, spread: 0.1, visits: 30 };
    const unseen = { plan: ['a'], share: 0, spread: 1, visits: 0 };
    expect(pooled([[unseen], [seen]])).toEqual([seen]);
    expect(pooled([[seen], [unseen]])).toEqual([seen]);
  });
});

// Work bounded by counts, so that the same chance gives the same choice.
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
const players: readonly [string, AnyGame, () => Agent][] = [
  ['Na Grunwald!', grunwald, () => agentOf({ ...GRUNWALD.hetman, visits: 60 }) as Agent],
  ['Jan Žižka', zizka, () => createAgentWith(LEARNER) as Agent],
];

describe.each(players)('%s', (_name, game, create) => {
  // Every request of a match's beginning, with three agents who have seen the same.
  function* requests(count: number) {
    const kernel = compileKernel(game);
    const options = game.parseOptions({}, 3);
    if (!options.ok) throw new Error(options.message);
    const state = game.setup(options.value, 3, makeRng(7));
    kernel.begin(state, makeRng(7));
    const agents = [0, 1, 2].map(() => ({ chooses: create(), ponders: create(), helps: create() }));
    for (let made = 0; made < count; made++) {
      const asked = known(game.requestFor(state));
      const request = { ...asked, decisions: game.legalDecisions(state) };
      const view = game.viewFor(state, asked.seat);
      const { chooses, ponders, helps } = known(agents[asked.seat]);
      const chosen = chooses.choose(view, request, patient, makeRng(made));
      yield { view, request, made, chosen, ponders, helps };
      kernel.apply(state, known(request.decisions[chosen]), makeRng(made));
    }
  }

  it('one thread alone concludes what it would have chosen', () => {
    let divided = 0;
    for (const { view, request, made, chosen, ponders } of requests(30)) {
      const opinions = ponders.ponder?.(view, request, patient, makeRng(made)) ?? null;
      if (opinions !== null) divided++;
      const index =
        opinions === null
          ? ponders.choose(view, request, patient, makeRng(made))
          : ponders.conclude?.(view, request, structuredClone([opinions]));
      expect(index).toBe(chosen);
    }
    expect(divided).toBeGreaterThan(5);
  });

  it('with a helper the choice is one that was offered and looked into', () => {
    for (const { view, request, made, ponders, helps } of requests(30)) {
      const own = ponders.ponder?.(view, request, patient, makeRng(made)) ?? null;
      const theirs = helps.ponder?.(view, request, patient, makeRng(made + 1000)) ?? [];
      if (own === null) continue;
      const index = known(ponders.conclude?.(view, request, [own, theirs]));
      const key = game.makeKey(known(request.decisions[index]));
      expect([...own, ...theirs].map(({ plan }) => plan[0])).toContain(key);
    }
  });
});
