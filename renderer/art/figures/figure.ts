// Figures as painted cut-outs: the outline says who, the plinth's outline says whose (lozenge, roundel, billet, pile).
// A figure is a list of fills and paths; (0,0) is the middle of the plinth's top, a grown person is 100 high.
import { hatchFill } from '../badge';
import { TINCTURE, type Tincture } from '../palette';
import { anchorOf, type Box, localDef, type Point, piece, polygon, round, stops } from '../svg';

/** A fill and a path, or a group that is moved and scaled. */
export type FigureShape =
  | readonly [fill: string, path: string]
  | { readonly x: number; readonly y: number; readonly scale: number; readonly shapes: readonly FigureShape[] };

const BODY: Box = { x: -82, y: -118, width: 164, height: 136 };
const PLINTH: Box = { x: -60, y: -34, width: 120, height: 76 };
const SQUASH = 0.54;
const THICKNESS = 9;

const FILLS: Readonly<Record<string, string>> = {
  S: '#e9c49c',
  s: '#c08a60',
  P: '#f3e7cb',
  W: '#82582f',
  K: '#1e140d',
  H: '#5c3c20',
  h: '#a08e72',
  w: '#ded0b2',
  B: '#cfc6b6',
  R: '#d2433a',
  V: '#3f7a3c',
  b: '#744a28',
  c: '#c59a68',
  r: '#b5652a',
  Q: '#4a4038',
  y: '#fff2b8',
  l: '#cdbb92',
};
// What is rounded by light and shade.
const FORMED = 'TLDPMWwbH';

const METAL = localDef(
  'linearGradient',
  'x1="0" y1="0" x2=".7" y2="1"',
  stops([
    [0, '#eef2f4'],
    [0.5, '#aab3ba'],
    [1, '#6c757d'],
  ]),
);
const GOLD = localDef(
  'linearGradient',
  'x1="0" y1="0" x2=".5" y2="1"',
  stops([
    [0, '#fff0b4'],
    [0.5, '#dcae4c'],
    [1, '#936a1f'],
  ]),
);
const FORM = localDef(
  'linearGradient',
  'x1="0" y1="0" x2="1" y2=".35"',
  stops([
    [0, '#fff', 0.3],
    [0.4, '#fff', 0],
    [1, '#000', 0.36],
  ]),
);

const cloth = (tincture: Tincture) => {
  const { colour, light, dark } = TINCTURE[tincture];
  return localDef(
    'linearGradient',
    'x1="0" y1="0" x2=".6" y2="1"',
    stops([
      [0, light],
      [0.45, colour],
      [1, dark],
    ]),
  );
};

const each = (shapes: readonly FigureShape[], draw: (fill: string, path: string) => string): string =>
  shapes
    .map((shape) =>
      'shapes' in shape
        ? `<g transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})">${each(shape.shapes, draw)}</g>`
        : draw(shape[0], shape[1]),
    )
    .join('');

const layer = (shapes: readonly FigureShape[], colour: string, width: number): string =>
  each(
    shapes,
    (_, path) => `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`,
  );

/** The figure without its plinth: a wooden edge behind, a dark and a golden outline, then the painting. */
export const figureBody = (shapes: readonly FigureShape[], tincture: Tincture): string => {
  const { light, dark } = TINCTURE[tincture];
  const dress = cloth(tincture);
  const fillOf = (fill: string): string => {
    if (fill === 'T') return dress.url;
    if (fill === 'D') return dark;
    if (fill === 'L') return light;
    return fill === 'M' ? METAL.url : fill === 'G' ? GOLD.url : (FILLS[fill] ?? '#888');
  };
  const painting = each(
    shapes,
    (fill, path) =>
      `<path d="${path}" fill="${fillOf(fill)}" stroke="#1d0f06" stroke-linejoin="round"/>` +
      (fill === 'T' ? `<path d="${path}" ${hatchFill(tincture, 0.55)}/>` : '') +
      (FORMED.includes(fill) ? `<path d="${path}" fill="${FORM.url}"/>` : ''),
  );
  return (
    METAL.markup +
    GOLD.markup +
    FORM.markup +
    dress.markup +
    `<g transform="translate(3.600 .500)">${layer(shapes, '#241509', 6.5)}</g>${layer(shapes, '#0d0703', 6.5)}${layer(shapes, '#e9cf8c', 4)}${painting}`
  );
};

const PLANES: Readonly<Record<Tincture, readonly Point[] | null>> = {
  gules: corners([0, -50], [52, 0], [0, 50], [-52, 0]),
  azure: null,
  vert: corners([-40, -40], [40, -40], [40, 40], [-40, 40]),
  or: corners([-52, -36], [52, -36], [0, 52]),
};

function corners(...points: readonly (readonly [number, number])[]): readonly Point[] {
  return points.map(([x, y]) => ({ x, y }));
}

function rounded(points: readonly Point[], radius: number): readonly Point[] {
  const towards = (from: Point, to: Point): Point => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) / far) * radius, y: from.y + ((to.y - from.y) / far) * radius };
  };
  return points.flatMap((corner, index) => {
    const start = towards(corner, points[(index + points.length - 1) % points.length] ?? corner);
    const end = towards(corner, points[(index + 1) % points.length] ?? corner);
    return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * corner.x + t * t * end.x,
      y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * corner.y + t * t * end.y,
    }));
  });
}

/** The plinth's top as seen on the table. */
const plinthOutline = (tincture: Tincture, grow = 1): readonly Point[] => {
  const plane = PLANES[tincture];
  const points = plane
    ? rounded(plane, 13)
    : Array.from({ length: 32 }, (_, i) => ({ x: 45 * Math.cos((i * Math.PI) / 16), y: 45 * Math.sin((i * Math.PI) / 16) }));
  return points.map(({ x, y }) => ({ x: x * grow, y: y * SQUASH * grow }));
};

const BADGES: Readonly<Record<Tincture, string>> = {
  gules: 'M0 -7L7 0L0 7L-7 0Z',
  azure: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
  vert: 'M-5.500 -5.500H5.500V5.500H-5.500Z',
  or: 'M-7 -5.500H7L0 7Z',
};

/** Top, side and golden rim of the plinth, with the seat's sign on its front. */
export const plinthBody = (tincture: Tincture): string => {
  const { dark } = TINCTURE[tincture];
  const top = plinthOutline(tincture);
  const side = top.map(({ x, y }) => ({ x, y: y + THICKNESS }));
  const dress = cloth(tincture);
  return (
    dress.markup +
    GOLD.markup +
    `<path d="${polygon(hull([...top, ...side]))}" fill="${dark}" stroke="#0d0703" stroke-width="1.600"/>` +
    `<path d="${polygon(top)}" fill="${dress.url}" stroke="#0d0703"/><path d="${polygon(top)}" ${hatchFill(tincture, 0.6)}/>` +
    `<path d="${polygon(plinthOutline(tincture, 0.95))}" fill="none" stroke="#e0bd66" stroke-width="2.400"/>` +
    `<path d="${polygon(plinthOutline(tincture, 0.8))}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.200"/>` +
    `<ellipse cx="5" cy="3" rx="34" ry="10" fill="#000" opacity=".32"/>` +
    `<g transform="translate(0 ${tincture === 'or' ? 15 : 17.5})"><path d="${BADGES[tincture]}" transform="scale(1.160)" fill="#2a1608"/><path d="${BADGES[tincture]}" fill="${GOLD.url}"/></g>`
  );
};

// Convex hull, counter-clockwise: the plinth's outline with its side.
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      for (let last = kept.at(-1), before = kept.at(-2); last && before; last = kept.at(-1), before = kept.at(-2)) {
        const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  readonly anchor: Point;
}

const drawn = (box: Box, body: string, scale: number): Drawn => ({
  markup: piece(box, body),
  width: round(box.width * scale),
  height: round(box.height * scale),
  anchor: anchorOf(box),
});

/** Both parts as pictures for a piece, at a scale where 1 is a person 100 high. */
export const figurePicture = (shapes: readonly FigureShape[], tincture: Tincture, scale: number) => ({
  body: drawn(BODY, figureBody(shapes, tincture), scale),
  plinth: drawn(PLINTH, plinthBody(tincture), scale),
  shadow: { width: round(128 * scale), height: round(76 * scale) },
});
