// A figure can be carried: let go on a lit place it goes there, let go anywhere else nothing happens.
import type { Page } from '@playwright/test';
import { beginMatch, quickUserData } from './begin';
import { expect, test } from './support';

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('leaders: carrying a figure is as good as two clicks', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData({ ownSpeed: 1, motion: 'full' }) });
  await beginMatch(page, { game: 'leaders', others: ['human'], seed: '1410' });
  const undo = page.locator('[data-action="undo"]');
  const figure = '.mirror-spot.offered[data-spot^="figure:"]';
  await expect(page.locator(figure).first()).toBeVisible({ timeout: 120_000 });
  const from = await middleOf(page, figure);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 16, { steps: 5 });
  await page.mouse.move(30, 300, { steps: 5 });
  await page.mouse.up();
  await expect(undo).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(page.locator('.mirror-spot.picked')).toHaveCount(0);
  await expect(page.locator(figure).first()).toBeVisible();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 16, { steps: 5 });
  const to = await middleOf(page, '.mirror-spot.offered[data-spot^="cell:"]');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(undo).toBeEnabled();
  expect(errors).toEqual([]);
});
