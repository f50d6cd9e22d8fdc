// Hostile surroundings: a full or read-only disk, a clock that goes back, a second program, things in the way.
import { execFileSync, spawn } from 'node:child_process';
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { known } from '../../engine/core/invariant';
import { makeSave, parseSave } from '../../engine/core/save-format';
import type { OwnPlace } from '../../engine/protocol';
import { autosaveFile } from '../../main/host/save-names';
import { openHost, person, type TestHost } from '../support/host';
import { toyShelf } from '../support/toy-shelf';
import type { Checks } from './checks';
import { bodyOf, openStore, playedMatch, type Workshop } from './workshop';

const SEATS = [person('Anna', 'gules'), person('Bolko', 'azure')];

export async function environment(checks: Checks, workshop: Workshop): Promise<void> {
  await fullDisk(checks, workshop);
  await readOnlyDisk(checks, workshop);
  await clockBack(checks, workshop);
  await thingsInTheWay(checks, workshop);
  await manySaves(checks, workshop);
  await secondProgram(checks, workshop);
}

// Decides until so many decisions are acknowledged; begins new matches as needed. What was acknowledged, by match.
async function play(test: TestHost, decisions: number, acknowledged: Map<string, number>): Promise<void> {
  for (let done = 0; done < decisions; ) {
    const table = await test.ask('match.current', {});
    if (table === null || table.outcome !== null) {
      await test.ask('match.create', { game: 'toy', seats: SEATS, options: {}, seed: done });
      continue;
    }
    if (table.curtain !== null) {
      await test.ask('match.reveal', { seat: table.curtain });
      continue;
    }
    await test.ask('match.decide', { key: known(table.request?.decisions[0]).key, entry: table.entry });
    acknowledged.set(table.match, table.entry + 1);
    done++;
  }
}

function missingOnDisk(userData: string, acknowledged: ReadonlyMap<string, number>): number {
  let missing = 0;
  for (const [match, entry] of acknowledged) {
    const text = tryRead(join(userData, 'saves', autosaveFile(match)));
    const parsed = parseSave(text);
    missing += Math.max(0, entry - (parsed.ok ? parsed.value.journal.entries.length : 0));
  }
  return missing;
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function isWritten(test: TestHost, millis = 20_000): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < millis; ) {
    const last = test.pushes.findLast((push) => push.type === 'saving');
    if (last === undefined || (last.type === 'saving' && last.state === 'done')) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

// Every new file fails, as on a full disk, until it is undone.
function refuseNewFiles(): () => void {
  const { open } = fs.promises;
  fs.promises.open = (async (path: string, flags: string | number, mode?: number) => {
    if (flags === 'wx') throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    return open(path, flags, mode);
  }) as typeof open;
  syncBuiltinESMExports();
  return () => {
    fs.promises.open = open;
    syncBuiltinESMExports();
  };
}

async function fullDisk(checks: Checks, workshop: Workshop): Promise<void> {
  const disk = mountSmallDisk(workshop.folder());
  if (disk === null) checks.skip('a really full disk (needs root and the right to mount); every write fails instead');
  const userData = disk ?? workshop.folder();
  const test = await openHost(workshop.bundles, userData);
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 6; round++) {
    await play(test, 10, acknowledged);
    const free = disk === null ? refuseNewFiles() : fillUp(disk);
    await play(test, 60, acknowledged);
    checks.hold(
      test.pushes.some((push) => push.type === 'saving' && push.state === 'pending'),
      `full disk ${round}: the player is told`,
    );
    if (round % 3 === 1) await test.ask('match.leave', {});
    free();
    checks.hold(await isWritten(test), `full disk ${round}: written as soon as there is room, without another decision`);
    const missing = missingOnDisk(userData, acknowledged);
    checks.hold(missing === 0, `full disk ${round}: ${missing} acknowledged decisions are missing`);
  }
  // Freed only while the program is being closed.
  await play(test, 5, acknowledged);
  const free = disk === null ? refuseNewFiles() : fillUp(disk);
  await play(test, 5, acknowledged);
  checks.hold(!(await test.call('app.quit', {})).ok, 'full disk: quitting asks once more');
  free();
  await test.host.close();
  checks.hold(missingOnDisk(userData, acknowledged) === 0, 'full disk: freed before the end, nothing is missing');
  if (disk !== null) unmount(disk);
}

function mountSmallDisk(folder: string): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

function unmount(folder: string): void {
  try {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  } catch {
    // The folder goes with the machine.
  }
}

function fillUp(disk: string): () => void {
  const filler = join(disk, 'filler');
  const handle = fs.openSync(filler, 'w');
  for (const size of [65_536, 4_096, 512, 1])
    try {
      for (;;) fs.writeSync(handle, Buffer.alloc(size));
    } catch {
      // No more of this size.
    }
  fs.closeSync(handle);
  return () => rmSync(filler);
}

async function readOnlyDisk(checks: Checks, workshop: Workshop): Promise<void> {
  const disk = mountSmallDisk(workshop.folder());
  if (disk === null) return checks.skip('a read-only disk (needs root and the right to mount)');
  const acknowledged = new Map<string, number>();
  writeFileSync(join(disk, 'settings.json'), '{"language":');
  execFileSync('mount', ['-o', 'remount,ro', disk], { stdio: 'ignore' });
  const test = await openHost(workshop.bundles, disk);
  await test.ask('about', {});
  await play(test, 8, acknowledged);
  checks.hold((await test.ask('settings.set', { language: 'pl' })).language === 'pl', 'read-only: settings hold until the end');
  checks.hold((await test.ask('saves.list', {})).length === 0, 'read-only: the list is answered');
  checks.hold(
    test.pushes.some((push) => push.type === 'saving'),
    'read-only: the player is told',
  );
  checks.hold(tryRead(join(disk, 'settings.json')) === '{"language":', 'read-only: damaged settings stay');
  execFileSync('mount', ['-o', 'remount,rw', disk], { stdio: 'ignore' });
  checks.hold(await isWritten(test), 'read-only: written as soon as it can be');
  checks.hold(missingOnDisk(disk, acknowledged) === 0, 'read-only: nothing is missing');
  await test.host.close();
  unmount(disk);
}

async function clockBack(checks: Checks, workshop: Workshop): Promise<void> {
  const userData = workshop.folder();
  const RealDate = Date;
  const acknowledged = new Map<string, number>();
  try {
    for (const years of [0, -30, 10, -55, 1, -1]) {
      const shift = years * 365 * 86_400_000;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [number]) {
          super(given.length === 0 ? RealDate.now() + shift : given[0]);
        }
      } as DateConstructor;
      const test = await openHost(workshop.bundles, userData);
      for (let match = 0; match < 8; match++) {
        await test.ask('match.leave', {});
        await play(test, 3, acknowledged);
      }
      const [newest] = await test.ask('saves.list', {});
      checks.hold(
        newest?.file === autosaveFile([...acknowledged.keys()].at(-1) ?? ''),
        `clock ${years} years: the last match comes first`,
      );
      await test.host.close();
    }
  } finally {
    globalThis.Date = RealDate;
  }
  checks.hold(acknowledged.size === 48, 'clock: 48 matches were begun');
  checks.hold(missingOnDisk(userData, acknowledged) === 0, 'clock: none of the unfinished matches has vanished');
}

async function thingsInTheWay(checks: Checks, workshop: Workshop): Promise<void> {
  const places: readonly OwnPlace[] = ['saves', 'campaigns', 'settings', 'progress'];
  // Each alone, some together, all.
  for (const some of [1, 2, 4, 8, 3, 12, 15]) {
    const userData = workshop.folder();
    const blocked = places.filter((_, index) => (some >> index) % 2 === 1);
    for (const place of blocked)
      if (place === 'saves' || place === 'campaigns') writeFileSync(join(userData, place), 'precious');
      else mkdirSync(join(userData, `${place}.json`));
    const test = await openHost(workshop.bundles, userData);
    await test.ask('about', {});
    await new Promise((done) => setImmediate(done));
    const said = test.pushes.flatMap((push) => (push.type === 'problem' && push.place !== undefined ? [push.place] : []));
    checks.hold(said.join() === blocked.join(), `${blocked.join(' and ')} in the way: said (${said.join()})`);
    const acknowledged = new Map<string, number>();
    await play(test, 3, acknowledged);
    for (const place of blocked) checks.hold((await test.call('files.setAside', { place })).ok, `${place} is set aside`);
    checks.hold(await isWritten(test), `${blocked.join(' and ')}: written once the way is free`);
    checks.hold(missingOnDisk(userData, acknowledged) === 0, `${blocked.join(' and ')}: nothing is missing`);
    const kept = readdirSync(userData).filter((name) => name.includes('.damaged'));
    checks.hold(kept.length === blocked.length, `${blocked.join(' and ')}: what stood there is kept`);
    await test.host.close();
  }
  const saves = join(workshop.folder(), 'saves');
  mkdirSync(saves);
  const good = makeSave(bodyOf(playedMatch(known(toyShelf.find('toy')), 3, 5)));
  for (const name of ['my save (1).gonfalon', 'ż'.repeat(100) + '.gonfalon', '🏰🏰.gonfalon'])
    writeFileSync(join(saves, name), good);
  for (let left = 0; left < 40; left++) writeFileSync(join(saves, `.new.${String(left).padStart(12, '0')}.tmp`), 'half a save');
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(saves, 'pipe.gonfalon')]);
  symlinkSync('/dev/zero', join(saves, 'zero.gonfalon'));
  symlinkSync('/proc/self/mem', join(saves, 'memory.gonfalon'));
  symlinkSync('..', join(saves, 'up.gonfalon'));
  mkdirSync(join(saves, 'folder.gonfalon'));
  const store = await openStore(saves);
  const list = await store.list();
  checks.hold(list.filter((save) => save.problem === null).length === 3, 'odd things in the folder: the good saves are listed');
  checks.hold(!readdirSync(saves).some((name) => name.endsWith('.tmp')), 'leftovers of killed writes are gone');
  for (const { file, problem } of list)
    checks.hold((await store.open(file)).ok === (problem === null), `${file}: opens exactly when the list says so`);
}

async function manySaves(checks: Checks, workshop: Workshop): Promise<void> {
  const saves = workshop.folder();
  const text = makeSave(bodyOf(playedMatch(known(toyShelf.find('toy')), 3, 5)));
  for (let file = 0; file < 5_000; file++) writeFileSync(join(saves, `save (${file}).gonfalon`), text);
  await (await openStore(saves)).list();
  const before = process.cpuUsage();
  const list = await (await openStore(saves)).list();
  const { user, system } = process.cpuUsage(before);
  checks.hold(list.length === 5_000, 'five thousand saves are listed');
  checks.hold(
    user + system < 1_000_000,
    `the second time within 1 s of processor time (${Math.round((user + system) / 1000)} ms)`,
  );
  rmSync(join(saves, '.index.json'));
  checks.hold((await (await openStore(saves)).list()).length === 5_000, 'without its index the list is made again');
  checks.hold(statSync(join(saves, '.index.json')).size > 0, 'and the index too');
}

interface Ended {
  readonly output: string;
  readonly code: number | null;
}

// The browser shell on its own: its first words, and its end.
function startShell(workshop: Workshop, userData: string) {
  const child = spawn(process.execPath, [workshop.browser, '--no-open', `--user-data=${userData}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8' },
  });
  let output = '';
  const hear = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<Ended>((done) => child.on('close', (code) => done({ output, code })));
  const spoken = new Promise<string>((done) => {
    const look = setInterval(() => {
      if (!output.includes('\n')) return;
      clearInterval(look);
      done(output);
    }, 20);
    child.on('close', () => {
      clearInterval(look);
      done(output);
    });
  });
  return { child, ended, spoken };
}

async function secondProgram(checks: Checks, workshop: Workshop): Promise<void> {
  const userData = workshop.folder();
  const first = startShell(workshop, userData);
  checks.hold((await first.spoken).includes('http://127.0.0.1:'), 'the first program tells its address');
  mkdirSync(join(userData, 'saves'), { recursive: true });
  writeFileSync(join(userData, 'saves', '.new.0123456789ab.tmp'), 'a write under way');
  for (const second of [startShell(workshop, userData), startShell(workshop, userData)]) {
    const { output, code } = await second.ended;
    checks.hold(
      code === 0 && /already open.*http:\/\/127\.0\.0\.1:/.test(output),
      `a second program says where the first is (${output.trim()})`,
    );
  }
  checks.hold(readdirSync(join(userData, 'saves')).length === 1, 'and touches nothing');
  first.child.kill('SIGKILL');
  await first.ended;
  const third = startShell(workshop, userData);
  checks.hold((await third.spoken).includes('Gonfalon is at'), 'after a kill the next one takes the folder over');
  third.child.kill('SIGTERM');
  await third.ended;
  checks.hold(!readdirSync(userData).includes('in-use.json'), 'a program that ends lets the folder go');
  const many = Array.from({ length: 4 }, () => startShell(workshop, userData));
  const words = await Promise.all(many.map((each) => each.spoken));
  checks.hold(
    words.filter((each) => each.includes('Gonfalon is at')).length === 1,
    'of four that start together one gets the folder',
  );
  for (const { child } of many) child.kill('SIGKILL');
}
