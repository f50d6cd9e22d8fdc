// Reading a rule by keyboard, trying it in its lesson, and coming back to the page one came from.
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
