// The table of Monster Lands against the game itself: every decision can be reached, named and told in both languages.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import { texts as gameTexts } from '../../engine/games/monster-lands/text';
import type { View } from '../../engine/games/monster-lands/view-types';
import { createMatch } from '../../engine/match/match';
import type { Phrase } from '../../engine/protocol';
import { table } from '../../renderer/games/monster-lands';
import { sceneOf } from '../../renderer/games/monster-lands/scene';
import { texts as tableTexts } from '../../renderer/games/monster-lands/text';
import { narrow } from '../../renderer/table/choices';
import { makeContext, makeTable } from './support';

const texts = {
  en: { ...gameTexts.en, ...tableTexts.en },
  pl: { ...gameTexts.pl, ...tableTexts.pl },
};
const has = (words: Readonly<Record<string, string>>, key: string): boolean =>
  key in words || (`${key}_other` in words && `${key}_one` in words);

const TABLES = [
  { seats: 1, seed: 3, options: { scenario: 8 } },
  { seats: 2, seed: 4, options: { queensGift: true } },
  { seats: 3, seed: 5, options: { trickery: true } },
  { seats: 4, seed: 6, options: { moreMonsters: true } },
];

describe.each(TABLES)('a table of $seats', ({ seats, seed, options }) => {
  it('offers every decision once and has words for all of it', { timeout: 120_000 }, () => {
    const match = createMatch({ game: 'monster-lands', seats, seed, options });
    const rng = rngFor(seed, 1);
    const said = new Set<string>();
    const note = (phrase: Phrase | null | undefined): void => {
      if (!phrase) return;
      said.add(phrase.key);
      for (const value of Object.values(phrase.params ?? {})) {
        for (const [, word = ''] of String(value).matchAll(/@([^\s,]+)/g)) said.add(word);
      }
    };
    const context = makeContext(makeTable({ game: 'monster-lands', viewer: null }));
    const nowhere = new Set<string>();
    for (let count = 0; match.request !== null && count < 6000; count += 1) {
      const { decisions, seat, prompt } = match.request;
      const view = match.view(seat) as View;
      const choices = narrow(table, view, decisions, []);
      // A click that goes on to a second decision begins with one that has its own spot.
      const plain = choices.spots.filter(({ onward }) => onward === undefined);
      const reached = [...plain.flatMap((spot) => spot.keys), ...choices.rest.map(({ key }) => key)];
      expect(reached.slice().sort()).toEqual(decisions.map(({ key }) => key).sort());
      note(prompt);
      note(table.promptNote?.(view, decisions, []));
      for (const spot of choices.spots) note(table.tooltip?.(spot.id, view)?.title);
      for (const { decision } of decisions) {
        const face = table.choiceFace?.(decision, view);
        note(face?.label);
        note(face?.note);
      }
      // Whatever can be chosen on the table lies there.
      const { zones, pieces } = sceneOf(view, context);
      for (const { id, place } of table.spots(view, decisions, [])) {
        if (typeof place !== 'object' || 'x' in place) continue;
        const isThere =
          'zone' in place ? zones.some((zone) => zone.id === place.zone) : pieces.some((piece) => piece.id === place.piece);
        if (!isThere) nowhere.add(id);
      }
      // Stepping back again and again would only make the match long.
      const forward = decisions.filter(({ decision }) => decision.type !== 'back');
      const chosen = forward[rng.int(forward.length)] ?? decisions[0];
      const result = match.decide(chosen?.key ?? '');
      expect(result.ok).toBe(true);
      for (const { event } of result.ok ? result.value : []) note(table.describeEvent(event, view));
    }
    expect(match.outcome).not.toBeNull();
    expect([...nowhere]).toEqual([]);
    const missing = [...said].flatMap((key) =>
      (['en', 'pl'] as const).filter((each) => !has(texts[each], key)).map((each) => `${each} ${key}`),
    );
    expect(missing).toEqual([]);
  });
});

it('has the same words of its own in both languages', () => {
  expect(Object.keys(tableTexts.pl).sort()).toEqual(Object.keys(tableTexts.en).sort());
  expect(Object.keys(tableTexts.en).filter((key) => key in gameTexts.en)).toEqual([]);
});
