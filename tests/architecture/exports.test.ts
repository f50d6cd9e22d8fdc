// What is exported is asked for by another file: an import, a re-export, or a path by which the page finds a game's parts.
// Types stay exported where the same file speaks of them: what a function takes or gives may have a name for its callers.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, placeOf, root } from './sources';

const SOURCES = ['engine', 'main', 'renderer'] as const;

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"](\.[^'"]+)['"]/g;
const WHOLE = /import\(\s*['"](\.[^'"]+)['"]/g;
const GLOB = /import\.meta\.glob<\{ (\w+):.*?\}>\('([^']+)'/g;
const DECLARED = /^export (?:abstract )?(?:async )?(const|let|function\*?|class|enum|interface|type) (\w+)/gm;
const LISTED = /^export (type )?\{([^}]*)\}/gm;

interface Exported {
  readonly name: string;
  readonly isType: boolean;
}

const scripts = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${folder}/${name}`);

const own = SOURCES.flatMap((folder) => filesUnder(folder));
const texts: ReadonlyMap<string, string> = new Map(
  [...own, ...filesUnder('tests'), ...scripts('scripts'), ...scripts('tests/visual'), 'vite.config.ts'].map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);

function fileOf(from: string, path: string): string {
  const base = placeOf(resolve(root, dirname(from), path));
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`).find((each) => texts.has(each)) ?? base;
}

// `a, type b as c` without what each is called here.
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter((each) => each !== '');

// Names asked for, as `file name`; `file *` for all of a file.
function asked(): Set<string> {
  const found = new Set<string>();
  for (const [file, text] of texts) {
    for (const [, what = '', path = ''] of text.matchAll(IMPORT)) {
      const from = fileOf(file, path);
      if (what.includes('*')) found.add(`${from} *`);
      for (const name of namesIn(/\{([^}]*)\}/.exec(what)?.[1] ?? '')) found.add(`${from} ${name}`);
    }
    for (const [, path = ''] of text.matchAll(WHOLE)) found.add(`${fileOf(file, path)} *`);
    for (const [, name = '', glob = ''] of text.matchAll(GLOB)) {
      const pattern = new RegExp(`^${placeOf(resolve(root, dirname(file), glob)).replaceAll('*', '[^/]+')}$`);
      for (const each of own) if (pattern.test(each)) found.add(`${each} ${name}`);
    }
  }
  return found;
}

function exportsOf(text: string): Exported[] {
  const declared = [...text.matchAll(DECLARED)].map(([, kind = '', name = '']) => ({
    name,
    isType: /interface|type/.test(kind),
  }));
  const listed = [...text.matchAll(LISTED)].flatMap(([, type, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => ({ name: each.split(/\s+/).at(-1) ?? '', isType: type !== undefined || each.startsWith('type ') })),
  );
  return [...declared, ...listed];
}

const timesIn = (text: string, name: string): number => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

it('every export is asked for by another file', () => {
  const found = asked();
  const dead = own
    .filter((file) => !found.has(`${file} *`))
    .flatMap((file) => {
      const text = texts.get(file) ?? '';
      return exportsOf(text)
        .filter(({ name, isType }) => !found.has(`${file} ${name}`) && !(isType && timesIn(text, name) > 1))
        .map(({ name }) => `${file}: ${name}`);
    });
  expect(dead).toEqual([]);
});
