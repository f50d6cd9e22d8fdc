// The old map from the Baltic to Bohemia with its frame. Names of places are the caller's words, by place id.
import { icon, iconAt } from '../../../art/game-icons';
import { at, type Box, clipped, clippedRect, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { GRUNWALD_DEFS } from './defs';
import { LAND_LABELS, MOUNTAINS, RIVERS, TOWNS, WOODS } from './map-places';

/** The map is 824 × 600; the box leaves room for the torn edge, the corners and the shadow. */
export const MAP: Box = { x: -18, y: -18, width: 860, height: 640 };

const COAST =
  'M-10 118C30 112 44 96 70 100C92 104 98 118 120 112C150 104 190 100 226 92C258 84 280 66 312 58C330 54 338 50 346 54C352 60 340 66 350 72C366 78 392 76 410 70C428 62 436 52 440 38C452 30 474 34 486 26C498 16 506 4 508 -10';
const INK = '#5b3f22';
const HALO = '#ecdcb6';

const washes = (): string =>
  '<g filter="url(#blur14)" opacity=".5"><path d="M300 70H560L610 190 480 240 360 220 300 150Z" fill="#8d8678"/><path d="M240 230L420 250 600 260 640 420 560 560 330 560 260 420Z" fill="#b4574a" opacity=".75"/><path d="M0 380L200 360 300 470 260 600H0Z" fill="#c79a3a"/><path d="M560 0H824V330L640 320 580 180Z" fill="#7d8f54"/><path d="M0 130L240 120 250 330 0 350Z" fill="#a9926a"/><path d="M600 420L824 350V600H560Z" fill="#a07c52" opacity=".8"/></g>' +
  '<rect x="-6" y="-6" width="836" height="612" fill="#000" filter="url(#f-paper)" opacity=".55"/>';

const sea = (): string => {
  const shallows = [
    [34, 0.1],
    [24, 0.14],
    [15, 0.2],
    [7, 0.34],
  ].map(
    ([width, opacity]) =>
      `<path d="${COAST}" fill="none" stroke="#2f5d63" stroke-width="${width}" stroke-opacity="${opacity}" filter="url(#f-wobble)"/>`,
  );
  const waves = Array.from(
    { length: 26 },
    (_, i) =>
      `<path d="M${(i * 83 + 17) % 470} ${8 + ((i * 37) % 82)}q4 -4 8 0q4 4 8 0q4 -4 8 0" fill="none" stroke="#2f5d63" stroke-opacity=".45" stroke-width="1.100"/>`,
  );
  const water = `<path d="${COAST}V-10H-10Z" fill="#8fb0aa"/><rect x="-6" y="-6" width="530" height="140" fill="#000" filter="url(#f-paper)" opacity=".35"/>${shallows.join('')}${waves.join('')}`;
  return `${clipped(`${COAST}V-10H-10Z`, water)}<path d="${COAST}" fill="none" stroke="${INK}" stroke-width="2" filter="url(#f-wobble)"/>${icon('caravel', 254, 24, 38, '#2f4a4c')}`;
};

const rivers = (): string =>
  `<g filter="url(#f-wobble)" fill="none" stroke-linecap="round">${RIVERS.map(({ path, width }) => `<path d="${path}" stroke="#3d6a70" stroke-width="${round(width + 1.6)}" opacity=".35"/><path d="${path}" stroke="#4f858b" stroke-width="${width}"/>`).join('')}</g>`;

export const mountain = ([x, y]: readonly [number, number]): string =>
  at(
    x,
    y,
    `<path d="M-11 6L-2 -9L2 -4L5 -7L13 6" fill="#d8c190" stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"/><path d="M-2 -9L0 6M1 -3L4 6M5 -7L8 6" stroke="${INK}" stroke-width=".8" opacity=".7"/>`,
    { scale: 0.95 },
  );

export const wood = ([x, y, count, seed]: readonly [number, number, number, number]): string =>
  Array.from({ length: count }, (_, i) => {
    const tx = x + ((i * 17 + seed * 7) % 34) - 14 + (i % 3) * 4;
    const ty = y + ((i * 11 + seed * 5) % 16) + (i % 2) * 3;
    return `<path d="M${tx} ${ty}l-4.500 9h9zM${tx} ${ty - 5}l-3.600 8h7.200z" fill="#5d7040" stroke="#39471f" stroke-width=".8"/>`;
  }).join('');

export const castle = (x: number, y: number, colour: string): string =>
  at(
    x,
    y,
    `<path d="M-8 4V-4H-5V-2H-2.500V-9L0 -12L2.500 -9V-2H5V-4H8V4Z" fill="${colour}" stroke="#3a2412" stroke-width="1.200"/><path d="M-1.600 4V.5A1.600 1.600 0 0 1 1.600 .5V4" fill="#3a2412"/>`,
  );

const towns = (): string => TOWNS.map(({ x, y, order }) => castle(x, y, order ? '#dcd8cd' : '#F6ECD3')).join('');

const lands = (names: Readonly<Record<string, string>>): string =>
  LAND_LABELS.map(({ id, x, y, size, turn, colour }) =>
    at(
      x,
      y,
      words(0, 0, names[id], {
        face: 'gothic',
        size,
        weight: 500,
        anchor: 'middle',
        spacing: 2,
        colour: colour ?? '#5a3515',
        halo: colour === undefined ? HALO : '#8fb0aa',
      }),
      { rotate: turn },
    ),
  ).join('');

const goal = (): string =>
  at(557, 226, `<circle r="16" fill="#8E2420" opacity=".16"/>${iconAt('crossed-swords', 0, 0, 24, '#7a1613')}`);

// The order of settling runs along these arrows, from field 1 to field 6.
const ROUTE = [
  ['M528 150C546 140 562 132 582 128', 582, 128, -14],
  ['M701 262C708 284 706 300 702 322', 702, 322, 100],
  ['M586 470C570 478 552 486 534 484', 534, 484, 186],
  ['M296 490C280 494 262 494 246 486', 246, 486, 208],
  ['M124 358C118 348 117 340 121 324', 121, 324, -76],
] as const;

const route = (): string =>
  ROUTE.map(
    ([path, x, y, turn]) =>
      `<path d="${path}" fill="none" stroke="#f1e2bd" stroke-width="6" opacity=".6" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#8E2420" stroke-width="3.400" stroke-dasharray="8 5"/>` +
      at(x, y, '<path d="M9 0L-5 7V-7Z" fill="#8E2420"/>', { rotate: turn }),
  ).join('');

const corner = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#f-drop1)"><path d="M-7 -7H34L26 3H3V26L-7 34Z" fill="url(#gr-brass)" stroke="#4e390f" stroke-width=".8"/><circle r="2.600" fill="#6b4f1a"/></g>`;

/** The names alone, to lie over a map that was painted without them. */
export const mapNamesBody = (names: Readonly<Record<string, string>>): string =>
  TOWNS.map(({ id, x, y, label }) =>
    words(x + label.x, y + label.y, names[id], {
      ...{ face: 'small', size: 13, anchor: label.anchor, colour: '#3a2412', halo: HALO },
      ...(label.room === undefined ? {} : { room: label.room }),
    }),
  ).join('') +
  words(557, 256, names['grunwald'], { face: 'gothic', size: 18, weight: 600, anchor: 'middle', colour: '#7a1613', halo: HALO }) +
  lands(names);

/** The map from its top left corner, without the fields' banners. */
export const mapBody = (): string => {
  const ground = `<rect x="-6" y="-6" width="836" height="612" fill="#E6D5AC"/>${washes()}${sea()}${rivers()}${MOUNTAINS.map(mountain).join('')}${WOODS.map(wood).join('')}${towns()}${goal()}${route()}`;
  return (
    `${GRUNWALD_DEFS}<rect x="-9" y="-9" width="842" height="618" rx="6" fill="#150b05" opacity=".7" filter="url(#blur6)"/><g filter="url(#f-rough)"><rect x="-4" y="-4" width="832" height="608" rx="5" fill="#b8955c"/></g>` +
    `${clippedRect(0, 0, 824, 600, 3, `${ground}<rect width="824" height="600" fill="url(#gr-burn)"/>`)}` +
    '<rect x=".5" y=".5" width="823" height="599" rx="3" fill="none" stroke="#3a2412" stroke-width="1.500"/><rect x="5" y="5" width="814" height="590" rx="2" fill="none" stroke="#5b3f22" stroke-opacity=".55"/>' +
    corner(0, 0, 0) +
    corner(824, 0, 90) +
    corner(824, 600, 180) +
    corner(0, 600, 270)
  );
};
