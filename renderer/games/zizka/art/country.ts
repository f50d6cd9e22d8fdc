// Bohemia goes on around the table: woods, hills, ponds, towns and castles.
import { beyondBody, duskBody, strewn } from '../../../art/beyond';
import { seeded } from '../../../art/colour';
import { type Box, localDef, round, stops } from '../../../art/svg';
import { castle, hill, type TreeKind, town, tree } from './landmarks';

const STEP = 34;
const FLAGS = ['#8f2722', '#2c5f3a'] as const;

const RIVERS = [
  'M-720 120C-600 60 -520 190 -400 140S-220 40 -120 110S-30 180 10 160',
  'M-520 1180C-420 1040 -460 900 -340 820S-140 760 -60 640',
  'M1270 420C1360 460 1420 380 1520 420S1700 560 1840 500S1940 460 2010 480',
  'M900 -460C860 -340 960 -260 920 -150S980 -40 960 30',
];

const rivers = (): string =>
  RIVERS.map(
    (path) =>
      `<path d="${path}" fill="none" stroke="#2f5a70" stroke-width="9"/><path d="${path}" fill="none" stroke="#7fb0c0" stroke-width="7"/><path d="${path}" fill="none" stroke="#cfe6e6" stroke-width="1.100" stroke-dasharray="9 7 3 11" opacity=".8"/>`,
  ).join('');

const pond = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="24" ry="11" fill="#86b4c2" stroke="#2f5a70" stroke-width="1.200"/><path d="M${x - 12} ${y}q3-2 6 0t6 0M${x - 2} ${y + 4}q3-2 6 0t6 0" stroke="#e2f1ee" fill="none"/>`;

export const countryBody = (ground: Box): string => {
  const next = seeded(1420);
  const { x, y, width, height } = ground;
  const meadow = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="1" y2="1"',
    stops([
      [0, '#9aa468'],
      [0.5, '#b3ab6c'],
      [1, '#7d9157'],
    ]),
  );
  const things = strewn(ground, STEP, next).map((place, i) => {
    const [px, py] = [round(place.x), round(place.y)];
    // Woods are where a slow wave says so; elsewhere the land is open.
    const isWood = Math.sin(px / 90) + Math.cos(py / 70 + px / 200) > 0.15;
    const luck = next();
    if (luck > 0.985) return castle(px, py, FLAGS[i % 2] ?? FLAGS[0]);
    if (luck > 0.97) return town(px, py, i);
    if (luck > 0.955) return pond(px, py);
    if (luck > 0.93) return hill(px, py, 0.9 + next() * 0.4);
    const kind: TreeKind = luck < 0.3 ? 0 : luck < 0.6 ? 1 : 2;
    return isWood ? tree(px, py, 0.9 + next() * 0.5, kind) : '';
  });
  return beyondBody(
    ground,
    `${meadow.markup}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${meadow.url}"/>${rivers()}${things.join('')}${duskBody(ground)}`,
  );
};
