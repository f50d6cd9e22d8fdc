import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { agentOf, createAgent } from '../../../engine/games/grunwald/ai/agent';
import { candidatesFor } from '../../../engine/games/grunwald/ai/candidates';
import { evaluate, forecast } from '../../../engine/games/grunwald/ai/evaluate';
import { cheapestPayment } from '../../../engine/games/grunwald/ai/losses';
import { placements } from '../../../engine/games/grunwald/ai/placement';
import { quickGroup } from '../../../engine/games/grunwald/ai/quick';
import { breadWorth, knightWorth } from '../../../engine/games/grunwald/ai/worth';
import { CARDS, PROVISION_UNIT } from '../../../engine/games/grunwald/data/cards';
import { asked, kernel, legal, names, passAll, play, pose } from './support';

const hurried = () => {
  const began = performance.now();
  return { millis: 100, spent: () => performance.now() - began, isCancelled: () => false };
};

function ask(
  agent: ReturnType<typeof createAgent>,
  state: ReturnType<typeof pose>['state'],
  seed: number,
  budget = hurried(),
): number {
  const { seat, prompt } = known(grunwald.requestFor(state));
  const decisions = grunwald.legalDecisions(state);
  return agent.choose(grunwald.viewFor(state, seat), { seat, prompt, decisions }, budget, makeRng(seed));
}

describe('opponents', () => {
  it.each(LEVELS)('%s answers every request of its first rounds with a legal index', (level) => {
    const { state } = pose(3, { round: 3, hand: [['C5', 'M2'], ['C3'], ['M4']], event: 'joust' });
    const agents = [0, 1, 2].map(() => createAgent(level));
    for (let count = 0; count < 24 && grunwald.requestFor(state) !== null; count++) {
      const { seat } = known(grunwald.requestFor(state));
      const decisions = grunwald.legalDecisions(state);
      const index = ask(known(agents[seat]), state, count);
      expect(decisions[index], `${level} in ${state.phase}`).toBeDefined();
      kernel.apply(state, known(decisions[index]), makeRng(count));
    }
    expect(state.round).toBeGreaterThanOrEqual(3);
  });

  it('the same numbers give the same choice', () => {
    const { state } = pose(3);
    const skill = { visits: 24, pace: 1, width: 6, depth: 3, blur: 0, temperature: 0 };
    const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
    expect(ask(agentOf(skill), state, 5, patient)).toBe(ask(agentOf(skill), state, 5, patient));
  });

  it('stops at once when time is up', () => {
    const { state } = pose(3);
    let asked = 0;
    const spent = () => {
      asked++;
      return 10_000;
    };
    const { seat, prompt } = known(grunwald.requestFor(state));
    const decisions = grunwald.legalDecisions(state);
    const index = createAgent('hetman').choose(
      grunwald.viewFor(state, seat),
      { seat, prompt, decisions },
      { millis: 1, spent, isCancelled: () => false },
      makeRng(1),
    );
    expect(decisions[index]).toBeDefined();
    expect(asked).toBeLessThan(5);
  });

  it('carries a planned placement through to its ducats', () => {
    const table = pose(2, { mercenary: ['M6', 'M6'], crown: ['C1', 'C1'], ducats: [9, 0] });
    const agent = createAgent('knight');
    for (let step = 0; asked(table) === 0 && step < 3; step++) {
      play(table, known(legal(table)[ask(agent, table.state, 3)]));
    }
    expect(asked(table)).toBe(1);
  });

  it('looks at the peasant as a bluff and at each sort of card once', () => {
    const table = pose(2, { round: 4, hand: [['C5', 'C5', 'M5'], []], provision: [9, 9] });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    const groups = candidatesFor(table.state, 8).map(({ plan }) => grunwald.makeKey(known(plan[0])));
    expect(groups.length).toBe(3);
    expect(groups).toContain('send:peasant');
  });

  it('fills the gap of a battle with the cheapest knight that does', () => {
    const table = pose(2, {
      round: 4,
      event: 'winter',
      teutons: ['T2', 'T1'],
      hand: [['C2', 'C5', 'C6'], []],
      provision: [9, 9],
    });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    const sent = new Set<string>();
    for (let seed = 1; seed <= 80; seed++) {
      const [decision] = quickGroup(table.state, makeRng(seed));
      sent.add(decision?.type === 'send' ? decision.card : '');
    }
    const five = known(known(table.state.hand[0])[1]);
    expect([...sent]).toEqual([known(CARDS[five]).id]);
  });

  it('rides out for a captive that an equal leaves him, and not without one', () => {
    const hand = [['C5'], ['C5'], []];
    const table = pose(3, { round: 4, event: 'winter', teutons: ['T4', 'T2'], hand, provision: [9, 9, 9], start: 1 });
    play(table, 'take:helpers-1', 'field:teutons', 'pass');
    const gain = () => known(placements(table.state).find(({ field, helpers }) => field === 0 && helpers === 1)).gain;
    expect(asked(table)).toBe(0);
    expect(gain()).toBeGreaterThan(0);
    table.state.teutons.splice(
      0,
      2,
      ...Array.from({ length: 2 }, () => CARDS.findIndex(({ kind, strength }) => kind === 'teuton' && strength === 6)),
    );
    expect(gain()).toBeLessThan(0);
  });

  it('pays a loss with the least worth', () => {
    const { state } = pose(2, { hand: [['C6', 'C2', 'M1'], []], camp: [['T2'], []], provision: [0, 0] });
    state.debt = 2;
    expect(names(cheapestPayment(state, 0, 2))).toEqual(['T2']);
    // Bread that makes nobody quartermaster any more.
    state.round = 8;
    state.provision = [40, 60];
    expect(cheapestPayment(state, 0, 2)).toEqual([PROVISION_UNIT, PROVISION_UNIT]);
    // Whoever rides home anyway, not the last bread of a six and a two.
    state.provision = [2, 60];
    expect(names(cheapestPayment(state, 0, 1))).toEqual(['M1']);
  });

  it('reckons bread and knights exactly in the last round (GRU-60)', () => {
    const hand = [['C5', 'M4', 'C2'], []];
    const { state } = pose(2, { round: 8, event: 'winter', hand, provision: [1, 9] });
    const last = breadWorth(state, 0, 1);
    // The first loaf keeps the four, the second the two, a third only the quartermaster's hope.
    expect(last).toBeGreaterThan(4);
    expect(breadWorth(state, 0, 2) - last).toBeGreaterThan(2);
    expect(breadWorth(state, 0, 2) - last).toBeLessThan(last);
    expect(breadWorth(state, 0, 3) - breadWorth(state, 0, 2)).toBeLessThan(1);
    // A newcomer eats the five's bread: worth nothing unless he is stronger.
    const card = (name: string) => CARDS.findIndex(({ kind, strength }) => name === `${kind[0]}${strength}`);
    expect(knightWorth(state, 0, card('m4'))).toBe(0);
    expect(knightWorth(state, 0, card('m6'))).toBe(1);
  });

  it('sends the weakest knights home', () => {
    const table = pose(2, {
      round: 8,
      event: 'winter',
      teutons: ['T1', 'T1'],
      hand: [['C5', 'M1', 'M3'], []],
      provision: [6, 4],
    });
    passAll(table);
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    const sent: string[] = [];
    while (table.state.phase === 'dismissing') {
      const [decision] = quickGroup(table.state, makeRng(1));
      sent.push(grunwald.makeKey(known(decision)));
      play(table, known(sent.at(-1)));
    }
    // One of the two mercenaries of strength 1.
    expect(['dismiss:smirice', 'dismiss:dube']).toContain(sent[0]);
    expect(sent.slice(1)).toEqual(['done']);
  });

  it('values knights, bread, coin and early helpers', () => {
    const base = pose(3).state;
    const better = [
      pose(3, { hand: [['C4'], [], []], provision: [2, 1, 1] }).state,
      pose(3, { ducats: [6, 3, 3] }).state,
      pose(3, { helpers: [3, 2, 2] }).state,
      pose(3, { provision: [4, 1, 1] }).state,
    ];
    for (const state of better) {
      expect(known(forecast(state)[0])).toBeGreaterThan(known(forecast(base)[0]));
      expect(evaluate(state, 0)).toBeGreaterThan(evaluate(base, 0));
      expect(evaluate(state, 1)).toBeLessThan(evaluate(base, 1));
    }
    expect(evaluate(base, 0)).toBeLessThan(1);
  });
});
