// The lone player's campaign: begun and left in the middle by a kill; a scenario won, the program quit, the next begun.
import { quickUserData } from './begin';
import { layNearlyWonScenario } from './nearly-won';
import { playByMouse, seeResults } from './person';
import { expect, type Program, test } from './support';

test.setTimeout(1_200_000);

async function openCampaign({ page }: Program): Promise<void> {
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 120_000 });
  await page.locator('[data-action="campaign"]').click();
  await expect(page.locator('[data-screen="campaign"]')).toBeVisible();
}

async function playScenario({ page }: Program): Promise<void> {
  await page.locator('[data-action="play-scenario"]').click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 120_000 });
}

test('monster-lands: a campaign outlives a kill in the middle of its first scenario', async ({ start }) => {
  const userData = quickUserData();
  const first = await start({ userData });
  await openCampaign(first);
  await first.page.locator('[data-action="create-campaign"]').click();
  await playScenario(first);
  await playByMouse(first.page, { seed: 1, acts: 5 });
  await first.kill();

  const second = await start({ userData });
  await openCampaign(second);
  await playScenario(second);
  await playByMouse(second.page, { seed: 2, acts: 5 });
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('monster-lands: a scenario is won, the program quit, and the campaign goes on with the next', async ({ start }) => {
  const userData = quickUserData();
  const lastKeys = await layNearlyWonScenario(userData);
  const first = await start({ userData });
  await openCampaign(first);
  await playScenario(first);
  for (const key of lastKeys) await first.page.locator(`[data-choice="${key}"]:not(.mirror-choice)`).click();
  await seeResults(first.page);
  await first.page.locator('[data-screen="results"] [data-action="campaign"]').click();
  await expect(first.page.locator('[data-scenario="1"]')).toHaveClass(/passed/);
  await first.page.locator('[data-action="record"]').click();
  await expect(first.page.locator('.record-row')).toHaveCount(1);
  await first.close();

  const second = await start({ userData });
  await openCampaign(second);
  await expect(second.page.locator('[data-scenario="1"]')).toHaveClass(/passed/);
  await expect(second.page.locator('[data-scenario="2"]')).toHaveClass(/next/);
  await playScenario(second);
  await playByMouse(second.page, { seed: 2, acts: 5 });
  expect([...first.errors, ...second.errors]).toEqual([]);
});
