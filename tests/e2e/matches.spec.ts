// A whole match of every game against the computer, from the title to the result: by mouse, then by keyboard.
import { beginMatch, decide, playOut, quickUserData, seeResults } from './playing';
import { expect, test } from './support';

test.setTimeout(300_000);

for (const game of ['leaders', 'grunwald', 'zizka', 'monster-lands']) {
  test(`${game}: a match by mouse to its result`, async ({ start }) => {
    const { page, errors } = await start({ userData: quickUserData() });
    await beginMatch(page, game);
    await decide(page, 8, 'mouse');
    await playOut(page, 220_000);
    await seeResults(page);
    expect(errors).toEqual([]);
  });
}

for (const game of ['leaders', 'grunwald', 'zizka', 'monster-lands']) {
  test(`${game}: decisions by keyboard in Polish outlive a kill`, async ({ start }) => {
    const userData = quickUserData({ language: 'pl' });
    const first = await start({ userData });
    await beginMatch(first.page, game);
    await decide(first.page, 5, 'keyboard');
    await first.kill();
    const second = await start({ userData });
    await second.page.locator('[data-action="continue"]').click({ timeout: 60_000 });
    await expect(second.page.locator('[data-screen="table"]')).toBeVisible({ timeout: 60_000 });
    await decide(second.page, 2, 'keyboard');
    expect(second.errors).toEqual([]);
  });
}
