// First matches with a teacher: from the title straight to the table, whatever the learner does, left and gone on with,
// and at the end what was learned.
import { quickUserData } from './begin';
import { playByKeyboard, playByMouse } from './person';
import { expect, test } from './support';

test.setTimeout(1_200_000);

const PATIENCE = { timeout: 120_000 };

test('leaders: a first match played by mouse to the teacher’s farewell', async ({ start }) => {
  const { page, errors } = await start({ userData: quickUserData() });
  await page.locator('[data-action="teach"]').click(PATIENCE);
  await expect(page.locator('[data-testid="teacher"]')).toBeVisible(PATIENCE);
  await playByMouse(page, { seed: 11 });
  await expect(page.locator('[data-testid="teacher-farewell"] li').first()).toBeVisible(PATIENCE);
  await page.locator('[data-action="teacher-onward"]').click();
  await expect(page.locator('[data-screen="new-match"]')).toBeVisible(PATIENCE);
  // The hall does not ask again.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-learn="leaders"]')).toBeVisible(PATIENCE);
  await expect(page.locator('[data-learn="leaders"][aria-current="true"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const game of ['grunwald', 'monster-lands']) {
  test(`${game}: the teacher is there again after the program was killed`, async ({ start }) => {
    const userData = quickUserData({ language: 'pl' });
    const first = await start({ userData });
    await first.page.locator(`[data-learn="${game}"]`).click(PATIENCE);
    await first.page.locator('[data-action="teach"]').click();
    const said = await first.page.locator('[data-testid="teacher"]').getAttribute('data-point', PATIENCE);
    await playByKeyboard(first.page, { seed: 5, acts: 3 });
    await first.kill();
    const second = await start({ userData });
    await second.page.locator('[data-action="continue"]').click(PATIENCE);
    const steps = second.page.locator('.teacher-steps i[data-state="done"]').first();
    await expect(steps).toBeVisible(PATIENCE);
    await expect(second.page.locator(`[data-testid="teacher"][data-point="${said}"]`)).toHaveCount(0);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });
}
