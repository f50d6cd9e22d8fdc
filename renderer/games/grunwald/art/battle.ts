// The skirmish: the field at dusk with two hosts, the medallion where sums are set against each other, captors' sashes.
import { badgeBody, hatchFill } from '../../../art/badge';
import { iconAt } from '../../../art/game-icons';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { at, type Box, clippedRect, localDef, round, stops } from '../../../art/svg';
import { GRUNWALD_DEFS } from './defs';

export const BATTLEFIELD: Box = { x: 0, y: 0, width: 1280, height: 420 };
export const RECKONER: Box = { x: -110, y: -110, width: 220, height: 226 };
export const SASH: Box = { x: -4, y: 66, width: 112, height: 80 };

const lances = (from: number, to: number, seed: number, colours: readonly string[], way: 1 | -1): string => {
  const y = 372;
  return Array.from({ length: Math.round((to - from) / 13) }, (_, i) => {
    const x = from + i * 13 + ((i * 7 + seed) % 6);
    const height = 62 + ((i * 29 + seed * 13) % 46);
    const colour = colours[(i + seed) % colours.length] ?? '#A32A29';
    const tip = `${x + way * 5} ${y - height}`;
    const cross =
      way > 0
        ? `<path d="M${x + way * 5 + 9} ${y - height + 3}v12m-7 -6h16" stroke="${colour === '#2a2a2e' ? '#e6e0d2' : '#1b1b1e'}" stroke-width="2.400"/>`
        : '';
    const flag =
      i % 3 === seed % 3
        ? `<path d="M${tip}l${way * 24} 6l${-way * 5} 5l${way * 5} 6l${-way * 25} 1z" fill="${colour}" stroke="#150c08" stroke-width=".8"/>${cross}`
        : '';
    return `<path d="M${x} ${y}L${tip}" stroke="#150c08" stroke-width="2.200"/>${flag}<ellipse cx="${x}" cy="${y - 6}" rx="6.500" ry="9" fill="#150c08"/>`;
  }).join('');
};

const treeLine = (y: number, colour: string, seed: number, scale: number): string => {
  let path = `M-10 ${y + 60}`;
  for (let x = -10; x < 1300; x += 11 * scale) {
    const height = (18 + ((((x * 13 + seed * 17) % 23) + 23) % 23)) * scale;
    path += `L${round(x)} ${y}L${round(x + 5.5 * scale)} ${round(y - height)}L${round(x + 11 * scale)} ${y}`;
  }
  return `<path d="${path}L1300 ${y + 60}Z" fill="${colour}"/>`;
};

// The last light on the ground before the hosts, and what is left of the corn on it.
const SOIL = localDef(
  'linearGradient',
  'x1="0" y1="0" x2="0" y2="1"',
  stops([
    [0, '#4e3019'],
    [0.5, '#341f11'],
    [1, '#22150b'],
  ]),
);

const stubble = (): string => {
  const tufts = Array.from({ length: 96 }, (_, i) => {
    const x = (i * 137 + 29) % 1280;
    const y = 384 + ((i * 53) % 34);
    const high = 4 + ((i * 31) % 5);
    return `M${x} ${y}l-2 ${-high}M${x + 2} ${y}v${-high - 2}M${x + 4} ${y}l2 ${-high}`;
  });
  return `<path d="${tufts.join('')}" stroke="#8a5a2a" stroke-opacity=".55" stroke-width="1.200" fill="none"/>`;
};

/** The field of the skirmish from its top left corner. */
export const battlefieldBody = (): string =>
  GRUNWALD_DEFS +
  clippedRect(
    0,
    0,
    1280,
    420,
    0,
    '<rect width="1280" height="420" fill="url(#gr-sky)"/><circle cx="640" cy="292" r="150" fill="#ffd98a" opacity=".5" filter="url(#blur14)"/><circle cx="640" cy="300" r="44" fill="#ffe9b4" opacity=".85" filter="url(#blur6)"/>' +
      '<rect width="1280" height="420" fill="#000" filter="url(#f-paper)" opacity=".5"/>' +
      treeLine(318, '#5d3a27', 3, 0.9) +
      treeLine(338, '#3f281b', 8, 1.2) +
      '<path d="M0 340C200 326 420 352 640 344C860 336 1080 352 1280 334V420H0Z" fill="#2b1b11"/>' +
      lances(-6, 470, 2, ['#e6e0d2', '#d8d1c0', '#2a2a2e'], 1) +
      lances(812, 1290, 1, ['#A32A29', '#2B5597', '#3B7440', '#D6A21E'], -1) +
      `${SOIL.markup}<path d="M0 366C300 356 560 384 640 382C800 378 1000 356 1280 366V420H0Z" fill="${SOIL.url}"/>${stubble()}`,
  );

/** The brass medallion of sum against sum, around (0,0), radius 92. */
export const reckonerBody = (): string =>
  `${GRUNWALD_DEFS}<g filter="url(#f-drop6)"><circle r="92" fill="url(#gr-brass)"/><circle r="85" fill="#2a1c12"/><circle r="85" fill="url(#damask)"/></g><circle r="78" fill="none" stroke="#C8A04A" stroke-opacity=".6"/>${iconAt('crossed-swords', 0, -8, 116, '#C8A04A', 'opacity=".16"')}<path d="M0 -34V30" stroke="#C8A04A" stroke-width="1.500"/>`;

/** The sash of a captor over a Teuton's card drawn at 1.75 (102 × 140), from that card's corner. */
export const sashBody = (tincture: Tincture): string => {
  const band = 'M-3 118L104 70V92L-3 140Z';
  return (
    `<g filter="url(#f-drop1)"><path d="${band}" fill="${TINCTURE[tincture].colour}"/><path d="${band}" ${hatchFill(tincture, 0.8)}/><path d="M-3 118L104 70M104 92L-3 140" stroke="#fff0cc" stroke-width="1.200"/></g>` +
    at(51, 105, badgeBody(tincture, 13))
  );
};
