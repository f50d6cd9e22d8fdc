// Nothing a player must read is under 12 pixels at 1280 × 720, on the screens and on the tables.
import { type Browser, chromium } from '@playwright/test';
import { type Served, serve } from '../support/posed-tables';
import { smallWords } from '../support/small-words';
import { expect, test } from './support';

test.setTimeout(600_000);

const LEAST = 12;
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
const TABLES: Readonly<Record<string, readonly string[]>> = {
  leaders: ['table', 'recruit', 'nemesis', 'hover-card', 'lesson', 'puzzle'],
  grunwald: ['table', 'three', 'two', 'auction', 'task', 'skirmish-choice', 'loss', 'feeding', 'scoring'],
  zizka: ['four', 'roll', 'conquest', 'tournament', 'solo'],
  'monster-lands': ['four', 'strike', 'monsters', 'quest', 'contract'],
};

let served: Served;
let browser: Browser;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  served = await serve('scene');
  browser = await chromium.launch({
    executablePath: process.env['GONFALON_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function measure(scenes: readonly string[], language: string): Promise<{ small: string[]; areLiving: boolean }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const small: string[] = [];
  let areLiving = true;
  for (const scene of scenes) {
    await page.goto(`${served.address}?scene=${scene}&lang=${language}`);
    await page.waitForSelector('[data-screen]', { timeout: 120_000 });
    await page.waitForTimeout(1_000);
    // A measure that finds nothing anywhere measures nothing.
    expect((await smallWords(page, 200)).length).toBeGreaterThan(0);
    small.push(...(await smallWords(page, LEAST)).map((line) => `${scene}: ${line}`));
    areLiving &&= (await page.locator('[data-screen="table"]:not([data-living])').count()) === 0;
  }
  await page.close();
  return { small, areLiving };
}

for (const language of ['en', 'pl']) {
  test(`screens in ${language} can be read`, async () => {
    expect((await measure(SCREENS, language)).small).toEqual([]);
  });
  for (const [game, scenes] of Object.entries(TABLES)) {
    test(`${game} in ${language} can be read`, async () => {
      const { small, areLiving } = await measure(
        scenes.map((scene) => `${game}:${scene}`),
        language,
      );
      test.skip(!areLiving, `${small.length} places of ${game} are smaller: its board is not on the canvas yet`);
      expect(small).toEqual([]);
    });
  }
}
