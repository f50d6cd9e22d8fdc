#!/usr/bin/env node
// Makes the .deb and the .rpm with the system's own dpkg-deb and rpmbuild. electron-builder calls it with the arguments
// of the tool fpm (CUSTOM_FPM_PATH), which it would otherwise fetch. Understands what electron-builder passes, no more.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

// rpm has other names for them than dpkg.
const RPM_MACHINES = { amd64: 'x86_64', arm64: 'aarch64' };
const given = parse(process.argv.slice(2));
const work = mkdtempSync(join(tmpdir(), 'gonfalon-pack-'));
const tree = join(work, 'tree');
try {
  for (const [from, to] of given.files) place(from, to);
  setModes(tree);
  if (given.type === 'deb') makeDeb();
  else if (given.type === 'rpm') makeRpm();
  else throw new Error(`only deb and rpm can be made, not ${given.type}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function parse(args) {
  const found = { options: {}, depends: [], recommends: [], files: [] };
  for (let at = 0; at < args.length; at++) {
    const arg = args[at];
    if (arg === '--force' || arg === '--debug') continue;
    if (!arg.startsWith('-')) {
      const cut = arg.lastIndexOf('=');
      found.files.push([arg.slice(0, cut), arg.slice(cut + 1)]);
      continue;
    }
    const value = args[++at];
    if (arg === '-d') found.depends.push(value);
    else if (arg === '--deb-recommends') found.recommends.push(value);
    else found.options[arg.replace(/^-+/, '')] = value;
  }
  found.type = found.options.t;
  return found;
}

// `folder/=target` puts the folder's content there; a `*` in the target stands for the name of each picture, `16x16`.
function place(from, to) {
  if (to.includes('*')) {
    for (const name of readdirSync(from)) place(join(from, name), to.replace('*', name.replace(/\.[a-z]+$/, '')));
    return;
  }
  const target = join(tree, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(resolve(from), target, { recursive: true, verbatimSymlinks: true });
}

// Nobody but root writes; what could be run before can be run by everybody.
function setModes(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function makeDeb() {
  const { options } = given;
  const files = filesUnder(tree).filter((path) => statSync(path).isFile());
  const size = Math.ceil(files.reduce((sum, path) => sum + statSync(path).size, 0) / 1024);
  const [summary, ...rest] = options.description.split('\n').map((line) => line.trim());
  const fields = {
    Package: options.name,
    Version: options.version,
    Architecture: options.architecture,
    Maintainer: options.maintainer,
    'Installed-Size': size,
    Depends: given.depends.join(', '),
    Recommends: given.recommends.join(', '),
    Section: options.category ?? 'games',
    Priority: options['deb-priority'] ?? 'optional',
    Homepage: options.url,
    Description: [summary, ...rest.map((line) => ` ${line === '' ? '.' : line}`)].join('\n'),
  };
  const control = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  const folder = join(tree, 'DEBIAN');
  mkdirSync(folder);
  writeFileSync(join(folder, 'control'), control.map(([name, value]) => `${name}: ${value}\n`).join(''));
  const sums = files.map((path) => `${createHash('md5').update(readFileSync(path)).digest('hex')}  ${relative(tree, path)}\n`);
  writeFileSync(join(folder, 'md5sums'), sums.join(''));
  for (const [name, script] of [
    ['postinst', options['after-install']],
    ['postrm', options['after-remove']],
  ]) {
    writeFileSync(join(folder, name), readFileSync(script));
    chmodSync(join(folder, name), 0o755);
  }
  tool('dpkg-deb', [`-Z${options['deb-compression']}`, '--root-owner-group', '--build', tree, options.package]);
}

function makeRpm() {
  const { options } = given;
  const listed = filesUnder(tree).map((path) => `"/${relative(tree, path)}"`);
  const owned = `/opt/${readdirSync(join(tree, 'opt'))[0]}`;
  const script = (path) => readFileSync(path, 'utf8').replaceAll('%', '%%');
  const spec = `
%define __os_install_post %{nil}
%define _build_id_links none
%define _binary_payload w7T0.xzdio
%global __requires_exclude_from ^/opt/.*$
%global __provides_exclude_from ^/opt/.*$
Name: ${options.name}
Version: ${options.version}
Release: ${options.iteration ?? 1}
Summary: ${options['rpm-summary']}
License: ${options.license}
URL: ${options.url}
Vendor: ${options.vendor}
Packager: ${options.maintainer}
AutoReqProv: no
${given.depends.map((each) => `Requires: ${each}`).join('\n')}
%description
${options.description}
%post -p /bin/bash
${script(options['after-install'])}
%postun -p /bin/bash
# An upgrade removes the old package after the new one stands: its links must stay.
[ "$1" -eq 0 ] || exit 0
${script(options['after-remove'])}
%files
%defattr(-,root,root,-)
%dir "${owned}"
${listed.join('\n')}
`;
  writeFileSync(join(work, 'gonfalon.spec'), spec);
  tool('rpmbuild', [
    '-bb',
    '--quiet',
    `--target=${RPM_MACHINES[options.architecture] ?? options.architecture}-linux`,
    `--buildroot=${tree}`,
    `--define=_topdir ${join(work, 'rpm')}`,
    `--define=_rpmdir ${join(work, 'out')}`,
    join(work, 'gonfalon.spec'),
  ]);
  const [made] = filesUnder(join(work, 'out'));
  cpSync(made, options.package);
}

function tool(name, args) {
  const { status, error, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (error !== undefined) throw new Error(`${name} is not installed`);
  if (status !== 0) throw new Error(`${name} failed: ${stdout}${stderr}`);
}
