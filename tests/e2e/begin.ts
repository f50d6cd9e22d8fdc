// Before a match: settings that let it run as fast as it can, and the way from the title to the table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Level } from '../../engine/core/agent';
import { type Settings, STANDARD_SETTINGS } from '../../engine/protocol';
import { expect, makeUserData } from './support';

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
    thinking: 'quick',
    ...changes,
  };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  return folder;
}

export interface TableWish {
  readonly game: string;
  // What the first seat and the others are; the first is always a human.
  readonly others: readonly (Level | 'human')[];
  readonly seed?: string;
}

// Lays the table with the mouse: game, number of seats, who sits where, seed.
export async function beginMatch(page: Page, wish: TableWish): Promise<void> {
  await expect(page.locator('[data-screen="title"]')).toBeVisible({ timeout: 120_000 });
  await page.locator('[data-action="new-match"]').click();
  const screen = page.locator('[data-screen="new-match"]');
  await expect(screen).toBeVisible();
  await screen.locator(`[data-game="${wish.game}"]`).click();
  const seats = String(wish.others.length + 1);
  const count = screen.locator('[data-action="seat-count"]');
  if (wish.others.length === 0) await screen.locator('.match-mode[data-value="solo"]').click();
  else if ((await count.count()) > 0) await count.locator(`[data-value="${seats}"]`).click();
  await expect(screen.locator('[data-seat]')).toHaveCount(Number(seats));
  for (const [index, who] of wish.others.entries()) {
    const seat = index + 1;
    await choose(page, `seat-kind-${seat}`, who === 'human' ? 'human' : 'ai');
    if (who !== 'human') await choose(page, `seat-level-${seat}`, who);
  }
  if (wish.seed !== undefined) await screen.locator('[data-action="seed"]').fill(wish.seed);
  await screen.locator('[data-action="start"]').click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible({ timeout: 120_000 });
}

async function choose(page: Page, action: string, value: string): Promise<void> {
  await page.locator(`[data-action="${action}"] [data-value="${value}"]`).click();
}
