// npm run package: builds everything and packs the product for this machine's system into release.
// `--dir` makes the folder only; `--targets deb,rpm` chooses among the system's targets; `--arch x64,arm64` packs for other
// machines than this one; `--strict` fails when any target could not be made (releases want them all).
// Without --strict a target whose tool cannot be had is named, and the others are made.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { electronVersion, findElectronFolder, obtainElectron } from './electron.mjs';
import { bin, collect, root } from './lib.mjs';
import { unnoticed } from './notices.mjs';

const SYSTEMS = {
  linux: { flag: '--linux', targets: ['AppImage', 'deb', 'rpm'], folder: 'linux' },
  win32: { flag: '--win', targets: ['nsis', 'portable'], folder: 'win' },
  darwin: { flag: '--mac', targets: ['dmg', 'zip'], folder: 'mac' },
};
const system = SYSTEMS[process.platform] ?? SYSTEMS.linux;
const release = join(root, 'release');

// Packs the folder for one kind of machine. Answers { folder, output }; folder is null when it could not be.
export async function packFolder(arch = process.arch) {
  const dist = arch === process.arch ? findElectronFolder() : null;
  const { code, output } = await builder([
    system.flag,
    'dir',
    `--${arch}`,
    ...(dist === null ? [] : [`-c.electronDist=${dist}`]),
  ]);
  // electron-builder names the folder of the most common machine without it.
  const folder = join(
    release,
    `${system.folder}${arch === 'x64' ? '' : `-${arch}`}${system.folder === 'mac' ? '' : '-unpacked'}`,
  );
  return { folder: code === 0 && existsSync(folder) ? folder : null, output };
}

// The program inside a packed folder.
export function packedProgram(folder) {
  if (process.platform === 'darwin') return join(folder, 'Gonfalon.app/Contents/MacOS/Gonfalon');
  return join(folder, process.platform === 'win32' ? 'Gonfalon.exe' : 'gonfalon');
}

function builder(args) {
  const { env, flags } = signing(process.env, process.platform);
  return collect(
    process.execPath,
    [bin('electron-builder', 'cli.js'), '--config', 'electron-builder.yml', '--publish', 'never', ...flags, ...args],
    { env: { ...env, CUSTOM_FPM_PATH: join(root, 'scripts/fpm.mjs') } },
  );
}

// Without a key nobody vouches for the program, whatever the machine has in its key chain. macOS calls a program damaged
// whose seal was broken, as setting the fuses does: it is sealed anew in nobody's name, which allows no hardened runtime.
export function signing(env, platform) {
  if (env.CSC_LINK) return { env, flags: [] };
  // What nobody vouches for, Apple does not notarise.
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('APPLE_')));
  return {
    env: { ...others, CSC_IDENTITY_AUTO_DISCOVERY: 'false' },
    flags: platform === 'darwin' ? ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false'] : [],
  };
}

async function packTarget(target, arch, folder) {
  const before = new Set(readdirSync(release));
  // macOS wants the application itself.
  const prepackaged = system.folder === 'mac' ? join(folder, 'Gonfalon.app') : folder;
  const { code, output } = await builder([system.flag, target, `--${arch}`, '--prepackaged', prepackaged]);
  const fresh = readdirSync(release).filter((name) => !before.has(name) && name.startsWith('Gonfalon-'));
  // Maps of a file's blocks are for programs that update themselves.
  for (const name of fresh) if (name.endsWith('.blockmap')) rmSync(join(release, name));
  const made = fresh.filter((name) => !name.endsWith('.blockmap'));
  if (code !== 0 || made.length === 0) return { reason: reasonIn(output) };
  return { made };
}

// The one line of electron-builder's many that says why.
function reasonIn(output, needed = 'its tool') {
  const host = /(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT)\s+([\w.-]+)/.exec(output);
  if (host !== null) return `${needed} would have to be fetched from ${host[1]}, which cannot be reached`;
  const missing = /(\S+) is not installed/.exec(output);
  if (missing !== null) return missing[0];
  const line = output.split('\n').find((each) => /⨯|error/i.test(each));
  return (line ?? 'electron-builder failed').replace(/^\s*⨯\s*/, '').slice(0, 300);
}

function listOf(args, flag, all) {
  const at = args.indexOf(flag);
  return at < 0 ? all : (args[at + 1] ?? '').split(',').filter(Boolean);
}

async function main(args) {
  if (!(await build({ force: true }))) return 1;
  const strangers = unnoticed();
  if (strangers.length > 0) {
    console.error(`THIRD-PARTY-NOTICES.txt says nothing of ${strangers.join(', ')}: run npm run notices.`);
    return 1;
  }
  const { path, reason } = await obtainElectron();
  const missing = [];
  let made = 0;
  for (const arch of listOf(args, '--arch', [process.arch])) {
    if (arch === process.arch && path === null) {
      missing.push(`${arch}: Electron ${electronVersion()} cannot be had (${reason})`);
      continue;
    }
    const { folder, output } = await packFolder(arch);
    if (folder === null) {
      missing.push(`${arch}: ${reasonIn(output, `Electron ${electronVersion()}`)}`);
      continue;
    }
    console.log(`packed ${folder.slice(root.length + 1)}`);
    if (args.includes('--dir')) {
      made++;
      continue;
    }
    for (const target of listOf(args, '--targets', system.targets)) {
      for (const name of readdirSync(release)) if (isOf(name, target, arch)) rmSync(join(release, name));
      const packed = await packTarget(target, arch, folder);
      if (packed.made === undefined) missing.push(`${target} for ${arch}: ${packed.reason}`);
      for (const name of packed.made ?? []) {
        made++;
        console.log(`made ${name}, ${(statSync(join(release, name)).size / 1_000_000).toFixed(1)} MB`);
      }
    }
  }
  for (const line of missing) console.error(`not made: ${line}.`);
  return made === 0 || (missing.length > 0 && args.includes('--strict')) ? 1 : 0;
}

// What a former run left of the same target and machine.
function isOf(name, target, arch) {
  const ending = { nsis: 'setup.exe', portable: 'portable.exe' }[target] ?? `.${target}`;
  const machine = { x64: /x64|amd64|x86_64/, arm64: /arm64|aarch64/ }[arch] ?? new RegExp(arch);
  return name.startsWith('Gonfalon-') && name.endsWith(ending) && machine.test(name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
