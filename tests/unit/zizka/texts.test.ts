// Texts: both languages hold the same keys, and every decision, event, prompt, reason and rule has its words.
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../../engine/core/decision';
import { kernelFor } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { texts } from '../../../engine/games/zizka/text';
import { describeDecision, describeEvent } from '../../../engine/games/zizka/text/phrases';
import { newMatch } from './helpers';

const FORMS = ['', '_one', '_few', '_many', '_other'];

function knows(language: 'en' | 'pl', key: string): boolean {
  return FORMS.some((form) => texts[language][key + form] !== undefined);
}

function check(phrase: Phrase): void {
  for (const language of ['en', 'pl'] as const) {
    expect(knows(language, phrase.key), `${language} ${phrase.key}`).toBe(true);
    for (const value of Object.values(phrase.params ?? {})) {
      // One word, or several in a row.
      if (typeof value === 'string' && value.startsWith('@'))
        for (const [, word = ''] of value.matchAll(/@([\w.-]+)/g))
          expect(knows(language, word), `${language} ${word}`).toBe(true);
    }
  }
}

describe('texts', () => {
  it('both languages hold the same keys', () => {
    const bases = (language: 'en' | 'pl') =>
      [...new Set(Object.keys(texts[language]).map((key) => key.replace(/_(one|few|many|other|zero)$/, '')))].sort();
    expect(bases('pl')).toEqual(bases('en'));
    for (const key of Object.keys(texts.pl).filter((each) => each.endsWith('_one'))) {
      for (const form of ['_few', '_many', '_other']) expect(texts.pl[key.replace('_one', form)], key).toBeDefined();
    }
    for (const text of [...Object.values(texts.en), ...Object.values(texts.pl)]) expect(text.length).toBeGreaterThan(0);
  });

  it('every decision, event, prompt, refusal and reason of many matches has its words', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const rng = makeRng(seed);
      const state = newMatch(1 + (seed % 4), { experienced: true, commanders: seed % 2 === 0 ? 'chosen' : 'random' }, seed);
      while (state.phase !== 'ended') {
        const view = zizka.viewFor(state, null);
        const request = zizka.requestFor(state);
        if (request !== null) check(request.prompt);
        for (const refusal of zizka.refusals?.(state) ?? []) check(refusal.reason);
        const legal = zizka.legalDecisions(state);
        for (const decision of legal) check(describeDecision(decision, view));
        const decision = legal[rng.int(legal.length)];
        if (decision === undefined) throw new Error('a dead end');
        kernelFor(zizka).apply(state, decision, rng, (event) => {
          const phrase = describeEvent(event as never, view);
          if (phrase !== null) check(phrase);
        });
      }
      const outcome = zizka.outcome(state);
      if (outcome !== null) check(outcome.reason);
      for (const part of outcome?.standings[0]?.parts ?? []) check({ key: part.key });
    }
  });

  it('every option and rule has its words', () => {
    for (const option of zizka.options) {
      check({ key: `option.${option.id}` });
      check({ key: `option.${option.id}.hint` });
      for (const value of option.values) check({ key: `option.${option.id}.${value}` });
    }
    expect(new Set(zizka.rules.map((rule) => rule.id)).size).toBe(zizka.rules.length);
    for (const rule of zizka.rules) {
      check({ key: `section.${rule.section}` });
      expect(rule.en.length).toBeGreaterThan(20);
      expect(rule.pl.length).toBeGreaterThan(20);
    }
    check({ key: 'name' });
  });
});
