import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { texts } from '../../../engine/games/grunwald/text';
import { describeDecision, describeEvent } from '../../../engine/games/grunwald/text/phrases';
import type { Event } from '../../../engine/games/grunwald/view-types';
import { kernel } from './support';

const SUFFIXES = ['_one', '_few', '_many', '_other'];
const bare = (key: string) => key.replace(/_(one|few|many|other)$/, '');

function missing(key: string, params: Readonly<Record<string, string | number>> = {}): string[] {
  const wanted = [
    key,
    ...Object.values(params).flatMap((value) => (String(value).startsWith('@') ? [String(value).slice(1)] : [])),
  ];
  return Object.entries(texts).flatMap(([language, text]) =>
    wanted
      .filter((each) => ![each, ...SUFFIXES.map((suffix) => each + suffix)].some((form) => form in text))
      .map((each) => `${language} ${each}`),
  );
}

describe('texts', () => {
  it('both languages have the same keys and parameters', () => {
    const keysOf = (text: Readonly<Record<string, string>>) => [...new Set(Object.keys(text).map(bare))].sort();
    expect(keysOf(texts.pl)).toEqual(keysOf(texts.en));
    for (const [key, english] of Object.entries(texts.en)) {
      const polish = known(texts.pl[key], key);
      const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
      expect(params(polish), key).toEqual(params(english));
    }
  });

  it('plural texts have every Polish form', () => {
    for (const key of Object.keys(texts.pl).filter((each) => each.endsWith('_one'))) {
      for (const suffix of SUFFIXES) expect(texts.pl[bare(key) + suffix], bare(key) + suffix).toBeDefined();
    }
  });

  it('every prompt, decision, event, refusal and outcome of random matches has its words', () => {
    const lacking = new Set<string>();
    for (let match = 0; match < 24; match++) {
      const rng = makeRng(match);
      const state = grunwald.setup({}, 2 + (match % 3), rng);
      const events: Event[] = [];
      const tell = (event: Event) => events.push(event);
      kernel.begin(state, rng, tell);
      for (let request = grunwald.requestFor(state); request !== null; request = grunwald.requestFor(state)) {
        for (const key of missing(request.prompt.key, request.prompt.params)) lacking.add(key);
        for (const refusal of grunwald.refusals?.(state) ?? []) for (const key of missing(refusal.reason.key)) lacking.add(key);
        const view = grunwald.viewFor(state, request.seat);
        const decisions = grunwald.legalDecisions(state);
        for (const decision of decisions) {
          const phrase = describeDecision(decision, view);
          for (const key of missing(phrase.key, phrase.params)) lacking.add(key);
        }
        kernel.apply(state, known(decisions[rng.int(decisions.length)]), rng, tell);
      }
      for (const event of events) {
        const phrase = describeEvent(event, grunwald.viewFor(state, null));
        if (phrase !== null) for (const key of missing(phrase.key, phrase.params)) lacking.add(key);
      }
      const outcome = known(grunwald.outcome(state));
      for (const key of missing(outcome.reason.key)) lacking.add(key);
      for (const part of outcome.standings[0]?.parts ?? []) for (const key of missing(part.key)) lacking.add(key);
    }
    expect([...lacking]).toEqual([]);
  });

  it('every component and every rule is named and told in both languages', () => {
    for (const id of known(grunwald.components)) {
      expect(
        [`card.${id}.name`, `event.${id}.name`].some((key) => key in texts.en && key in texts.pl),
        id,
      ).toBe(true);
    }
    expect(new Set(grunwald.rules.map((rule) => rule.id)).size).toBe(grunwald.rules.length);
    for (const rule of grunwald.rules) expect(missing(`section.${rule.section}`)).toEqual([]);
  });
});
