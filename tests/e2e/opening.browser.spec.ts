// A table opens whole: on the oak that was there before, with its ground and everything that lies on it, also where
// drawing takes its time.
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(300_000);

const TABLES = ['leaders:table', 'grunwald:table', 'zizka:table', 'monster-lands:four'];
// Milliseconds that every drawing takes longer.
const SLOWER = 700;
// Only the ground is drawn so wide.
const GROUND = 2000;

const posed = openPosedScenes();

test('a table opens when its ground is drawn', async () => {
  for (const scene of TABLES) {
    const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(
      ([slower, ground]) => {
        const told = { drawn: 0, opened: 0 };
        Object.assign(window, { told });
        const draw = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
        window.createImageBitmap = async (...given: unknown[]) => {
          const bitmap = await draw(...given);
          await new Promise((done) => setTimeout(done, slower));
          if (bitmap.width >= ground && told.drawn === 0) told.drawn = performance.now();
          return bitmap;
        };
        new MutationObserver(() => {
          if (told.opened === 0 && document.querySelector('[data-entry]') !== null) told.opened = performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      },
      [SLOWER, GROUND] as const,
    );
    await page.goto(`${posed.address}?scene=${scene}`);
    await page.waitForSelector('[data-entry]', { timeout: 120_000 });
    const { drawn, opened } = await page.evaluate(() => (window as unknown as { told: { drawn: number; opened: number } }).told);
    expect(drawn, `${scene}: the ground is not drawn`).toBeGreaterThan(0);
    expect(opened, scene).toBeGreaterThanOrEqual(drawn);
    // The oak goes once the table stands on it.
    await expect(page.locator('.scene.ground'), scene).toHaveCount(0);
    await page.close();
  }
});
