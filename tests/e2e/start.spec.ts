// The program starts on both shells, shows its title without an error of the page, and quits.
import { expect, hasExited, test } from './support';

test('opens on the title screen and quits from there', async ({ start }) => {
  const program = await start();
  await expect(program.page.locator('[data-screen="title"]')).toBeVisible();
  expect(program.errors).toEqual([]);
  await program.page.locator('[data-action="quit"]').click();
  await program.page.locator('[data-action="dialog-yes"]').click({ noWaitAfter: true });
  await hasExited(program.process);
  expect(program.process.exitCode).toBe(0);
});

test('starts again after the page was reloaded', async ({ start }) => {
  const { page } = await start();
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
});
