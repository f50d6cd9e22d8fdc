// The learned value and what hangs on it: it reads what all know, its shares mean something, decisions are assessed with
// reasons, and nobody's choice depends on what lies hidden.
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createAgent, createAgentWith } from '../../../engine/games/monster-lands/ai/agent';
import { PARTS } from '../../../engine/games/monster-lands/ai/assess';
import { FEATURE_COUNT } from '../../../engine/games/monster-lands/ai/features';
import { learning } from '../../../engine/games/monster-lands/ai/learning';
import { newCourse, quickDecision } from '../../../engine/games/monster-lands/ai/policy';
import { LEARNER } from '../../../engine/games/monster-lands/ai/skill';
import { learnedValue } from '../../../engine/games/monster-lands/ai/value';
import { kernel } from '../../../engine/games/monster-lands/kernel';
import { texts } from '../../../engine/games/monster-lands/text';
import type { State } from '../../../engine/games/monster-lands/types';
import { clan, table } from './support';

const unhurried: Budget = { millis: 60_000, spent: () => 0, isCancelled: () => false };

// A match after so many decisions of the quick policy.
function later(seats: number, seed: number, decisions: number): State {
  const parsed = monsterLands.parseOptions({}, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  const rng = makeRng(seed);
  const state = monsterLands.setup(parsed.value, seats, rng);
  kernel.begin(state, rng);
  const course = newCourse();
  for (let count = 0; count < decisions || monsterLands.legalDecisions(state).length === 1; count++) {
    kernel.apply(state, known(quickDecision(state, course)), rng);
  }
  return state;
}

const imagined = (state: State, seat: number | null, seed: number): State =>
  monsterLands.determinize(monsterLands.viewFor(state, seat), seat, makeRng(seed));

function request(state: State) {
  return { ...known(monsterLands.requestFor(state)), decisions: monsterLands.legalDecisions(state) };
}

describe('the learned value', () => {
  it('MON-331: learns only from what all know', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const state = later(3, seed, 60);
      const other = imagined(state, null, seed + 9);
      for (let seat = 0; seat < 3; seat++) {
        const [one, two] = [new Float32Array(FEATURE_COUNT), new Float32Array(FEATURE_COUNT)];
        learning.write(monsterLands.viewFor(state, null), seat, one);
        learning.write(monsterLands.viewFor(other, null), seat, two);
        expect(two).toEqual(one);
        expect(one.every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('gives shares that add up, more to whoever is ahead, and nothing but the winner at the end', () => {
    const shares = new Float32Array(3);
    const state = table(3);
    learnedValue()(state, shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    const before = shares[1] ?? 0;
    clan(state, 1).glory += 12;
    learnedValue()(state, shares);
    expect(shares[1]).toBeGreaterThan(before + 0.2);
    state.phase = 'finished';
    learnedValue()(state, shares);
    expect([...shares]).toEqual([0, 1, 0]);
  });
});

describe('agents with the learned value', () => {
  it('MON-330, MON-331: the same view gives the same choice, whatever lies hidden', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const state = later(3, seed, 20 + 25 * seed);
      const { seat } = request(state);
      const other = imagined(state, seat, seed + 50);
      const choose = (from: State) =>
        createAgentWith(LEARNER, learnedValue).choose(monsterLands.viewFor(from, seat), request(from), unhurried, makeRng(3));
      expect(choose(other)).toBe(choose(state));
    }
  });

  it('stops when its share of the time is up', () => {
    const state = later(3, 2, 0);
    let asked = 0;
    const short: Budget = { millis: 100, spent: () => 5 * asked, isCancelled: () => asked++ < 0 };
    createAgent('hetman').choose(monsterLands.viewFor(state, request(state).seat), request(state), short, makeRng(1));
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(12);
  });
});

describe('assessment', () => {
  it('speaks of every offered decision, of several ways that begin with one, the best first, with reasons in both languages', () => {
    const state = later(3, 4, 0);
    const asked = request(state);
    const agent = createAgentWith(LEARNER, learnedValue);
    const found = known(agent.assess?.(monsterLands.viewFor(state, asked.seat), asked, unhurried, makeRng(4)));
    const indexes = [...new Set(found.map(({ index }) => index))].sort((one, other) => one - other);
    expect(indexes).toEqual(asked.decisions.map((_, index) => index));
    expect(found.length).toBeGreaterThan(indexes.length);
    const [best, next] = found;
    expect(best?.work).toBeGreaterThanOrEqual(next?.work ?? 1);
    expect(best?.share).toBeGreaterThan(0.1);
    expect(best?.share).toBeLessThan(0.9);
    for (const { index, plan, work } of found) {
      if (work > 0) expect(plan[0]).toBe(monsterLands.makeKey(known(asked.decisions[index])));
    }
    const reasons = found.flatMap((each) => each.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { key } of reasons) for (const language of [texts.en, texts.pl]) expect(language[key], key).toBeDefined();
    for (const part of PARTS) for (const way of ['more', 'less']) expect(texts.pl[`assess.${part}.${way}`]).toBeDefined();
  });

  it('says nothing of shares alone', () => {
    const state = table(1, { scenario: 1 });
    const view = monsterLands.viewFor(state, 0);
    expect(createAgent('hetman').assess?.(view, request(state), unhurried, makeRng(4))).toEqual([]);
  });
});
