// One palette: the style sheet says what the constants say, and no sheet writes a colour as a number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PALETTE, paletteSheet } from '../../renderer/art/palette';

const root = join(import.meta.dirname, '../../renderer');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('palette.css'),
);

it('the sheet is written from the constants', () => {
  expect(readFileSync(join(root, 'styles/palette.css'), 'utf8')).toBe(paletteSheet());
});

it('no two names mean the same colour', () => {
  expect(new Set(Object.values(PALETTE)).size).toBe(Object.keys(PALETTE).length);
});

it('sheets ask for colours by name', () => {
  const written = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/#[0-9a-f]{3,8}\b|rgba?\(\d[^)]*/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(written).toEqual([]);
});

it('every name that a sheet asks for is given somewhere', () => {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  const texts = new Map(all.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  // `--name:` in a sheet, `'--name'` where the page sets it.
  const given = new Set([...texts.values()].flatMap((text) => [...text.matchAll(/(--[\w-]+)(?=:|')/g)].map(([, name]) => name)));
  const unknown = sheets.flatMap((file) =>
    [...(texts.get(file) ?? '').matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !given.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
