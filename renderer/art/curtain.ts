// The hand-over curtain: two halves of heavy cloth that part, the valance above them, and the players' letters.
import { seeded } from './colour';
import { iconAt } from './icons';
import { sealBody } from './seal';
import { at, type Box, localDef, round, stops } from './svg';

export const CURTAIN_HALF: Box = { x: 0, y: 0, width: 660, height: 720 };
export const VALANCE: Box = { x: 0, y: 0, width: 1280, height: 190 };
export const LETTER: Box = { x: -40, y: -30, width: 80, height: 62 };

const FOLD = localDef(
  'linearGradient',
  'x1="0" x2="1" y1="0" y2="0"',
  stops([
    [0, '#2a0607'],
    [0.22, '#7c1c1d'],
    [0.42, '#b03432'],
    [0.58, '#8e2424'],
    [0.85, '#4a0e0f'],
    [1, '#240506'],
  ]),
);

const SHADE = localDef(
  'radialGradient',
  'gradientUnits="userSpaceOnUse" cx="640" cy="350" r="760"',
  stops([
    [0, '#ffcf86', 0.22],
    [0.45, '#000', 0.1],
    [1, '#030101', 0.86],
  ]),
);

const FLOOR = localDef(
  'linearGradient',
  'x1="0" y1="0" x2="0" y2="1"',
  stops([
    [0.7, '#000', 0],
    [1, '#000', 0.75],
  ]),
);

function folds(seed: number): string {
  const random = seeded(seed);
  let markup = '';
  for (let x = 0; x < 660; ) {
    const width = Math.min(34 + random() * 44, 660 - x);
    markup += `<rect x="${round(x)}" y="0" width="${round(width + 0.5)}" height="720" fill="${FOLD.url}"/>`;
    x += width;
  }
  return `<g filter="url(#f-cloth)">${markup}</g>`;
}

const EDGE = 'M640 0C634 240 648 480 640 720';
const CORD = 'M618 0C612 240 626 480 618 720';

// The left half as seen; the right one is its mirror. Its inner edge lies at x 640.
export function curtainHalfBody(): string {
  const charges = [80, 192, 304].map((x, index) => {
    const y = 240 + (index % 2) * 150;
    return (
      `<g opacity=".3">${iconAt('knight-banner', x, y, 52, '#e8bd66')}</g>` +
      `<g opacity=".24">${iconAt('queen-crown', x, y + 270, 48, '#e8bd66')}</g>`
    );
  });
  return (
    FOLD.markup +
    SHADE.markup +
    FLOOR.markup +
    `<defs><clipPath id="curtain-edge"><path d="M0 0H640C634 240 648 480 640 720H0Z"/></clipPath></defs>` +
    `<g clip-path="url(#curtain-edge)">${folds(31)}` +
    `<path d="${EDGE}" stroke="#000" stroke-opacity=".5" stroke-width="40" fill="none" filter="url(#blur14)"/>` +
    `${charges.join('')}` +
    `<path d="${CORD}" stroke="#c79a3e" stroke-width="7" fill="none"/>` +
    `<path d="${CORD}" stroke="#5a3d10" stroke-width="7" stroke-dasharray="2 5" fill="none"/>` +
    `<rect width="660" height="720" fill="${SHADE.url}"/><rect width="660" height="720" fill="${FLOOR.url}"/>` +
    `<path d="${EDGE}" stroke="#120203" stroke-width="6" fill="none"/></g>`
  );
}

const SPAN = 1280 / 6;

function festoon(x: number): string {
  const hem = (low: number, y: number) => `M${round(x)} ${y}Q${round(x + SPAN / 2)} ${low} ${round(x + SPAN)} ${y}`;
  const creases = [0.2, 0.4, 0.6, 0.8]
    .map(
      (share) =>
        `<path d="M${round(x)} ${10 + share * 50}Q${round(x + SPAN / 2)} ${20 + share * 140} ${round(x + SPAN)} ${10 + share * 50}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="9" filter="url(#blur3)"/>` +
        `<path d="M${round(x + 10)} ${2 + share * 46}Q${round(x + SPAN / 2)} ${8 + share * 134} ${round(x + SPAN - 10)} ${2 + share * 46}" fill="none" stroke="#ff9d84" stroke-opacity=".16" stroke-width="6" filter="url(#blur3)"/>`,
    )
    .join('');
  return (
    `<path d="${hem(186, 70)}" fill="none" stroke="#000" stroke-width="26" opacity=".5" filter="url(#blur6)"/>` +
    `<path d="${hem(178, 62)}" fill="none" stroke="#c79a3e" stroke-width="20" stroke-dasharray="1.9 1.4"/>` +
    `<path d="${hem(178, 62)}" fill="none" stroke="#5a3d10" stroke-width="20" stroke-dasharray=".7 2.6"/>` +
    `<path d="M${round(x)} 0H${round(x + SPAN)}V60Q${round(x + SPAN / 2)} 176 ${round(x)} 60Z" fill="#6d1719" filter="url(#f-cloth)"/>${creases}` +
    `<path d="${hem(176, 60)}" fill="none" stroke="#e2bd68" stroke-width="5"/>` +
    `<path d="${hem(176, 60)}" fill="none" stroke="#5a3d10" stroke-width="5" stroke-dasharray="3 4" opacity=".6"/>`
  );
}

const TASSEL =
  '<path d="M-11 0H11L8 60H-8Z" fill="#c79a3e"/>' +
  '<path d="M-9 20L-12 76M-5 20L-6 78M0 20V80M5 20L6 78M9 20L12 76" stroke="#c79a3e" stroke-width="3.4"/>' +
  '<path d="M-7 22L-9 76M-2 22V78M3 22L4 78M8 22L9 76" stroke="#6d4d14" stroke-width="1.2"/>' +
  '<circle cy="8" r="14" fill="url(#brass)" stroke="#3a270b"/>' +
  '<rect x="-11" y="17" width="22" height="7" rx="3" fill="url(#brass)" stroke="#3a270b"/>';

export function valanceBody(): string {
  const spans = Array.from({ length: 6 }, (_, index) => festoon(index * SPAN)).join('');
  const tassels = Array.from({ length: 7 }, (_, index) => at(index * SPAN, 52, TASSEL)).join('');
  return spans + tassels;
}

// A player's letter beside the curtain: sealed once the choice is made.
export function letterBody(sealed: boolean): string {
  return (
    '<rect x="-31" y="-21" width="62" height="42" rx="2" fill="#e6d3a4" stroke="#6b4718" filter="url(#f-drop2)"/>' +
    '<path d="M-31-21L0 5L31-21M-31 21L-8-2M31 21L8-2" fill="none" stroke="#8a6a3a"/>' +
    (sealed ? at(0, 2, sealBody(13, { icon: 'knight-banner', seed: 7 })) : '')
  );
}

// Ornament of the sheet: two thin frames and four corner flourishes.
export function sheetOrnamentBody(width: number, height: number): string {
  const corners = [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ] as const;
  const flourish =
    '<path d="M0 26Q2 2 26 0M4 34Q14 14 34 4M8 8q8 2 10 10-8-2-10-10Z" fill="none" stroke="#8E2420" stroke-width="1.8"/>';
  return (
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="#8a5a20" stroke-opacity=".55" stroke-width="1.5"/>` +
    `<rect x="6" y="6" width="${width - 12}" height="${height - 12}" fill="none" stroke="#8E2420" stroke-opacity=".4"/>` +
    corners.map(([x, y, turn]) => at(x, y, flourish, { rotate: turn })).join('')
  );
}
