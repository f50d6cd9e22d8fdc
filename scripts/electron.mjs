// Electron's binary: where it is, and how it is fetched. The version is package.json's, the sums are those of Electron's
// own package. The fetch shows how far it is, goes on where it was cut off, and gives up only when nothing comes any more.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isExecutable, readJson, root } from './lib.mjs';

const MIRROR = 'https://github.com/electron/electron/releases/download/';
const BINARIES = { linux: 'electron', darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const BINARY = BINARIES[process.platform] ?? 'electron';
const home = join(root, 'node_modules/electron');

export function electronVersion() {
  return readJson(join(home, 'package.json'))?.version ?? null;
}

// The folder of ELECTRON_OVERRIDE_DIST_PATH as it is; else the package's own, if it holds the version that is asked for.
export function findElectronFolder() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (named) return isExecutable(join(named, BINARY)) ? named : null;
  const own = join(home, 'dist');
  return isExecutable(join(own, BINARY)) && versionIn(own) === electronVersion() ? own : null;
}

export function findElectron() {
  const folder = findElectronFolder();
  return folder === null ? null : join(folder, BINARY);
}

function versionIn(folder) {
  const file = join(folder, 'version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : null;
}

// What is here, else what can be fetched: { path, reason }, where path is null when there is none, and reason says why.
export async function obtainElectron() {
  const found = findElectron();
  if (found !== null) return { path: found, reason: '' };
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH)
    return { path: null, reason: 'the folder of ELECTRON_OVERRIDE_DIST_PATH holds none' };
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return { path: null, reason: 'ELECTRON_SKIP_BINARY_DOWNLOAD is set' };
  const version = electronVersion();
  if (version === null) return { path: null, reason: 'its package is not installed' };
  try {
    const zip = await fetchZip({
      name: `electron-v${version}-${process.platform}-${process.arch}.zip`,
      from: `${mirror()}v${version}/`,
      sums: readJson(join(home, 'checksums.json')) ?? {},
      cache: cacheFolder(),
    });
    await unpack(zip, join(home, 'dist'));
    writeFileSync(join(home, 'path.txt'), BINARY);
  } catch (error) {
    return { path: null, reason: error.message };
  }
  return { path: findElectron(), reason: 'what was fetched holds no program' };
}

function mirror() {
  const named = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror;
  return named ? named.replace(/\/*$/, '/') : MIRROR;
}

function cacheFolder() {
  if (process.env.electron_config_cache) return process.env.electron_config_cache;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/electron');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local'), 'electron/Cache');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'electron');
}

// Answers the path of the whole, checked file. `silence` is how long nothing may come before a try counts as cut off.
export async function fetchZip({ name, from, sums, cache, tries = 4, silence = 30_000, say = makeTeller(name) }) {
  const sum = sums[name];
  if (sum === undefined) throw new Error(`there is no ${name}`);
  const whole = join(cache, name);
  if (existsSync(whole) && (await sumOf(whole)) === sum) return whole;
  mkdirSync(cache, { recursive: true });
  say.begin(new URL(from).host);
  const part = `${whole}.part`;
  for (let left = tries; ; left--) {
    try {
      await fetchRest(`${from}${name}`, part, silence, say);
      break;
    } catch (error) {
      // Only a fetch that was under way is worth another try: a host that cannot be reached will not be there now.
      if (error.final === true || left <= 1 || !existsSync(part)) throw error;
      say.again(error.message);
    }
  }
  say.end();
  if ((await sumOf(part)) !== sum) {
    rmSync(part, { force: true });
    throw new Error(`${name} differs from its checksum and was thrown away`);
  }
  renameSync(part, whole);
  return whole;
}

async function fetchRest(address, part, silence, say) {
  const have = existsSync(part) ? statSync(part).size : 0;
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), silence);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watch.abort(), silence);
  };
  try {
    const answer = await fetch(address, {
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
      signal: watch.signal,
    });
    // The part holds everything already.
    if (answer.status === 416) return;
    if (!answer.ok) throw Object.assign(new Error(`${new URL(address).host} answered ${answer.status}`), { final: true });
    const start = answer.status === 206 ? have : 0;
    const total = start + Number(answer.headers.get('content-length') ?? 0);
    let done = start;
    // Every piece is on the disk before the next is asked for, so that a cut loses nothing that came.
    if (start === 0) writeFileSync(part, '');
    for await (const chunk of answer.body) {
      alive();
      appendFileSync(part, chunk);
      done += chunk.length;
      say.progress(done, total);
    }
  } catch (error) {
    if (error.final === true) throw error;
    if (watch.signal.aborted) throw new Error(`nothing came for ${Math.round(silence / 1000)} s`);
    throw new Error(error.cause?.code === undefined ? error.message : `${new URL(address).host}: ${error.cause.code}`);
  } finally {
    clearTimeout(timer);
  }
}

async function sumOf(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

// Beside its place first, so that a cut leaves no half folder that looks whole.
export async function unpack(zip, folder) {
  const { extract } = await import('@electron-internal/extract-zip');
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await extract(zip, { dir: fresh });
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

// On a terminal one line that grows; elsewhere a line at every quarter.
function makeTeller(name, out = process.stdout) {
  let last = -1;
  let open = false;
  const megabytes = (bytes) => (bytes / 1_000_000).toFixed(0);
  return {
    // A host may take its time to answer, or never do.
    begin: (host) => out.write(`fetching ${name} from ${host}, once\n`),
    progress(done, total) {
      const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
      const step = out.isTTY ? percent : Math.floor(percent / 25);
      if (step === last) return;
      last = step;
      const line = `${megabytes(done)} of ${megabytes(total)} MB, ${percent} %`;
      out.write(out.isTTY ? `\r${line}` : `${line}\n`);
      open = out.isTTY === true;
    },
    again(reason) {
      this.end();
      out.write(`${reason}; going on where it was cut off\n`);
    },
    end() {
      if (open) out.write('\n');
      open = false;
    },
  };
}

// `node scripts/electron.mjs` fetches it ahead.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { path, reason } = await obtainElectron();
  console.log(path ?? `Electron ${electronVersion()} cannot be had: ${reason}.`);
  process.exitCode = path === null ? 1 : 0;
}
