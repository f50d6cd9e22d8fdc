// The whole way on both shells with the tests' own game: new match, by mouse, by keyboard, save, kill -9, continue, result.
import type { Page } from '@playwright/test';
import { expect, makeUserData, test } from './support';

async function beginToy(page: Page): Promise<void> {
  await page.locator('[data-action="new-match"]').click();
  await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
  // Its tile is kept out of the way of players; the keyboard reaches it.
  await page.locator('[data-game="toy"] input').press('Space');
  await page.locator('[data-action="start"]').click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
}

// Waits for what the person can do next: a choice, the curtain, or the end.
async function nextThing(page: Page): Promise<'choice' | 'reveal' | 'over'> {
  const choice = page.locator('[data-choice]').first();
  const reveal = page.locator('[data-action="reveal"]');
  const over = page.locator('[data-action="results"], [data-screen="results"]').first();
  await expect(choice.or(reveal).or(over).first()).toBeAttached();
  if (await over.isVisible()) return 'over';
  return (await reveal.isVisible()) ? 'reveal' : 'choice';
}

async function playByMouse(page: Page, decisions: number): Promise<'choice' | 'reveal' | 'over'> {
  for (let decided = 0; ; ) {
    const thing = await nextThing(page);
    if (thing === 'over' || decided >= decisions) return thing;
    if (thing === 'reveal') await page.locator('[data-action="reveal"]').click();
    else {
      const choice = page.locator('[data-choice]').first();
      const key = await choice.getAttribute('data-choice').catch(() => null);
      if (key === null) continue;
      await choice.click({ timeout: 10_000 }).catch(() => undefined);
      decided++;
    }
  }
}

test('a match is played by mouse, killed, continued and finished', async ({ start }) => {
  const userData = makeUserData();
  const first = await start({ toy: true, userData, reducedMotion: 'reduce' });
  await expect(first.page.locator('[data-screen="title"]')).toBeVisible();
  await beginToy(first.page);
  await playByMouse(first.page, 3);
  await first.kill();

  const second = await start({ toy: true, userData, reducedMotion: 'reduce' });
  await second.page.locator('[data-action="continue"]').click();
  await expect(second.page.locator('[data-screen="table"]')).toBeVisible();
  expect(await playByMouse(second.page, 200)).toBe('over');
  const results = second.page.locator('[data-action="results"]');
  if (await results.isVisible()) await results.click();
  await expect(second.page.locator('[data-screen="results"]')).toBeVisible();
  expect(second.errors).toEqual([]);
});

test('a match is begun and played by keyboard alone', async ({ start }) => {
  const { page } = await start({ toy: true, reducedMotion: 'reduce' });
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await page.locator('[data-action="new-match"]').press('Enter');
  await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
  await page.locator('[data-game="toy"] input').press('Space');
  await page.locator('[data-action="start"]').press('Enter');
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
  for (let decided = 0; decided < 4; ) {
    const thing = await nextThing(page);
    if (thing === 'over') break;
    if (thing === 'reveal') await page.locator('[data-action="reveal"]').press('Enter');
    else {
      const choice = page.locator('[data-choice]').first();
      const pressed = await choice.press('Enter', { timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (pressed) decided++;
    }
  }
  await expect(page.locator('[data-screen="table"], [data-screen="results"]').first()).toBeVisible();
});
