// The packages' metadata: one identity everywhere, icons in every size, a file of every kind that the systems ask for.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
