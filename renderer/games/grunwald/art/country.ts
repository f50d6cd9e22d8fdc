// The old map goes on around the table: sea in the north, woods, castles and rivers, mountains in the south.
import { beyondBody, duskBody, strewn } from '../../../art/beyond';
import { seeded } from '../../../art/colour';
import { icon } from '../../../art/game-icons';
import { type Box, localDef, round, stops } from '../../../art/svg';
import { castle, mountain, wood } from './map';

const SHORE = -4;
const STEP = 62;

const sea = ({ x, y, width }: Box): string => {
  let coast = `M${x} ${SHORE}`;
  for (let at = x; at < x + width; at += 160) coast += `q40 ${at % 320 === 0 ? -26 : 22} 80 -4t80 6`;
  const waves = Array.from(
    { length: 150 },
    (_, i) =>
      `<path d="M${round(x + ((i * 83 + 17) % width))} ${round(y + 40 + ((i * 137) % (SHORE - y - 70)))}q4 -4 8 0q4 4 8 0q4 -4 8 0" fill="none" stroke="#2f5d63" stroke-opacity=".5" stroke-width="1.300"/>`,
  );
  const ships = [-520, 240, 930, 1600].map((at, i) => icon('caravel', at, -78 - (i % 2) * 64, 46, '#35585a'));
  return (
    `<path d="${coast}V${y}H${x}Z" fill="#6f938e"/><path d="${coast}" fill="none" stroke="#2f5d63" stroke-opacity=".3" stroke-width="16"/>` +
    `<path d="${coast}" fill="none" stroke="#5b3f22" stroke-width="2"/>${waves.join('')}${ships.join('')}`
  );
};

const RIVERS = [
  'M-720 300C-600 340 -520 250 -420 300S-260 420 -150 380S-40 300 10 320',
  'M-300 1180C-280 980 -180 900 -220 760S-120 560 -60 600',
  'M1270 260C1350 240 1400 330 1500 300S1700 180 1800 240S1920 300 2010 270',
  'M1290 560C1360 620 1400 700 1380 820S1480 1000 1460 1190',
];

const rivers = (): string =>
  RIVERS.map(
    (path) =>
      `<path d="${path}" fill="none" stroke="#3d6a70" stroke-width="6" opacity=".35"/><path d="${path}" fill="none" stroke="#4f858b" stroke-width="3.400"/>`,
  ).join('');

export const countryBody = (ground: Box): string => {
  const next = seeded(1410);
  const paper = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#b99f6b'],
      [0.5, '#b08e58'],
      [1, '#8f6a3c'],
    ]),
  );
  const things = strewn(ground, STEP, next)
    .filter(({ y }) => y > SHORE + 34)
    .map(({ x, y }, i) => {
      const luck = next();
      if (y > 660 ? luck < 0.62 : luck < 0.12) return mountain([round(x), round(y)]);
      if (luck > 0.93) return castle(round(x), round(y), i % 3 === 0 ? '#dcd8cd' : '#F6ECD3');
      return luck > 0.42 ? wood([round(x), round(y), 3 + (i % 4), i]) : '';
    });
  const { x, y, width, height } = ground;
  return beyondBody(
    ground,
    `${paper.markup}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper.url}"/>${sea(ground)}${rivers()}${things.join('')}${duskBody(ground)}`,
  );
};
