// ZIZ-190 to ZIZ-193: what the agents understand, and that they know only their view.
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { createAgent, createAgentWith } from '../../../engine/games/zizka/ai/agent';
import { PARTS } from '../../../engine/games/zizka/ai/assess';
import { hirePlan, hireWorth, tokenWorth } from '../../../engine/games/zizka/ai/attempts';
import { FEATURE_COUNT, features } from '../../../engine/games/zizka/ai/features';
import { playOn } from '../../../engine/games/zizka/ai/search';
import { LEARNER, SKILLS } from '../../../engine/games/zizka/ai/skill';
import { keepChance } from '../../../engine/games/zizka/ai/strength';
import { learnedValue } from '../../../engine/games/zizka/ai/value';
import { companyWorth, makeMind, moraleWorth, warrantWorth } from '../../../engine/games/zizka/ai/worth';
import { KEEP_ROWS, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { conquestChance } from '../../../engine/games/zizka/odds';
import { texts } from '../../../engine/games/zizka/text';
import type { State } from '../../../engine/games/zizka/types';
import { millisOfTurn } from '../../support/slow-clock';
import { at, equip, facing, keysOf, layOut, newMatch, newTable, play, putToken, seatOf } from './helpers';

const kernel = compileKernel(zizka);
const unhurried = { millis: 3000, spent: () => 0, isCancelled: () => false };

function choice(state: State, level: (typeof LEVELS)[number], seed = 1): string {
  const request = zizka.requestFor(state);
  if (request === null) throw new Error('nobody is asked');
  const decisions = zizka.legalDecisions(state);
  // A short look is the same search as a long one.
  const agent = level === 'hetman' ? createAgentWith(LEARNER) : createAgent(level);
  const index = agent.choose(zizka.viewFor(state, request.seat), { ...request, decisions }, unhurried, makeRng(seed));
  const chosen = decisions[index];
  if (chosen === undefined) throw new Error('no such decision');
  return zizka.makeKey(chosen);
}

const mindOf = (state: State) => makeMind(state, 0, SKILLS.hetman, makeRng(1));

describe('agents', () => {
  it.each(LEVELS)('%s plays legal decisions through whole rounds', (level) => {
    for (const seats of [1, 3]) {
      const state = newMatch(seats, { experienced: true, commanders: 'chosen' }, 3);
      const rng = makeRng(9);
      for (let left = 60; left > 0 && state.phase !== 'ended'; left--) {
        const key = choice(state, level, left);
        expect(keysOf(state)).toContain(key);
        const decision = zizka.parseKey(key);
        if (decision !== null) kernel.apply(state, decision, rng);
      }
      expect(state.round).toBeGreaterThan(1);
    }
  });

  it('ZIZ-190: dice are handled by exact odds', () => {
    const state = facing(equip(newTable(), 0, 'bores', ['vojka', 'pavel']), 'C1');
    seatOf(state).luck = 0;
    const rolled = play(state, ['event'], ['sword', 'speech']).state;
    expect(choice(rolled, 'hetman')).toBe('reroll:speech');
    const done = play(rolled, ['reroll:speech'], ['sword']).state;
    expect(done.phase === 'menu' || choice(done, 'hetman') === 'keep').toBe(true);
  });

  it('ZIZ-76: a keep is reckoned by the agents as the table reckons it', () => {
    for (const [keep, card, tokens, dice, rerolls] of [
      [0, 0, 0, 4, 1],
      [0, 3, 1, 5, 2],
      [1, 1, 2, 6, 3],
      [1, 4, 4, 7, 0],
    ] as const) {
      const profile = { dice, rerolls, wenceslas: false, sigismund: false, printed: [1, 0, 1, 0] };
      const odds = conquestChance(profile, KEEP_ROWS[keep]?.[card] ?? [], tokens);
      expect(keepChance(profile, keep, card, tokens)).toBeCloseTo(odds, 9);
    }
  });

  it('ZIZ-136: in the last round only the end counts: a coin is thrown away for the point that wins', () => {
    const state = facing(newTable(), 'C1');
    state.round = 12;
    state.start = 1;
    state.actions = 1;
    Object.assign(seatOf(state), { luck: 0, coins: 0, vp: 19 });
    Object.assign(seatOf(state, 1), { luck: 0, coins: 0, vp: 20 });
    // Rows 1 and 2 lie there and bring coins only. One point more draws level, and coins then decide (ZIZ-137).
    const rolled = play(state, ['event'], ['sword', 'sword', 'shield']).state;
    expect(choice(rolled, 'hetman')).toBe('reroll:shield');
  });

  it('ZIZ-190: a stronger company makes the same token worth more', () => {
    const weak = mindOf(equip(newTable(), 0, 'bores', ['vojka']));
    const strong = mindOf(equip(newTable(), 0, 'bores', ['havel', 'lev']));
    expect(tokenWorth(strong, tokenIndex('H5'))).toBeGreaterThan(tokenWorth(weak, tokenIndex('H5')) + 1);
  });

  it('ZIZ-191: hires early and not at the end, and holds to its side of morale', () => {
    const state = layOut(at(newTable(), 0, 'orlik'), 2, ['lev', 'vok', 'havel', 'divis']);
    seatOf(state).coins = 9;
    const early = hirePlan(mindOf(state), 9).worth;
    expect(early).toBeGreaterThan(1);
    expect(choice(state, 'hetman')).toBe('hire');
    seatOf(state, 1).vp = 19;
    expect(hirePlan(mindOf(state), 9).worth).toBeLessThan(0.3);
    const virtuous = equip(newTable(), 0, 'bores', ['kunes']);
    seatOf(virtuous).morale = 2;
    expect(moraleWorth(mindOf(virtuous), 1)).toBe(1);
    expect(moraleWorth(mindOf(virtuous), -1)).toBeLessThan(0);
  });

  it('ZIZ-192: attacks easy prey, enters tournaments, holds a defence, and sees a burden in solo warrants', () => {
    const prey = at(at(equip(newTable(), 0, 'zizka', ['smil', 'pribik', 'zbynek', 'borivoj']), 0, 'cehnice'), 1, 'cehnice');
    Object.assign(seatOf(prey, 1), { warrant: 1, warrantCoins: 9 });
    expect(choice(prey, 'hetman')).toBe('attack:1');
    const lists = play(facing(newTable(3), 'T1'), ['event']).state;
    expect(choice(lists, 'hetman')).toBe('join');
    const solo = newTable(1);
    expect(warrantWorth(mindOf(solo))).toBeLessThan(0);
    const holder = newTable(2);
    Object.assign(seatOf(holder), { warrant: 1, warrantCoins: 3 });
    expect(warrantWorth(mindOf(holder))).toBeGreaterThan(warrantWorth(mindOf(newTable(2))));
  });

  it('a hetman asked again and again in one turn takes no more than three seconds for it', () => {
    const state = newMatch(3, {}, 9);
    const asked = known(zizka.requestFor(state));
    const request = { ...asked, decisions: zizka.legalDecisions(state) };
    const millis = millisOfTurn(createAgent('hetman'), zizka.viewFor(state, asked.seat), request, 30);
    expect(millis).toBeGreaterThan(1500);
    expect(millis).toBeLessThanOrEqual(3000);
  });

  it('what is decided late in a turn is still looked at', () => {
    const state = newMatch(3, {}, 9);
    const asked = known(zizka.requestFor(state));
    const request = { ...asked, decisions: zizka.legalDecisions(state) };
    const agent = createAgent('hetman');
    const worlds = Array.from({ length: 6 }, (_, asking) => {
      let looks = 0;
      const isCancelled = () => {
        looks++;
        return false;
      };
      agent.choose(
        zizka.viewFor(state, asked.seat),
        request,
        { millis: 2500, spent: () => 10 * looks, isCancelled },
        makeRng(asking),
      );
      return looks;
    });
    expect(known(worlds[5])).toBeGreaterThan(5);
    expect(known(worlds[0])).toBeGreaterThan(known(worlds[5]));
  });

  it('a cancelled or spent budget is obeyed: no thought, a legal answer', () => {
    const state = layOut(at(newTable(), 0, 'orlik'), 2, ['lev', 'vok', 'havel', 'divis']);
    seatOf(state).coins = 9;
    const view = zizka.viewFor(state, 0);
    const decisions = zizka.legalDecisions(state);
    const request = { seat: 0, prompt: { key: 'prompt.menu' }, decisions };
    const ask = (agent: ReturnType<typeof createAgent>, spent: () => number, isCancelled = false): string => {
      const rng = makeRng(3);
      const chosen = decisions[agent.choose(view, request, { millis: 2500, spent, isCancelled: () => isCancelled }, rng)];
      return chosen === undefined ? 'none' : zizka.makeKey(chosen);
    };
    let clock = 0;
    expect(ask(createAgent('hetman'), () => (clock += 15))).toBe('hire');
    expect(ask(createAgent('hetman'), () => 0, true)).toBe('end');
    // Time that runs out on the way ends the thought, not the answer.
    clock = 0;
    expect(keysOf(state)).toContain(ask(createAgent('hetman'), () => (clock += 400)));
    expect(clock).toBeLessThan(60_000);
    // A turn has three seconds in all: after a decision of two seconds the next one has one left.
    const slow = createAgent('knight');
    ask(slow, () => 2000);
    expect(ask(slow, () => 1001)).toBe('end');
    slow.reset?.();
    expect(ask(slow, () => 1001)).not.toBe('end');
    // A hetman who has used up the turn's time for looking ahead still decides, by the quick policy.
    const deep = createAgent('hetman');
    ask(deep, () => 2450);
    ask(deep, () => 100);
    expect(ask(deep, () => 0)).toBe('hire');
  });

  it('ZIZ-193: the same view gives the same choice, whatever lies hidden', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const state = newMatch(3, {}, seed);
      const seat = zizka.requestFor(state)?.seat ?? 0;
      const other = zizka.determinize(zizka.viewFor(state, seat), seat, makeRng(seed + 50));
      expect(choice(other, 'hetman')).toBe(choice(state, 'hetman'));
    }
    const known = putToken(equip(newTable(), 0, 'zizka', ['jakub', 'simon', 'vit']), 'tabor', 'H1', true);
    expect(keysOf(known)).toContain(choice(known, 'knight'));
  });
});

describe('assessment', () => {
  it('speaks of every offered decision once, the best first, with reasons in both languages', () => {
    const state = layOut(at(newTable(), 0, 'orlik'), 2, ['lev', 'vok', 'havel', 'divis']);
    seatOf(state).coins = 9;
    const decisions = zizka.legalDecisions(state);
    const request = { seat: 0, prompt: { key: 'prompt.menu' }, decisions };
    const assessed = createAgentWith(LEARNER).assess?.(zizka.viewFor(state, 0), request, unhurried, makeRng(4)) ?? [];
    expect(assessed.map(({ index }) => index).sort((one, other) => one - other)).toEqual(decisions.map((_, index) => index));
    const [best, next] = assessed;
    expect(best?.work).toBeGreaterThanOrEqual(next?.work ?? 1);
    expect(best?.share).toBeGreaterThan(0.2);
    expect(best?.share).toBeLessThan(1);
    const reasons = assessed.flatMap((each) => each.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { key } of reasons) for (const language of [texts.en, texts.pl]) expect(language[key], key).toBeDefined();
    for (const part of PARTS) for (const way of ['more', 'less']) expect(texts.pl[`assess.${part}.${way}`]).toBeDefined();
  });

  it('says nothing of shares alone against Torak', () => {
    const state = newTable(1);
    const request = { seat: 0, prompt: { key: 'prompt.menu' }, decisions: zizka.legalDecisions(state) };
    expect(createAgent('hetman').assess?.(zizka.viewFor(state, 0), request, unhurried, makeRng(4))).toEqual([]);
  });
});

describe('worths that are remembered', () => {
  it('are those that are reckoned anew', () => {
    const state = newMatch(3, {}, 7);
    const rng = makeRng(7);
    for (let turns = 0; turns < 24; turns++) {
      for (let seat = 0; seat < 3; seat++) {
        const remembered = makeMind(state, seat, SKILLS.hetman, rng);
        // A mind with a clock of its own begins anew.
        const anew = makeMind(state, seat, SKILLS.hetman, rng, () => false);
        for (const token of state.tokens.filter((each) => each >= 0))
          expect(tokenWorth(remembered, token)).toBe(tokenWorth(anew, token));
        const { coins } = seatOf(state, seat);
        expect(hireWorth(remembered, coins)).toBe(hireWorth(anew, coins));
      }
      playOn(state, SKILLS.knight, rng);
    }
  });
});

describe('what is believed', () => {
  it('is remembered for nobody who believes something else', () => {
    const state = newMatch(3, {}, 7);
    const { members } = seatOf(state);
    const { hetman } = SKILLS;
    const believing = (company: number) =>
      companyWorth(makeMind(state, 0, { ...hetman, prices: { ...hetman.prices, company } }, makeRng(1)), members);
    expect(believing(2)).toBeGreaterThan(believing(1));
    expect(believing(2)).toBe(believing(2));
  });
});

describe('the learned value', () => {
  it('ZIZ-193: reads only what all know', () => {
    const [own, other] = [new Float32Array(FEATURE_COUNT), new Float32Array(FEATURE_COUNT)];
    let secrets = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const state = newMatch(3, {}, seed);
      const rng = makeRng(seed);
      for (let turns = 0; turns < 12; turns++) {
        const imagined = zizka.determinize(zizka.viewFor(state, null), null, makeRng(seed + 9));
        secrets += state.seats.reduce((sum, each) => sum + each.seenSpaces.length + each.seenTops.length, 0);
        for (let seat = 0; seat < 3; seat++) {
          features(state, seat, own);
          features(imagined, seat, other);
          expect(other).toEqual(own);
        }
        playOn(state, SKILLS.knight, rng);
      }
    }
    expect(secrets).toBeGreaterThan(0);
  });

  it('gives shares that add up, more to whoever is ahead, and nothing but the winner at the end', () => {
    const shares = new Float32Array(3);
    const state = newMatch(3, {}, 5);
    learnedValue()(state, shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    const before = shares[1] ?? 0;
    seatOf(state, 1).vp = 12;
    learnedValue()(state, shares);
    expect(shares[1]).toBeGreaterThan(before + 0.2);
    state.phase = 'ended';
    learnedValue()(state, shares);
    expect([...shares]).toEqual([0, 1, 0]);
  });
});
