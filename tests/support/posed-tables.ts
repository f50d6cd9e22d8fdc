// Each game's fullest posed table in a real browser, watched from outside.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, type InlineConfig, preview } from 'vite';
import { type GlCount, watchGl } from './gl-watch';

const root = resolve(import.meta.dirname, '../..');
// Light that breathes after a touch has gone to rest by then.
const SETTLE = 6_000;

export interface PosedTable {
  readonly scene: string;
  // living-table.md §6.
  readonly mostNodes: number;
}

export const FULLEST: readonly PosedTable[] = [
  { scene: 'leaders:table', mostNodes: 500 },
  { scene: 'grunwald:table', mostNodes: 700 },
  { scene: 'zizka:four', mostNodes: 800 },
  { scene: 'monster-lands:four', mostNodes: 1000 },
];

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

export async function serve(mode: 'scene' | 'bench'): Promise<Served> {
  // Scenes have a folder of their own: several may build them at the same time, and each begins by emptying its folder.
  const folder = mkdtempSync(join(tmpdir(), 'gonfalon-posed-'));
  const own = mode === 'scene' ? { build: { outDir: join(folder, mode) } } : {};
  const config: InlineConfig = { configFile: resolve(root, 'vite.config.ts'), mode, logLevel: 'error', ...own };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: server.resolvedUrls?.local[0] ?? '', close };
}

export async function openPosed(
  browser: Browser,
  address: string,
  scene: string,
  viewport = { width: 1280, height: 720 },
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  // Whoever compiles this file may name its functions by a helper that the page has not.
  await page.addInitScript(`{ const __name = (each) => each; (${watchGl})(); }`);
  await page.goto(`${address}?scene=${scene}`);
  await page.waitForSelector('[data-screen="table"][data-settled="true"]', { timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  await untilStill(page);
  return page;
}

export function countNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

export async function readGl(page: Page): Promise<GlCount> {
  const count = await page.evaluate(() => window.glWatch?.read());
  if (count === undefined) throw new Error('the page is not watched');
  return count;
}

// Until a second has passed without a frame.
export async function untilStill(page: Page): Promise<void> {
  const end = Date.now() + SETTLE * 5;
  let last = -1;
  while (Date.now() < end) {
    const { frames } = await readGl(page);
    if (frames === last) return;
    last = frames;
    await page.waitForTimeout(1_000);
  }
  throw new Error('the table never comes to rest');
}

export async function framesInRest(page: Page, millis: number): Promise<number> {
  const before = (await readGl(page)).frames;
  await page.waitForTimeout(millis);
  return (await readGl(page)).frames - before;
}
