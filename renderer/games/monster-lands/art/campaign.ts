// The road of the campaign: the map it runs over, the stations of the ten scenarios, the medals of the ranks.
import { type IconName, icon, iconAt } from '../../../art/game-icons';
import { at, type Box, clippedRect, localDef, type Point, stops } from '../../../art/svg';

export const CAMPAIGN_MAP: Box = { x: 0, y: 0, width: 896, height: 596 };
export const STATION: Box = { x: -52, y: -52, width: 104, height: 104 };
export const MEDAL: Box = { x: 0, y: 0, width: 40, height: 48 };

export type StationState = 'passed' | 'next' | 'locked';
export type MedalRank = 'snack' | 'adept' | 'veteran' | 'hero';

export interface Station extends Point {
  readonly icon: IconName;
}

// Middles of the stations on the map, in the order of the scenarios.
export const STATIONS: readonly Station[] = [
  { x: 92, y: 462, icon: 'crossed-swords' },
  { x: 262, y: 490, icon: 'two-coins' },
  { x: 438, y: 444, icon: 'hourglass' },
  { x: 612, y: 486, icon: 'broken-heart' },
  { x: 792, y: 412, icon: 'swap-bag' },
  { x: 704, y: 238, icon: 'medieval-gate' },
  { x: 520, y: 262, icon: 'beer-stein' },
  { x: 330, y: 304, icon: 'bandit' },
  { x: 132, y: 250, icon: 'tied-scroll' },
  { x: 300, y: 92, icon: 'diablo-skull' },
];

// The road from station to station; its legs join at the stations' feet.
const LEGS = [
  'M92 462C150 522 200 502 262 490',
  'M262 490C324 478 380 430 438 444',
  'M438 444C496 458 560 504 612 486',
  'M612 486C664 468 800 490 792 412',
  'M792 412C784 334 770 262 704 240',
  'M704 240C638 218 580 236 520 262',
  'M520 262C460 288 400 328 330 304',
  'M330 304C260 280 190 318 132 250',
  'M132 250C74 182 120 108 300 94',
  'M300 94C480 80 470 176 578 146',
] as const;

const WASHES = [
  [120, 500, 330, 200, '#4F8A3C', 0.62],
  [720, 520, 340, 170, '#2F7FA8', 0.62],
  [760, 230, 330, 190, '#C4472B', 0.5],
  [210, 190, 380, 210, '#7FA3BF', 0.75],
] as const;

function wash([x, y, width, height, colour, strength]: (typeof WASHES)[number]): string {
  const fill = localDef(
    'radialGradient',
    '',
    stops([
      [0, colour, strength],
      [0.55, colour, strength * 0.55],
      [1, colour, 0],
    ]),
  );
  return `${fill.markup}<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill.url}"/>`;
}

function mountain(x: number, y: number, size: number, colour = '#5b4526'): string {
  const p = (across: number, up: number) => `${(x + size * across).toFixed(1)} ${(y - size * up).toFixed(1)}`;
  return (
    `<path d="M${p(-1, 0)}L${p(-0.15, 1.2)}L${p(0.15, 0.9)}L${p(0.35, 1.05)}L${p(1, 0)}Z" fill="#E6D5AD" stroke="${colour}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M${p(-0.15, 1.2)}L${p(0.02, 0.7)}L${p(-0.2, 0.4)}L${p(0.05, 0)}L${p(1, 0)}L${p(0.35, 1.05)}L${p(0.15, 0.9)}Z" fill="${colour}" opacity=".42"/>`
  );
}

function tree(x: number, y: number, size: number): string {
  const p = (across: number, up: number) => `${(x + size * across).toFixed(1)} ${(y - size * up).toFixed(1)}`;
  return (
    `<path d="M${x} ${y}V${y - size * 0.5}" stroke="#4a3420" stroke-width="2.5"/>` +
    `<path d="M${p(-0.45, 0.35)}Q${p(-0.6, 1)} ${p(0, 1.35)}Q${p(0.6, 1)} ${p(0.45, 0.35)}Q${p(0, 0.15)} ${p(-0.45, 0.35)}Z" fill="#5f8a47" stroke="#2b4a22" stroke-width="1.5"/>`
  );
}

const wave = ([x, y]: readonly [number, number]): string =>
  `<path d="M${x} ${y}q6 -7 12 0t12 0t12 0" fill="none" stroke="#2F7FA8" stroke-width="2" opacity=".75"/>`;

const cloud = (x: number, y: number, s: number): string =>
  `<path d="M${x - s} ${y}q-${s * 0.5} -${s * 0.5} ${s * 0.3} -${s * 0.6}q${s * 0.2} -${s * 0.6} ${s * 0.9} -${s * 0.2}q${s * 0.7} -${s * 0.2} ${s * 0.6} ${s * 0.5}q${s * 0.3} ${s * 0.4} -${s * 0.3} ${s * 0.4}Z" fill="#F3F0E4" stroke="#6d8496" stroke-width="1.8"/>`;

const beast = (name: IconName, x: number, y: number, size: number, colour: string): string =>
  `<g opacity=".5">${icon(name, x, y, size, colour)}</g>`;

const VOLCANO =
  '<path d="M-60 0L-15-65Q0-57 15-65L60 0Z" fill="#7a3a26" stroke="#3d130b" stroke-width="2"/>' +
  '<path d="M-15-65Q0-57 15-65L7-40L15-25L0-37L-10-20Z" fill="#FF9A3D"/>' +
  '<path d="M0-67q-14 -16 2 -30q12 -12 0 -26" stroke="#6b5a4c" stroke-width="9" fill="none" opacity=".4" stroke-linecap="round"/>';

const STONE = localDef(
  'linearGradient',
  '',
  stops([
    [0, '#F0DFB4'],
    [1, '#A98B5A'],
  ]),
);
const WALL = 'M0 96V40h10v-8h10v8h10v-8h10v8h8V14h8V4h10v10h8V4h10v10h8v26h8v-8h10v8h10v-8h10v8h10v56Z';
const CITADEL =
  STONE.markup +
  '<ellipse cx="72" cy="98" rx="92" ry="10" fill="#3a2408" opacity=".35" filter="url(#blur3)"/>' +
  `<path d="M-16 96V30L-6 12L4 30V96ZM136 96V30L146 12L156 30V96Z" fill="${STONE.url}" stroke="#4a3420" stroke-width="2"/>` +
  '<path d="M-18 32L-6 8L6 32ZM134 32L146 8L158 32Z" fill="#8E2420" stroke="#3d0b09" stroke-width="1.5"/>' +
  `<path d="${WALL}" fill="${STONE.url}" stroke="#4a3420" stroke-width="2"/>` +
  '<path d="M10 52h14M40 62h14M100 52h14M120 70h12M20 80h16M104 84h16M60 50h12M78 44h10" stroke="#6b4a1c" stroke-opacity=".5" stroke-width="1.4"/>' +
  '<path d="M56 96V66q16 -26 32 0V96Z" fill="#2e1f10" stroke="#6b4a1c" stroke-width="2.5"/>' +
  '<path d="M72 4V-16l18 6l-18 6" fill="#8E2420" stroke="#3d0b09"/>' +
  '<path d="M22 58h7v13h-7zM115 58h7v13h-7zM68 26h8v14h-8z" fill="#FFC867" stroke="#4a3420"/>';

const TREES =
  '150 400,172 392,196 404,220 396,130 412,240 410,30 440,24 560,48 572,76 564,98 578,176 566,190 580,330 420,352 412,372 424,394 414,350 586,400 560,420 572,444 562,466 576,270 386,292 396,492 556,28 584';
const WAVES =
  '500 530,690 500,740 505,640 420,560 420,680 440,720 470,800 560,840 540,760 580,640 590,850 590,590 400,840 500,690 400';
const pairs = (list: string): readonly (readonly [number, number])[] =>
  list.split(',').map((pair) => {
    const [x, y] = pair.split(' ').map(Number);
    return [x ?? 0, y ?? 0] as const;
  });

function lands(): string {
  const red = '#6b2016';
  const blue = '#51697a';
  const beasts =
    beast('wyvern', 36, 30, 92, '#41586a') +
    beast('giant-squid', 690, 520, 74, '#14506e') +
    beast('sea-serpent', 796, 516, 56, '#14506e') +
    beast('spiked-snail', 14, 366, 50, '#2b5a22') +
    beast('minotaur', 826, 292, 54, red) +
    beast('harpy', 400, 176, 62, '#41586a');
  const ridge = Array.from({ length: 7 }, (_, i) => mountain(560 + i * 24, 206 - (i % 3) * 8, 15 + ((i * 7) % 11), red)).join('');
  const woods = pairs(TREES)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => tree(x, y, 19 + ((x * 7) % 8)))
    .join('');
  const fire =
    at(826, 226, VOLCANO) +
    mountain(606, 386, 20, red) +
    mountain(836, 384, 24, red) +
    mountain(866, 392, 18, red) +
    mountain(648, 378, 16, red);
  const air =
    cloud(70, 170, 34) +
    cloud(226, 196, 30) +
    cloud(420, 120, 24) +
    cloud(236, 270, 20) +
    mountain(48, 330, 26, blue) +
    mountain(82, 342, 20, blue) +
    mountain(222, 352, 24, blue) +
    mountain(430, 372, 20) +
    mountain(458, 382, 26) +
    mountain(486, 376, 16) +
    mountain(190, 146, 22, blue) +
    mountain(222, 152, 16, blue);
  return beasts + ridge + woods + pairs(WAVES).map(wave).join('') + fire + air;
}

function road(passed: number): string {
  const whole = LEGS.join('');
  const done = LEGS.slice(0, passed).join('');
  return (
    `<path d="${whole}" fill="none" stroke="#5b4020" stroke-width="20" stroke-linecap="round" opacity=".35"/>` +
    `<path d="${whole}" fill="none" stroke="#C79F62" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="${whole}" fill="none" stroke="#8a6a38" stroke-width="2.5" stroke-dasharray="3 11" stroke-linecap="round"/>` +
    (done === ''
      ? ''
      : `<path d="${done}" fill="none" stroke="#8E2420" stroke-width="5" stroke-dasharray="13 9" stroke-linecap="round"/>`)
  );
}

// `passed` scenarios have been left behind: their legs of the road are marked in red.
export function campaignMapBody(passed: number): string {
  const ground = '<rect width="896" height="596" fill="url(#parchment)" filter="url(#f-parchment)"/>';
  const border =
    '<rect x="8" y="8" width="880" height="580" rx="5" fill="none" stroke="#6b4a1c" stroke-width="2.5"/>' +
    '<rect x="13" y="13" width="870" height="570" rx="3" fill="none" stroke="#6b4a1c"/>';
  return clippedRect(
    0,
    0,
    896,
    596,
    8,
    ground + WASHES.map(wash).join('') + lands() + border + road(passed) + at(506, 50, CITADEL),
  );
}

const DISC = localDef(
  'radialGradient',
  'cx=".38" cy=".28" r=".8"',
  stops([
    [0, '#FFF3C9'],
    [0.6, '#E0B85A'],
    [1, '#A97A1C'],
  ]),
);
const DULL = localDef(
  'radialGradient',
  'cx=".38" cy=".28" r=".8"',
  stops([
    [0, '#E2D8C4'],
    [0.6, '#B8A98C'],
    [1, '#8a7b5e'],
  ]),
);

// A station's disc; its number and name are words of the page.
export function scenarioNodeBody(scenario: number, state: StationState): string {
  const radius = state === 'next' ? 38 : 31;
  const dull = state === 'locked';
  const sign = STATIONS[scenario - 1]?.icon ?? 'crossed-swords';
  const glow = state === 'next' ? '<circle r="52" fill="url(#candle-glow)"/>' : '';
  const ring =
    state === 'next'
      ? `<circle r="${radius + 4.5}" fill="none" stroke="#8a5e0c" stroke-width="3"/><circle r="${radius + 1.5}" fill="none" stroke="#FFE9A8" stroke-width="3"/>`
      : `<circle r="${radius + 1}" fill="none" stroke="${dull ? '#5b4d38' : '#4a3012'}" stroke-width="2.5"/>`;
  return (
    `${(dull ? DULL : DISC).markup}${glow}<ellipse cy="${radius * 0.3}" rx="${radius + 2}" ry="${radius}" fill="#28140a" opacity=".5" filter="url(#blur3)"/>` +
    `<circle cy="6" r="${radius}" fill="${dull ? '#6b5d45' : '#6b4a10'}"/><circle r="${radius}" fill="${(dull ? DULL : DISC).url}"/>${ring}` +
    iconAt(sign, 0, 0, state === 'next' ? 42 : 34, dull ? '#6b5a45' : '#3a2404') +
    (dull ? at(21, 20, `<circle r="11.5" fill="#4B5057"/>${iconAt('padlock', 0, 0, 14, '#EFE3C6')}`) : '')
  );
}

const MEDALS: Readonly<Record<MedalRank, readonly [string, string, string, IconName]>> = {
  hero: ['#FFE9A8', '#D9A53A', '#8a5e0c', 'crown'],
  veteran: ['#F1F4F8', '#AEB7C3', '#5b6470', 'crossed-swords'],
  adept: ['#F0C9A0', '#BC7B44', '#6b3d17', 'broadsword'],
  snack: ['#EDE3CC', '#B9A988', '#5a4a30', 'gluttonous-smile'],
};

export function medalBody(rank: MedalRank): string {
  const [light, middle, dark, sign] = MEDALS[rank];
  return (
    '<path d="M10 24L6 47L14 42L18 48L20 26M30 24L34 47L26 42L22 48L20 26" fill="#8E2420" stroke="#3d0b09"/>' +
    `<circle cx="20" cy="19" r="18" fill="${dark}"/><circle cx="20" cy="18" r="17" fill="${middle}"/><circle cx="20" cy="18" r="13.5" fill="${light}"/>` +
    icon(sign, 9, 7, 22, dark)
  );
}
