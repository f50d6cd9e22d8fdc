// The scenes of whole matches of every seat count with their real words, in both languages: no word is cut by its drawing
// or wider than its card, and none covers another, at the ordinary and at the largest letters.
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import type { GameId, Language } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';
import { sceneOf as grunwald } from '../../renderer/games/grunwald/scene';
import { sceneOf as leaders } from '../../renderer/games/leaders/scene';
import { sceneOf as monsterLands } from '../../renderer/games/monster-lands/scene';
import { sceneOf as zizka } from '../../renderer/games/zizka/scene';
import type { TableContext } from '../../renderer/table/game-table';
import type { Scene } from '../../renderer/table/scene';
import { phrase } from '../../renderer/text/i18n';
import { drawnWords } from '../support/drawn-words';
import { widthOf } from '../support/letters';
import { LARGE, PLAIN, WordsCheck } from '../support/words-in-scenes';
import { speaking } from './speaking';
import { makeContext, makeTable, peopleOf } from './support';

type SceneOf = (view: unknown, context: TableContext) => Scene;

const SCENES = {
  leaders: leaders as SceneOf,
  grunwald: grunwald as SceneOf,
  zizka: zizka as SceneOf,
  'monster-lands': monsterLands as SceneOf,
} as Readonly<Record<GameId, SceneOf>>;
const NAMES = ['Małgorzata', 'Oldřich z Kunštátu', 'Zawisza', 'Witold'];

const speak = speaking();

interface Found {
  readonly problems: readonly string[];
  readonly measured: number;
}

async function check(game: GameId, language: Language, seats: number): Promise<Found> {
  await speak(language);
  const match = createMatch({ game, seats, seed: 20 + seats });
  const rng = makeRng(seats);
  const people = peopleOf(seats).map((each, seat) => ({ ...each, name: NAMES[seat] ?? each.name }));
  const sizes = [PLAIN, LARGE].map((settings) => ({ settings, words: new WordsCheck(settings) }));
  while (match.request !== null) {
    const { decisions, seat } = match.request;
    const table = makeTable({ game, seats: people, viewer: 0, toMove: seat });
    for (const { settings, words } of sizes) {
      const say: TableContext['say'] = (said) => phrase(game, typeof said === 'string' ? { key: said } : said, people);
      words.look(SCENES[game](match.view(0), { ...makeContext(table), settings, say }));
    }
    const ways = decisions.filter(({ decision }) => decision.type !== 'back');
    match.decide((ways[rng.int(ways.length)] ?? decisions[0])?.key ?? '');
  }
  const [plain, large] = sizes.map(({ words }) => words);
  return {
    problems: [...(plain?.problems ?? []), ...[...(large?.problems ?? [])].map((problem) => `in large letters: ${problem}`)],
    measured: Math.min(plain?.measured ?? 0, large?.measured ?? 0),
  };
}

const tables = GAME_IDS.flatMap((game) => {
  const { min, max } = games[game].seatRange;
  return Array.from({ length: max - min + 1 }, (_, index) => ({ game, seats: min + index }));
});

describe('words of whole matches', () => {
  it.each(tables.flatMap((table) => (['en', 'pl'] as const).map((language) => ({ ...table, language }))))(
    '$game with $seats seats in $language',
    { timeout: 240_000 },
    async ({ game, seats, language }) => {
      const { problems, measured } = await check(game, language, seats);
      // A measure that measures nothing finds nothing.
      expect(measured).toBeGreaterThan(20);
      expect(problems).toEqual([]);
    },
  );
});

describe('the measure of words', () => {
  // As wide as Chromium writes them at a size of 100.
  it.each([
    ['Oldřich z Kunštátu', 'gothic', 687],
    ['Oldřich z Kunštátu', 'small', 890],
    ['Zabity: trafienie (1) dla wszystkich', 'serif', 1405],
    ['Na Grunwald! 1410', 'sans', 738.5],
  ] as const)('knows how wide “%s” is in %s', (text, face, width) => {
    expect(widthOf(text, face, 100) / width).toBeGreaterThan(0.97);
    expect(widthOf(text, face, 100) / width).toBeLessThan(1.03);
  });

  it('follows words through a drawing that is moved, enlarged and turned', () => {
    const text = '<text x="10" y="0" font-family="Alegreya Sans" font-size="10" text-anchor="middle">0</text>';
    const markup = `<svg viewBox="0 0 100 50"><g transform="translate(20 10) scale(2)">${text}</g></svg>`;
    const [found] = drawnWords({ markup, width: 200, height: 100 });
    expect((found?.x ?? 0) + (found?.width ?? 0) / 2).toBeCloseTo(80);
    expect(found?.y).toBeCloseTo(20 - 0.66 * 40);
    const [turned] = drawnWords({ markup: `<svg><g transform="rotate(90)">${text}</g></svg>`, width: 100, height: 100 });
    expect((turned?.y ?? 0) + (turned?.height ?? 0) / 2).toBeCloseTo(10);
  });

  it('finds words that are cut, cover each other, are too wide or lie under something', () => {
    const picture = (body: string) => ({ markup: `<svg>${body}</svg>`, width: 40, height: 40, anchor: { x: 0.5, y: 0.5 } });
    const word = (x: number, text: string) =>
      `<text x="${x}" y="20" font-family="Alegreya Sans" font-size="14" text-anchor="start">${text}</text>`;
    const front = picture(word(2, 'one') + word(8, 'two') + word(30, 'three'));
    const label = { text: 'a long name', x: 0, y: 0, size: 20, font: 'label', colour: 0 } as const;
    const card = { kind: 'card', face: 'front', size: { width: 40, height: 40 }, picture: { front, back: front } } as const;
    const zone = (id: string) => ({ id, box: { x: 0, y: 0, width: 100, height: 100 }, arrange: { as: 'free' } as const });
    const found = new WordsCheck(PLAIN);
    found.look({
      zones: [zone('here'), zone('there')],
      pieces: [
        { ...card, id: 'low', zone: 'here', at: { x: 50, y: 50 }, labels: [label] },
        { ...card, id: 'high', zone: 'there', at: { x: 52, y: 60 } },
      ],
    });
    const told = [...found.problems].join('\n');
    expect(told).toContain('“three” is cut by its drawing');
    expect(told).toContain('“one” and “two” cover each other');
    expect(told).toContain('“a long name” is wider than its card');
    expect(told).toContain('“a long name” lies under card high');
  });
});
