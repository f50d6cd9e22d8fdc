// The campaign road through the four lands to the citadel, its scenario discs and the medals of rank.
import { iconAt } from '../../../art/icons';
import { at, type Box, clippedRect, localDef, round, stops } from '../../../art/svg';
import { words } from '../../../art/text';
import { MONSTER_DEFS } from './defs';
import { scenarioIcon } from './icons';

export const CAMPAIGN_MAP: Box = { x: 0, y: 0, width: 896, height: 596 };
export const SCENARIO_NODE: Box = { x: -64, y: -64, width: 128, height: 128 };
export const MEDAL: Box = { x: 0, y: 0, width: 40, height: 48 };

/** Middle of each scenario's disc on the map, 1 to 10. */
export const SCENARIO_AT: readonly { readonly x: number; readonly y: number }[] = [
  { x: 92, y: 470 },
  { x: 262, y: 498 },
  { x: 438, y: 452 },
  { x: 612, y: 494 },
  { x: 792, y: 420 },
  { x: 704, y: 246 },
  { x: 520, y: 270 },
  { x: 330, y: 312 },
  { x: 132, y: 258 },
  { x: 300, y: 100 },
];

const INK = '#5b4526';

const wash = (x: number, y: number, rx: number, ry: number, colour: string, strength: number): string => {
  const paint = localDef(
    'radialGradient',
    '',
    stops([
      [0, colour, strength],
      [0.55, colour, round(strength * 0.55)],
      [1, colour, 0],
    ]),
  );
  return `${paint.markup}<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint.url}"/>`;
};

const mountain = (x: number, y: number, s: number, ink = INK): string => {
  const p = (dx: number, dy: number): string => `${round(x + s * dx)} ${round(y - s * dy)}`;
  return `<path d="M${p(-1, 0)}L${p(-0.15, 1.2)}L${p(0.15, 0.9)}L${p(0.35, 1.05)}L${p(1, 0)}Z" fill="#E6D5AD" stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"/><path d="M${p(-0.15, 1.2)}L${p(0.02, 0.7)}L${p(-0.2, 0.4)}L${p(0.05, 0)}H${round(x + s)}L${p(0.35, 1.05)}L${p(0.15, 0.9)}Z" fill="${ink}" opacity=".42"/>`;
};

const tree = (x: number, y: number, s: number): string =>
  `<path d="M${x} ${y}V${round(y - s * 0.5)}" stroke="#4a3420" stroke-width="2.500"/><path d="M${round(x - s * 0.45)} ${round(y - s * 0.35)}Q${round(x - s * 0.6)} ${round(y - s)} ${x} ${round(y - s * 1.35)}Q${round(x + s * 0.6)} ${round(y - s)} ${round(x + s * 0.45)} ${round(y - s * 0.35)}Q${x} ${round(y - s * 0.15)} ${round(x - s * 0.45)} ${round(y - s * 0.35)}Z" fill="#5f8a47" stroke="#2b4a22" stroke-width="1.500"/>`;

const wave = (x: number, y: number): string =>
  `<path d="M${x} ${y}q6 -7 12 0t12 0t12 0" fill="none" stroke="#2F7FA8" stroke-width="2" opacity=".75"/>`;

const volcano = (x: number, y: number, s: number): string =>
  `<path d="M${x - s * 1.2} ${y}L${x - s * 0.3} ${y - s * 1.3}Q${x} ${y - s * 1.15} ${x + s * 0.3} ${y - s * 1.3}L${x + s * 1.2} ${y}Z" fill="#7a3a26" stroke="#3d130b" stroke-width="2"/><path d="M${x - s * 0.3} ${y - s * 1.3}Q${x} ${y - s * 1.15} ${x + s * 0.3} ${y - s * 1.3}L${x + s * 0.15} ${y - s * 0.8}L${x + s * 0.3} ${y - s * 0.5}L${x} ${y - s * 0.75}L${x - s * 0.2} ${y - s * 0.4}Z" fill="#FF9A3D"/>`;

const cloud = (x: number, y: number, s: number): string =>
  `<path d="M${x - s} ${y}q${-s * 0.5} ${-s * 0.5} ${s * 0.3} ${-s * 0.6}q${s * 0.2} ${-s * 0.6} ${s * 0.9} ${-s * 0.2}q${s * 0.7} ${-s * 0.2} ${s * 0.6} ${s * 0.5}q${s * 0.3} ${s * 0.4} ${-s * 0.3} ${s * 0.4}Z" fill="#F3F0E4" stroke="#6d8496" stroke-width="1.800"/>`;

const TREES =
  '150,400 172,392 196,404 220,396 130,412 240,410 30,440 24,560 48,572 76,564 98,578 176,566 190,580 330,420 352,412 372,424 394,414 350,586 400,560 420,572 444,562 466,576 270,386 292,396 492,556 28,584';
const WAVES =
  '500,530 690,500 740,505 640,420 560,420 680,440 720,470 800,560 840,540 760,580 640,590 850,590 590,400 840,500 690,400';
const ROAD =
  'M92 462C150 522 200 502 262 490S380 430 438 444S560 504 612 486S800 490 792 412S770 262 704 240S580 236 520 262S400 328 330 304S190 318 132 250S120 108 300 94S470 176 578 146';

const pairs = (text: string): { x: number; y: number }[] =>
  text
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 }))
    .sort((a, b) => a.y - b.y);

const CITADEL_WALL = 'M0 96V40h10v-8h10v8h10v-8h10v8h8V14h8V4h10v10h8V4h10v10h8v26h8v-8h10v8h10v-8h10v8h10v56Z';

const citadel = (): string => {
  const stone = localDef(
    'linearGradient',
    '',
    stops([
      [0, '#F0DFB4'],
      [1, '#A98B5A'],
    ]),
  );
  return at(
    506,
    50,
    `${stone.markup}<ellipse cx="72" cy="98" rx="92" ry="10" fill="#3a2408" opacity=".35" filter="url(#blur3)"/><path d="M-16 96V30L-6 12L4 30V96ZM136 96V30L146 12L156 30V96Z" fill="${stone.url}" stroke="#4a3420" stroke-width="2"/><path d="M-18 32L-6 8L6 32ZM134 32L146 8L158 32Z" fill="#8E2420" stroke="#3d0b09" stroke-width="1.500"/><path d="${CITADEL_WALL}" fill="${stone.url}" stroke="#4a3420" stroke-width="2"/><path d="${CITADEL_WALL}" fill="url(#ml-brick)" opacity=".55"/><path d="M56 96V66q16 -26 32 0V96Z" fill="#2e1f10" stroke="#6b4a1c" stroke-width="2.500"/><path d="M72 4V-16l18 6l-18 6" fill="#8E2420" stroke="#3d0b09"/><path d="M22 58h7v13h-7zM115 58h7v13h-7zM68 26h8v14h-8z" fill="#FFC867" stroke="#4a3420"/>`,
  );
};

const beasts = (): string =>
  iconAt('wyvern', 82, 76, 92, '#41586a', 'opacity=".5"') +
  iconAt('giant-squid', 727, 557, 74, '#14506e', 'opacity=".55"') +
  iconAt('sea-serpent', 824, 544, 56, '#14506e', 'opacity=".5"') +
  iconAt('spiked-snail', 39, 391, 50, '#2b5a22', 'opacity=".5"') +
  iconAt('minotaur', 853, 319, 54, '#6b2016', 'opacity=".55"') +
  iconAt('harpy', 431, 207, 62, '#41586a', 'opacity=".45"');

const heights = (): string =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => mountain(560 + i * 24, 206 - (i % 3) * 8, 15 + ((i * 7) % 11), '#6b2016')).join('') +
  volcano(826, 226, 50) +
  mountain(606, 386, 20, '#6b2016') +
  mountain(836, 384, 24, '#6b2016') +
  mountain(648, 378, 16, '#6b2016') +
  cloud(70, 170, 34) +
  cloud(226, 196, 30) +
  cloud(420, 120, 24) +
  mountain(48, 330, 26, '#51697a') +
  mountain(82, 342, 20, '#51697a') +
  mountain(222, 352, 24, '#51697a') +
  mountain(458, 382, 26) +
  mountain(486, 376, 16) +
  mountain(190, 146, 22, '#51697a');

/** The map of the campaign from its top left corner; scenario discs are separate pieces. */
export const campaignMapBody = (): string =>
  MONSTER_DEFS +
  clippedRect(
    0,
    0,
    896,
    596,
    8,
    `<rect width="896" height="596" fill="url(#parchment)" filter="url(#f-parchment)"/>${wash(120, 500, 330, 200, '#4F8A3C', 0.62)}${wash(720, 520, 340, 170, '#2F7FA8', 0.62)}${wash(760, 230, 330, 190, '#C4472B', 0.5)}${wash(210, 190, 380, 210, '#7FA3BF', 0.75)}${beasts()}${pairs(
      WAVES,
    )
      .map(({ x, y }) => wave(x, y))
      .join('')}${heights()}${pairs(TREES)
      .map(({ x, y }) => tree(x, y, 19 + ((x * 7) % 8)))
      .join(
        '',
      )}<path d="${ROAD}" fill="none" stroke="#5b4020" stroke-width="20" stroke-linecap="round" opacity=".35"/><path d="${ROAD}" fill="none" stroke="#C79F62" stroke-width="15" stroke-linecap="round"/><path d="${ROAD}" fill="none" stroke="#8a6a38" stroke-width="2.500" stroke-dasharray="3 11" stroke-linecap="round"/>${citadel()}<rect x="8" y="8" width="880" height="580" rx="5" fill="none" stroke="#6b4a1c" stroke-width="2.500"/><rect x="13" y="13" width="870" height="570" rx="3" fill="none" stroke="#6b4a1c"/>`,
  );

export type NodeState = 'done' | 'next' | 'locked';

/** A scenario's disc around (0,0); the next one is larger and glows. */
export const scenarioNodeBody = (number: number, state: NodeState): string => {
  const r = state === 'next' ? 38 : 31;
  const locked = state === 'locked';
  const paint = localDef(
    'radialGradient',
    'cx=".38" cy=".28" r=".8"',
    stops(
      locked
        ? [
            [0, '#E2D8C4'],
            [0.6, '#B8A98C'],
            [1, '#8a7b5e'],
          ]
        : [
            [0, '#FFF3C9'],
            [0.6, '#E0B85A'],
            [1, '#A97A1C'],
          ],
    ),
  );
  const badge = at(
    -r * 0.78,
    -r * 0.78,
    `<circle r="12.500" fill="#4a3012" stroke="#E8CC7A" stroke-width="1.500"/>${words(0, 5.5, number, { face: 'gothic', size: 16, colour: '#FFE9B8', anchor: 'middle' })}`,
  );
  const lock = locked
    ? at(r * 0.75, r * 0.72, `<circle r="11.500" fill="#4B5057" stroke="#2a2d31"/>${iconAt('padlock', 0, 0, 14, '#EFE3C6')}`)
    : '';
  return (
    (state === 'next' ? `<circle r="${r + 24}" fill="url(#candle-glow)"/>` : '') +
    `${paint.markup}<circle cy="6" r="${r + 1}" fill="#6b4a10"/><circle r="${r}" fill="${paint.url}" stroke="${state === 'next' ? '#8a5e0c' : '#4a3012'}" stroke-width="${state === 'next' ? 4 : 2.5}"/>${iconAt(scenarioIcon(number), 0, 0, r * 1.1, locked ? '#6b5a45' : '#3a2404')}${badge}${lock}`
  );
};

export type Rank = 'hero' | 'veteran' | 'adept' | 'snack';

const RANK = {
  hero: { light: '#FFE9A8', metal: '#D9A53A', dark: '#8a5e0c', sign: 'crown' },
  veteran: { light: '#F1F4F8', metal: '#AEB7C3', dark: '#5b6470', sign: 'crossed-swords' },
  adept: { light: '#F0C9A0', metal: '#BC7B44', dark: '#6b3d17', sign: 'broadsword' },
  snack: { light: '#EDE3CC', metal: '#B9A988', dark: '#5a4a30', sign: 'gluttonous-smile' },
} as const;

/** The medal of a rank, 40 × 48 from its top left corner. */
export const medalBody = (rank: Rank): string => {
  const { light, metal, dark, sign } = RANK[rank];
  return `<path d="M10 24L6 47L14 42L18 48L20 26M30 24L34 47L26 42L22 48L20 26" fill="#8E2420" stroke="#3d0b09"/><circle cx="20" cy="19" r="18" fill="${dark}"/><circle cx="20" cy="18" r="17" fill="${metal}"/><circle cx="20" cy="18" r="13.500" fill="${light}"/>${iconAt(sign, 20, 18, 22, dark)}`;
};
