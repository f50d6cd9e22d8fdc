// The tournament: the lists before the town with stand, pavilions and rails, lanes of the jousters, score shields.
import { hatchFill } from '../../../art/badge';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { at, type Box, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { ZIZKA_DEFS } from './defs';
import { castle, town, tree } from './landmarks';
import { symbolAt } from './symbols';

export const LISTS: Box = { x: 0, y: 0, width: 1022, height: 598 };
const FIRST_RAIL = 138;
const RAIL = 778;

const laneHeight = (lanes: number): number => Math.floor((LISTS.height - FIRST_RAIL) / Math.max(2, lanes));

const COLOURS = [TINCTURE.gules.colour, TINCTURE.azure.colour, TINCTURE.vert.colour, TINCTURE.or.colour];
const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '#A32A29';

const pavilion = (x: number, y: number, scale: number, tincture: Tincture): string => {
  const { colour } = TINCTURE[tincture];
  const tent = 'M-38 0l-4-34Q-10-48 0-76q10 28 42 42L38 0z';
  return at(
    x,
    y,
    `<ellipse cx="4" cy="2" rx="48" ry="8" fill="url(#zi-shade)"/><path d="${tent}" fill="${colour}" stroke="#1d120a" stroke-width="1.200"/><path d="${tent}" ${hatchFill(tincture, 0.7)}/><path d="M-14 0l-2-34Q-4-48 0-76q4 28 16 42L14 0z" fill="#f3e6c6" stroke="#1d120a"/><path d="M-5 0C-4-18-2-26 0-34 2-26 4-18 5 0z" fill="#2a1a0e"/><path d="M-42-34q7 9 14 1 7 9 14 0 7 9 14 0 7 9 14 0 7 8 14-1" fill="none" stroke="#e8cc7a" stroke-width="3"/><path d="M0-76v-16l18 5-18 6" fill="${colour}" stroke="#1d120a"/>`,
    { scale },
  );
};

const BUNTING = [30, 80, 130, 180, 230, 560, 610, 660, 710, 760, 810, 850, 930, 970] as const;

const bunting = (): string =>
  '<path d="M-10 30Q150 66 290 44M516 44Q700 78 890 34Q950 60 1010 30" fill="none" stroke="#2a1a0a" stroke-width="1.500"/>' +
  BUNTING.map((x, i) => {
    const y = 42 + 12 * Math.sin((x / 290) * Math.PI) ** 2;
    return `<path d="M${x - 8} ${round(y)}h16l-8 20z" fill="${colourOf(i)}" stroke="#1d120a" stroke-width=".8"/>`;
  }).join('');

const edgeTrees = (): string =>
  Array.from({ length: 46 }, (_, i) => ({ x: (i * 173) % 1000, y: 112 + ((i * 37) % 12), i }))
    .filter(({ x }) => x <= 270 || x >= 530)
    .map(({ x, y, i }) => tree(x, y, 1.1 + ((i * 7) % 5) / 9, i % 2 === 0 ? 1 : 2))
    .join('');

const SKINS = ['#e9c39b', '#d9ab80', '#f1cfae'] as const;
const COATS = ['#7c3a22', '#2f5a6a', '#7d6a3a', '#54382a', '#4d5a3a', '#6e2440'] as const;

const spectators = (): string =>
  [0, 1]
    .flatMap((row) =>
      Array.from({ length: 15 }, (_, i) => {
        const x = 300 + i * 14 + row * 6 + (((i * 7 + row * 3) % 5) - 2);
        const y = 90 + row * 19 - ((i * 5 + row) % 3) * 2;
        return `<circle cx="${x}" cy="${y - 7}" r="4.800" stroke="#2a1a0e" stroke-width=".7" fill="${SKINS[(i + row) % 3] ?? SKINS[0]}"/><path d="M${x - 7} ${y + 10}c0-14 14-14 14 0z" stroke="#2a1a0e" stroke-width=".7" fill="${COATS[(i * 5 + row * 2) % 6] ?? COATS[0]}"/>`;
      }),
    )
    .join('');

const stand = (): string =>
  `<path d="M284 126V70l12-14h212l12 14v56z" fill="#5d3f25" stroke="#1d120a"/><path d="M278 70l14-22h220l14 22z" fill="#7a2420" stroke="#1d120a"/><path d="M292 48h220" stroke="#e8cc7a" stroke-width="2"/>${spectators()}<path d="M284 122h236v8H284z" fill="#3a2412"/><path d="M284 108h236" stroke="#a07c35" stroke-width="3"/>` +
  [300, 360, 420, 480].map((x, i) => `<path d="M${x} 118h30v14l-15 9-15-9z" fill="${colourOf(i)}" stroke="#e8cc7a"/>`).join('');

const rail = (y: number): string => {
  const posts = Array.from(
    { length: 7 },
    (_, i) => `<rect x="${14 + i * 124}" y="${y - 8}" width="9" height="24" rx="2" fill="#6b4826" stroke="#2a1a0a"/>`,
  );
  const swags = Array.from({ length: 6 }, (_, i) => {
    const line = `M${26 + i * 124} ${y + 2}q56 15 112 0`;
    return `<path d="${line}" fill="none" stroke="#f3e6c6" stroke-width="4"/><path d="${line}" fill="none" stroke="#8E2420" stroke-width="4" stroke-dasharray="9 9"/>`;
  });
  return `<rect x="-4" y="${y + 9}" width="${RAIL}" height="7" fill="#3a2612" opacity=".3"/>${posts.join('')}<rect x="-4" y="${y - 4}" width="${RAIL}" height="9" rx="3" fill="url(#zi-rail)" stroke="#2a1a0a"/>${swags.join('')}`;
};

/** The lists from their top left corner; the right 250 pixels stay free for panels. */
export const listsBody = (lanes = 3): string =>
  `${ZIZKA_DEFS}<rect width="1280" height="140" fill="url(#zi-sky)"/><path d="M0 104C120 66 200 84 320 70S560 88 700 66s260 20 360 2 160 16 220 6v70H0z" fill="#4a4a45" opacity=".55"/>` +
  `${at(640, 92, castle(0, 0, '#8E2420'), { scale: 1.15, opacity: 0.85 })}${at(560, 96, town(0, 0, 0), { opacity: 0.8 })}${at(716, 96, town(0, 0, 1), { opacity: 0.8 })}${bunting()}${edgeTrees()}` +
  pavilion(96, 122, 0.95, 'azure') +
  pavilion(200, 124, 0.9, 'vert') +
  pavilion(830, 124, 1, 'gules') +
  `<rect y="126" width="1280" height="482" fill="url(#zi-sand)"/><rect y="126" width="1280" height="482" fill="#000" filter="url(#f-paper)" opacity=".5"/>${stand()}${Array.from({ length: lanes }, (_, lane) => rail(FIRST_RAIL + lane * laneHeight(lanes))).join('')}`;

/** A rider's ground in a lane: the pennon he stands before, six places for dice, the pen and the score's shield. */
export const laneBody = (
  tincture: Tincture,
  height: number,
  options: { readonly dice: boolean; readonly leads: boolean },
): string => {
  const middle = round(height / 2 + 8);
  const half = Math.min(46, height / 2 - 14);
  const pennon = `M6 ${middle - half}H150l20 ${half}-20 ${half}H6z`;
  const slots = Array.from(
    { length: options.dice ? 6 : 0 },
    (_, index) =>
      `<rect x="${184 + index * 62}" y="${middle - 24}" width="48" height="48" rx="9" fill="#5a3d1f" fill-opacity=".16" stroke="#5a3d1f" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5"/>`,
  );
  return (
    `${ZIZKA_DEFS}<path d="${pennon}" fill="#000" opacity=".35" transform="translate(3 5)"/><path d="${pennon}" fill="url(#zi-cloth-${tincture})" stroke="#1d120a" stroke-width="1.500"/><path d="${pennon}" ${hatchFill(tincture, 0.7)}/><path d="${pennon}" fill="none" stroke="#e8cc7a" stroke-width="1.500" transform="translate(0 0)"/>` +
    slots.join('') +
    (options.dice ? at(562, middle, penBody()) : '') +
    at(722, middle, scoreShieldBody(tincture, undefined, undefined, options.leads ? 'leads' : 'follows'), {
      scale: Math.min(1, height / 128),
    })
  );
};

/** The shield of a lane's score around (0,0), with a crown for the leader. */
export const scoreShieldBody = (
  tincture: Tincture,
  score?: number,
  points?: number,
  leads: 'leads' | 'follows' = 'follows',
): string =>
  `${ZIZKA_DEFS}<path d="M-36-46h72v46c0 26-16 40-36 50-20-10-36-24-36-50z" fill="#1a0f06" opacity=".4" transform="translate(3 5)"/><path d="M-36-46h72v46c0 26-16 40-36 50-20-10-36-24-36-50z" fill="url(#zi-brass)" stroke="#1d120a" stroke-width="1.300"/><path d="M-30-40h60v40c0 21-13 33-30 42-17-9-30-21-30-42z" fill="url(#zi-vellum)" stroke="#5b431f"/>` +
  words(0, 4, score, { face: 'gothic', size: 44, weight: 600, anchor: 'middle', colour: TINCTURE[tincture].dark }) +
  (points === undefined
    ? ''
    : symbolAt('vp', -9, 20, 19) + words(9, 26, points, { size: 17, anchor: 'middle', colour: '#3a2612' })) +
  (leads === 'leads' ? symbolAt('wenceslas', 0, -54, 32, '#ffdf80') : '');

/** The pen where dice are set aside, 112 × 80 around its middle left. */
export const penBody = (label?: string): string =>
  `${ZIZKA_DEFS}<rect y="-40" width="112" height="80" rx="8" fill="#4b3220" opacity=".55" stroke="#2a1a0a" stroke-width="1.500"/><rect y="-43" width="112" height="6" fill="url(#zi-rail)"/><rect y="37" width="112" height="6" fill="url(#zi-rail)"/>${words(56, -23, label, { face: 'small', size: 13, anchor: 'middle', colour: '#ffe9b8' })}`;
