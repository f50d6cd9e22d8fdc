// Writes THIRD-PARTY-NOTICES.txt: every work of others that ships inside the program, with the full text of its licence.
// Run it after a change of the dependencies: npm run notices
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root } from './lib.mjs';

export const NOTICES = join(root, 'THIRD-PARTY-NOTICES.txt');
const RULE = '='.repeat(100);
// They hold types only: nothing of them is in the bundles.
const TYPES_ONLY = /^(@types\/|@react-types\/|@webgpu\/types$)/;

// What ships: our dependencies and theirs, as the lock file has them. Answers [{ name, version, licence, folder }].
export function shippedPackages(lock = readJson(join(root, 'package-lock.json'))) {
  const { packages } = lock;
  const found = new Map();
  const visit = (place) => {
    for (const name of Object.keys(packages[place].dependencies ?? {})) {
      const next = placeOf(packages, place, name);
      if (next === null || found.has(next) || TYPES_ONLY.test(name)) continue;
      const { version, license } = packages[next];
      found.set(next, { name, version, licence: license, folder: next });
      visit(next);
    }
  };
  visit('');
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function placeOf(packages, from, name) {
  for (let at = from; ; ) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (at === '') return null;
    const parent = at.lastIndexOf('/node_modules/');
    at = parent < 0 ? '' : at.slice(0, parent);
  }
}

// Packages that are in the bundles of dist and not in the notices: there must be none.
export function unnoticed() {
  const noticed = new Set(shippedPackages().map(({ name }) => name));
  const bundled = ['main', 'renderer'].flatMap(
    (part) => readJson(join(root, `dist/${part}.packages.json`)) ?? [`the list of ${part}`],
  );
  return [...new Set(bundled)].filter((name) => !noticed.has(name));
}

export function makeNotices() {
  const works = [...shippedPackages().map((each) => ({ ...each, text: licenceText(each) })), ...others()];
  // The same words of the same holder are printed once, under all the names that they hold for.
  const groups = new Map();
  for (const work of works) groups.set(work.text, [...(groups.get(work.text) ?? []), work]);
  const parts = [...groups].map(([text, held]) => {
    const names = held.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const HEAD = `Gonfalon contains the works of others that are listed here, each under its own licence, given in full.
Gonfalon itself is under the licence in LICENSE. Who drew the icons is told in CREDITS.md.
The browser engine inside Electron, Chromium, and what it is made of have their licences in LICENSES.chromium.html,
which lies beside the packed program.
`;

function others() {
  const electron = readJson(join(root, 'node_modules/electron/package.json'));
  const icons = readJson(join(root, 'node_modules/@iconify-json/game-icons/package.json'));
  return [
    { name: 'electron', version: electron.version, licence: electron.license, text: read('node_modules/electron/LICENSE') },
    {
      name: 'game-icons.net, by way of @iconify-json/game-icons',
      version: icons.version,
      licence: icons.license,
      text: read('assets/licences/CC-BY-3.0.txt'),
    },
  ];
}

function licenceText({ name, folder, licence }) {
  const files = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  if (files.length > 0) return files.map((file) => read(join(folder, file))).join('\n\n');
  if (licence !== 'MIT') throw new Error(`${name} brings no text of its licence (${licence})`);
  return MIT.replace('HOLDER', holderOf(name, folder));
}

function holderOf(name, folder) {
  const { author } = readJson(join(root, folder, 'package.json'));
  const holder = typeof author === 'string' ? author : author?.name;
  return holder === undefined ? `the authors of ${name}` : holder.replace(/\s*<.*$/, '');
}

function read(file) {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing`);
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();
}

// For the few packages that name the licence and forget its text.
const MIT = `The MIT License (MIT)

Copyright (c) HOLDER

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify,
merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(NOTICES, makeNotices());
  console.log(`${NOTICES.slice(root.length + 1)}: ${shippedPackages().length} packages`);
}
