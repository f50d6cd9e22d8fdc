// Sitting down and playing in the real window: settings prepared, a match begun, decisions clicked to the end.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { expect, makeUserData } from './support';

// A folder whose settings let a match run as fast as it can.
export function quickUserData(changes: Partial<Settings> = {}): string {
  const folder = makeUserData();
  mkdirSync(folder, { recursive: true });
  const settings: Settings = {
    ...STANDARD_SETTINGS,
    language: 'en',
    ownSpeed: 0,
    aiSpeed: 0,
    motion: 'reduced',
    sound: false,
    endTurnGuard: false,
    ...changes,
  };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  return folder;
}

// From the title to the table, with the seats and options the screen proposes.
export async function beginMatch(page: Page, game: string): Promise<void> {
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-action="new-match"]').click();
  await expect(page.locator('[data-screen="new-match"]')).toBeVisible();
  await page.locator(`[data-screen="new-match"] [data-game="${game}"] input`).press('Space');
  await page.locator('[data-action="start"]').click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 60_000 });
}

export type Thing = 'choice' | 'reveal' | 'over' | 'nothing';

// What the person can do now.
export async function thingNow(page: Page): Promise<Thing> {
  return page.evaluate(() => {
    if (document.querySelector('[data-action="results"], [data-screen="results"]')) return 'over';
    if (document.querySelector('[data-action="reveal"]')) return 'reveal';
    return document.querySelector('[data-choice]') ? 'choice' : 'nothing';
  });
}

export async function nextThing(page: Page): Promise<Thing> {
  await expect.poll(() => thingNow(page), { timeout: 60_000, intervals: [50, 100, 200] }).not.toBe('nothing');
  return thingNow(page);
}

// Real clicks or key presses on whatever is offered first; stops early when the match is over.
export async function decide(page: Page, decisions: number, by: 'mouse' | 'keyboard'): Promise<Thing> {
  for (let decided = 0; decided < decisions; ) {
    const thing = await nextThing(page);
    if (thing === 'over') return thing;
    const target = page.locator(thing === 'reveal' ? '[data-action="reveal"]' : '[data-choice]:visible').first();
    const acted = by === 'mouse' ? target.click({ timeout: 5_000 }) : target.press('Enter', { timeout: 5_000 });
    // What was offered may be gone by the time of the click; the next round sees what is there then.
    decided += await acted.then(
      () => 1,
      () => 0,
    );
  }
  return nextThing(page);
}

// The rest of the match at the page's own pace: any offered decision, until the result is there.
export async function playOut(page: Page, timeout: number): Promise<void> {
  const playAWhile = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const end = performance.now() + 2000;
          const step = () => {
            if (document.querySelector('[data-action="results"], [data-screen="results"]')) return done(true);
            const reveal = document.querySelector<HTMLElement>('[data-action="reveal"]');
            const choices = document.querySelectorAll<HTMLElement>('[data-choice]');
            if (reveal) reveal.click();
            else choices[Math.floor(Math.random() * choices.length)]?.click();
            if (performance.now() > end) return done(false);
            setTimeout(step, 15);
          };
          step();
        }),
    );
  await expect.poll(playAWhile, { timeout, intervals: [10] }).toBe(true);
}

export async function seeResults(page: Page): Promise<void> {
  const results = page.locator('[data-action="results"]');
  const screen = page.locator('[data-screen="results"]');
  await expect(results.or(screen).first()).toBeVisible({ timeout: 30_000 });
  // The table goes on to the result by itself after a while: the button may be gone before the click.
  if (!(await screen.isVisible())) await results.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(screen).toBeVisible({ timeout: 30_000 });
}
