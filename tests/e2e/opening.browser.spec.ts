// How tables are drawn: one opens whole, on the oak that was there before, with its ground and everything that lies on it,
// also where drawing takes its time; and its country is read once, however near the camera goes.
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(300_000);

const TABLES = ['leaders:table', 'grunwald:table', 'zizka:table', 'monster-lands:four'];
// Milliseconds that every drawing takes longer.
const SLOWER = 500;
// Only the ground is drawn so wide.
const GROUND = 2500;
// Milliseconds after which a table opens anyhow: on a busy machine the ground may take longer, here it is waited for.
const ANYHOW = 3000;

const posed = openPosedScenes();

test('a table opens when its ground is drawn', async () => {
  for (const scene of TABLES) {
    const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(
      ([slower, ground, anyhow]) => {
        const later = window.setTimeout.bind(window) as (act: () => void, wait?: number) => number;
        const patient = (act: () => void, wait = 0): number => later(act, wait === anyhow ? 100_000 : wait);
        Object.assign(window, { setTimeout: patient });
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
      [SLOWER, GROUND, ANYHOW] as const,
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

test('a camera that goes near has the country painted anew, not read anew', async () => {
  const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript((ground) => {
    const told = { read: 0, parts: 0 };
    Object.assign(window, { told });
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function () {
      await decode.call(this);
      if (this.naturalWidth >= ground) told.read += 1;
    };
    const draw = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
    window.createImageBitmap = async (...given: unknown[]) => {
      const isPart = given.length > 4 && given[0] instanceof HTMLImageElement && given[0].naturalWidth >= ground;
      const bitmap = await draw(...given);
      if (isPart) told.parts += 1;
      return bitmap;
    };
  }, GROUND);
  const told = () => page.evaluate(() => (window as unknown as { told: { read: number; parts: number } }).told);
  await page.goto(`${posed.address}?scene=zizka:four`);
  await page.waitForSelector('[data-entry]', { timeout: 120_000 });
  expect((await told()).read).toBe(1);
  await page.mouse.move(640, 300);
  for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await told()).parts, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await told()).read).toBe(1);
  await page.close();
});
