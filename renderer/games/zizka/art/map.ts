// The illuminated map of southern Bohemia: washes, hills, rivers, ponds, roads with bridges, woods, towns and keeps.
// Tokens, figures and marks are separate pieces; names are the caller's words, by space id (and river id).
import { seeded } from '../../../art/colour';
import { at, clippedRect, type Point, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { ZIZKA_DEFS } from './defs';
import { castle, hill, keepBody, type TreeKind, tavernBody, town, tree } from './landmarks';
import { CASTLES, HILLS, PONDS, RIVERS, WOODS } from './map-data';
import {
  boardPoint,
  LINKS,
  labelPlace,
  MAP,
  roadPath,
  roadSamples,
  SPACES,
  type SpaceData,
  sample,
  smooth,
  spaceAt,
} from './spaces';

export { MAP } from './spaces';

const W = MAP.width;
const H = MAP.height;

export interface MapOptions {
  readonly names?: Readonly<Record<string, string>>;
  /** Rectangles that stay free of trees, because a panel lies there. */
  readonly clear?: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const WASHES =
  '<g filter="url(#blur16)" opacity=".8"><ellipse cx="70" cy="508" rx="150" ry="110" fill="#8fa768"/><ellipse cx="690" cy="538" rx="150" ry="90" fill="#8fa768"/><ellipse cx="90" cy="90" rx="150" ry="60" fill="#a3b074"/><ellipse cx="420" cy="280" rx="140" ry="70" fill="#c6c687"/><ellipse cx="560" cy="370" rx="110" ry="70" fill="#a9bd87"/><ellipse cx="720" cy="160" rx="80" ry="130" fill="#a3b074"/><ellipse cx="250" cy="440" rx="90" ry="50" fill="#b9bd7c"/><ellipse cx="150" cy="300" rx="80" ry="40" fill="#cdc489"/><ellipse cx="560" cy="80" rx="110" ry="40" fill="#b3b87a"/></g>';

const riverLines = RIVERS.map(({ id, width, points }) => ({ id, width, points: points.map(([x, y]) => boardPoint(x, y)) }));

const riverSpots = riverLines.map(({ points, width }) => ({ line: sample(points), width }));

const rivers = (): string => {
  const layer = (paint: (width: number) => string): string =>
    riverLines.map(({ points, width }) => `<path d="${smooth(points)}" ${paint(width)}/>`).join('');
  const ripples = riverLines
    .filter(({ width }) => width > 4)
    .map(
      ({ points }) =>
        `<path d="${smooth(points)}" stroke="#cfe6e6" stroke-width="1.100" stroke-dasharray="9 7 3 11" opacity=".8"/>`,
    );
  return `<g fill="none" stroke-linecap="round">${layer((width) => `stroke="#2f5a70" stroke-width="${round(width + 1.8)}"`)}${layer((width) => `stroke="#7fb0c0" stroke-width="${width}"`)}${ripples.join('')}</g>`;
};

const ponds = (): string =>
  PONDS.map(([px, py, a, b, turn]) => {
    const { x, y } = boardPoint(px, py);
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="M${-a} 0C${-a} ${round(-b * 1.2)} ${round(-a * 0.2)} ${round(-b * 0.8)} ${round(a * 0.2)} ${-b}S${round(a * 1.1)} ${round(-b * 0.3)} ${a} ${round(b * 0.2)} ${round(a * 0.3)} ${round(b * 1.1)} ${round(-a * 0.2)} ${round(b * 0.9)} ${-a} ${round(b * 0.8)} ${-a} 0z" fill="#86b4c2" stroke="#2f5a70" stroke-width="1.200"/><path d="M${round(-a * 0.6)} ${round(-b * 0.1)}q3-2 6 0t6 0M${round(-a * 0.1)} ${round(b * 0.4)}q3-2 6 0t6 0" stroke="#e2f1ee" fill="none"/></g>`;
  }).join('');

const roads = (): string => {
  const lines = LINKS.map(([a, b]) => `<path d="${roadPath(a, b)}"/>`).join('');
  return `<g fill="none" stroke-linecap="round"><g stroke="#5a3d1c" stroke-width="6.400" opacity=".9">${lines}</g><g stroke="#f0dcae" stroke-width="4.200">${lines}</g><g stroke="#a9834e" stroke-width="1.100" stroke-dasharray="3 4" opacity=".9">${lines}</g></g>`;
};

const crossing = (p1: Point, p2: Point, p3: Point, p4: Point): Point | null => {
  const d = (p2.x - p1.x) * (p4.y - p3.y) - (p2.y - p1.y) * (p4.x - p3.x);
  if (d === 0) return null;
  const t = ((p3.x - p1.x) * (p4.y - p3.y) - (p3.y - p1.y) * (p4.x - p3.x)) / d;
  const u = ((p3.x - p1.x) * (p2.y - p1.y) - (p3.y - p1.y) * (p2.x - p1.x)) / d;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : { x: p1.x + t * (p2.x - p1.x), y: p1.y + t * (p2.y - p1.y) };
};

const bridge = (at1: Point, angle: number, width: number): string => {
  const half = round(width * 0.9 + 3);
  return `<g transform="translate(${round(at1.x)} ${round(at1.y)}) rotate(${Math.round(angle)})"><rect x="${-half}" y="-4.600" width="${half * 2}" height="9.200" rx="1" fill="#cdb483" stroke="#3a2612" stroke-width="1.100"/><path d="M${-half}-4.600h${half * 2}M${-half} 4.600h${half * 2}" stroke="#3a2612" stroke-width="1.800"/><path d="M${round(-width * 0.5)}-4v8M0-4v8M${round(width * 0.5)}-4v8" stroke="#8a6c3c" stroke-width=".8"/></g>`;
};

// Squares instead of roots: this is asked some million times for one map.
const near = (a: Point, b: Point, reach: number): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach;

const bridges = (): string => {
  let drawing = '';
  for (const [from, to] of LINKS) {
    const road = roadSamples(from, to, 10);
    for (const { line, width } of riverSpots) {
      road.forEach((p1, i) => {
        const p2 = road[i + 1];
        if (p2 === undefined) return;
        line.forEach((p3, j) => {
          if (!near(p1, p3, 60)) return;
          const p4 = line[j + 1];
          const found = p4 === undefined ? null : crossing(p1, p2, p3, p4);
          if (found === null || near(found, spaceAt(from), 18) || near(found, spaceAt(to), 18)) return;
          drawing += bridge(found, (Math.atan2(p2.y - p1.y, p2.x - p1.x) * 180) / Math.PI, width);
        });
      });
    }
  }
  return drawing;
};

const isFree = (x: number, y: number, roadSpots: readonly Point[], options: MapOptions): boolean => {
  if (x < 10 || x > W - 10 || y < 60 || y > H - 10) return false;
  if (
    (options.clear ?? []).some(
      (box) => x > box.x - 6 && x < box.x + box.width + 6 && y > box.y - 2 && y < box.y + box.height + 14,
    )
  )
    return false;
  const foot = { x, y: y - 4 };
  for (const space of SPACES) {
    const place = spaceAt(space.id);
    const waypoint = space.kind === 'waypoint';
    if (near({ x: place.x, y: place.y - (waypoint ? 0 : 2) }, foot, waypoint ? 17 : 33)) return false;
    if (!waypoint && Math.abs(place.x - x) < 38 && y - place.y > 0 && y - place.y < 44) return false;
  }
  if (roadSpots.some((spot) => near(spot, foot, 11))) return false;
  if (riverSpots.some(({ line, width }) => line.some((spot) => near(spot, foot, width + 6)))) return false;
  return !PONDS.some(([px, py, a]) => near(boardPoint(px, py), { x, y: y - 3 }, a + 6));
};

const woods = (options: MapOptions): string => {
  const next = seeded(7);
  const roadSpots = LINKS.flatMap(([a, b]) => roadSamples(a, b));
  const trees: { x: number; y: number; scale: number; kind: TreeKind }[] = [];
  for (const [cx, cy, a, b] of WOODS) {
    const count = Math.round(a * b * 0.42 + 8);
    for (let i = 0; i < count; i++) {
      const angle = next() * Math.PI * 2;
      const reach = Math.sqrt(next());
      const { x, y } = boardPoint(cx + Math.cos(angle) * reach * a, cy + Math.sin(angle) * reach * b);
      if (trees.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.3) < 7.2) || !isFree(x, y, roadSpots, options))
        continue;
      const kind: TreeKind = next() < 0.62 ? (next() < 0.5 ? 2 : 1) : 0;
      trees.push({ x, y, scale: 0.8 + next() * 0.4, kind });
    }
  }
  return trees
    .sort((one, two) => one.y - two.y)
    .map(({ x, y, scale, kind }) => tree(x, y, scale, kind))
    .join('');
};

const dish = ({ x, y }: Point): string =>
  `<ellipse cx="${round(x)}" cy="${round(y + 1)}" rx="19" ry="18" fill="#3a2612" opacity=".45"/><circle cx="${round(x)}" cy="${round(y)}" r="18" fill="#b89d67" stroke="#2f1d0d"/><circle cx="${round(x)}" cy="${round(y + 1)}" r="14.500" fill="#8d7446" stroke="#5b431f"/>`;

const spaceMark = (space: SpaceData, index: number): string => {
  const { x, y } = spaceAt(space.id);
  switch (space.kind) {
    case 'waypoint':
      return `<circle cx="${round(x)}" cy="${round(y + 2)}" r="8.500" fill="#3a2612" opacity=".5"/><circle cx="${round(x)}" cy="${round(y)}" r="8" fill="#cfc2a4" stroke="#2f1d0d" stroke-width="1.100"/><circle cx="${round(x)}" cy="${round(y)}" r="4.600" fill="#8d8068" stroke="#f4ead0" stroke-width=".9"/>`;
    case 'tavern':
      return at(x, y - 2, tavernBody());
    case 'conquestEasy':
      return at(x, y - 2, keepBody('easy'));
    case 'conquestHard':
      return at(x, y - 2, keepBody('hard'));
    case 'event': {
      const flag =
        space.start === true
          ? `<path d="M${round(x - 17)} ${round(y - 26)}v-20l12 3.500-12 4" fill="#C8A04A" stroke="#3a2612"/>`
          : '';
      return (CASTLES.has(space.id) ? castle(x, y - 15, '#8E2420') : town(x, y - 15, index)) + flag + dish({ x, y });
    }
  }
};

const label = (space: SpaceData, names: Readonly<Record<string, string>>): string => {
  const { x, y } = spaceAt(space.id);
  const { dx, dy, anchor } = labelPlace(space);
  const keep = space.kind === 'conquestEasy' || space.kind === 'conquestHard';
  const way = space.kind === 'waypoint';
  const name = names[space.id];
  const lines = space.id === 'sezimovo-usti' ? (name?.split(' ') ?? []) : [name];
  return lines
    .map((line, i) =>
      words(x + dx, y + dy + i * 14, line, {
        face: way ? 'serif' : 'small',
        italic: way,
        weight: way ? 500 : 700,
        size: keep ? 15 : 14,
        colour: keep ? '#7a1613' : '#2a1a0a',
        anchor,
        halo: '#f3e6c4',
        haloWidth: 3.2,
      }),
    )
    .join('');
};

const RIVER_NAMES: readonly { readonly id: string; readonly x: number; readonly y: number; readonly turn: number }[] = [
  { id: 'vltava', x: 41.5, y: 79.5, turn: -38 },
  { id: 'otava', x: 4, y: 54.5, turn: -6 },
  { id: 'luznice', x: 83.2, y: 86, turn: 78 },
];

const riverNames = (names: Readonly<Record<string, string>>): string =>
  RIVER_NAMES.map(({ id, x, y, turn }) => {
    const place = boardPoint(x, y);
    return at(
      place.x,
      place.y,
      words(0, 0, names[id], {
        face: 'serif',
        italic: true,
        weight: 500,
        size: 15,
        spacing: 1,
        anchor: 'middle',
        colour: '#24506a',
        halo: '#dfe0bd',
        haloWidth: 2.5,
      }),
      { rotate: turn },
    );
  }).join('');

const cornerFitting = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M1 1h30l-6 6H7v18l-6 6z" fill="url(#zi-brass)" stroke="#3a2612" stroke-width=".8"/><circle cx="6" cy="6" r="2" fill="#5b431f"/></g>`;

/** The board from its top left corner. */
export const mapBody = (options: MapOptions = {}): string => {
  const names = options.names ?? {};
  const ground =
    `<rect width="${W}" height="${H}" fill="#e7d6aa"/>${WASHES}<rect width="${W}" height="${H}" fill="#000" filter="url(#f-paper)" opacity=".7"/>` +
    HILLS.map(([x, y, scale]) => hill(x, y, scale)).join('') +
    rivers() +
    ponds() +
    roads() +
    bridges() +
    woods(options) +
    riverNames(names) +
    `<rect width="${W}" height="${H}" fill="url(#zi-vignette)"/>` +
    SPACES.map(spaceMark).join('') +
    SPACES.map((space) => label(space, names)).join('');
  return (
    `${ZIZKA_DEFS}<rect width="${W}" height="${H}" rx="7" fill="url(#zi-oak)"/><rect x="1.500" y="1.500" width="${W - 3}" height="${H - 3}" rx="6" fill="none" stroke="#C8A04A" stroke-width="1.200"/>` +
    `${clippedRect(7, 7, W - 14, H - 14, 3, ground)}<rect x="7" y="7" width="${W - 14}" height="${H - 14}" rx="3" fill="none" stroke="#20120a" stroke-width="2" opacity=".7"/>` +
    cornerFitting(0, 0, 0) +
    cornerFitting(W, 0, 90) +
    cornerFitting(W, H, 180) +
    cornerFitting(0, H, 270)
  );
};
