// Whole matches with the keyboard alone, from the title on: the table too is laid without the mouse.
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../engine/registry';
import { quickUserData } from './begin';
import { playByKeyboard, seeResults } from './person';
import { expect, test } from './support';

test.setTimeout(1_200_000);

for (const game of GAME_IDS) {
  test(`${game}: by keyboard alone from the title on`, async ({ start }) => {
    const { page, errors } = await start({ userData: quickUserData() });
    await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 120_000 });
    const pressOn = async (selector: string) => {
      for (let step = 0; !(await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)); step++) {
        expect(step, `Tab never comes to ${selector}`).toBeLessThan(80);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await pressOn(`[data-screen="title"] [data-game="${game}"]`);
    await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
    await pressOn('[data-action="start"]');
    await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 120_000 });
    await seeShortcuts(page);
    const { acts } = await playByKeyboard(page, { seed: 11 });
    expect(acts).toBeGreaterThan(5);
    await seeResults(page);
    expect(errors).toEqual([]);
  });
}

test('no page of the hall leaves the keyboard on the bare page', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData() });
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 120_000 });
  const planks = await page
    .locator('.title-menu [data-action]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? '').filter((action) => action !== 'quit'));
  expect(planks.length).toBeGreaterThan(5);
  for (const plank of planks) {
    await page.locator(`.title-menu [data-action="${plank}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-screen]:not([data-screen="title"])')).toBeVisible({ timeout: 60_000 });
    const isBare = () => page.evaluate(() => document.activeElement === document.body);
    await expect.poll(isBare, { message: `${plank} gives the focus to nothing` }).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-screen="title"]')).toBeVisible();
    await expect.poll(isBare, { message: `back from ${plank}` }).toBe(false);
  }
  expect(errors).toEqual([]);
});

// `?` shows every key, Escape closes it, and the focus is not left on the page.
async function seeShortcuts(page: Page): Promise<void> {
  await expect(page.locator('[data-screen="table"][data-settled="true"]')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('?');
  await expect(page.getByTestId('shortcuts').locator('kbd', { hasText: /^E$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shortcuts')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}
