// The renderer's figures, taken in headless Chromium: our own time per animated frame, frames of an idle table, what each
// game's fullest table costs, and how long the title of the real program takes beside an empty page that only loads and
// initialises Pixi; the same cold in Electron.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { BenchResult } from '../../renderer/bench';
import { serve } from '../support/posed-tables';
import { benchTables, quantile, type TableFigures } from './table-bench';

const root = resolve(import.meta.dirname, '../..');
const STARTS = 7;
const SETTLE = 1500;

interface StartFigures {
  readonly ratioToEmptyPixi: number;
  readonly titleMillis: number;
  readonly emptyMillis: number;
}

export interface RendererFigures {
  readonly renderer: { readonly frameMillisMedian: number; readonly frameMillisP95: number; readonly idleFrames: number };
  readonly tables: readonly TableFigures[];
  readonly startup: StartFigures;
  // From starting the process; null without an Electron.
  readonly coldStart: StartFigures | null;
}

// Null where there is no browser to measure in.
export async function benchRenderer(): Promise<RendererFigures | null> {
  const path = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find((each) => existsSync(each));
  if (path === undefined) return null;
  const bench = await serve('bench');
  const posed = await serve('scene');
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'ignore' });
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const { frameMillisMedian, frameMillisP95, idleFrames } = await measureFrames(browser, `${bench.address}bench.html`);
    const { emptyMillis, titleMillis } = await measureStarts(browser, `${bench.address}bench-empty.html`);
    return {
      renderer: { frameMillisMedian, frameMillisP95, idleFrames },
      tables: await benchTables(browser, posed),
      startup: startFigures(titleMillis, emptyMillis),
      coldStart: coldStart(),
    };
  } finally {
    await browser.close();
    await bench.close();
    await posed.close();
  }
}

function startFigures(title: readonly number[], empty: readonly number[]): StartFigures {
  const [titleMillis, emptyMillis] = [quantile(title, 0.5), quantile(empty, 0.5)];
  return { ratioToEmptyPixi: titleMillis / emptyMillis, titleMillis, emptyMillis };
}

// Needs the built program and the built pages of the bench.
function coldStart(): StartFigures | null {
  const output = execFileSync(process.execPath, [join(root, 'scripts/cold-start.mjs')], { cwd: root, encoding: 'utf8' });
  const taken = JSON.parse(output) as { readonly title: readonly number[]; readonly empty: readonly number[] } | null;
  return taken === null ? null : startFigures(taken.title, taken.empty);
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

// Both pages in turn, so that a busy moment of the machine falls on both. Whoever serves them has served them once
// before; the browser fetches everything anew each time.
async function measureStarts(browser: Browser, emptyAddress: string) {
  const userData = mkdtempSync(join(tmpdir(), 'gonfalon-bench-'));
  const host = spawn(process.execPath, [join(root, 'dist/main/browser.cjs'), '--no-open', `--user-data=${userData}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const empty = await openUncached(browser, emptyAddress);
    const title = await openUncached(browser, await addressOf(host));
    const emptyMillis: number[] = [];
    const titleMillis: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      emptyMillis.push(await startOf(empty, '() => window.benchReady'));
      titleMillis.push(await startOf(title, TITLE_READY));
    }
    return { emptyMillis, titleMillis };
  } finally {
    const gone = new Promise((done) => host.once('exit', done));
    host.kill();
    await gone;
    rmSync(userData, { recursive: true, force: true });
  }
}

async function openUncached(browser: Browser, address: string): Promise<Page> {
  // The question to the page is a text, which the program's own policy forbids to evaluate.
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await page.waitForTimeout(SETTLE);
  return page;
}

async function startOf(page: Page, ready: string): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const handle = await page.waitForFunction(`(${ready})()`, undefined, { polling: 5, timeout: 60_000 });
  const millis = Number(await handle.jsonValue());
  // What is fetched after the start must not slow the next one.
  await page.waitForTimeout(SETTLE);
  return millis;
}

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((done, broken) => {
    let output = '';
    host.stdout?.on('data', (chunk: unknown) => {
      output += String(chunk);
      const address = /http:\/\/127\.0\.0\.1\S+/.exec(output)?.[0];
      if (address !== undefined) done(address);
    });
    host.once('exit', (code) => broken(new Error(`the host ended with ${code}: ${output}`)));
  });
}
