// Coats of arms of the knights, drawn small and plain: a field and one charge each, in a 40 × 46 shield.
import { type IconName, iconAt } from '../../../art/game-icons';
import { starPath } from '../../../art/marks';
import { clipped } from '../../../art/svg';

const SHIELD = 'M-19 -22H19V2C19 14 9 20 0 24C-9 20 -19 14 -19 2Z';

const RED = '#A32A29';
const BLUE = '#2B5597';
const GOLD = '#E3B53C';
const WHITE = '#F4EEDD';
const BLACK = '#26262A';

interface Coat {
  readonly field: string;
  readonly charge: string;
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const sign = (name: IconName, colour: string, size = 26, y = -1): string => iconAt(name, 0, y, size, colour);
const moon = (x: number, y: number, r: number, fill: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-r} ${-r * 0.3}A${r} ${r} 0 0 0 ${r} ${-r * 0.3}A${r * 1.15} ${r * 0.95} 0 0 1 ${-r} ${-r * 0.3}Z" fill="${fill}"/></g>`;
const star = (x: number, y: number, r: number, fill: string): string =>
  `<path d="${starPath(r, r * 0.42, 1, 6)}" transform="translate(${x} ${y})" fill="${fill}"/>`;
const sword = (fill: string): string => path('M-1.200 -14H1.200V4H6V6.500H1.200V14H-1.200V6.500H-6V4H-1.200Z', fill);
const arrow = (turn: number, fill: string): string =>
  `<g transform="rotate(${turn})"><path d="M0 -16L5 -8H1.500V12H-1.500V-8H-5Z" fill="${fill}"/></g>`;
const ragged = (turn: number, fill: string): string =>
  `<g transform="rotate(${turn})"><path d="M-1.600 -16H1.600V-10L5 -13V-9L1.600 -5V2L5 -1V3L1.600 7V16H-1.600V9L-5 12V8L-1.600 4V-3L-5 0V-4L-1.600 -8Z" fill="${fill}"/></g>`;

const CROWN: Readonly<Record<string, Coat>> = {
  rola: {
    field: RED,
    charge: `${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${path('M-3 -16H3L2 -6H-2Z', WHITE)}</g>`).join('')}<circle r="5" fill="${WHITE}"/>`,
  },
  trzaska: {
    field: BLUE,
    charge:
      moon(0, 1, 9, GOLD) + path('M-1.500 -16H1.500V-6H-1.500ZM-1.500 8H1.500V18H-1.500ZM-5 -13H5V-11H-5ZM-5 13H5V15H-5Z', WHITE),
  },
  abdank: { field: RED, charge: line('M-13 -9L-7 9L0 -3L7 9L13 -9', WHITE, 4.5) },
  korab: { field: RED, charge: path('M-14 3Q0 16 14 3L12 9Q0 18 -12 9Z', GOLD) + path('M-5 4V-8H-3V-12H3V-8H5V4Z', GOLD) },
  lewart: { field: RED, charge: sign('lion', WHITE, 30) },
  ostoja: { field: RED, charge: moon(-9, 0, 8, GOLD, 90) + moon(9, 0, 8, GOLD, -90) + sword(WHITE) },
  bogoria: { field: RED, charge: arrow(0, WHITE) + arrow(180, WHITE) },
  rawicz: { field: GOLD, charge: sign('bear-head', BLACK, 28) },
  polkozic: { field: RED, charge: sign('horse-head', WHITE, 28) },
  sreniawa: {
    field: RED,
    charge: line('M12 -12Q-2 -16 0 -3T-12 12', WHITE, 6) + path('M-2 -20H2V-10H-2ZM-6 -17H6V-14H-6Z', GOLD),
  },
  gryf: { field: RED, charge: sign('eagle-emblem', WHITE, 30) },
  leliwa: { field: BLUE, charge: moon(0, 3, 11, GOLD) + star(0, -8, 7, GOLD) },
  odrowaz: {
    field: RED,
    charge: line('M-11 10Q-11 2 0 3Q11 2 11 10', WHITE, 4) + path('M-2 -4H2V4H-2Z', WHITE) + path('M0 -17L6 -4H-6Z', WHITE),
  },
  jastrzebiec: {
    field: BLUE,
    charge:
      line('M-10 -8Q-13 12 0 13Q13 12 10 -8', GOLD, 4.5) + path('M-1.800 -9H1.800V-3H6V.5H1.800V6H-1.800V.5H-6V-3H-1.800Z', GOLD),
  },
  topor: { field: RED, charge: path('M-1.500 -14H2V16H-1.500Z', GOLD) + path('M2 -13Q14 -14 13 2Q8 -4 2 -4Z', WHITE) },
  nalecz: {
    field: RED,
    charge: `<circle cy="-3" r="9" fill="none" stroke="${WHITE}" stroke-width="4.500"/>${line('M-4 5L-9 15M4 5L9 15', WHITE, 4.5)}`,
  },
};

const MERCENARY: Readonly<Record<string, Coat>> = {
  smirice: { field: BLACK, charge: line('M-12 -10L0 4L12 -10', WHITE, 5) + line('M-12 2L0 16L12 2', WHITE, 5) },
  dube: { field: GOLD, charge: ragged(40, BLACK) + ragged(-40, BLACK) },
  zerotin: { field: RED, charge: sign('lion', BLACK, 28, 1) + path('M-19 12H19V24H-19Z', WHITE) },
  boskovice: {
    field: RED,
    charge:
      path('M-14 -12H14V-6H-14Z', WHITE) +
      [-12, -8, -4, 0, 4, 8, 12].map((x) => path(`M${x - 1.2} -6H${x + 1.2}L${x} 12Z`, WHITE)).join(''),
  },
  lobkovic: { field: WHITE, charge: path('M-19 -22H19V-4H-19Z', RED) + sign('eagle-emblem', BLACK, 26, 6) },
  hasenburk: { field: BLUE, charge: sign('wolf-head', GOLD, 26) },
  valdstejn: { field: GOLD, charge: path('M0 -22H19V0H0ZM-19 0H0V24H-19Z', BLUE) + sign('lion', WHITE, 22) },
  vartenberk: { field: GOLD, charge: path('M-19 -22H0V24H-19Z', BLACK) },
  cimburk: { field: RED, charge: path('M-19 2H-13V-6H-6V2H0V-6H7V2H13V-6H19V24H-19Z', WHITE) },
  kravare: { field: RED, charge: line('M0 12V-12M0 -12Q-12 -10 -13 2M0 -12Q12 -10 13 2', WHITE, 4) },
  lichtenburk: { field: GOLD, charge: ragged(90, BLACK) + ragged(0, BLACK) },
  kunstat: { field: WHITE, charge: path('M-19 -22H19V-14H-19ZM-19 -6H19V2H-19ZM-19 10H19V18H-19Z', BLACK) },
  pernstejn: { field: WHITE, charge: sign('minotaur', BLACK, 30) },
  sternberk: { field: BLUE, charge: `<path d="${starPath(15, 6)}" fill="${GOLD}"/>` },
  rozmberk: {
    field: WHITE,
    charge: `${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})"><circle cy="-8" r="5.500" fill="${RED}"/></g>`).join('')}<circle r="4.500" fill="${GOLD}"/>`,
  },
  sokol: { field: BLUE, charge: sign('eagle-emblem', WHITE, 28) },
};

const ORDER_SIGNS: Readonly<Record<string, IconName>> = {
  balga: 'wolf-head',
  ragneta: 'horse-head',
  ostroda: 'lion',
  radzyn: 'flame',
  brodnica: 'deer-head',
  czluchow: 'broadsword',
  gdansk: 'crown',
  chelmno: 'castle',
  torun: 'key',
  krolewiec: 'queen-crown',
  elblag: 'caravel',
  malbork: 'eagle-emblem',
};

const CROSS = path('M-4 -22H4V-5H19V3H4V24H-4V3H-19V-5H-4Z', BLACK);

const coatOf = (id: string): Coat => {
  const sign1 = ORDER_SIGNS[id];
  if (sign1 !== undefined)
    return {
      field: WHITE,
      charge: `${CROSS}<circle cy="-1" r="9" fill="${WHITE}" stroke="${BLACK}"/>${iconAt(sign1, 0, -1, 12, BLACK)}`,
    };
  return CROWN[id] ?? MERCENARY[id] ?? { field: '#8a7448', charge: sign('wheat', '#F4E6B8', 26) };
};

/** The shield around (0,0). */
export const armsBody = (id: string): string => {
  const { field, charge } = coatOf(id);
  return `${clipped(SHIELD, `${path(SHIELD, field)}${charge}${path(SHIELD, 'url(#sheen)', 'opacity=".5"')}`)}${path(SHIELD, 'none', 'stroke="#2a1a0a" stroke-width="1.800"')}`;
};
