// The table by fingers: a whole match by taps, a hold that asks instead of choosing, a drag, and a pinch.
import type { CDPSession, Page } from '@playwright/test';
import { beginMatch, quickUserData } from './begin';
import { playByTouch, seeResults } from './person';
import { expect, test } from './support';

test.setTimeout(1_200_000);

const FIGURE = '.mirror-spot.offered[data-spot^="figure:"]';
const LEAST = 40;
const HELD = 1_500;

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Fingers = readonly { readonly x: number; readonly y: number }[];

const touch = (devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...at, id })) });

test('leaders against a Page: by taps to the result', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData(), hasTouch: true });
  await beginMatch(page, { game: 'leaders', others: ['page'], seed: '1410' });
  const { acts } = await playByTouch(page, { seed: 7 });
  expect(acts).toBeGreaterThan(5);
  await seeResults(page);
  expect(errors).toEqual([]);
});

test('leaders: fingers find large targets, hold for words, drag a figure and pinch the table', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData(), hasTouch: true });
  await beginMatch(page, { game: 'leaders', others: ['human'], seed: '1410' });
  await expect(page.locator(FIGURE).first()).toBeVisible({ timeout: 120_000 });
  const devtools = await page.context().newCDPSession(page);

  const small = await page.evaluate((least) => {
    const all = [...document.querySelectorAll<HTMLElement>('.table-screen button:not(.mirror-choice)')];
    return all
      .map((each) => ({ name: each.className, ...each.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
      .map(({ name, width, height }) => `${name} ${width}×${height}`);
  }, LEAST);
  expect(small).toEqual([]);

  // A finger that rests asks, and does not choose.
  const from = await middleOf(page, FIGURE);
  await touch(devtools, 'touchStart', [from]);
  await page.waitForTimeout(HELD);
  await touch(devtools, 'touchEnd', []);
  await page.waitForTimeout(HELD);
  await expect(page.locator('.mirror-spot.picked')).toHaveCount(0);
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();

  // One that goes takes the figure along.
  await touch(devtools, 'touchStart', [from]);
  await touch(devtools, 'touchMove', [{ x: from.x + 20, y: from.y - 16 }]);
  const to = await middleOf(page, '.mirror-spot.offered[data-spot^="cell:"]');
  await touch(devtools, 'touchMove', [to]);
  await touch(devtools, 'touchEnd', []);
  await expect(page.locator('[data-action="undo"]')).toBeEnabled();

  // Two make the table larger, and the button makes it whole again.
  const whole = page.locator('[data-action="whole-table"]');
  await expect(whole).toHaveCount(0);
  await touch(devtools, 'touchStart', [
    { x: 600, y: 300 },
    { x: 680, y: 300 },
  ]);
  for (const reach of [60, 90, 120, 150])
    await touch(devtools, 'touchMove', [
      { x: 640 - reach, y: 300 },
      { x: 640 + reach, y: 300 },
    ]);
  await touch(devtools, 'touchEnd', []);
  await expect(whole).toBeVisible();
  await page.touchscreen.tap(...(Object.values(await middleOf(page, '[data-action="whole-table"]')) as [number, number]));
  await expect(whole).toHaveCount(0);

  // A touchpad's pinch comes as a wheel with Control.
  await page.evaluate(() => {
    const at = { deltaY: -40, ctrlKey: true, clientX: 640, clientY: 300, bubbles: true, cancelable: true };
    document.querySelector('.choice-mirror')?.dispatchEvent(new WheelEvent('wheel', at));
  });
  await expect(whole).toBeVisible();
  expect(errors).toEqual([]);
});

test('grunwald: a finger that rests on a field is told of it, one that taps is not', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData(), hasTouch: true });
  await beginMatch(page, { game: 'grunwald', others: ['human'], seed: '1410' });
  await expect(page.locator('.mirror-spot.offered').first()).toBeVisible({ timeout: 120_000 });
  const devtools = await page.context().newCDPSession(page);
  const tip = page.locator('.table-tip');
  const field = { x: 640, y: 165 };
  await page.touchscreen.tap(field.x, field.y);
  await page.waitForTimeout(HELD);
  await expect(tip).toHaveCount(0);
  await touch(devtools, 'touchStart', [field]);
  await expect(tip).toBeVisible();
  await touch(devtools, 'touchEnd', []);
  await expect(tip).toBeVisible();
  await page.touchscreen.tap(20, 20);
  await expect(tip).toHaveCount(0);
  expect(errors).toEqual([]);
});
