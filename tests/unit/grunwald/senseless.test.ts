// Acts that no level may do, however little it sees, and what the learned value and the plans must keep.
import { describe, expect, it } from 'vitest';
import { createNet } from '../../../engine/ai/net';
import { LEVELS } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { agentOf, createAgent } from '../../../engine/games/grunwald/ai/agent';
import { candidatesFor } from '../../../engine/games/grunwald/ai/candidates';
import { FEATURE_COUNT, features, PARTS } from '../../../engine/games/grunwald/ai/features';
import { learnedValue, netValue } from '../../../engine/games/grunwald/ai/value';
import { CARDS } from '../../../engine/games/grunwald/data/cards';
import { imagine } from '../../../engine/games/grunwald/determinize';
import { texts } from '../../../engine/games/grunwald/text';
import type { State } from '../../../engine/games/grunwald/types';
import { asked, legal, passAll, play, pose, type Table } from './support';

const SEEDS = 12;
const WEAKER = ['page', 'squire', 'knight'] as const;

function choose(agent: ReturnType<typeof createAgent>, state: State, seed: number): string {
  const { seat, prompt } = known(grunwald.requestFor(state));
  const decisions = grunwald.legalDecisions(state);
  let reads = 0;
  const budget = { millis: 6, spent: () => ++reads, isCancelled: () => false };
  const index = agent.choose(grunwald.viewFor(state, seat), { seat, prompt, decisions }, budget, makeRng(seed));
  return grunwald.makeKey(known(decisions[index]));
}

const sentStrength = (key: string) => CARDS.find((card) => key === `send:${card.id}`)?.strength ?? -1;

// Asks a level again and again, each time with another mood.
function moods(level: (typeof LEVELS)[number], table: Table): string[] {
  return Array.from({ length: SEEDS }, (_, seed) => choose(createAgent(level), table.state, seed + 1));
}

describe('senseless acts', () => {
  it.each(LEVELS)('GRU-42: a %s sends nobody who can beat no Teuton while another can', (level) => {
    const table = pose(3, {
      round: 5,
      event: 'winter',
      teutons: ['T3', 'T2'],
      hand: [['C1', 'M2', 'C4', 'M5'], ['C3'], []],
      provision: [9, 9, 9],
    });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    expect(table.state.phase).toBe('choosingFighter');
    for (const key of moods(level, table)) expect([0, 4, 5]).toContain(sentStrength(key));
  });

  it.each(LEVELS)('GRU-47: a %s keeps no knight back in the last battle', (level) => {
    const table = pose(2, {
      round: 8,
      event: 'winter',
      teutons: ['T4', 'T4'],
      hand: [['C1', 'C3'], []],
      provision: [9, 9],
    });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    for (const key of moods(level, table)) expect(sentStrength(key)).toBe(3);
  });

  it.each(LEVELS)('GRU-72: a %s uses up no knight who cannot take the Teuton of Bydgoszcz', (level) => {
    const table = pose(3, { round: 3, event: 'bydgoszcz', prize: 'T3', hand: [['C1', 'C3', 'M5'], [], []] });
    expect(table.state.phase).toBe('choosingTask');
    for (const key of moods(level, table)) expect([0, 5]).toContain(sentStrength(key));
  });

  it.each(LEVELS)('GRU-60: a %s does not leave the last round hungry with a purse that buys bread', (level) => {
    const table = pose(2, {
      round: 8,
      event: 'winter',
      teutons: ['T1', 'T1'],
      hand: [['C5', 'C4', 'M5', 'M4'], []],
      provision: [1, 9],
      ducats: [10, 3],
      provisionCard: 5,
    });
    expect(asked(table)).toBe(0);
    expect(candidatesFor(table.state, 9).some(({ plan }) => plan[0]?.type === 'pass')).toBe(false);
    for (const key of moods(level, table)) expect(key).not.toBe('pass');
    // Alone at the table until all pieces are out: bread was won on the way.
    const agent = createAgent(level);
    for (let step = 0; table.state.phase !== 'choosingFighter' && table.state.phase !== 'choosingLoss' && step < 30; step++) {
      if (asked(table) === 1) play(table, 'pass');
      else play(table, choose(agent, table.state, step + 1));
    }
    expect(known(table.events.find((event) => event.type === 'piecesPlaced' && event.field === 'provision'))).toBeDefined();
  });

  it('GRU-60: the hungry do not go for bread in the last round with a stake that anyone tops, nor elsewhere with the last piece', () => {
    const table = pose(2, {
      round: 8,
      event: 'winter',
      teutons: ['T1', 'T1'],
      hand: [['C5', 'C4', 'M5', 'M4'], []],
      provision: [1, 9],
      ducats: [10, 6],
      provisionCard: 5,
    });
    const bread = (sober: boolean) =>
      candidatesFor(table.state, 99, sober)
        .map(({ plan }) => plan.map(grunwald.makeKey))
        .filter((keys) => keys.includes('field:provision'))
        .map((keys) => Number(known(keys.at(-1)).split(':')[1]));
    expect(Math.min(...bread(false))).toBe(0);
    expect(Math.min(...bread(true))).toBeGreaterThanOrEqual(4);
    table.state.officerFree[0] = 0;
    table.state.helpersFree[0] = 1;
    const left = candidatesFor(table.state, 99, true).map(({ plan }) => plan.map(grunwald.makeKey));
    expect(left.length).toBeGreaterThan(0);
    for (const keys of left) expect(keys).toContain('field:provision');
  });

  it.each(LEVELS)('GRU-71: a hungry %s buys what the hunters offer in the last round', (level) => {
    const table = pose(2, { round: 8, event: 'hunt', hand: [['C5', 'C4', 'M5'], []], provision: [1, 9], ducats: [8, 8] });
    expect(table.state.phase).toBe('buying');
    for (const key of moods(level, table)) expect(key).toMatch(/^buy:/);
  });

  it.each(WEAKER)('GRU-23: a %s with everything before him does not pass', (level) => {
    const table = pose(3, { ducats: [9, 9, 9] });
    for (const key of moods(level, table)) expect(key).not.toBe('pass');
  });
});

describe('plans', () => {
  it('whoever leaves an advised placement is advised afresh', () => {
    const table = pose(3, { ducats: [9, 9, 9] });
    const adviser = createAgent('knight');
    const first = choose(adviser, table.state, 3);
    const other = known(legal(table).find((key) => key.startsWith('take:') && key !== first));
    play(table, other);
    expect(choose(adviser, table.state, 4)).toBe(choose(createAgent('knight'), table.state, 4));
  });
});

describe('assessment', () => {
  const table = pose(3, { round: 4, event: 'winter', teutons: ['T2', 'T1'], hand: [['C5'], [], []], ducats: [6, 3, 3] });
  const { seat, prompt } = known(grunwald.requestFor(table.state));
  const decisions = grunwald.legalDecisions(table.state);
  const view = grunwald.viewFor(table.state, seat);
  let reads = 0;
  const budget = { millis: 400, spent: () => ++reads, isCancelled: () => false };
  const agent = createAgent('hetman');
  const assessed = known(agent.assess?.(view, { seat, prompt, decisions }, budget, makeRng(2)));

  it('speaks of every offered decision and of every way once, the best first, with work behind it', () => {
    expect([...new Set(assessed.map(({ index }) => index))].sort((left, right) => left - right)).toEqual(
      decisions.map((_, index) => index),
    );
    const ways = assessed.map(({ index, plan }) => [index, ...plan.slice(0, 2)].join(' '));
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.length).toBeGreaterThan(decisions.length);
    const [first, second] = assessed;
    expect(known(first).work).toBeGreaterThan(known(second).work - 1);
    expect(known(first).share).toBeGreaterThan(0.2);
    expect(known(first).share).toBeLessThan(1);
    expect(known(first).spread).toBeLessThan(0.1);
    for (const { index, plan, work } of assessed) if (work > 0) expect(plan[0]).toBe(grunwald.makeKey(known(decisions[index])));
  });

  it('gives reasons that have words in both languages', () => {
    const reasons = assessed.flatMap((each) => each.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { key, params } of reasons) {
      expect(texts.en[key], key).toBeDefined();
      expect(texts.pl[key], key).toBeDefined();
      expect(Number(params?.amount)).toBeGreaterThanOrEqual(0.5);
    }
    for (const part of PARTS) for (const way of ['more', 'less']) expect(texts.pl[`assess.${part}.${way}`]).toBeDefined();
  });
});

describe('the learned value', () => {
  it('gives shares of one match, more to whoever has more', () => {
    const shares = new Float32Array(3);
    learnedValue()(pose(3, { round: 5, event: 'winter' }).state, shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    for (const wish of [
      { ducats: [12, 3, 3] },
      { provision: [6, 1, 1] },
      { helpers: [4, 2, 2] },
      { hand: [['C6', 'M5'], ['C1'], ['C1']], provision: [3, 3, 3] },
    ]) {
      const richer = new Float32Array(3);
      learnedValue()(pose(3, { round: 5, event: 'winter', ...wish }).state, richer);
      expect(richer[0], JSON.stringify(wish)).toBeGreaterThan(shares[0] ?? 1);
    }
  });

  it('reads what all know: an onlooker’s view and any imagined past give the same features', () => {
    const table = pose(3, { round: 5, event: 'joust', hand: [['C5'], ['C4', 'M2'], ['M6']] });
    const key = known(legal(table).find((each) => each !== 'send:peasant'));
    play(table, key);
    const view = grunwald.viewFor(table.state, null);
    for (let seat = 0; seat < 3; seat++) {
      const [true_, seen, imagined] = [0, 0, 0].map(() => new Float32Array(FEATURE_COUNT).fill(Number.NaN)) as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      features(table.state, seat, true_);
      features(view.table, seat, seen);
      features(imagine(view.table, makeRng(seat + 1)), seat, imagined);
      expect([...seen]).toEqual([...true_]);
      expect([...imagined]).toEqual([...true_]);
      expect(seen.every((value) => Number.isFinite(value) && Math.abs(value) < 6)).toBe(true);
    }
  });

  it('an agent can be given another net', () => {
    const value = netValue(createNet([FEATURE_COUNT, 4, 2], makeRng(1)));
    const agent = agentOf({ visits: 20, pace: 1, width: 5, depth: 2, blur: 0, temperature: 0 }, value);
    const table = pose(4);
    expect(legal(table)).toContain(choose(agent, table.state, 1));
  });
});
