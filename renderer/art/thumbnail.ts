// Small pictures of the four boards, for saves and the new match screen.
import { mix } from './colour';
import { icon } from './icons';
import { AFFINITY, type GameId, TINCTURE } from './palette';
import { type Box, clippedRect, localDef, round, stops } from './svg';

export const THUMBNAIL: Box = { x: 0, y: 0, width: 160, height: 100 };

const CELL = 8.1;

const cellAt = (q: number, r: number): { x: number; y: number } => ({
  x: round(80 + q * CELL * 1.5),
  y: round(50 + (r + q / 2) * CELL * 1.66),
});

const terrace = (): string => {
  let drawing = '<rect width="160" height="100" fill="#3a3650" filter="url(#f-stone)"/>';
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) {
      if (Math.abs(q + r) > 3) continue;
      const { x, y } = cellAt(q, r);
      const golden = Math.abs(q + r) === 3 || Math.abs(r) === 3;
      drawing += `<circle cx="${x}" cy="${y}" r="5.900" fill="#d9d2c4" stroke="${golden ? '#e0b44e' : '#6e6a78'}" stroke-width="${golden ? 1.7 : 1}"/>`;
    }
  }
  const figure = (q: number, r: number, colour: string): string => {
    const { x, y } = cellAt(q, r);
    return `<circle cx="${x}" cy="${y - 1.5}" r="4.600" fill="${colour}" stroke="#140a04"/><circle cx="${x}" cy="${y - 2.5}" r="1.700" fill="#fff3d0"/>`;
  };
  const gules: readonly (readonly [number, number])[] = [
    [0, 2],
    [-1, 2],
    [1, 1],
    [2, 0],
  ];
  const azure: readonly (readonly [number, number])[] = [
    [0, -2],
    [1, -2],
    [-1, 0],
    [0, 0],
  ];
  return (
    drawing +
    gules.map(([q, r]) => figure(q, r, TINCTURE.gules.colour)).join('') +
    azure.map(([q, r]) => figure(q, r, TINCTURE.azure.colour)).join('')
  );
};

const BANNERS: readonly (readonly [number, number, string])[] = [
  [14, 24, '#23262b'],
  [58, 22, '#A32A29'],
  [106, 24, '#3B7440'],
  [14, 60, '#D6A21E'],
  [58, 62, '#2B5597'],
  [106, 60, '#6b4a2f'],
];

const oldMap = (): string =>
  '<rect width="160" height="100" fill="#e0cc9c" filter="url(#f-parchment)"/><path d="M0 0H160V9Q128 20 108 13T64 15T20 9T0 17Z" fill="#7fa0ad"/>' +
  '<path d="M64 15Q60 36 72 52T88 92M108 13Q104 36 118 48" fill="none" stroke="#6f93a3" stroke-width="2"/>' +
  BANNERS.map(
    ([x, y, colour]) =>
      `<path d="M${x} ${y}h38v24l-19 8l-19-8Z" fill="${colour}" stroke="#3a270f" stroke-width="1.200"/>` +
      [4, 20]
        .map(
          (dx) =>
            `<rect x="${x + dx}" y="${y + 4}" width="13" height="17" rx="1" fill="#f2e4bf" stroke="#3a270f" stroke-width=".6"/>`,
        )
        .join(''),
  ).join('');

const TOWNS = [
  '20 24',
  '44 36',
  '36 64',
  '62 20',
  '72 50',
  '60 80',
  '92 34',
  '98 68',
  '122 24',
  '128 54',
  '142 80',
  '112 88',
  '22 86',
] as const;
const ROADS = '0-1 1-2 1-4 3-4 4-5 3-6 6-7 4-7 6-8 8-9 7-9 9-10 7-11 5-12 2-12';
const WOODS = ['10 44', '16 52', '106 52', '114 44', '148 14', '140 20', '80 84', '86 92', '50 6'] as const;
const TOWN_COLOURS = ['#8c1f1c', '#f2e4bf', '#356b3b', '#c8a04a'] as const;

const bohemia = (): string => {
  const roads = ROADS.split(' ')
    .map((road) => {
      const [from, to] = road.split('-').map(Number);
      return `M${TOWNS[from ?? 0]}L${TOWNS[to ?? 0]}`;
    })
    .join('');
  const towns = TOWNS.map((place, i) => {
    const [x, y] = place.split(' ');
    return `<circle cx="${x}" cy="${y}" r="${i % 3 === 0 ? 6.5 : 5}" fill="${TOWN_COLOURS[i % 4] ?? '#f2e4bf'}" stroke="#3a270f" stroke-width="1.300"/>`;
  });
  return (
    '<rect width="160" height="100" fill="#d8cb96" filter="url(#f-parchment)"/><path d="M28 0Q40 30 30 50T60 96L62 100M160 40Q120 44 100 20T96 0" fill="none" stroke="#5f93a8" stroke-width="3.500"/>' +
    WOODS.map((place) => `<path d="M${place}l5-10 5 10Z" fill="#3f6b3c"/>`).join('') +
    `<ellipse cx="84" cy="72" rx="9" ry="4" fill="#5f93a8"/><path d="${roads}" stroke="#6b4418" stroke-width="1.500" stroke-dasharray="3 2"/>${towns.join('')}`
  );
};

const tower = (x: number, w: number, y: number, roof: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${48 - y}" fill="#8f8474" stroke="#1a130d" stroke-width=".8"/><rect x="${x}" y="${y}" width="${round(w * 0.35)}" height="${48 - y}" fill="#fff" opacity=".14"/>` +
  `<rect x="${round(x + w * 0.65)}" y="${y}" width="${round(w * 0.35)}" height="${48 - y}" fill="#000" opacity=".25"/>` +
  `<path d="M${x - 1.5} ${y}L${x + w / 2} ${y - roof}L${x + w + 1.5} ${y}Z" fill="#7a2a26" stroke="#1a130d" stroke-width=".8"/><rect x="${round(x + w / 2 - 1.2)}" y="${y + 5}" width="2.400" height="4.500" rx="1.200" fill="#ffd98a"/>`;

const LANDS = [
  { x: 6, colours: AFFINITY.fire, monster: 'hydra' },
  { x: 57, colours: AFFINITY.water, monster: 'fish-monster' },
  { x: 108, colours: AFFINITY.jungle, monster: 'minotaur' },
] as const;

const citadel = (): string => {
  const sky = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#1d2740'],
      [0.3, '#5b4a6a'],
      [0.5, '#c8744a'],
    ]),
  );
  const lands = LANDS.map(({ x, colours, monster }) => {
    const ground = localDef(
      'linearGradient',
      'x1="0" y1="0" x2="0" y2="1"',
      stops([
        [0, colours.light],
        [0.45, colours.colour],
        [1, mix(colours.colour, '#0c0806', 0.5)],
      ]),
    );
    const trails = [0, 1, 2, 3].map(
      (j) => `<rect x="${x + 4 + j * 10}" y="79" width="8" height="12" rx="1" fill="#f2e4bf" opacity=".85"/>`,
    );
    return `${ground.markup}<rect x="${x}" y="53" width="46" height="42" rx="2.500" fill="${ground.url}" stroke="#e8cc7a"/>${icon(monster, x + 12, 54, 22, '#140c08')}${trails.join('')}`;
  });
  return (
    `${sky.markup}<rect width="160" height="100" fill="${sky.url}"/><circle cx="132" cy="14" r="6" fill="#f6e6bd" opacity=".9"/>` +
    '<path d="M0 44L20 26L34 36L52 20L70 38L96 24L112 36L134 22L160 40V60H0Z" fill="#3a3550"/><path d="M0 50Q40 36 80 40T160 48V100H0Z" fill="#2b3a30"/>' +
    `${tower(20, 10, 32, 9)}${tower(130, 10, 32, 9)}<rect x="28" y="36" width="104" height="14" fill="#7d7263" stroke="#1a130d" stroke-width=".8"/>` +
    `${tower(44, 12, 24, 11)}${tower(104, 12, 24, 11)}${tower(62, 9, 20, 10)}${tower(89, 9, 20, 10)}${tower(71, 18, 14, 13)}` +
    `<path d="M73 50V41q7-8 14 0V50Z" fill="#1a100a"/>${lands.join('')}`
  );
};

const DRAWING: Readonly<Record<GameId, () => string>> = {
  leaders: terrace,
  grunwald: oldMap,
  zizka: bohemia,
  'monster-lands': citadel,
};

/** The board's picture from its top left corner. */
export const thumbnailBody = (game: GameId): string =>
  `${clippedRect(
    0,
    0,
    160,
    100,
    3,
    `${DRAWING[game]()}<rect width="160" height="100" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="url(#blur3)"/>`,
  )}<rect x=".75" y=".75" width="158.500" height="98.500" rx="3" fill="none" stroke="#7d5c1f" stroke-width="1.500"/>`;
