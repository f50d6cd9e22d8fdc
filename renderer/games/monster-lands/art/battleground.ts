// The places of the adventure as a tray's ground: a ring of stones on the floor before a land's country, the citadel's
// gate by night, or the road of a quest. Without words.
import { at, clippedRect, localDef, round, stops } from '../../../art/svg';
import type { Affinity } from './affinity';
import { MONSTER_DEFS } from './defs';
import { sceneBody, seedOf } from './scene';

export type Battleground = { readonly kind: 'gate' | 'quest' } | { readonly kind: 'land'; readonly affinity: Affinity };

export interface RingPlace {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const HORIZON = 0.45;
const STONES = ['#9a8d7c', '#86796a', '#a89a86', '#7a6e60'] as const;
const STONE_COUNT = 46;

const FLOOR: Readonly<Record<Affinity | 'gate' | 'quest', readonly [string, string, string]>> = {
  gate: ['#5a4633', '#7b6242', '#3a2a1a'],
  quest: ['#4c4a2c', '#6f6238', '#2d2616'],
  fire: ['#3d211a', '#6b3a26', '#22100c'],
  water: ['#4d5a58', '#8a8260', '#2c3430'],
  air: ['#5c6a74', '#8b938f', '#333c42'],
  jungle: ['#2f4424', '#5f6a35', '#1c2612'],
};

/** The ground from its top left corner. */
export const battlegroundBody = (ground: Battleground, width: number, height: number, ring: RingPlace, seed: string): string => {
  const look = ground.kind === 'land' ? ground.affinity : ground.kind;
  const horizon = round(height * HORIZON);
  const far =
    ground.kind === 'gate'
      ? wallBody(width, horizon + 14)
      : sceneBody(ground.kind === 'land' ? ground.affinity : 'jungle', width, horizon + 20, seedOf(seed)) +
        `<rect width="${width}" height="${horizon + 20}" fill="#0b0705" opacity=".22"/>`;
  const inside =
    far + floorBody(FLOOR[look], width, height, horizon, ground.kind === 'gate') + ringBody(ring) + shadeBody(width, height);
  return (
    `${MONSTER_DEFS}<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10" fill="#120a05"/>${clippedRect(3, 3, width - 6, height - 6, 9, inside)}` +
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="10" fill="none" stroke="#C8A04A" stroke-width="2"/><rect x="5.500" y="5.500" width="${width - 11}" height="${height - 11}" rx="8" fill="none" stroke="#150c06" stroke-width="1.500" opacity=".8"/>`
  );
};

// Flagstones before the gate, patches of growth elsewhere.
const floorBody = (
  colours: readonly [string, string, string],
  width: number,
  height: number,
  horizon: number,
  isPaved: boolean,
): string => {
  const paint = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, colours[0]],
      [0.35, colours[1]],
      [1, colours[2]],
    ]),
  );
  const across = Array.from(
    { length: 8 },
    (_, row) => `<path d="M0 ${round(horizon + 10 + row * row * 4.4 + row * 5)}H${width}"/>`,
  );
  const along = Array.from({ length: 31 }, (_, line) => {
    const x = (line - 15) * (width / 30);
    return `<path d="M${round(width / 2 + x)} ${horizon}L${round(width / 2 + x * 3)} ${height}"/>`;
  });
  return (
    `${paint.markup}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${paint.url}"/>` +
    (isPaved
      ? `<g opacity=".28" stroke="#241708" stroke-width="2">${across.join('')}${along.join('')}</g>`
      : patchesBody(width, horizon)) +
    `<ellipse cx="${width / 2}" cy="${horizon + 6}" rx="${width * 0.42}" ry="16" fill="#000" opacity=".45" filter="url(#blur6)"/>`
  );
};

const PATCHES = 34;

// Spread by the golden angle: everywhere alike, nowhere in rows.
const patchesBody = (width: number, horizon: number): string =>
  Array.from({ length: PATCHES }, (_, index) => {
    const x = round(((index * 0.618) % 1) * width);
    const depth = (index + 1) / PATCHES;
    const y = round(horizon + 8 + depth * depth * 235);
    const size = 14 + depth * 44;
    const fill = index % 3 === 0 ? '#fff2c8' : '#120a05';
    return `<ellipse cx="${x}" cy="${y}" rx="${round(size * 1.9)}" ry="${round(size * 0.3)}" fill="${fill}" opacity="${index % 3 === 0 ? 0.05 : 0.13}"/>`;
  }).join('');

// Stones around the place where dice fall.
const ringBody = ({ x, y, rx, ry }: RingPlace): string => {
  const sand = localDef(
    'radialGradient',
    'cx=".45" cy=".3" r=".8"',
    stops([
      [0, '#b99a68'],
      [1, '#6d5232'],
    ]),
  );
  const stones = Array.from({ length: STONE_COUNT }, (_, index) => {
    const angle = (index / STONE_COUNT) * Math.PI * 2;
    const near = 0.72 + (0.28 * (Math.sin(angle) + 1)) / 2;
    const [cx, cy] = [round(x + Math.cos(angle) * rx), y + Math.sin(angle) * ry];
    const fill = STONES[index % STONES.length];
    return (
      `<ellipse cx="${cx}" cy="${round(cy + 2)}" rx="${round(18 * near)}" ry="${round(11 * near)}" fill="#2a2018"/>` +
      `<ellipse cx="${cx}" cy="${round(cy - 3 * near)}" rx="${round(17 * near)}" ry="${round(10 * near)}" fill="${fill}"/>` +
      `<ellipse cx="${round(cx - 3)}" cy="${round(cy - 6 * near)}" rx="${round(8 * near)}" ry="${round(4 * near)}" fill="#fff" opacity=".16"/>`
    );
  });
  return (
    `${sand.markup}<ellipse cx="${x}" cy="${y + 9}" rx="${rx + 12}" ry="${ry + 8}" fill="#000" opacity=".45" filter="url(#blur6)"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${sand.url}"/>${stones.join('')}`
  );
};

const shadeBody = (width: number, height: number): string => {
  const shade = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#0b0705', 0.35],
      [0.25, '#0b0705', 0],
      [0.78, '#0b0705', 0],
      [1, '#0b0705', 0.6],
    ]),
  );
  return `${shade.markup}<rect width="${width}" height="${height}" fill="${shade.url}"/>`;
};

// The wall with its gate, torches at both sides.
const wallBody = (width: number, height: number): string => {
  const middle = width / 2;
  const stone = localDef(
    'linearGradient',
    'x1="0" x2="1"',
    stops([
      [0, '#3f3630'],
      [0.3, '#8a7a69'],
      [0.5, '#6d6054'],
      [0.7, '#8a7a69'],
      [1, '#3f3630'],
    ]),
  );
  const night = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#161a30'],
      [0.6, '#5b3350'],
      [1, '#d57a45'],
    ]),
  );
  const hollow = localDef(
    'radialGradient',
    'cx=".5" cy=".4"',
    stops([
      [0, '#6d7f92'],
      [0.7, '#1b2430'],
      [1, '#0b0d12'],
    ]),
  );
  const glow = localDef(
    'radialGradient',
    '',
    stops([
      [0, '#FFC663', 0.75],
      [1, '#FF9A3A', 0],
    ]),
  );
  let crenels = 'M-10 62';
  for (let x = -10; x < width + 20; x += 58) crenels += 'h30v-18h28v18';
  const tower = `M${middle - 196} ${height}V20h24v-16h30v16h28v-16h30v16h28v-16h30v16h28v-16h30v16h28v-16h30v16h28v-16h30v16h24V${height}Z`;
  const arch = `M${middle - 162} ${height}V110Q${middle - 162} 22 ${middle} 20Q${middle + 162} 22 ${middle + 162} 110V${height}`;
  const torch = (x: number): string =>
    `<ellipse cx="${x}" cy="116" rx="120" ry="110" fill="${glow.url}"/>${at(x, 94, '<path d="M-5 34h10l-2 46h-6z" fill="#3a2412"/><path d="M0 -4q15 20 0 42q-15 -18 0 -42z" fill="#FFB347"/><path d="M0 10q7 12 0 26q-7 -12 0 -26z" fill="#FFF2C0"/>')}`;
  return (
    `${stone.markup}${night.markup}${hollow.markup}${glow.markup}<rect width="${width}" height="${height}" fill="${night.url}"/>` +
    `<path d="${crenels}V${height}H-10Z" fill="${stone.url}"/><rect y="62" width="${width}" height="${height - 62}" fill="url(#ml-brick)" opacity=".8"/>` +
    `<path d="${tower}" fill="${stone.url}"/><path d="${tower}" fill="url(#ml-brick)"/><path d="${tower}" fill="none" stroke="#1b130c" stroke-width="3"/>` +
    `<path d="${arch}Z" fill="${hollow.url}"/><path d="${arch}" fill="none" stroke="#b3a089" stroke-width="13"/><path d="${arch}" fill="none" stroke="#2a2018" stroke-width="3"/>` +
    torch(middle - 232) +
    torch(middle + 232)
  );
};
