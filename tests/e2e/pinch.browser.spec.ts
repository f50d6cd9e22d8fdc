// Two fingers on the touch screen and a pinch on the touchpad make every game's fullest table larger about where they
// are, and smaller again; what can be chosen goes along.
import type { CDPSession, Page } from '@playwright/test';
import { FULLEST } from '../support/posed-tables';
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(240_000);

const MIDDLE = { x: 640, y: 330 };
const CONTROL = 2;
const posed = openPosedScenes();

async function pinch(devtools: CDPSession, reaches: readonly number[]): Promise<void> {
  const fingers = (reach: number) => [
    { x: MIDDLE.x - reach, y: MIDDLE.y - reach / 3, id: 0 },
    { x: MIDDLE.x + reach, y: MIDDLE.y + reach / 3, id: 1 },
  ];
  const [first = 0, ...rest] = reaches;
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(first) });
  for (const reach of rest) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(reach) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// How far apart the outermost things to choose lie on the screen.
function spread(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.mirror-spot')].map((each) => each.getBoundingClientRect());
    const xs = boxes.map(({ left, width }) => left + width / 2);
    return Math.max(...xs) - Math.min(...xs);
  });
}

for (const { scene } of FULLEST) {
  test(`${scene}: two fingers and a touchpad's pinch go near and back`, async () => {
    const context = await posed.browser.newContext({ viewport: { width: 1280, height: 720 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${posed.address}?scene=${scene}`);
    await page.waitForSelector('[data-screen="table"][data-settled="true"]', { timeout: 120_000 });
    await expect(page.locator('.mirror-spot').first()).toBeAttached();
    const devtools = await context.newCDPSession(page);
    const whole = page.locator('[data-action="whole-table"]');
    const plain = await spread(page);
    await pinch(devtools, [60, 80, 100, 120, 140]);
    await expect(whole).toBeVisible();
    await expect.poll(() => spread(page)).toBeGreaterThan(plain * 1.9);
    await page.screenshot({ path: `test-results/pinch-${scene.replace(':', '-')}.png` });
    // Nothing was chosen by the fingers.
    expect(await page.locator('.mirror-spot.picked').count()).toBe(0);
    await pinch(devtools, [200, 160, 120, 90, 60, 40]);
    await expect(whole).toHaveCount(0);
    await expect.poll(() => spread(page)).toBeCloseTo(plain, 0);
    const wheel = (deltaY: number) =>
      devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...MIDDLE, deltaX: 0, deltaY, modifiers: CONTROL });
    await wheel(-30);
    await wheel(-30);
    await expect(whole).toBeVisible();
    for (let step = 0; step < 4; step += 1) await wheel(30);
    await expect(whole).toHaveCount(0);
    await context.close();
  });
}
