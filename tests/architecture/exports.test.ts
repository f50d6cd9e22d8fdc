// No value is exported that no other file asks for. By its words: a name that stands in no second file is used by none.
// Types are left out: what a function takes may have a name for whoever wants to speak of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, root } from './sources';

const SOURCES = ['engine', 'main', 'renderer'] as const;
// Kits offer what the next table will take.
const KITS = /^renderer\/(table|art\/(figures|portrait|die-faces))/;
// Takes its shape when its flow has moved into its chart.
const LATER = /^engine\/games\/monster-lands\//;
const EXPORT = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm;
const LIST = /^export \{([^}]*)\}/gm;

function exportsOf(text: string): string[] {
  const named = [...text.matchAll(EXPORT)].map((match) => match[1] ?? '');
  const listed = [...text.matchAll(LIST)].flatMap((match) => (match[1] ?? '').split(','));
  const values = listed.map((each) => each.trim()).filter((each) => each !== '' && !each.startsWith('type '));
  return [...named, ...values.map((each) => each.split(/\s+/).at(-1) ?? '')];
}

function scripts(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${folder}/${name}`);
}

it('every exported value is used by another file', () => {
  const files = [...SOURCES, 'tests'].flatMap((folder) => filesUnder(folder));
  const texts = new Map(
    [...files, ...scripts('scripts'), ...scripts('tests/visual'), 'vite.config.ts'].map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  );
  // In how many files a word stands.
  const spread = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) spread.set(word, (spread.get(word) ?? 0) + 1);
  const dead = files
    .filter((file) => !file.startsWith('tests/') && !KITS.test(file) && !LATER.test(file))
    .flatMap((file) =>
      exportsOf(texts.get(file) ?? '')
        .filter((name) => (spread.get(name) ?? 0) < 2)
        .map((name) => `${file}: ${name}`),
    );
  expect(dead).toEqual([]);
});
