// Starts a packed or installed program as a player would and looks at it through its debugging port: the title, one match
// against an opponent to its end, a save opened by its path and by its address.
// Usage: node scripts/smoke.mjs <program> [folder for pictures]
// As root on Linux the program runs as the user nobody, so that Chromium's sandbox is on.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { allowsNamespaces } from './sandbox.mjs';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
// Root has no sandbox to offer and is no player; some containers know nobody else, though.
const hasNobody = isRoot && spawnSync('true', [], { uid: NOBODY, gid: NOBODY }).status === 0;
const player = hasNobody ? { uid: NOBODY, gid: NOBODY } : {};

// A home of its own: whatever the program writes must be under it.
export function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'gonfalon-home-'));
  for (const folder of ['tmp', 'run']) mkdirSync(join(home, folder), { mode: 0o700 });
  // xvfb-run's key can be read by its owner only.
  const key = process.env.XAUTHORITY;
  if (hasNobody && key && existsSync(key)) copyFileSync(key, join(home, 'run/Xauthority'));
  if (hasNobody) giveAway(home);
  return home;
}

function giveAway(path) {
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { recursive: true })) chownSync(join(path, entry), NOBODY, NOBODY);
}

export function removeHome(home) {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

// A folder under root's own cannot be entered by the player, who then gets a copy. Answers where the program lies now.
export function withinReach(folder) {
  if (!hasNobody || spawnSync('test', ['-r', folder], player).status === 0) return folder;
  const copy = join(mkdtempSync(join(tmpdir(), 'gonfalon-program-')), 'program');
  chmodSync(dirname(copy), 0o755);
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function environment(home) {
  const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env;
  if (process.platform === 'win32') return { ...env, TEMP: join(home, 'tmp'), TMP: join(home, 'tmp') };
  const key = join(home, 'run/Xauthority');
  return {
    ...env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    TMPDIR: join(home, 'tmp'),
    ...(existsSync(key) ? { XAUTHORITY: key } : {}),
  };
}

// Where the program keeps its saves under that home.
export function userDataIn(home) {
  return process.platform === 'darwin' ? join(home, 'Library/Application Support/Gonfalon') : join(home, '.config/Gonfalon');
}

// A program that was installed brings its permission along (GONFALON_SANDBOX=on); another asks the system.
export function hasSandbox() {
  if (isRoot && !hasNobody) return false;
  return process.env.GONFALON_SANDBOX === 'on' || allowsNamespaces(player);
}

// Answers { page, process, errors, end, kill }.
export async function startPacked(program, home, args = []) {
  const port = await freePort();
  // Windows and macOS do not ask the environment where home is.
  const place = process.platform === 'linux' ? [] : [`--user-data=${userDataIn(home)}`];
  const flags = [`--remote-debugging-port=${port}`, ...place, ...(hasSandbox() ? [] : ['--no-sandbox'])];
  const child = spawn(program, [...flags, ...args], {
    ...player,
    cwd: home,
    env: environment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const gone = new Promise((done) => child.once('exit', (code) => done(code)));
  const browser = await connect(port, child, () => output);
  const page = await firstPage(browser);
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const stop = async (ask) => {
    await ask();
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const code = await gone;
    clearTimeout(late);
    return code;
  };
  return {
    page,
    process: child,
    errors,
    output: () => output,
    // Asks the program itself to end.
    end: () => stop(() => call(page, 'app.quit', {}).catch(() => undefined)),
    kill: (signal = 'SIGKILL') => stop(() => child.kill(signal)),
  };
}

async function connect(port, child, output) {
  for (let tries = 0; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 60_000 });
    } catch (error) {
      if (child.exitCode !== null || tries > 240) throw new Error(`the program cannot be reached: ${error.message}\n${output()}`);
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

async function firstPage(browser) {
  for (let tries = 0; tries < 240; tries++) {
    const page = browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((each) => each.url().startsWith('app:'));
    if (page !== undefined) return page;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('the program opened no page');
}

function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

// A request to the host by the page's own bridge.
export function call(page, name, body) {
  return page.evaluate(
    async ([asked, given]) => {
      const answer = await window.gonfalon.call(asked, given);
      if (!answer.ok) throw new Error(`${asked}: ${answer.code} ${answer.message}`);
      return answer.value;
    },
    [name, body],
  );
}

const SEATS = [
  { kind: 'human', name: 'Ann', tincture: 'gules' },
  { kind: 'ai', name: 'Bo', tincture: 'azure', level: 'page' },
];

export async function beginMatch(page) {
  await call(page, 'match.create', { game: 'leaders', seats: SEATS, options: {}, seed: 1410 });
}

// Plays the first thing offered; answers the table when `enough` says so.
export async function playUntil(page, enough) {
  const end = Date.now() + 180_000;
  for (;;) {
    const table = await call(page, 'match.current', {});
    if (enough(table)) return table;
    if (Date.now() > end) throw new Error(`no end after ${table.entry} entries`);
    if (table.curtain !== null) await call(page, 'match.reveal', { seat: table.curtain });
    else if (table.request !== null) {
      const { decisions } = table.request;
      await call(page, 'match.decide', { key: decisions[table.entry % decisions.length].key, entry: table.entry });
    } else await new Promise((done) => setTimeout(done, 50));
  }
}

// The text of the match on the table, as a file of the player's.
export async function writeSave(page, file) {
  const { file: name } = await call(page, 'saves.saveAs', { name: 'Próba' });
  const { text } = await call(page, 'saves.export', { file: name });
  writeFileSync(file, text);
  if (hasNobody) chownSync(file, NOBODY, NOBODY);
}

async function smoke(program, pictures) {
  const home = makeHome();
  const look = async (page, name) => {
    if (pictures === undefined) return;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${name}.png`), await page.screenshot());
  };
  const step = (words) => console.log(`ok: ${words}`);
  try {
    const first = await startPacked(program, home);
    await first.page.locator('[data-screen="title"]').waitFor();
    await look(first.page, 'title');
    step(`the title, sandbox ${hasSandbox() ? 'on' : 'not allowed here'}`);
    await beginMatch(first.page);
    await playUntil(first.page, (table) => table.entry >= 6 && table.request !== null);
    const save = join(home, 'Moja próba.gonfalon');
    await writeSave(first.page, save);
    const over = await playUntil(first.page, (table) => table.outcome !== null);
    step(`a match against an opponent, over after ${over.entry} decisions`);
    if (first.errors.length > 0) throw new Error(first.errors.join('\n'));
    await first.end();
    for (const [kind, argument] of [
      ['path', save],
      ['address', pathToFileURL(save).href],
    ]) {
      const opened = await startPacked(program, home, [argument]);
      await opened.page.locator('[data-screen="table"]').waitFor();
      const table = await call(opened.page, 'match.current', {});
      if (table.entry < 6) throw new Error(`another match than the saved one: ${table.entry} decisions`);
      await opened.page.waitForTimeout(1500);
      await look(opened.page, `save-by-${kind}`);
      await opened.end();
      step(`a save by its ${kind}`);
    }
    if (existsSync(join(userDataIn(home), 'logs/gonfalon.log')))
      console.log(readFileSync(join(userDataIn(home), 'logs/gonfalon.log'), 'utf8'));
  } finally {
    removeHome(home);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [program, pictures] = process.argv.slice(2);
  try {
    await smoke(program, pictures);
    process.exit(0);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
