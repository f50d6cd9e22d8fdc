// What happened stays told: log and last turn after Continue, from the saves and in a new program; Esc closes the log,
// "Save as" proposes a name, what ends a match asks, and a replay leads back to the list it was opened from.
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../engine/registry';
import { beginMatch, quickUserData } from './begin';
import { nextThing, playByMouse, seeResults } from './person';
import { expect, test } from './support';

test.setTimeout(600_000);

// How many lines the log has, and whether the last turn can be seen again.
async function readPast(page: Page): Promise<{ readonly lines: number; readonly canRecap: boolean }> {
  await nextThing(page);
  const canRecap = await page.locator('[data-action="recap"]').isEnabled();
  await page.keyboard.press('l');
  await expect(page.locator('.log-list')).toBeVisible();
  await expect(page.locator('.log-empty')).toHaveCount(0);
  const lines = await page.locator('.log-line').count();
  await page.keyboard.press('Escape');
  await expect(page.locator('.log-list')).toHaveCount(0);
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
  return { lines, canRecap };
}

async function leave(page: Page): Promise<void> {
  await page.locator('[data-action="menu"]').click();
  await page.locator('[role="dialog"] [data-action="leave"]').click();
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
}

for (const game of GAME_IDS) {
  test(`${game}: the log is there after Continue, from the saves and in a new program`, async ({ start }) => {
    const userData = quickUserData();
    const first = await start({ userData });
    await beginMatch(first.page, { game, others: ['page'], seed: '1431' });
    await playByMouse(first.page, { seed: 3, acts: 12 });
    const { canRecap } = await readPast(first.page);
    await leave(first.page);
    await first.page.locator('[data-action="continue"]').click();
    const told = await readPast(first.page);
    expect(told.lines).toBeGreaterThan(0);
    // An own step that told nothing leaves the turn before it to be seen.
    expect(told.canRecap || !canRecap).toBe(true);
    await leave(first.page);
    await first.page.locator('[data-action="saves"]').click();
    await first.page.locator('[data-action="open-save"]').click();
    expect(await readPast(first.page)).toEqual(told);
    await first.kill();
    const second = await start({ userData });
    await second.page.locator('[data-action="continue"]').click({ timeout: 120_000 });
    // A new program is told the last moves, not the whole match.
    const retold = await readPast(second.page);
    expect(retold.lines).toBeGreaterThan(told.lines / 2);
    expect(retold.canRecap).toBe(told.canRecap);
    await second.page.locator('[data-action="menu"]').click();
    await second.page.locator('[data-action="save-as"]').click();
    await expect(second.page.locator('[data-action="save-name"]')).not.toHaveValue('');
    await second.page.keyboard.press('Escape');
    await second.page.locator('[data-action="menu"]').click();
    for (const action of ['restart', 'give-up']) {
      await second.page.locator(`[data-action="${action}"]`).click();
      await expect(second.page.locator('[data-action="dialog-yes"]')).toBeVisible();
      await second.page.keyboard.press('Escape');
      await expect(second.page.locator('[data-action="dialog-yes"]')).toHaveCount(0);
    }
    expect([...first.errors, ...second.errors]).toEqual([]);
  });
}

test('a replay leads back to the finished matches from where it was opened', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData() });
  await beginMatch(page, { game: 'leaders', others: ['page'], seed: '1432' });
  await playByMouse(page, { seed: 3 });
  await seeResults(page);
  await page.locator('[data-action="title"]').click();
  await page.locator('[data-action="saves"]').click();
  const finished = page.locator('[data-action="kind"] [data-value="finished"]');
  await finished.click();
  const row = page.locator('[data-save]').first();
  const file = await row.getAttribute('data-save');
  await page.locator('[data-action="open-save"]').click();
  await page.locator('[data-action="replay-leave"]').click();
  await expect(page.locator(`[data-save="${file}"]`)).toBeVisible();
  await expect(page.locator(`[data-save="${file}"]`)).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});
