// One palette: the style sheet says what the constants say, and no sheet writes a colour of it as a number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PALETTE, paletteSheet } from '../../renderer/art/palette';

const root = join(import.meta.dirname, '../../renderer');
// Its table is being laid anew.
const LATER = /games[\\/](monster-lands)[\\/]/;

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('palette.css') && !file.endsWith('contrast.css') && !LATER.test(file),
);

it('the sheet is written from the constants', () => {
  expect(readFileSync(join(root, 'styles/palette.css'), 'utf8')).toBe(paletteSheet());
});

it('no two names mean the same colour', () => {
  expect(new Set(Object.values(PALETTE)).size).toBe(Object.keys(PALETTE).length);
});

it('sheets ask for the palette by name', () => {
  const numbers: ReadonlySet<string> = new Set(Object.values(PALETTE));
  const written = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([colour]) => numbers.has(colour.toLowerCase()))
      .map(([colour]) => `${file}: ${colour}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(written).toEqual([]);
});
