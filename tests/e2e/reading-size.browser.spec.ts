// Nothing a player must read is under 12 pixels at 1280 × 720, on the screens and on the tables; larger words and numbers
// are larger everywhere and cut nothing.
import type { Page } from '@playwright/test';
import { readWords } from '../support/cut-words';
import { smallWords } from '../support/small-words';
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(600_000);

const LEAST = 12;
// Of all words of a page together: where a panel is full its own grow less.
const LEAST_GROWTH: Readonly<Record<string, number>> = {
  'leaders:table': 1.4,
  'grunwald:table': 1.4,
  'grunwald:three': 1.4,
  'grunwald:ransom': 1.35,
  'zizka:four': 1.45,
  'zizka:table': 1.45,
  'zizka:two': 1.45,
  'monster-lands:four': 1.4,
  'monster-lands:turn': 1.35,
  'monster-lands:two': 1.3,
};
const LEAST_ON_SCREENS = 1.1;
const SCREENS = [
  'title',
  'new-match',
  'opponents',
  'saves',
  'settings',
  'results',
  'learn',
  'glossary',
  'puzzles',
  'campaign',
  'credits',
];
// The fullest table of each game.
const TABLES = ['leaders:table', 'grunwald:table', 'zizka:four', 'monster-lands:four'];

const posed = openPosedScenes();

async function measure(scenes: readonly string[], language: string): Promise<readonly string[]> {
  const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
  const small: string[] = [];
  for (const scene of scenes) {
    await page.goto(`${posed.address}?scene=${scene}&lang=${language}`);
    await page.waitForSelector('[data-screen]:not([data-settled="false"])', { timeout: 120_000 });
    // A measure that finds nothing anywhere measures nothing.
    await expect.poll(async () => (await smallWords(page, 200)).length, { timeout: 60_000 }).toBeGreaterThan(0);
    small.push(...(await smallWords(page, LEAST)).map((line) => `${scene}: ${line}`));
  }
  await page.close();
  return small;
}

async function open(scene: string, language: string, more: string): Promise<Awaited<ReturnType<typeof readWords>>> {
  const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${posed.address}?scene=${scene}&lang=${language}${more}`);
  await page.waitForSelector('[data-screen]:not([data-settled="false"])', { timeout: 120_000 });
  const words = await readStanding(page);
  await page.close();
  return words;
}

// A screen's words come one after another (its own part of the program, what the host tells, its typefaces), and grow anew
// each time: they are read when nothing is fetched any more and they have stood still for a while.
async function readStanding(page: Page): Promise<Awaited<ReturnType<typeof readWords>>> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  let words = await readWords(page);
  let still = 0;
  const look = async (): Promise<number> => {
    const now = await readWords(page);
    still = now.sizes.length > 0 && now.sizes.join() === words.sizes.join() ? still + 1 : 0;
    words = now;
    return still;
  };
  await expect.poll(look, { intervals: [200], timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  return words;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

// Polish words are the longer ones.
for (const scene of [...SCREENS, ...Object.keys(LEAST_GROWTH)]) {
  test(`words of 160 % on ${scene} are larger and cut nothing`, async () => {
    const plain = await open(scene, 'pl', '');
    const large = await open(scene, 'pl', '&text=160&numbers=large');
    expect(large.cut.filter((place) => !plain.cut.includes(place))).toEqual([]);
    const growth = sum(large.sizes) / large.sizes.length / (sum(plain.sizes) / plain.sizes.length);
    expect(growth).toBeGreaterThan(LEAST_GROWTH[scene] ?? LEAST_ON_SCREENS);
  });
}

for (const language of ['en', 'pl']) {
  test(`screens in ${language} can be read`, async () => {
    expect(await measure(SCREENS, language)).toEqual([]);
  });
  test(`full tables in ${language} can be read`, async () => {
    expect(await measure(TABLES, language)).toEqual([]);
  });
}
