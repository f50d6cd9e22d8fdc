// Starts the real program in one of its shells and gives a page of it. `test` carries the fixture `start`,
// which closes whatever a test left open; `shell` is the project's shell.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Browser,
  test as base,
  chromium,
  type ElectronApplication,
  _electron as electron,
  type Page,
} from '@playwright/test';

export { expect } from '@playwright/test';

export type Shell = 'electron' | 'browser';

export interface StartOptions {
  readonly shell?: Shell;
  // A fresh folder when left out.
  readonly userData?: string;
  readonly scene?: string;
  readonly size?: { readonly width: number; readonly height: number };
  // More arguments of the program, a save file for example.
  readonly args?: readonly string[];
  readonly reducedMotion?: 'reduce' | 'no-preference';
  // A touch screen; of the browser shell only.
  readonly hasTouch?: boolean;
}

export interface Program {
  readonly page: Page;
  readonly shell: Shell;
  readonly userData: string;
  // Of Electron only.
  readonly app: ElectronApplication | null;
  // The process that holds the match: Electron's main process, or the browser shell's host.
  readonly process: ChildProcess;
  // Errors of the page so far.
  readonly errors: readonly string[];
  // Ends it the ordinary way.
  close(): Promise<void>;
  // kill -9.
  kill(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
// What Electron needs to start here; scripts/e2e.mjs knows.
export const electronFlags = (process.env['GONFALON_ELECTRON_FLAGS'] ?? (isRoot ? '--no-sandbox' : ''))
  .split(' ')
  .filter(Boolean);
// An ordinary end writes down what it must first; killed earlier it would have lost that by the test's own hand.
const PARTING = 90_000;
const STANDARD_SIZE = { width: 1280, height: 720 };

export function makeUserData(): string {
  return mkdtempSync(join(tmpdir(), 'gonfalon-e2e-'));
}

function flagsOf(options: StartOptions, userData: string): string[] {
  return [
    `--user-data=${userData}`,
    ...(options.scene === undefined ? [] : [`--scene=${options.scene}`]),
    ...(options.args ?? []),
  ];
}

export async function startProgram(options: StartOptions & { readonly shell: Shell }): Promise<Program> {
  const userData = options.userData ?? makeUserData();
  return options.shell === 'electron' ? startElectron(options, userData) : startBrowser(options, userData);
}

async function startElectron(options: StartOptions, userData: string): Promise<Program> {
  const executablePath = process.env['GONFALON_ELECTRON'] ?? join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? '', 'electron');
  const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env;
  const app = await electron.launch({
    executablePath,
    args: [...electronFlags, root, ...flagsOf(options, userData)],
    env: env as Record<string, string>,
    timeout: 120_000,
  });
  const page = await app.firstWindow({ timeout: 120_000 });
  const errors = collectErrors(page);
  const { width, height } = options.size ?? STANDARD_SIZE;
  await app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height), {
    width,
    height,
  });
  if (options.reducedMotion !== undefined) await page.emulateMedia({ reducedMotion: options.reducedMotion });
  const child = app.process();
  return {
    page,
    shell: 'electron',
    userData,
    app,
    process: child,
    errors,
    close: () => withinTime(app.close(), () => child.kill('SIGKILL')),
    kill: () => killHard(child),
  };
}

async function startBrowser(options: StartOptions, userData: string): Promise<Program> {
  const host = spawn(process.execPath, [join(root, 'dist/main/browser.cjs'), '--no-open', ...flagsOf(options, userData)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let browser: Browser | null = null;
  try {
    const address = await addressOf(host);
    browser = await chromium.launch({
      executablePath: process.env['GONFALON_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...(isRoot ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
      timeout: 120_000,
    });
    const context = await browser.newContext({
      viewport: options.size ?? STANDARD_SIZE,
      hasTouch: options.hasTouch ?? false,
      ...(options.reducedMotion === undefined ? {} : { reducedMotion: options.reducedMotion }),
    });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(address);
    return browserProgram(page, browser, host, userData, errors);
  } catch (error) {
    await browser?.close();
    host.kill('SIGKILL');
    throw error;
  }
}

function browserProgram(page: Page, browser: Browser, host: ChildProcess, userData: string, errors: readonly string[]): Program {
  const end = async (signal: NodeJS.Signals) => {
    const gone = hasExited(host);
    host.kill(signal);
    await withinTime(gone, () => host.kill('SIGKILL'));
    await withinTime(browser.close(), () => {});
  };
  return {
    page,
    shell: 'browser',
    userData,
    app: null,
    process: host,
    errors,
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function collectErrors(page: Page): readonly string[] {
  // Drawing without a graphics card on a busy machine is slow.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((done, broken) => {
    let output = '';
    const hear = (chunk: unknown) => {
      output += String(chunk);
      const address = /http:\/\/127\.0\.0\.1\S+/.exec(output)?.[0];
      if (address !== undefined) done(address);
    };
    host.stdout?.on('data', hear);
    host.stderr?.on('data', hear);
    host.once('exit', (code) => broken(new Error(`the host ended with ${code}: ${output}`)));
    setTimeout(() => broken(new Error(`the host told no address: ${output}`)), 120_000).unref();
  });
}

export function hasExited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = hasExited(child);
  child.kill('SIGKILL');
  await withinTime(gone, () => {});
}

async function withinTime(work: Promise<unknown>, late: () => void, millis = PARTING): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((done) => {
    timer = setTimeout(() => {
      late();
      done();
    }, millis);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}

export const test = base.extend<{ shell: Shell; start: (options?: StartOptions) => Promise<Program> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know the fixtures.
  shell: async ({}, use, info) => {
    await use(info.project.name === 'electron' ? 'electron' : 'browser');
  },
  start: async ({ shell }, use, info) => {
    const running: Program[] = [];
    const folders = new Set<string>();
    await use(async (options = {}) => {
      const program = await startProgram({ ...options, shell: options.shell ?? shell });
      running.push(program);
      folders.add(program.userData);
      return program;
    });
    for (const program of running) {
      if (info.status !== info.expectedStatus) await attach(program, info.outputPath(`${program.shell}.png`));
      await program.close();
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  },
});

async function attach(program: Program, path: string): Promise<void> {
  try {
    await program.page.screenshot({ path, timeout: 5_000 });
    console.log(`page errors: ${program.errors.join('\n')}`);
  } catch {
    // The page is gone; there is nothing to show.
  }
}
