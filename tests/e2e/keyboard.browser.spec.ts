// Matches with the keyboard alone, from the title on: the table too is laid without the mouse.
import { GAME_IDS } from '../../engine/registry';
import { beginMatch, cutAt, quickUserData } from './begin';
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
    // Against whoever sits there when nothing is chosen a match is long: a good part of it must do.
    const cut = cutAt(30);
    const { acts } = await playByKeyboard(page, { seed: 11, ...cut });
    expect(acts).toBeGreaterThan(5);
    if (cut.acts === undefined) await seeResults(page);
    expect(errors).toEqual([]);
  });
}

test('leaders against a Page: by keyboard alone to the result', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData() });
  await beginMatch(page, { game: 'leaders', others: ['page'], seed: '1410' });
  const { acts } = await playByKeyboard(page, { seed: 3 });
  expect(acts).toBeGreaterThan(5);
  await seeResults(page);
  expect(errors).toEqual([]);
});
