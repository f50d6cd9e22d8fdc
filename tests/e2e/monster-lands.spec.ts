// The lone player's campaign: begun, left in the middle by a kill, continued to the scenario's end, kept in the record.
import { decide, playOut, quickUserData, seeResults } from './playing';
import { expect, test } from './support';

test.setTimeout(300_000);

test('monster-lands: a campaign outlives a kill in the middle of a scenario and records its end', async ({ start }) => {
  const userData = quickUserData();
  const first = await start({ userData });
  await expect(first.page.locator('[data-screen="title"]')).toBeVisible({ timeout: 60_000 });
  await first.page.locator('[data-action="campaign"]').click();
  await expect(first.page.locator('[data-screen="campaign"]')).toBeVisible();
  await first.page.locator('[data-action="create-campaign"]').click();
  await first.page.locator('[data-action="play-scenario"]').click();
  await expect(first.page.locator('[data-screen="table"]')).toBeVisible({ timeout: 60_000 });
  await decide(first.page, 4, 'mouse');
  await first.kill();

  const second = await start({ userData });
  const { page } = second;
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-action="campaign"]').click();
  await page.locator('[data-action="play-scenario"]').click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 60_000 });
  await playOut(page, 200_000);
  await seeResults(page);
  await page.locator('[data-screen="results"] [data-action="campaign"]').click();
  await expect(page.locator('[data-screen="campaign"]')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-action="record"]').click();
  await expect(page.locator('.record-row')).toHaveCount(1);
  expect([...first.errors, ...second.errors]).toEqual([]);
});
