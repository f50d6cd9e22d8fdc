// Reading a rule by keyboard, trying it in its lesson, and coming back to the page one came from.
import { quickUserData } from './begin';
import { expect, test } from './support';

test('a rule is found, read with its picture, tried in its lesson, and stays open', async ({ start }) => {
  const { page, errors } = await start();
  await page.locator('[data-action="learn"]').click();
  await page.getByRole('tab', { name: 'Na Grunwald!' }).click();
  await page.locator('.rules-search input').fill('GRU-44');
  await expect(page.locator('[data-reading="GRU-44"] .rule-picture svg')).toBeVisible();
  await expect(page.getByRole('img', { name: /3/ })).toBeVisible();

  // From the search into the list, then on to the chips and the lesson, all by keyboard.
  await page.locator('.rules-search input').fill('');
  await page.locator('[data-rule="GRU-44"]').click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-reading="GRU-45"]')).toBeVisible();
  await page.locator('[data-chip="GRU-44"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-reading="GRU-44"]')).toBeVisible();
  await page.locator('[data-action="try-rule"]').focus();
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('lesson-strip')).toBeVisible();
  await page.locator('[data-action="lesson-leave"]').click();
  await expect(page.locator('[data-reading="GRU-44"]')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Na Grunwald!' })).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('the glossary finds a card by its words', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData() });
  await page.locator('[data-action="learn"]').click({ timeout: 120_000 });
  await page.locator('[data-game="monster-lands"]').click();
  await page.locator('[data-action="glossary"]').click();
  const words = page.locator('.glossary-words dt');
  await expect(words.first()).toBeVisible();
  const all = await words.count();
  await page.keyboard.type('venom');
  await expect.poll(() => words.count()).toBeLessThan(all);
  expect(await words.count()).toBeGreaterThan(0);
  await page.locator('[data-action="glossary"]').click();
  await expect(page.locator('.rules-list')).toBeVisible();
  expect(errors).toEqual([]);
});
