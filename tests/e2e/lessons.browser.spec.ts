// Every lesson of every game from the first to the last with the real mouse: what is asked for can be clicked, the
// counter counts, nobody is said to think, and each ends with what was tried and the next step.
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../engine/registry';
import { quickUserData } from './begin';
import { expect, test } from './support';

test.setTimeout(600_000);

const STRIP = '[data-testid="lesson-strip"]';
const CHOICES = '.mirror-spot.offered, .request-bar [data-choice], .table-overlay [data-choice]';
// Looks that one step may take, and lessons that a game may have.
const LOOKS = 60;
const LESSONS = 20;

for (const game of GAME_IDS) {
  test(`${game}: every lesson can be played to its end`, async ({ start }) => {
    const { page, errors } = await start({ userData: quickUserData() });
    await page.locator('[data-action="learn"]').click({ timeout: 120_000 });
    await page.locator(`[data-game="${game}"]`).first().click();
    const all = await page.locator('[data-lesson]:not([data-lesson="teacher"])').count();
    await page.locator('[data-action="next-lesson"]').click();
    let lessons = 1;
    for (; lessons <= LESSONS && (await playLesson(page)) === 'lesson-following'; lessons++)
      await page.locator('[data-action="lesson-following"]').click();
    expect(lessons).toBe(all);
    await page.locator('[data-action="lesson-play"]').click();
    await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

// To its recap; answers what leads on from there.
async function playLesson(page: Page): Promise<string> {
  await expect(page.locator('.note-strip [data-action="lesson-following"], .note-strip [data-action="lesson-play"]')).toHaveCount(
    0,
  );
  for (let last = 0, clicks = 0; ; ) {
    await expect(page.locator('[data-screen="table"][data-settled="true"]')).toBeVisible({ timeout: 60_000 });
    const { step, steps, onward, prompt, isReading } = await page.evaluate((strip) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${strip} .note-buttons [data-action]`)];
      const actions = buttons.map((button) => button.dataset['action'] ?? '');
      const numbers = (document.querySelector(`${strip} .note-head span`)?.textContent ?? '').match(/\d+/g) ?? [];
      return {
        step: Number(numbers[0]),
        steps: Number(numbers[1]),
        onward: actions.find((action) => action === 'lesson-following' || action === 'lesson-play'),
        prompt: document.querySelector('.bar-prompt')?.textContent ?? '',
        isReading: actions.includes('lesson-next'),
      };
    }, STRIP);
    expect(prompt).not.toMatch(/thinking/i);
    expect(step, 'the counter counts up').toBeGreaterThanOrEqual(last);
    clicks = step === last ? clicks + 1 : 0;
    expect(clicks, `step ${step} never ends`).toBeLessThan(LOOKS);
    last = step;
    if (onward !== undefined) {
      await expect(page.getByTestId('lesson-recap')).toBeVisible();
      expect(step).toBe(steps);
      return onward;
    }
    const before = await stampNow(page);
    if (isReading)
      await page
        .locator(`${STRIP} [data-action="lesson-next"]`)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    else await clickChoice(page, clicks);
    await expect
      .poll(() => stampNow(page), { timeout: 2_000, intervals: [30, 60, 120] })
      .not.toBe(before)
      .catch(() => undefined);
  }
}

// What the note says, what can be chosen and what is picked.
function stampNow(page: Page): Promise<string> {
  return page.evaluate(
    ([strip, choices]) => {
      const names = [...document.querySelectorAll<HTMLElement>(`${choices}, [data-action="unpick"]`)].map(
        ({ dataset, className }) => `${dataset['choice'] ?? dataset['pick'] ?? 'back'} ${className}`,
      );
      const entry = document.querySelector<HTMLElement>('[data-screen="table"]')?.dataset['entry'];
      return [document.querySelector(strip)?.textContent, entry, ...names].join('|');
    },
    [STRIP, CHOICES] as const,
  );
}

// One thing after another where several are asked for; a choice that stays under something else cannot be clicked. What only
// passes over it (a piece on its way, a tip that goes) is waited for, as a player would.
async function clickChoice(page: Page, turn: number): Promise<void> {
  let asked = await choiceAt(page, turn);
  for (let look = 0; look < 20 && asked?.cover; look++) {
    await page.waitForTimeout(100);
    asked = await choiceAt(page, turn);
  }
  if (asked === null) return;
  const { x, y, cover } = asked;
  expect(cover, `what is asked for lies under something at ${Math.round(x)}, ${Math.round(y)}`).toBe('');
  await page.mouse.click(x, y);
}

// Where it stands and what lies over it, read at once: the table may go on by itself in between.
function choiceAt(page: Page, turn: number): Promise<{ x: number; y: number; cover: string } | null> {
  return page.evaluate(
    ([selector, number]) => {
      const choices = document.querySelectorAll<HTMLElement>(selector);
      const choice = choices[number % Math.max(1, choices.length)];
      if (choice === undefined) return null;
      const box = choice.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const there = document.elementFromPoint(x, y);
      return { x, y, cover: there?.closest(selector) ? '' : (there?.outerHTML ?? 'nothing').slice(0, 300) };
    },
    [CHOICES, turn] as const,
  );
}
