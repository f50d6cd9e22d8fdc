// How wide words are: advance widths of the typefaces that ship, read from their files.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const folder = resolve(import.meta.dirname, '../../node_modules/@fontsource');

export const TYPEFACES = {
  gothic: { folder: 'grenze-gotisch', drawn: 600, weights: [500, 600, 700] },
  serif: { folder: 'alegreya', drawn: 500, weights: [400, 500, 700] },
  small: { folder: 'alegreya-sc', drawn: 700, weights: [500, 700] },
  sans: { folder: 'alegreya-sans', drawn: 700, weights: [500, 700] },
} as const;
export type Typeface = keyof typeof TYPEFACES;

// Tops of capitals and bottoms of tails, in sizes of the letters.
const RISE = 0.66;
const DROP = 0.2;
const TAILS = /[gjpqyQĄąĘę,;()]/;

interface Font {
  // In sizes of the letters, by code point.
  readonly advances: ReadonlyMap<number, number>;
}

const fonts = new Map<string, Font>();

export function widthOf(text: string, face: Typeface, size: number, weight: number = TYPEFACES[face].drawn): number {
  let width = 0;
  for (const letter of text) width += advanceOf(letter, face, weight);
  return width * size;
}

// Of one line, from its baseline.
export function extentOf(text: string, size: number): { readonly rise: number; readonly drop: number } {
  return { rise: RISE * size, drop: TAILS.test(text) ? DROP * size : 0.02 * size };
}

function advanceOf(letter: string, face: Typeface, weight: number): number {
  const code = letter.codePointAt(0) ?? 0;
  const nearest = TYPEFACES[face].weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))[0];
  for (const range of ['latin', 'latin-ext']) {
    const found = fontOf(face, range, nearest ?? weight).advances.get(code);
    if (found !== undefined) return found;
  }
  // Signs that the faces lack come from another one; most are as wide as a numeral.
  return 0.55;
}

function fontOf(face: Typeface, range: string, weight: number): Font {
  const { folder: name } = TYPEFACES[face];
  const path = resolve(folder, name, 'files', `${name}-${range}-${weight}-normal.woff`);
  const known = fonts.get(path) ?? readFont(readFileSync(path));
  fonts.set(path, known);
  return known;
}

function readFont(file: Buffer): Font {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const at = 44 + index * 20;
    const [offset, packed, whole] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const bytes = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', at, at + 4), packed < whole ? inflateSync(bytes) : bytes);
  }
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`a typeface without ${name}`);
    return found;
  };
  const unit = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const advances = new Map<number, number>();
  for (const [code, glyph] of glyphsOf(table('cmap')))
    advances.set(code, table('hmtx').readUInt16BE(Math.min(glyph, measured - 1) * 4) / unit);
  return { advances };
}

// Format 4, the one for the letters of every day.
function* glyphsOf(cmap: Buffer): Generator<readonly [number, number]> {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const double = cmap.readUInt16BE(at + 6);
    const [ends, starts] = [at + 14, at + 16 + double];
    const [deltas, offsets] = [starts + double, starts + 2 * double];
    for (let segment = 0; segment < double; segment += 2) {
      const [start, end] = [cmap.readUInt16BE(starts + segment), cmap.readUInt16BE(ends + segment)];
      const [delta, offset] = [cmap.readUInt16BE(deltas + segment), cmap.readUInt16BE(offsets + segment)];
      for (let code = start; code <= end && code !== 0xffff; code += 1) {
        const listed = offset === 0 ? code : cmap.readUInt16BE(offsets + segment + offset + (code - start) * 2);
        if (listed !== 0) yield [code, (listed + delta) & 0xffff];
      }
    }
    return;
  }
}
