// A table never lies on nothing: while its country is being drawn in full a soft one is there.
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(300_000);

const posed = openPosedScenes();
// Pixels that are never ready here; a place where only the country is, in pixels of the window.
const LARGE = 3_000_000;
const GROUND = { 'grunwald:table': { x: 756, y: 520 }, 'zizka:table': { x: 900, y: 500 } };

test('a soft country lies there before the sharp one', async () => {
  for (const [scene, at] of Object.entries(GROUND)) {
    const page = await posed.browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.addInitScript((most) => {
      const real = window.createImageBitmap.bind(window);
      const held = (image: unknown): boolean =>
        image instanceof HTMLImageElement && image.naturalWidth * image.naturalHeight > most;
      // Only what is asked for whole and in its own size: a soft one is asked for smaller, fonts are read by a pixel.
      window.createImageBitmap = ((...given: readonly unknown[]) =>
        held(given[0]) && given.length === 1
          ? new Promise(() => {})
          : Reflect.apply(real, window, given)) as typeof window.createImageBitmap;
    }, LARGE);
    await page.goto(`${posed.address}?scene=${scene}&lang=en`);
    await page.waitForSelector('[data-screen="table"][data-entry]', { timeout: 120_000 });
    const brightness = async (): Promise<number> => {
      const png = (await page.screenshot({ clip: { ...at, width: 8, height: 8 } })).toString('base64');
      return page.evaluate(async (source) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const paper = new OffscreenCanvas(8, 8).getContext('2d');
        paper?.drawImage(image, 0, 0);
        const [red = 0, green = 0, blue = 0] = paper?.getImageData(4, 4, 1, 1).data ?? [];
        return (red + green + blue) / 3;
      }, png);
    };
    await expect.poll(brightness, { message: scene, timeout: 60_000 }).toBeGreaterThan(100);
    expect(await page.locator('.table-canvas').getAttribute('data-drawn'), scene).toBe('false');
    await page.close();
  }
});
