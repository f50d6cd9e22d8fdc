// The whole way on both shells with the tests' own game: new match, by mouse, by keyboard, kill -9, continue, result.
import type { Page } from '@playwright/test';
import { playByKeyboard, playByMouse, seeResults } from './person';
import { expect, makeUserData, test } from './support';

async function beginToy(page: Page): Promise<void> {
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-action="new-match"]').press('Enter');
  await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
  // Its tile is kept out of the way of players; the keyboard reaches it.
  await page.locator('[data-game="toy"] input').press('Space');
  await page.locator('[data-action="start"]').press('Enter');
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
}

test('a match is played by mouse, killed, continued and finished', async ({ start }) => {
  const userData = makeUserData();
  const first = await start({ toy: true, userData, reducedMotion: 'reduce' });
  await beginToy(first.page);
  await playByMouse(first.page, { seed: 1, acts: 3 });
  await first.kill();

  const second = await start({ toy: true, userData, reducedMotion: 'reduce' });
  await second.page.locator('[data-action="continue"]').click();
  await expect(second.page.locator('[data-screen="table"]')).toBeVisible();
  expect((await playByMouse(second.page, { seed: 2 })).thing).toBe('over');
  await seeResults(second.page);
  expect(second.errors).toEqual([]);
});

test('a match is begun and finished by keyboard alone', async ({ start }) => {
  const { page, errors } = await start({ toy: true, reducedMotion: 'reduce' });
  await beginToy(page);
  expect((await playByKeyboard(page, { seed: 1 })).thing).toBe('over');
  await seeResults(page);
  expect(errors).toEqual([]);
});
