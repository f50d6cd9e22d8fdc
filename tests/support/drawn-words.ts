// Where the words of a drawing stand: every <text> of SVG markup as a box in the drawing's own design pixels.
import type { Box, Painted } from '../../renderer/table/scene';
import { extentOf, TYPEFACES, type Typeface, widthOf } from './letters';

export interface DrawnWords extends Box {
  readonly text: string;
}

// a c e / b d f of an SVG matrix.
type Matrix = readonly [number, number, number, number, number, number];

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|([^<]+)/g;
const FACE_OF: Readonly<Record<string, Typeface>> = {
  'Grenze Gotisch': 'gothic',
  Alegreya: 'serif',
  'Alegreya SC': 'small',
  'Alegreya Sans': 'sans',
};

export function drawnWords({ markup, width, height }: Pick<Painted, 'markup' | 'width' | 'height'>): readonly DrawnWords[] {
  const found: DrawnWords[] = [];
  const stack: { readonly tag: string; readonly matrix: Matrix }[] = [{ tag: '', matrix: [1, 0, 0, 1, 0, 0] }];
  let open: string | null = null;
  for (const [, close, tag = '', attributes = '', alone, content] of markup.matchAll(TAG)) {
    const { matrix } = stack.at(-1) ?? { matrix: [1, 0, 0, 1, 0, 0] as const };
    if (content !== undefined) {
      if (open !== null && content.trim() !== '') found.push(placed(plain(content), open, matrix));
      continue;
    }
    if (close === '/') {
      if (tag === 'text') open = null;
      if (stack.length > 1) stack.pop();
      continue;
    }
    const inner = tag === 'svg' ? viewMatrix(attributes, width, height) : transformOf(attribute(attributes, 'transform') ?? '');
    if (tag === 'text') open = attributes;
    if (alone !== '/') stack.push({ tag, matrix: multiplied(matrix, inner) });
  }
  return found;
}

function placed(text: string, attributes: string, [a, b, c, d, e, f]: Matrix): DrawnWords {
  const number = (name: string): number => Number(attribute(attributes, name) ?? 0);
  const size = number('font-size');
  const face = FACE_OF[attribute(attributes, 'font-family') ?? ''] ?? 'sans';
  // Words that are drawn narrower say how long they are.
  const long = attribute(attributes, 'textLength');
  const spacing = number('letter-spacing') * Math.max(0, text.length - 1);
  const wide = long === undefined ? widthOf(text, face, size, TYPEFACES[face].drawn) + spacing : Number(long);
  const anchor = attribute(attributes, 'text-anchor') ?? 'start';
  const left = number('x') - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
  const { rise, drop } = extentOf(text, size);
  const corners = [
    [left, number('y') - rise],
    [left + wide, number('y') - rise],
    [left, number('y') + drop],
    [left + wide, number('y') + drop],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { text, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

// As `sizedMarkup` lets it fill its size.
function viewMatrix(attributes: string, width: number, height: number): Matrix {
  const [x = 0, y = 0, wide = width, high = height] = (attribute(attributes, 'viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(wide > 0) || !(high > 0)) return [1, 0, 0, 1, 0, 0];
  const scale = Math.min(width / wide, height / high);
  return [scale, 0, 0, scale, (width - wide * scale) / 2 - x * scale, (height - high * scale) / 2 - y * scale];
}

function transformOf(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, two, three, four, five, six] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') matrix = multiplied(matrix, [1, 0, 0, 1, one, two ?? 0]);
    if (kind === 'scale') matrix = multiplied(matrix, [one, 0, 0, two ?? one, 0, 0]);
    if (kind === 'matrix') matrix = multiplied(matrix, [one, two ?? 0, three ?? 0, four ?? 1, five ?? 0, six ?? 0]);
    if (kind === 'rotate') {
      const [sine, cosine] = [Math.sin((one * Math.PI) / 180), Math.cos((one * Math.PI) / 180)];
      const [x, y] = [two ?? 0, three ?? 0];
      matrix = multiplied(multiplied(multiplied(matrix, [1, 0, 0, 1, x, y]), [cosine, sine, -sine, cosine, 0, 0]), [
        1,
        0,
        0,
        1,
        -x,
        -y,
      ]);
    }
  }
  return matrix;
}

function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').trim();
