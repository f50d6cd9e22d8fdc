// The ground of Leaders: a stone terrace at evening, with hills and a balustrade behind, fountains and cypresses where
// the window is wide. Painted larger than the table; no words.
import { type Box, localDef, round, stops } from '../../../art/svg';

/** Wider and higher than the stage: what wide and high windows show. */
export const TERRACE: Box = { x: -660, y: -260, width: 2600, height: 1120 };

const HORIZON = 104;
const FLOOR = 152;
const BOTTOM = TERRACE.y + TERRACE.height;
const RIGHT = TERRACE.x + TERRACE.width;
const MIDDLE = 640;
const SUN = 388;

const chance = (n: number): number => {
  const value = Math.sin(n * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

const gradient = (direction: string, rows: Parameters<typeof stops>[0]) => localDef('linearGradient', direction, stops(rows));
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

const SKY = gradient(DOWN, [
  [0, '#1d1638'],
  [0.62, '#4d2c58'],
  [0.82, '#b5655a'],
  [0.95, '#e99a58'],
  [1, '#ffd08a'],
]);
const PAVING = gradient(DOWN, [
  [0, '#b98a72'],
  [0.3, '#7d6272'],
  [0.75, '#3f3050'],
  [1, '#2a2038'],
]);
const STONE = gradient('', [
  [0, '#e9b98c'],
  [0.4, '#a98492'],
  [1, '#4a3a5a'],
]);
const GLARE = localDef(
  'radialGradient',
  '',
  stops([
    [0, '#FFF6D0'],
    [0.12, '#FFE29A', 0.9],
    [1, '#FF9A4A', 0],
  ]),
);
const SHADE = localDef(
  'radialGradient',
  'cx=".47" cy=".5" r=".62"',
  stops([
    [0.35, '#140a24', 0],
    [1, '#140a24', 0.72],
  ]),
);

const cloud = (i: number): string => {
  const [x, y, w] = [TERRACE.x + chance(i + 3) * TERRACE.width, 10 + chance(i + 9) * 66, 90 + chance(i) * 170];
  return `<path d="M${round(x)} ${round(y)}q${round(w * 0.25)} -9 ${round(w * 0.5)} -2t${round(w * 0.5)} 2q${round(-w * 0.2)} 8 ${round(-w * 0.5)} 5t${round(-w * 0.5)} -5z" fill="#ffcf9a" opacity="${round(0.16 + chance(i + 20) * 0.24)}"/>`;
};

const hills = (y: number, height: number, count: number, colour: string, opacity: number, seed: number): string => {
  const width = TERRACE.width / count;
  const humps = Array.from({ length: count }, (_, i) => {
    const rise = height * (0.4 + chance(i * 7 + seed));
    const x = TERRACE.x + width * i;
    return `Q${round(x + width / 2)} ${round(y - rise)} ${round(x + width)} ${round(y - rise * 0.15)}`;
  });
  return `<path d="M${TERRACE.x} ${FLOOR}V${y}${humps.join('')}V${FLOOR}Z" fill="${colour}" opacity="${opacity}"/>`;
};

const tower = (x: number, height: number): string =>
  `<path d="M${x - 8} ${HORIZON + 26}v${-height}h3v-4h3v4h4v-4h3v4h3v${height}z"/>`;

const paving = (): string => {
  const rows = Array.from({ length: 14 }, (_, i) => {
    const y = round(FLOOR + 4 + i * i * 5.4 + i * 8);
    return `<path d="M${TERRACE.x} ${y}H${RIGHT}" stroke="#2a1d38" stroke-opacity=".4" stroke-width="${round(1 + i * 0.22)}"/><path d="M${TERRACE.x} ${round(y + 1.5)}H${RIGHT}" stroke="#ffd9b0" stroke-opacity=".13" stroke-width="1.200"/>`;
  });
  const columns = Array.from({ length: 61 }, (_, i) => i - 30).map(
    (i) =>
      `<path d="M${MIDDLE + i * 48} ${FLOOR}L${MIDDLE + i * 176} ${BOTTOM}" stroke="#2a1d38" stroke-opacity=".3" stroke-width="1.500"/>`,
  );
  return rows.join('') + columns.join('');
};

const balustrade = (): string => {
  const posts = Array.from({ length: Math.ceil(TERRACE.width / 26) }, (_, i) => TERRACE.x + 6 + i * 26).map(
    (x) =>
      `<path d="M${x} ${FLOOR - 30}h12v3q-3 2 -1 7q4 6 0 11h-10q-4 -5 0 -11q2 -5 -1 -7z" fill="${STONE.url}" stroke="#3a2844" stroke-width=".8"/>`,
  );
  const rail = (y: number, height: number, colour: string): string =>
    `<rect x="${TERRACE.x}" y="${y}" width="${TERRACE.width}" height="${height}" fill="${colour}"/>`;
  return (
    rail(FLOOR - 44, 10, '#c99a7e') +
    rail(FLOOR - 34, 4, '#5a3f58') +
    posts.join('') +
    rail(FLOOR - 8, 12, '#a57c72') +
    rail(FLOOR + 4, 4, '#3a2a44')
  );
};

const pillar = (x: number): string =>
  `<path d="M${x - 15} ${FLOOR + 8}V${FLOOR - 56}h30V${FLOOR + 8}Z" fill="${STONE.url}" stroke="#2a1d38"/><path d="M${x - 19} ${FLOOR - 56}h38v-8h-38z" fill="#d9aa86" stroke="#2a1d38"/>` +
  `<path d="M${x - 12} ${FLOOR - 64}q12 -22 24 0z" fill="#6b8048"/><circle cx="${x - 5}" cy="${FLOOR - 70}" r="3" fill="#e06a5a"/><circle cx="${x + 6}" cy="${FLOOR - 68}" r="3" fill="#f0a058"/>`;

const fountain = (x: number): string =>
  `<ellipse cx="${x}" cy="252" rx="124" ry="33" fill="#000" opacity=".3"/><ellipse cx="${x}" cy="246" rx="112" ry="28" fill="#b08a7a" stroke="#3a2844" stroke-width="2"/><ellipse cx="${x}" cy="242" rx="98" ry="22" fill="#3f6a8a"/>` +
  `<ellipse cx="${x - 20}" cy="238" rx="60" ry="11" fill="#ffcf94" opacity=".45"/><path d="M${x - 5} 242V198h10v44z" fill="${STONE.url}"/><ellipse cx="${x}" cy="198" rx="26" ry="8" fill="#c99a7e" stroke="#3a2844"/>` +
  `<path d="M${x} 194q-16 -20 -22 2M${x} 194q16 -20 22 2M${x} 194v-20" fill="none" stroke="#dff0ff" stroke-width="2" opacity=".8"/>`;

const cypress = (x: number): string =>
  `<path d="M${x} ${FLOOR + 30}q-24 -70 0 -146q24 76 0 146z" fill="#2f3f34" stroke="#1a2420"/><path d="M${x - 7} ${FLOOR + 20}q-8 -56 6 -120" stroke="#ffbf7a" stroke-opacity=".55" stroke-width="3" fill="none"/>`;

const bench = (x: number): string =>
  `<path d="M${x - 66} 430h132l-8 16h-116z" fill="${STONE.url}" stroke="#2a1d38"/><path d="M${x - 56} 446h14v24h-14zM${x + 42} 446h14v24h-14z" fill="#6a5468" stroke="#2a1d38"/>`;

export const terraceBody = (): string => {
  const { x, y, width, height } = TERRACE;
  const defs = [SKY, PAVING, STONE, GLARE, SHADE].map(({ markup }) => markup).join('');
  return (
    `${defs}<rect x="${x}" y="${y}" width="${width}" height="${FLOOR - y + 10}" fill="${SKY.url}"/>` +
    `<circle cx="${SUN}" cy="${HORIZON - 4}" r="330" fill="${GLARE.url}"/><circle cx="${SUN}" cy="${HORIZON - 6}" r="24" fill="#FFF3C8"/>` +
    Array.from({ length: 18 }, (_, i) => cloud(i)).join('') +
    hills(HORIZON + 2, 34, 12, '#a8587a', 0.6, 1) +
    hills(HORIZON + 14, 34, 15, '#7a3f66', 0.8, 5) +
    `<g fill="#4a2a50">${[
      [-380, 44],
      [-360, 30],
      [346, 30],
      [366, 48],
      [386, 26],
      [908, 34],
      [928, 56],
      [950, 30],
      [1640, 50],
      [1664, 34],
    ]
      .map(([at = 0, tall = 0]) => tower(at, tall))
      .join('')}</g>` +
    hills(HORIZON + 28, 24, 19, '#4a2a50', 0.95, 9) +
    `<rect x="${x}" y="${FLOOR - 2}" width="${width}" height="${BOTTOM - FLOOR + 2}" fill="${PAVING.url}"/>` +
    paving() +
    balustrade() +
    [-640, -420, -190, 26, 322, 958, 1254, 1470, 1700, 1920].map(pillar).join('') +
    [-120, 1400].map(fountain).join('') +
    [-300, -40, 1320, 1580].map(cypress).join('') +
    [-240, 1520].map(bench).join('') +
    `<path d="M${SUN - 40} ${HORIZON}L${SUN + 40} ${HORIZON}L1150 ${BOTTOM}H120Z" fill="#ffcf8a" opacity=".07"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${SHADE.url}"/>`
  );
};
