// The packed program, as a player has it: an ordinary user, the sandbox on, a home of its own. Title, match, kill, resume,
// saves by their path and their address, fuses, and nothing written anywhere else.
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './support';

interface Table {
  readonly entry: number;
  readonly request: object | null;
}
interface Started {
  readonly page: Page;
  readonly process: ChildProcess;
  readonly errors: readonly string[];
  end(): Promise<number | null>;
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}
interface Smoke {
  makeHome(): string;
  removeHome(home: string): void;
  withinReach(folder: string): string;
  userDataIn(home: string): string;
  hasSandbox(): boolean;
  startPacked(program: string, home: string, args?: readonly string[]): Promise<Started>;
  beginMatch(page: Page): Promise<void>;
  playUntil(page: Page, enough: (table: Table) => boolean): Promise<Table>;
  writeSave(page: Page, file: string): Promise<void>;
  call(page: Page, name: string, body: object): Promise<Table>;
}
interface Packing {
  packFolder(): Promise<{ readonly folder: string | null; readonly output: string }>;
  packedProgram(folder: string): string;
}

// How a fuse is written into the program: the characters 1 and 0.
const ON = 49;
const OFF = 48;
const root = resolve(import.meta.dirname, '../..');
const script = <Module>(name: string) => import(pathToFileURL(join(root, 'scripts', name)).href) as Promise<Module>;

test.describe.configure({ mode: 'serial' });

test.describe('the packed program', () => {
  let smoke: Smoke;
  let folder = '';
  let program = '';
  let home = '';
  let save = '';
  let packedFiles = '';
  let isCopy = false;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    smoke = await script<Smoke>('smoke.mjs');
    const { packFolder, packedProgram } = await script<Packing>('package.mjs');
    const packed = await packFolder();
    expect(packed.folder, packed.output).not.toBeNull();
    folder = smoke.withinReach(packed.folder ?? '');
    isCopy = folder !== packed.folder;
    program = packedProgram(folder);
    home = smoke.makeHome();
    save = join(home, 'Moja próba.gonfalon');
    packedFiles = listing(folder);
  });
  test.afterAll(() => {
    smoke.removeHome(home);
    if (isCopy) smoke.removeHome(dirname(folder));
  });

  test('names all works of others that are in it', async () => {
    const { unnoticed } = await script<{ unnoticed(): readonly string[] }>('notices.mjs');
    expect(unnoticed()).toEqual([]);
    const resources = process.platform === 'darwin' ? join(folder, 'Gonfalon.app/Contents/Resources') : join(folder, 'resources');
    for (const name of ['LICENSE.txt', 'CREDITS.md', 'THIRD-PARTY-NOTICES.txt'])
      expect(statSync(join(resources, 'licences', name)).size).toBeGreaterThan(500);
    expect(existsSync(join(resources, 'default_app.asar')), 'Electron’s own example program').toBe(false);
  });

  test('has its fuses set', async () => {
    const { FuseV1Options, getCurrentFuseWire } = await import('@electron/fuses');
    const wire = await getCurrentFuseWire(process.platform === 'darwin' ? join(folder, 'Gonfalon.app') : program);
    const fuse = (option: keyof typeof FuseV1Options) => wire[FuseV1Options[option] as unknown as keyof typeof wire];
    for (const name of ['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'] as const)
      expect(fuse(name), name).toBe(ON);
    for (const name of [
      'RunAsNode',
      'EnableCookieEncryption',
      'EnableNodeOptionsEnvironmentVariable',
      'EnableNodeCliInspectArguments',
      'LoadBrowserProcessSpecificV8Snapshot',
      'GrantFileProtocolExtraPrivileges',
    ] as const)
      expect(fuse(name), name).toBe(OFF);
  });

  test('plays a match in its sandbox, and goes on with it after a kill', async () => {
    const first = await smoke.startPacked(program, home);
    await expect(first.page.locator('[data-screen="title"]')).toBeVisible();
    if (smoke.hasSandbox()) expect(sandboxes(first.process)).toEqual([2]);
    else console.log('packed program: this machine allows no sandbox to an ordinary user; it ran without.');
    await smoke.beginMatch(first.page);
    const before = await smoke.playUntil(first.page, (table) => table.entry >= 6 && table.request !== null);
    await smoke.writeSave(first.page, save);
    expect(first.errors).toEqual([]);
    await first.kill();
    const second = await smoke.startPacked(program, home);
    await second.page.locator('[data-action="continue"]').click();
    await expect(second.page.locator('[data-screen="table"]')).toBeVisible();
    expect((await smoke.call(second.page, 'match.current', {})).entry).toBe(before.entry);
    expect(await second.end()).toBe(0);
  });

  for (const [kind, argument] of [
    ['path', () => save],
    ['address', () => pathToFileURL(save).href],
  ] as const) {
    test(`opens a save by its ${kind}, and writes only at home`, async () => {
      // The program that was killed could not clean up after itself.
      const left = readdirSync(join(home, 'tmp'));
      const opened = await smoke.startPacked(program, home, [argument()]);
      await expect(opened.page.locator('[data-screen="table"]')).toBeVisible();
      expect((await smoke.call(opened.page, 'match.current', {})).entry).toBeGreaterThanOrEqual(6);
      expect(opened.errors).toEqual([]);
      expect(await opened.end()).toBe(0);
      expect(listing(folder)).toBe(packedFiles);
      expect(readdirSync(join(home, 'tmp'))).toEqual(left);
      // Chromium keeps certificates and shaders where it always does.
      const written = readdirSync(home).filter((name) => !['tmp', 'run', '.pki', '.cache', 'Moja próba.gonfalon'].includes(name));
      expect(written).toEqual(process.platform === 'darwin' ? ['Library'] : ['.config']);
      if (process.platform === 'linux') expect(readdirSync(join(home, '.config'))).toEqual(['Gonfalon']);
    });
  }

  test('leaves a crash dump at home when it crashes', async () => {
    test.skip(process.platform === 'win32', 'there are no signals to crash it by');
    const started = await smoke.startPacked(program, home);
    await expect(started.page.locator('[data-screen="title"]')).toBeVisible();
    const crashes = join(smoke.userDataIn(home), 'crashes');
    const dumps = () =>
      existsSync(crashes)
        ? readdirSync(crashes, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.dmp'))
        : [];
    // Helpers may crash when they find the program gone: the kill of an earlier test can have left a dump.
    const before = dumps().length;
    await started.kill('SIGSEGV');
    await expect.poll(() => dumps().length).toBeGreaterThan(before);
  });
});

// Names, sizes and times of everything in a folder.
function listing(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

// How the kernel confines the program's pages: 2 is a filter of system calls. Linux only; elsewhere there is nothing to read.
function sandboxes(main: ChildProcess): readonly number[] {
  if (process.platform !== 'linux') return [2];
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPageOf(name, main.pid ?? 0))
    .flatMap((pid) => {
      const status = statusOf(pid);
      return status === null ? [] : [Number(/^Seccomp:\s*(\d)/m.exec(status)?.[1] ?? -1)];
    });
  return [...new Set(found)];
}

// Null when it ended while we were looking.
function statusOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return null;
  }
}

function isPageOf(pid: string, main: number): boolean {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')) return false;
    // The pages are children of Chromium's zygotes.
    for (let at = Number(pid), depth = 0; at > 1 && depth < 6; depth++) {
      at = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${at}/status`, 'utf8'))?.[1] ?? 0);
      if (at === main) return true;
    }
  } catch {
    // It ended while we were looking.
  }
  return false;
}
