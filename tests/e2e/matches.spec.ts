// Whole matches of every game from the title to the result with the real mouse, in both shells.
import { GAME_IDS } from '../../engine/registry';
import { beginMatch, quickUserData } from './begin';
import { playByKeyboard, playByMouse, seeResults } from './person';
import { expect, test } from './support';

test.setTimeout(1_200_000);

for (const game of GAME_IDS) {
  test(`${game} against a Page: by mouse to the result`, async ({ start }) => {
    const { page, errors } = await start({ userData: quickUserData() });
    await beginMatch(page, { game, others: ['page'], seed: '1410' });
    const { acts } = await playByMouse(page, { seed: 7 });
    expect(acts).toBeGreaterThan(5);
    await seeResults(page);
    expect(errors).toEqual([]);
  });
}

for (const game of GAME_IDS) {
  test(`${game}: decisions by keyboard in Polish outlive a kill`, async ({ start }) => {
    const userData = quickUserData({ language: 'pl' });
    const first = await start({ userData });
    await beginMatch(first.page, { game, others: ['page'], seed: '1420' });
    await playByKeyboard(first.page, { seed: 5, acts: 6 });
    await first.kill();
    const second = await start({ userData });
    await second.page.locator('[data-action="continue"]').click({ timeout: 120_000 });
    await expect(second.page.locator('[data-screen="table"]')).toBeVisible({ timeout: 120_000 });
    await playByKeyboard(second.page, { seed: 6, acts: 3 });
    expect(second.errors).toEqual([]);
  });
}
