// The great hall of the title: stone wall, windows at dusk, beam, panelling and the table in front. Banners hang apart.
import { candleBody } from './candle';
import { coinStackBody } from './coins';
import { seeded } from './colour';
import { dieBody } from './die';
import { standeeBody } from './standee';
import { at, type Box, localDef, round, stops } from './svg';

export const HALL: Box = { x: 0, y: 0, width: 1280, height: 720 };

/** Middle of each window bay; a banner of 172 × 430 hangs at (bay − 86, 112). */
export const HALL_BAYS = [505, 716, 927, 1138] as const;

const PILLARS = [399.5, 610.5, 821.5, 1032.5, 1243.5] as const;

const down = (rows: Parameters<typeof stops>[0]) => localDef('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops(rows));
const across = (rows: Parameters<typeof stops>[0]) => localDef('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops(rows));

const WALL = down([
  [0, '#2c241d'],
  [0.55, '#4e4133'],
  [1, '#372b20'],
]);
const STONE = across([
  [0, '#2a221a'],
  [0.35, '#8a7962'],
  [0.6, '#6a5b48'],
  [1, '#1c1510'],
]);
const DUSK = down([
  [0, '#2c3560'],
  [0.4, '#6a5a84'],
  [0.72, '#c9835a'],
  [1, '#f0b465'],
]);
const LEFT_DARK = across([
  [0, '#0b0604', 0.86],
  [0.25, '#0f0805', 0.7],
  [0.31, '#0f0805', 0.2],
  [0.36, '#0f0805', 0],
]);
const TOP_DARK = down([
  [0, '#070403', 0.7],
  [0.12, '#070403', 0.15],
  [0.3, '#070403', 0],
]);
const TABLE = down([
  [0, '#4a301c'],
  [1, '#7a5231'],
]);
const VIGNETTE = localDef(
  'radialGradient',
  'cx=".62" cy=".5" r=".72"',
  stops([
    [0.45, '#000', 0],
    [1, '#000', 0.7],
  ]),
);

const arch = (cx: number, w: number, top: number, bottom: number): string =>
  `M${cx - w / 2} ${bottom}V${round(top + w * 0.62)}Q${cx - w / 2} ${round(top + w * 0.2)} ${cx} ${top}Q${cx + w / 2} ${round(top + w * 0.2)} ${cx + w / 2} ${round(top + w * 0.62)}V${bottom}Z`;

const blocks = (): string => {
  const next = seeded(9);
  let drawing = '';
  for (let y = 0, row = 0; y < 600; y += 30, row++) {
    for (let x = -60 + (row % 2) * 34; x < 1300; x += 68) {
      drawing += `<path d="M${x} ${y}h68M${x} ${y}v30" stroke="#0a0705" stroke-opacity="${(0.35 + next() * 0.3).toFixed(2)}" stroke-width="1.600"/><path d="M${x + 2} ${y + 1.5}h62" stroke="#cbb692" stroke-opacity="${(next() * 0.1).toFixed(2)}"/>`;
    }
  }
  return drawing;
};

const windowAt = (cx: number): string => {
  const outer = arch(cx, 150, 34, 470);
  const bars = Array.from({ length: 12 }, (_, i) => `<path d="M${cx - 66} ${215 + i * 22}H${cx + 66}" stroke-opacity=".7"/>`);
  return (
    `<path d="${outer}" fill="#0d0a08"/><path d="${outer}" fill="none" stroke="#7b6b57" stroke-width="5"/><path d="${outer}" fill="none" stroke="#1a120c" stroke-width="1.500"/>` +
    `<path d="${arch(cx, 132, 48, 468)}" fill="${DUSK.url}"/><g stroke="#0f0a07" fill="none"><path d="M${cx} 60V470M${cx - 33} 110V470M${cx + 33} 110V470" stroke-width="4"/><circle cx="${cx}" cy="104" r="21" stroke-width="4"/>` +
    `<path d="M${cx - 66} 190Q${cx - 33} 110 ${cx} 190Q${cx + 33} 110 ${cx + 66} 190" stroke-width="4"/>${bars.join('')}</g>`
  );
};

const pillar = (x: number): string =>
  `<rect x="${x - 17}" y="0" width="34" height="600" fill="${STONE.url}"/><rect x="${x - 17}" y="0" width="34" height="600" fill="${STONE.url}" filter="url(#f-stone)" opacity=".7"/>` +
  `<path d="M${x - 6} 120V560M${x + 6} 120V560" stroke="#000" stroke-opacity=".35" stroke-width="2"/><path d="M${x - 24} 118H${x + 24}L${x + 18} 138H${x - 18}Z" fill="#6f6150" stroke="#120c07"/>` +
  `<path d="M${x - 28} 106H${x + 28}V118H${x - 28}Z" fill="#857560" stroke="#120c07"/><path d="M${x - 22} 560H${x + 22}L${x + 28} 588H${x - 28}Z" fill="#5d5142" stroke="#120c07"/>`;

const chain = (x: number, from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 9) }, (_, i) => {
    const width = i % 2 === 1 ? 1.5 : 3.4;
    return `<ellipse cx="${x}" cy="${from + 5 + i * 9}" rx="${width}" ry="5.400" fill="none" stroke="#6d6a66" stroke-width="1.800"/>`;
  }).join('');

const sconce = (x: number): string =>
  `<path d="M${x} 330V300M${x - 14} 300Q${x} 312 ${x + 14} 300" stroke="#1c1714" stroke-width="4" fill="none"/><path d="M${x} 330V300M${x - 14} 300Q${x} 312 ${x + 14} 300" stroke="#6d6a66" stroke-width="1.500" fill="none"/>` +
  at(x - 14, 300, candleBody(20, { width: 7, glow: 80, glowStrength: 0.5 })) +
  at(x + 14, 300, candleBody(20, { width: 7, glow: 80, glowStrength: 0.5 }));

const panelling = (): string =>
  '<rect x="-20" y="476" width="1310" height="134" fill="#2d1e13" filter="url(#f-wood-upright)"/>' +
  Array.from(
    { length: 32 },
    (_, i) =>
      `<rect x="${-44 + i * 42}" y="488" width="34" height="112" rx="2" fill="none" stroke="#0d0704" stroke-width="2"/><path d="M${-42 + i * 42} 489H${-12 + i * 42}" stroke="#a67c4a" stroke-opacity=".35"/>`,
  ).join('') +
  '<rect x="-10" y="470" width="1300" height="12" fill="#56391f" stroke="#0d0704"/><path d="M0 472H1290" stroke="#c79c62" stroke-opacity=".5"/>';

const beam = (): string =>
  '<rect x="360" y="46" width="930" height="26" fill="#55391f" filter="url(#f-wood)"/><rect x="360" y="46" width="930" height="26" fill="none" stroke="#0b0603" stroke-width="2"/>' +
  '<path d="M360 48.500H1290" stroke="#d3a566" stroke-opacity=".45" stroke-width="1.500"/><path d="M360 70H1290" stroke="#000" stroke-opacity=".5" stroke-width="3"/>' +
  PILLARS.map(
    (x) =>
      `<rect x="${x - 10}" y="42" width="20" height="34" fill="url(#iron)" stroke="#0b0a09"/><circle cx="${x}" cy="50" r="2.200" fill="#c7ccd2"/><circle cx="${x}" cy="68" r="2.200" fill="#c7ccd2"/>`,
  ).join('');

const mapSheet = (): string =>
  '<g transform="translate(640 626) rotate(-3)"><path d="M0 0L150-6L168 66L-22 72Z" fill="#000" opacity=".5" transform="translate(4 6)" filter="url(#blur3)"/><path d="M0 0L150-6L168 66L-22 72Z" fill="#e3d0a0" filter="url(#f-parchment)"/>' +
  '<path d="M12 12L140 6L150 54L-2 60Z" fill="none" stroke="#7a4a1c" stroke-opacity=".6"/><path d="M14 40Q50 22 80 36T142 28M30 58Q50 44 52 30" stroke="#5f93a8" stroke-width="2.500" fill="none"/>' +
  '<path d="M28 24l4-8 4 8ZM36 28l4-8 4 8ZM104 22l4-8 4 8ZM112 24l4-8 4 8Z" fill="#3f6b3c"/><path d="M96 46l12-8M108 46l-12-8" stroke="#8E2420" stroke-width="3"/></g>';

const candleOnTable = (x: number, y: number, height: number, width: number): string =>
  at(x, y, candleBody(height, { width, glow: 140, glowStrength: 0.7 })) +
  `<ellipse cx="${x}" cy="${y + 2}" rx="${width + 4}" ry="7" fill="url(#brass)" stroke="#3a270b"/>` +
  at(x, y, candleBody(height, { width, glow: 0 }));

const table = (): string =>
  '<path d="M-40 640L-10 588H1320V720H-40Z" fill="#000" opacity=".65" filter="url(#blur14)"/>' +
  `<path d="M-20 604H1300V720H-20Z" fill="${TABLE.url}" filter="url(#f-wood)"/><path d="M-20 634H1300M-20 668H1300" stroke="#1a0d05" stroke-width="2" opacity=".7"/><path d="M-20 605H1300" stroke="#e2b678" stroke-opacity=".65" stroke-width="2"/>` +
  '<ellipse cx="930" cy="655" rx="360" ry="70" fill="#ffbf62" opacity=".34" filter="url(#blur30)" style="mix-blend-mode:screen"/>' +
  mapSheet() +
  candleOnTable(560, 650, 46, 18) +
  at(862, 672, standeeBody(66, 'gules', 'visored-helm')) +
  at(926, 656, standeeBody(66, 'azure', 'swordwoman')) +
  at(994, 676, standeeBody(66, 'vert', 'bowman')) +
  at(1060, 658, standeeBody(66, 'or', 'mounted-knight')) +
  at(1128, 684, coinStackBody(5, { radius: 17 })) +
  at(1164, 692, coinStackBody(3, { radius: 17, seed: 8 })) +
  at(1142, 704, coinStackBody(2, { radius: 17, seed: 12 })) +
  at(484, 676, dieBody(28, { rotation: [-58, 28, 0], faces: [6, 1, 2, 5, 3, 4] })) +
  at(
    450,
    694,
    dieBody(28, {
      rotation: [-54, -22, 0],
      faces: ['sword-clash', 1, 'shield', 5, 'clover', 4],
      colour: '#8c2522',
      ink: '#fbeecb',
    }),
  ) +
  candleOnTable(1232, 676, 34, 16);

/** The hall without its banners, shaded; `hallShadeBody` may be laid once more over banners. */
export const hallBody = (): string =>
  WALL.markup +
  STONE.markup +
  DUSK.markup +
  TABLE.markup +
  TOP_DARK.markup +
  `<rect width="1280" height="620" fill="${WALL.url}" filter="url(#f-stone)"/>${blocks()}${HALL_BAYS.map(windowAt).join('')}` +
  HALL_BAYS.map(
    (x) =>
      `<path d="M${x - 62} 470L${x - 120} 640H${x + 40}L${x + 62} 470Z" fill="#ffc27a" opacity=".10" filter="url(#blur14)"/><ellipse cx="${x}" cy="300" rx="105" ry="230" fill="#ffc98a" opacity=".13" filter="url(#blur30)"/>`,
  ).join('') +
  panelling() +
  PILLARS.map(pillar).join('') +
  '<path d="M0 0H1280V40Q1240 34 1243 64Q1138 8 1032 64Q927 8 821 64Q716 8 610 64Q505 8 399 64L360 0Z" fill="#140d08" opacity=".35"/>' +
  beam() +
  HALL_BAYS.map((x) => chain(x - 74, 70, 96) + chain(x + 74, 70, 96)).join('') +
  `<rect width="1280" height="720" fill="${TOP_DARK.url}"/>${PILLARS.map(sconce).join('')}${table()}` +
  hallShadeBody();

/** Darkness at the edges and behind the menu. */
export const hallShadeBody = (): string =>
  `${VIGNETTE.markup}${LEFT_DARK.markup}<rect width="1280" height="720" fill="${VIGNETTE.url}"/><rect width="1280" height="720" fill="${LEFT_DARK.url}"/>`;
