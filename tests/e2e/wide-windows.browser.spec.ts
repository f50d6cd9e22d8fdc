// Windows that are wider or higher than the table are filled: the chronicle and the words of what is in sight stand
// beside it, legible, whole and off the table; in an ordinary window nothing is there.
import type { Page } from '@playwright/test';
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(300_000);

const TABLES = ['leaders:table', 'grunwald:table', 'zizka:four', 'monster-lands:rich'];
const WINDOWS = [
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 1600, height: 1200 },
] as const;

const posed = openPosedScenes();

async function open(scene: string, viewport: { readonly width: number; readonly height: number }, more = ''): Promise<Page> {
  const page = await posed.browser.newPage({ viewport });
  await page.goto(`${posed.address}?scene=${scene}&lang=pl${more}`);
  await page.waitForSelector('[data-screen="table"][data-entry]', { timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

// What stands beside: how much of it is seen, on the table, cut or too small.
function look(page: Page): Promise<{ seen: number; faults: readonly string[] }> {
  return page.evaluate(() => {
    const scale = Math.floor(Math.min(innerWidth / 1280, innerHeight / 720) * 100) / 100;
    const left = (innerWidth - 1280 * scale) / 2;
    const top = (innerHeight - 720 * scale) / 2;
    const table = { left, right: innerWidth - left, top: top + 40 * scale, bottom: top + 648 * scale };
    const faults: string[] = [];
    let seen = 0;
    for (const panel of document.querySelectorAll('[data-beside]')) {
      const box = panel.getBoundingClientRect();
      const isOff = box.right <= table.left || box.left >= table.right || box.bottom <= table.top || box.top >= table.bottom;
      if (!isOff) faults.push('on the table');
      if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('out of the window');
      for (const each of panel.querySelectorAll('li')) {
        const place = each.getBoundingClientRect();
        if (place.right <= box.left + 1 || place.left >= box.right - 1 || panel.getAttribute('data-beside') !== 'words') continue;
        seen += 1;
        if (place.bottom > box.bottom + 1 || place.right > box.right + 1) faults.push(`cut: ${each.textContent?.slice(0, 20)}`);
        if (Number.parseFloat(getComputedStyle(each.querySelector('p') ?? each).fontSize) * scale < 12)
          faults.push(`small: ${each.textContent?.slice(0, 20)}`);
      }
    }
    return { seen, faults };
  });
}

// Of everything that stands beside, what no page shows.
async function neverSeen(page: Page): Promise<readonly string[]> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-beside="words"]')].flatMap((list) => {
        const box = list.getBoundingClientRect();
        return [...list.querySelectorAll('li')].map((each) => {
          const place = each.getBoundingClientRect();
          const isSeen = place.left >= box.left - 1 && place.right <= box.right + 1 && place.bottom <= box.bottom + 1;
          return { words: each.textContent ?? '', isSeen };
        });
      }),
    );
  const found = new Map<string, boolean>();
  const turns = page.locator('.beside-pages button:last-of-type');
  const most = 12;
  for (let turned = 0; turned < most; turned += 1) {
    for (const { words, isSeen } of await read()) found.set(words, isSeen || found.get(words) === true);
    for (const turn of await turns.all()) await turn.click();
    if ((await turns.count()) === 0) break;
    await page.waitForTimeout(50);
  }
  return [...found].filter(([, isSeen]) => !isSeen).map(([words]) => words.slice(0, 30));
}

for (const scene of TABLES) {
  test(`${scene} fills wide and high windows`, async () => {
    for (const viewport of WINDOWS) {
      const page = await open(scene, viewport);
      const { seen, faults } = await look(page);
      expect(faults, `${viewport.width}×${viewport.height}`).toEqual([]);
      expect(seen).toBeGreaterThan(2);
      expect(await neverSeen(page), `${viewport.width}×${viewport.height}`).toEqual([]);
      // A chronicle that stands open has no button to open it.
      const isTold = (await page.locator('[data-beside="chronicle"]').count()) > 0;
      expect(await page.locator('[data-action="log"]').count()).toBe(isTold ? 0 : 1);
      await page.close();
    }
    const large = await open(scene, WINDOWS[0], '&text=160');
    expect(await neverSeen(large), 'at 160 %').toEqual([]);
    await large.close();
    const page = await open(scene, { width: 1280, height: 720 });
    expect(await page.locator('[data-beside]').count()).toBe(0);
    await page.close();
  });
}
