// Every rule has a title and a picture, every picture a rule, and what they refer to exists in both languages.
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, games } from '../../engine/registry';
import { figureOf, loadRuleFigures, type RuleFigure, type RuleFigures } from '../../renderer/games/rule-figures';
import { relatedRules } from '../../renderer/screens/learn/related-rules';
import { loadGameTexts, loadRules, loadRuleTitles } from '../../renderer/text/game-texts';
import { readableRule } from '../../renderer/text/readable-rules';
import { expectSound } from './markup';

async function bookOf(game: GameId) {
  const [rules, titles, figures, texts] = await Promise.all([
    loadRules(game),
    loadRuleTitles(game),
    loadRuleFigures(game),
    loadGameTexts(game),
  ]);
  return { rules, titles, figures, texts, readable: rules.map((rule) => readableRule(rule, titles)) };
}

const drawn = (figures: RuleFigures): readonly RuleFigure[] => [
  ...new Set([...Object.values(figures.byRule), ...Object.values(figures.bySection)]),
];

describe.each(GAME_IDS)('the rule book of %s', (game) => {
  it('gives every rule a short title and a text in both languages', async () => {
    const { readable, rules, titles } = await bookOf(game);
    for (const rule of readable) {
      for (const language of ['en', 'pl'] as const) {
        expect(rule.title[language], rule.id).toMatch(/^\S.{1,35}$/u);
        expect(rule.text[language].length, rule.id).toBeGreaterThan(10);
      }
    }
    expect(Object.keys(titles).filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
  });

  it('tells the rules of a section apart by their titles', async () => {
    const { readable } = await bookOf(game);
    for (const language of ['en', 'pl'] as const) {
      const names = readable.map((rule) => `${rule.section}: ${rule.title[language]}`);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('has a picture for every rule, and no picture without one', async () => {
    const { rules, figures } = await bookOf(game);
    if (figures === null) throw new Error(`no pictures for ${game}`);
    expect(rules.filter((rule) => figureOf(figures, rule) === null).map((rule) => rule.id)).toEqual([]);
    expect(Object.keys(figures.byRule).filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    expect(Object.keys(figures.signs ?? {}).filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    for (const sign of Object.values(figures.signs ?? {})) expectSound(sign);
    expect(Object.keys(figures.bySection).filter((section) => !rules.some((rule) => rule.section === section))).toEqual([]);
  });

  it('draws sound pictures with words that the game has', async () => {
    const { figures, texts } = await bookOf(game);
    if (figures === null) throw new Error(`no pictures for ${game}`);
    for (const figure of drawn(figures)) {
      expect(figure.caption.en).toMatch(/^\p{Lu}.+\.$/u);
      expect(figure.caption.pl).toMatch(/^\p{Lu}.+\.$/u);
      for (const language of ['en', 'pl'] as const) {
        const missing: string[] = [];
        const markup = figure.draw((key) => {
          if (texts[language][key] === undefined) missing.push(key);
          return texts[language][key] ?? '';
        });
        expect(missing, figure.caption.en).toEqual([]);
        expectSound(markup);
        expect(markup, figure.caption.en).toMatch(/^<svg [^>]*width="500" height="284"/);
      }
    }
  });

  it('relates rules to others of the same game', async () => {
    const { readable } = await bookOf(game);
    for (const rule of readable) {
      const related = relatedRules(rule, readable);
      expect(related.length, rule.id).toBeLessThanOrEqual(5);
      expect(related, rule.id).not.toContain(rule);
    }
  });

  it('has lessons that teach rules which exist', async () => {
    const { rules } = await bookOf(game);
    const lessons = games[game]?.lessons ?? [];
    expect(lessons.filter((lesson) => (lesson.rules ?? []).length === 0).map((lesson) => lesson.id)).toEqual([]);
    const taught = lessons.flatMap((lesson) => lesson.rules ?? []);
    expect(taught.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    expect(taught.length).toBe(new Set(taught).size);
  });
});

describe('reading beside a rule', () => {
  it('finds the characters that a rule names, however they are bent', async () => {
    const { readable } = await bookOf('leaders');
    const of = (id: string) => {
      const rule = readable.find((each) => each.id === id);
      return rule === undefined ? [] : relatedRules(rule, readable).map((each) => each.id);
    };
    expect(of('LDR-17').slice(0, 3)).toEqual(['LDR-40', 'LDR-41', 'LDR-51']);
    expect(of('LDR-41')[0]).toBe('LDR-17');
    expect(of('LDR-57')).toEqual(expect.arrayContaining(['LDR-42', 'LDR-43']));
  });
});
