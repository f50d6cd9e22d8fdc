// The renderer's figures, taken in headless Chromium: our own time per animated frame, frames of an idle table, and how
// long the title takes beside an empty page that only loads and initialises Pixi.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, type InlineConfig, preview } from 'vite';
import type { BenchResult } from '../../renderer/bench';

const root = resolve(import.meta.dirname, '../..');
const STARTS = 5;

export interface RendererFigures {
  readonly renderer: { readonly frameMillisMedian: number; readonly frameMillisP95: number; readonly idleFrames: number };
  readonly startup: { readonly ratioToEmptyPixi: number; readonly titleMillis: number; readonly emptyMillis: number };
}

// Null where there is no browser to measure in.
export async function benchRenderer(): Promise<RendererFigures | null> {
  const path = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find((each) => existsSync(each));
  if (path === undefined) return null;
  const bench = await serve('bench');
  const scenes = await serve('scene');
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const { frameMillisMedian, frameMillisP95, idleFrames } = await measureFrames(browser, `${bench.address}bench.html`);
    const emptyMillis: number[] = [];
    const titleMillis: number[] = [];
    // In turn, so that a busy moment of the machine falls on both.
    for (let start = 0; start < STARTS; start += 1) {
      emptyMillis.push(await startOf(browser, `${bench.address}bench-empty.html`, '() => window.benchReady'));
      titleMillis.push(await startOf(browser, `${scenes.address}?scene=title`, TITLE_READY));
    }
    const [title, empty] = [median(titleMillis), median(emptyMillis)];
    return {
      renderer: { frameMillisMedian, frameMillisP95, idleFrames },
      startup: { ratioToEmptyPixi: title / empty, titleMillis: title, emptyMillis: empty },
    };
  } finally {
    await browser.close();
    await bench.close();
    await scenes.close();
  }
}

async function serve(mode: string): Promise<{ readonly address: string; close(): Promise<void> }> {
  const config: InlineConfig = { configFile: resolve(root, 'vite.config.ts'), mode, logLevel: 'error' };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

async function measureFrames(browser: Browser, address: string): Promise<BenchResult> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  const handle = await page.waitForFunction('window.benchResult', undefined, { timeout: 120_000 });
  const result = (await handle.jsonValue()) as BenchResult | { readonly error: string };
  await page.close();
  if ('error' in result) throw new Error(result.error);
  return result;
}

// The title can be used once its menu is there and takes a click.
const TITLE_READY = `() => {
  const item = document.querySelector('[data-action="new-match"]');
  return item !== null && item.getBoundingClientRect().width > 0 ? performance.now() : undefined;
}`;

async function startOf(browser: Browser, address: string, ready: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(`(${ready})()`, undefined, { polling: 5, timeout: 60_000 });
  const millis = Number(await handle.jsonValue());
  await context.close();
  return millis;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
