// The maker of .deb and .rpm packages, with the arguments that electron-builder gives it.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = (tool: string, ...args: string[]) => spawnSync(tool, args, { cwd: root, encoding: 'utf8' });
const has = (tool: string) => run(tool, '--version').error === undefined;

describe('packages for Linux', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gonfalon-fpm-'));
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'app/gonfalon'), '#!/bin/sh\n');
    chmodSync(join(folder, 'app/gonfalon'), 0o700);
    writeFileSync(join(folder, 'script'), '#!/bin/bash\necho 100%\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function make(type: 'deb' | 'rpm'): string {
    const file = join(folder, `x.${type}`);
    const { status, stderr } = run(
      process.execPath,
      join(root, 'scripts/fpm.mjs'),
      ...[
        '-s',
        'dir',
        '--force',
        '-t',
        type,
        '-d',
        type === 'deb' ? 'one | two' : 'one',
        '--deb-compression',
        'xz',
        '--architecture',
        'amd64',
      ],
      ...['--after-install', join(folder, 'script'), '--after-remove', join(folder, 'script')],
      ...['--description', 'Short\n Long words', '--version', '1.2.3', '--package', file, '--name', 'gonfalon'],
      ...['--maintainer', 'M <m@x.example>', '--vendor', 'V', '--url', 'https://x.example', '--license', 'MIT'],
      ...['--rpm-summary', 'Short', `${folder}/app/=/opt/Gonfalon`],
      'assets/package/save-icons=/usr/share/icons/hicolor/*/mimetypes/application-x-gonfalon.png',
    );
    expect(status, stderr).toBe(0);
    return file;
  }

  it.skipIf(!has('dpkg-deb'))('makes a .deb', () => {
    const file = make('deb');
    expect(run('dpkg-deb', '-f', file, 'Package', 'Version', 'Architecture', 'Depends', 'Description').stdout).toBe(
      'Package: gonfalon\nVersion: 1.2.3\nArchitecture: amd64\nDepends: one | two\nDescription: Short\n Long words\n',
    );
    const listed = run('dpkg-deb', '-c', file).stdout;
    expect(listed).toMatch(/-rwxr-xr-x root\/root .* \.\/opt\/Gonfalon\/gonfalon\n/);
    expect(listed.match(/mimetypes\/application-x-gonfalon\.png/g)).toHaveLength(9);
  });

  it.skipIf(!has('rpmbuild'))('makes an .rpm whose links outlive an upgrade', () => {
    const file = make('rpm');
    expect(run('rpm', '-qp', '--qf', '%{NAME} %{VERSION} %{ARCH} %{SUMMARY}', file).stdout).toBe('gonfalon 1.2.3 x86_64 Short');
    expect(run('rpm', '-qpl', file).stdout).toContain('/opt/Gonfalon/gonfalon\n');
    const scripts = run('rpm', '-qp', '--scripts', file).stdout;
    expect(scripts).toContain('using /bin/bash');
    expect(scripts).toContain('echo 100%\n');
    expect(scripts).toContain('[ "$1" -eq 0 ] || exit 0');
  });
});
