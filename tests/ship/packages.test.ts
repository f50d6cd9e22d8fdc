// The packages' metadata: one identity everywhere, icons in every size, a file of every kind that the systems ask for.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const config = read('electron-builder.yml');
const own = JSON.parse(read('package.json'));
const id = /^appId: (\S+)$/m.exec(config)?.[1] ?? '';
const metainfo = read(`assets/package/linux/${id}.metainfo.xml`);

// Width and height of a PNG stand in its first chunk.
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(join(root, file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the identity', () => {
  it('is a reversed domain, the same everywhere', () => {
    expect(id.split('.').length).toBeGreaterThanOrEqual(3);
    const domain = new URL(own.homepage).host.split('.').reverse().join('.');
    expect(id).toBe(`${domain}.${own.productName}`);
    expect(own.desktopName).toBe(`${id}.desktop`);
    expect(metainfo).toContain(`<id>${id}</id>`);
    expect(metainfo).toContain(`<launchable type="desktop-id">${id}.desktop</launchable>`);
    expect(read(`assets/package/linux/${id}.yml`)).toContain(`id: ${id}\n`);
  });

  it('has the version of package.json as the newest release', () => {
    expect(/<release version="([^"]+)"/.exec(metainfo)?.[1]).toBe(own.version);
    expect(/^## \[?(\d[^\]\s]*)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(own.version);
  });
});

describe('the icons', () => {
  const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512];
  it.each(['icons', 'save-icons'])('%s stand in every size', (folder) => {
    for (const size of SIZES) expect(sizeOf(`assets/package/${folder}/${size}x${size}.png`)).toEqual([size, size]);
    expect(readdirSync(join(root, 'assets/package', folder))).toHaveLength(SIZES.length);
  });

  it.each(['icon', 'save'])('%s exists for Windows and macOS', (name) => {
    const ico = readFileSync(join(root, `assets/package/${name}.ico`));
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt16LE(4)).toBeGreaterThanOrEqual(6);
    const icns = readFileSync(join(root, `assets/package/${name}.icns`));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
  });
});

describe('the configuration', () => {
  it('names every target for both kinds of machines', () => {
    for (const target of ['AppImage', 'deb', 'rpm', 'nsis', 'portable', 'dmg', 'zip'])
      expect(config).toMatch(new RegExp(`- target: ${target}\\n\\s+arch: \\[x64, arm64\\]`));
  });

  it('takes two languages of Chromium and names files that exist', () => {
    expect(config).toContain('electronLanguages: [en-US, pl]');
    const named = [...config.matchAll(/(assets\/[\w./-]+)/g)].map(([file]) => file);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('opens saves by their own kind of file', () => {
    expect(read('assets/package/linux/mime.xml')).toContain('<glob pattern="*.gonfalon"/>');
    expect(config).toContain('mimeTypes: [application/x-gonfalon]');
    expect(config.match(/ext: gonfalon/g)).toHaveLength(2);
  });
});

interface Understood {
  readonly toolsets: { readonly appimage: string };
  readonly mac: { readonly identity?: string; readonly hardenedRuntime: boolean };
}

// What electron-builder itself makes of our file and of flags on its command line.
async function understood(flags: readonly string[]): Promise<Understood> {
  const load = createRequire(join(root, 'node_modules/electron-builder/package.json'));
  const { configureBuildCommand, normalizeOptions } = load('./out/builder.js');
  const { getConfig, validateConfiguration } = load('app-builder-lib/out/util/config/config.js');
  const args = configureBuildCommand(load('yargs')()).parse(['--config', join(root, 'electron-builder.yml'), ...flags]);
  const { config: given } = normalizeOptions(args);
  const told = process.stdout.write;
  // It tells the terminal which files it reads.
  process.stdout.write = () => true;
  try {
    const read = await getConfig(root, typeof given === 'string' ? given : null, typeof given === 'string' ? null : given);
    await validateConfiguration(read, { isEnabled: false, add() {} });
    return read;
  } finally {
    process.stdout.write = told;
  }
}

describe('electron-builder', () => {
  const script = join(root, 'scripts/package.mjs');
  const signing = async (env: object, platform: string) =>
    (
      (await import(pathToFileURL(script).href)) as { signing(env: object, platform: string): { flags: string[]; env: object } }
    ).signing(env, platform);

  it('accepts the configuration, with an AppImage that needs no library and keeps its sandbox', async () => {
    const read = await understood([]);
    expect(read.toolsets.appimage).toMatch(/^[1-9]/);
    expect(read.mac).toMatchObject({ hardenedRuntime: true });
    expect(read.mac.identity).toBeUndefined();
  });

  it('seals a program for macOS in nobody’s name where there is no key: a broken seal is called damaged', async () => {
    const { flags, env } = await signing({ HOME: '/h', APPLE_ID: 'a@b.example' }, 'darwin');
    expect(env).toEqual({ HOME: '/h', CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
    expect((await understood(flags)).mac).toMatchObject({ identity: '-', hardenedRuntime: false });
    expect((await signing({ CSC_LINK: 'key' }, 'darwin')).flags).toEqual([]);
    expect((await signing({}, 'win32')).flags).toEqual([]);
  });
});

const hasAppstream = spawnSync('appstreamcli', ['--version']).status === 0;
describe.skipIf(!hasAppstream)('AppStream', () => {
  it('finds nothing wrong with the metadata', () => {
    const { status, stdout } = spawnSync(
      'appstreamcli',
      ['validate', '--no-net', join(root, `assets/package/linux/${id}.metainfo.xml`)],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });
});
