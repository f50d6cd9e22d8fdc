// Everything that the glossary names has its words in both languages.
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../engine/registry';
import { loadGlossary } from '../../renderer/games/glossary';
import { loadGameTexts } from '../../renderer/text/game-texts';
import { expectSound } from './markup';

describe.each(GAME_IDS)('the glossary of %s', (game) => {
  it('has words for everything in it, and sound pictures', async () => {
    const groups = await loadGlossary(game);
    const { en: english, pl: polish } = await loadGameTexts(game);
    const tips = groups.flatMap((group) => group.entries);
    const asked = tips.flatMap(({ title, text }) =>
      [title, ...(text === undefined ? [] : [text])].flatMap(({ key, params }) => [
        key,
        ...Object.values(params ?? {}).flatMap((value) =>
          typeof value === 'string' && value.startsWith('@') ? [value.slice(1)] : [],
        ),
      ]),
    );
    expect(tips.length).toBeGreaterThan(3);
    expect(asked.filter((key) => english[key] === undefined || polish[key] === undefined)).toEqual([]);
    const headings = groups.map((group) => `glossary.${group.heading}`);
    expect(headings.filter((key) => english[key] === undefined || polish[key] === undefined)).toEqual([]);
    for (const { icon } of tips) if (icon !== undefined) expectSound(icon);
  });
});
