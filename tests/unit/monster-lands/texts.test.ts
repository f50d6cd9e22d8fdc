// Texts: both languages know the same keys, and everything that can be asked, chosen or told has words.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { parseKey } from '../../../engine/games/monster-lands/notation';
import { texts } from '../../../engine/games/monster-lands/text';
import { effectEn } from '../../../engine/games/monster-lands/text/effects-en';
import { effectPl } from '../../../engine/games/monster-lands/text/effects-pl';
import { describeDecision, describeEvent, planWords } from '../../../engine/games/monster-lands/text/phrases';
import { countPl } from '../../../engine/games/monster-lands/text/plural';
import type { Event } from '../../../engine/games/monster-lands/view-types';
import { adventure, clan, enlist, place, pool, send, table } from './support';

const PLURAL = /_(one|few|many|other)$/;
const base = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();

function knows(key: string): boolean {
  return [texts.en, texts.pl].every((table) => table[key] !== undefined || table[`${key}_other`] !== undefined);
}

function missing(phrase: { key: string; params?: Readonly<Record<string, string | number>> }): string[] {
  const named = Object.values(phrase.params ?? {}).flatMap((value) =>
    [...String(value).matchAll(/@([^\s,]+)/g)].map((match) => known(match[1])),
  );
  const faults = [phrase.key, ...named].filter((key) => !knows(key));
  // Dice and trails by their codes are for files, not for people.
  for (const value of Object.values(phrase.params ?? {}))
    if (/^([SM]|I\d|(quest)?[AB]\d|gate\d)( |$)/.test(String(value))) faults.push(`${phrase.key} says ${value}`);
  const text = texts.en[phrase.key] ?? texts.en[`${phrase.key}_other`] ?? '';
  for (const match of text.matchAll(/{{(\w+)}}/g)) {
    if (phrase.params?.[known(match[1])] === undefined) faults.push(`${phrase.key} lacks ${match[1]}`);
  }
  return faults;
}

describe('texts', () => {
  it('exist in both languages under the same keys', () => {
    expect(base(Object.keys(texts.pl))).toEqual(base(Object.keys(texts.en)));
    for (const [key, text] of [...Object.entries(texts.en), ...Object.entries(texts.pl)]) expect(text.trim(), key).not.toBe('');
  });

  it('have the same placeholders in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();
    for (const [key, text] of Object.entries(texts.en)) {
      if (!PLURAL.test(key)) expect(holes(known(texts.pl[key], key)), key).toEqual(holes(text));
    }
  });

  it('name every option and value', () => {
    for (const option of monsterLands.options) {
      for (const key of [
        `option.${option.id}`,
        // The clans of all seats share one hint.
        `option.${option.id.replace(/\d$/, '')}.hint`,
        ...option.values.map((value) => `option.${option.id}.${value}`),
      ]) {
        expect(knows(key), key).toBe(true);
      }
    }
  });

  it('word every request, choice and event of random matches', () => {
    const kernel = compileKernel(monsterLands);
    const faults = new Set<string>();
    for (const [seats, raw] of [
      [1, { scenario: 8 }],
      [2, {}],
      [3, { trickery: true, queensGift: true }],
      [4, { moreMonsters: true, difficulty: 'cruel' }],
    ] as const) {
      const parsed = monsterLands.parseOptions(raw, seats);
      const rng = makeRng(seats + 40);
      const state = monsterLands.setup(known(parsed.ok ? parsed.value : null), seats, rng);
      kernel.begin(state, rng);
      while (state.phase !== 'finished') {
        const asked = known(monsterLands.requestFor(state));
        const view = monsterLands.viewFor(state, asked.seat);
        for (const fault of missing(asked.prompt)) faults.add(fault);
        const list = monsterLands.legalDecisions(state);
        for (const decision of list) for (const fault of missing(describeDecision(decision, view))) faults.add(fault);
        const events: Event[] = [];
        kernel.apply(state, known(list[rng.int(list.length)]), rng, (event) => events.push(event));
        for (const event of events) {
          const phrase = describeEvent(event, view);
          if (phrase !== null) for (const fault of missing(phrase)) faults.add(fault);
        }
      }
      const outcome = known(monsterLands.outcome(state));
      for (const fault of missing(outcome.reason)) faults.add(fault);
      for (const standing of outcome.standings)
        for (const part of standing.parts ?? []) if (!knows(part.key)) faults.add(part.key);
    }
    expect([...faults]).toEqual([]);
  });

  it('count in Polish', () => {
    const coins = (count: number) => countPl(count, 'moneta', 'monety', 'monet');
    expect([1, 2, 5, 12, 22].map(coins)).toEqual(['1 moneta', '2 monety', '5 monet', '12 monet', '22 monety']);
  });
});

const sharedRules = resolve(__dirname, '../../../../shared/rules/monster-lands.md');
const idsIn = (file: string, pattern: RegExp) => [...new Set(readFileSync(file, 'utf8').match(pattern) ?? [])].sort();

describe('rules for the reference', () => {
  it('name their sections', () => {
    for (const rule of monsterLands.rules) expect(knows(`section.${rule.section}`), rule.section).toBe(true);
  });

  it('cover every id of the digest and of the rule file where that is present', () => {
    const told = monsterLands.rules.map((rule) => rule.id).sort();
    const digest = resolve(__dirname, '../../../engine/games/monster-lands/README.md');
    expect(told).toEqual(expect.arrayContaining(idsIn(digest, /MON-\d+/g)));
    if (existsSync(sharedRules)) expect(told).toEqual(idsIn(sharedRules, /(?<=\*\*)MON-\d+/g));
  });

  it('have words in both languages under unique ids', () => {
    expect(new Set(monsterLands.rules.map((rule) => rule.id)).size).toBe(monsterLands.rules.length);
    for (const rule of monsterLands.rules) {
      expect(rule.id).toMatch(/^MON-\d+$/);
      expect(rule.en.length, rule.id).toBeGreaterThan(10);
      expect(rule.pl.length, rule.id).toBeGreaterThan(10);
    }
  });
});

describe('refusals', () => {
  it('say why a building or a member cannot be chosen', () => {
    const state = table();
    pool(clan(state), 'I1');
    clan(state).coins = 0;
    state.panic = ['hut'];
    enlist(state, 0, 'rookie1');
    const reasons = Object.fromEntries((monsterLands.refusals?.(state) ?? []).map((each) => [each.target, each.reason.key]));
    expect(reasons).toMatchObject({
      'building:hut': 'why.panic',
      'building:alchemist': 'why.dice.M',
      'building:armoury': 'why.coins',
      'member:rookie1': 'why.rookie',
    });
  });

  it('MON-253: a power of several rerolls says that they may all go to one die', () => {
    const effect = { effect: 'reroll', times: 2, colours: ['S'], against: 'any' } as const;
    expect(effectEn(effect)).toMatch(/up to 2 times, the same or others/);
    expect(effectPl(effect)).toMatch(/do 2 razy, tej samej lub innych/);
    expect(effectEn({ ...effect, times: 1 })).not.toMatch(/times/);
  });

  const reasonOf = (state: ReturnType<typeof table>, target: string) =>
    monsterLands.refusals?.(state).find((each) => each.target === target)?.reason.key;

  it('MON-59: with everybody away the Market is not short of coins', () => {
    const state = table();
    pool(clan(state), 'S');
    clan(state).coins = 50;
    for (const each of clan(state).members) each.away = true;
    expect(reasonOf(state, 'building:market')).toBe('why.allAway');
  });

  it('MON-56: the Tavern says that prevailing glory is missing, not coins', () => {
    const state = table();
    pool(clan(state), 'S');
    clan(state).glory = 0;
    clan(state).coins = 1;
    expect(reasonOf(state, 'building:tavern')).toBe('why.tavernGlory');
    clan(state).glory = 20;
    clan(state).coins = 0;
    expect(reasonOf(state, 'building:tavern')).toBe('why.coins');
  });

  it('MON-123, MON-124: a strike says what is missing for a capture and a kill', () => {
    const state = table();
    place(state, 'A', 'moldo');
    send(state, 'A1', 0, 'korgo', 'SSS');
    adventure(state, [1, 1, 1]);
    expect(reasonOf(state, 'choice:capture')).toBe('why.noTrap');
    expect(reasonOf(state, 'choice:kill')).toBe('why.missing');
    expect(reasonOf(state, 'choice:venom')).toBe('why.noVenom');
  });

  it('MON-253: several rerolls say that one die may be rerolled more than once', () => {
    expect(texts.en['card.sckrat.text']).toBe('Reroll 1 strength die up to 2 times, the same or others.');
    expect(texts.pl['card.sckrat.text']).toBe('Przerzut: 1 kość Siły, do 2 razy, tej samej lub innych.');
  });
});

describe('a plan', () => {
  const view = monsterLands.viewFor(table(), 0);
  const told = (...keys: readonly string[]) =>
    planWords(
      keys.map((key) => known(parseKey(key))),
      view,
    ).map(({ key }) => key);

  it('says what is loaded in one word, and that somebody is sent off not at all', () => {
    const words = planWords(
      ['send:nuduru', 'trail:A2', 'add:S', 'add:S', 'add:potion', 'confirm'].map((key) => known(parseKey(key))),
      view,
    );
    expect(words.map(({ key }) => key)).toEqual(['decision.send', 'decision.trail', 'plan.load']);
    expect(words[2]?.params).toEqual({ count: 3 });
    expect(words.flatMap(missing)).toEqual([]);
    expect(told('send:nuduru', 'trail:A2', 'confirm')).toEqual(['decision.send', 'decision.trail']);
    expect(told('visit:tavern', 'die:I3')).toHaveLength(2);
  });

  it('says before anybody is at the alchemist’s what would be brewed there', () => {
    const [, plain] = planWords(
      ['visit:alchemist', 'brew:0'].map((key) => known(parseKey(key))),
      view,
    );
    const [, mixed] = planWords(
      ['visit:alchemist', 'brew:2'].map((key) => known(parseKey(key))),
      view,
    );
    expect(plain?.params?.goods).toBe('3 @goods.venom.few');
    expect(mixed?.params?.goods).toBe('2 @goods.potion.few, 1 @goods.venom.one');
  });
});
