// The table of Na Grunwald! against the game itself: every decision can be reached, named and told in both languages.
import './navigator';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import { texts as gameTexts } from '../../engine/games/grunwald/text';
import type { Event, View } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import type { Phrase } from '../../engine/protocol';
import { table } from '../../renderer/games/grunwald';
import { battleShow } from '../../renderer/games/grunwald/battle-show';
import { isOnTable } from '../../renderer/games/grunwald/choosing';
import { extendReport, type Report } from '../../renderer/games/grunwald/report';
import { texts as tableTexts } from '../../renderer/games/grunwald/text';
import { narrow } from '../../renderer/table/choices';

const texts = {
  en: { ...gameTexts.en, ...tableTexts.en },
  pl: { ...gameTexts.pl, ...tableTexts.pl },
};
const FORMS = { en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] } as const;
const PLURAL = /_(one|few|many|other)$/;
const plain = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();

function missing(keys: Iterable<string>): readonly string[] {
  return [...keys].flatMap((key) =>
    (['en', 'pl'] as const)
      .filter((each) => !(key in texts[each]) && !FORMS[each].every((form) => `${key}_${form}` in texts[each]))
      .map((each) => `${each} ${key}`),
  );
}

const TABLES = [
  { seats: 2, seed: 11 },
  { seats: 3, seed: 12 },
  { seats: 4, seed: 13 },
  { seats: 4, seed: 14 },
];

describe.each(TABLES)('a table of $seats (match $seed)', ({ seats, seed }) => {
  it('offers every decision once and has words for all of it', { timeout: 60_000 }, () => {
    const match = createMatch({ game: 'grunwald', seats, seed });
    const rng = rngFor(seed, 1);
    const said = new Set<string>();
    const note = (phrase: Phrase | null | undefined): void => {
      if (!phrase) return;
      said.add(phrase.key);
      for (const value of Object.values(phrase.params ?? {})) {
        if (typeof value === 'string' && value.startsWith('@')) said.add(value.slice(1));
      }
    };
    let battles = 0;
    for (let count = 0; match.request !== null && count < 4000; count += 1) {
      const { decisions, seat, prompt, refusals } = match.request;
      const view = match.view(seat) as View;
      const choices = narrow(table, view, decisions, []);
      const reached = [...choices.spots.flatMap((spot) => spot.keys), ...choices.rest.map(({ key }) => key)];
      expect(reached.slice().sort()).toEqual(decisions.map(({ key }) => key).sort());
      // The table's own buttons leave out what lies on the table: nothing may fall between.
      expect(choices.rest.filter(({ decision }) => isOnTable(decision.type))).toEqual([]);
      note(prompt);
      note(table.promptNote?.(view, decisions, []));
      for (const { target, reason } of refusals) {
        note(reason);
        // What is too dear to buy is told in the bar.
        if (!target.startsWith('buy:')) expect(table.placeOf(target, view)).not.toBeNull();
      }
      const tips = [...choices.spots.map(({ id }) => id), 'round:now'];
      for (const id of tips) {
        const tip = table.tooltip?.(id, view);
        expect(tip).not.toBeNull();
        note(tip?.title);
        note(tip?.text);
      }
      for (const { decision } of decisions) note(table.choiceFace?.(decision, view).label);
      for (const fighter of battleShow(view, null, seat).fighters) note(fighter.caption);
      const forward = decisions.filter(({ decision }) => decision.type !== 'back');
      const chosen = forward[rng.int(forward.length)] ?? decisions[0];
      const result = match.decide(chosen?.key ?? '');
      expect(result.ok).toBe(true);
      let report: Report | null = null;
      let order: number | null = null;
      for (const { event, state } of result.ok ? result.value : []) {
        note(table.describeEvent(event, view));
        report = extendReport(report, event as Event);
        if (report === null) continue;
        // The Order's strength stays what it was, also when its last knight is taken.
        if (report.purpose === 'skirmish') {
          const { strength } = battleShow(match.game.viewFor(state, 0) as View, report, null);
          order ??= strength;
          expect(strength).toBe(order);
        }
        const show = battleShow(view, report, null);
        for (const fighter of show.fighters) note(fighter.caption);
        if (event.type !== 'battleFought') continue;
        battles += 1;
        const sum = show.fighters.reduce((total, { card }) => total + (card?.strength ?? 0), 0);
        expect(show.ours).toBe(sum);
        expect(show.won).toBe(sum >= show.strength);
      }
    }
    expect(match.outcome).not.toBeNull();
    expect(battles).toBeGreaterThan(0);
    expect(missing(said)).toEqual([]);
  });
});

it('has the same words of its own in both languages', () => {
  expect(plain(Object.keys(tableTexts.pl))).toEqual(plain(Object.keys(tableTexts.en)));
  expect(Object.keys(tableTexts.en).filter((key) => key in gameTexts.en)).toEqual([]);
});

it('has words for every key that its parts name', () => {
  const folder = join(import.meta.dirname, '../../renderer/games/grunwald');
  const files = [folder, join(folder, 'parts')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => /\.tsx?$/.test(name) && !/^text(-\w+)?\.ts$/.test(name))
      .map((name) => readFileSync(join(place, name), 'utf8')),
  );
  const used = [...files.join('\n').matchAll(/['`]((?:table|note|event|eventKind|kind|stage|round)\.[\w.]+)['`]/g)];
  const keys = new Set(used.map((match) => match[1] ?? ''));
  expect(keys.size).toBeGreaterThan(50);
  expect(missing(keys)).toEqual([]);
});

it('GRU-50 to GRU-53: words on hover tell the prizes of as many seats as sit at the table', () => {
  const tipsOf = (seats: number): string => {
    const view = createMatch({ game: 'grunwald', seats, seed: 3 }).view(0) as View;
    const said = ['crown', 'provision', 'ducats', 'mercenaries'].map(
      (field) => table.tooltip?.(`field:${field}`, view)?.text?.key ?? '',
    );
    expect(missing(said)).toEqual([]);
    return said.map((key) => texts.en[key as keyof typeof texts.en]).join(' ');
  };
  expect(tipsOf(2)).not.toMatch(/the other knight if|second place the other|Two best|by rank/);
  expect(tipsOf(2)).toMatch(/second place gets nothing/);
  expect(tipsOf(2)).toMatch(/lower number; a single number counts as the lower one/);
  expect(tipsOf(2)).toMatch(/two lower amounts/);
  expect(tipsOf(3)).toMatch(/two higher amounts/);
  expect(tipsOf(4)).not.toMatch(/lower amounts|higher amounts|gets nothing/);
});
