// The six fields as hanging banners with a niche for every seat, and where they hang on the map.
import { type IconName, icon } from '../../../art/game-icons';
import { at, type Box, localDef, type Point, stops } from '../../../art/svg';
import { fitted, words } from '../../../art/text';
import { GRUNWALD_DEFS } from './defs';

export type FieldNumber = 1 | 2 | 3 | 4 | 5 | 6;
export type FieldState = 'rest' | 'lit' | 'off';

export const FIELD: Box = { x: -34, y: -26, width: 282, height: 264 };

/** Top left corner of each banner on the map. */
export const FIELD_AT: Readonly<Record<FieldNumber, Point>> = {
  1: { x: 305, y: 84 },
  2: { x: 594, y: 50 },
  3: { x: 594, y: 336 },
  4: { x: 305, y: 370 },
  5: { x: 16, y: 368 },
  6: { x: 16, y: 112 },
};

interface FieldLook {
  readonly colour: string;
  readonly ink: string;
  readonly sign: IconName;
}

export const FIELD_LOOK: Readonly<Record<FieldNumber, FieldLook>> = {
  1: { colour: '#e4dfd0', ink: '#1b1b1e', sign: 'iron-cross' },
  2: { colour: '#8f2722', ink: '#f3e2b8', sign: 'queen-crown' },
  3: { colour: '#5d6a2e', ink: '#f3e2b8', sign: 'wheat' },
  4: { colour: '#9b6b16', ink: '#fff0c6', sign: 'crown-coin' },
  5: { colour: '#51415f', ink: '#f3e2b8', sign: 'lion' },
  6: { colour: '#35566b', ink: '#f3e2b8', sign: 'hood' },
};

const CLOTH = 'M0 4H214V186L187.250 200L160.500 186L133.750 200L107 186L80.250 200L53.500 186L26.750 200L0 186Z';

const MOST_NICHES = 4;
// From niche to niche, by their number: fewer stand wider apart.
const NICHE_STEP: readonly number[] = [0, 80, 80, 64, 50];

const nicheStep = (niches: number): number => NICHE_STEP[niches] ?? 50;

/** Where a piece stands in a niche: the middle of its ground line, from the banner's corner. */
export const nicheAt = (index: number, niches = MOST_NICHES): Point => ({
  x: 107 + (index - (niches - 1) / 2) * nicheStep(niches),
  y: 177,
});

// Light falls on a niche's floor: who stands there is seen against it.
const FLOOR = localDef(
  'radialGradient',
  'cx=".5" cy=".84" r=".62"',
  stops([
    [0, '#f6dfa6', 0.5],
    [0.5, '#e9c98a', 0.2],
    [1, '#e9c98a', 0],
  ]),
);

/** A niche drawn around the point of `nicheAt`; the number is its place. */
export const nicheBody = (label?: string, dark = 0.42, width = 48): string => {
  const side = width / 2;
  const arch = `M${-side} 5V-37Q${-side} -49 0 -51Q${side} -49 ${side} -37V5Z`;
  return (
    `${FLOOR.markup}<path d="${arch}" fill="#1d1209" fill-opacity="${dark}" stroke="#e9cf8a" stroke-opacity=".28"/><path d="${arch}" fill="${FLOOR.url}"/>` +
    `<g opacity=".35">${words(0, -14, label, { face: 'serif', size: 17, colour: '#f3e2b8', anchor: 'middle' })}</g>`
  );
};

export interface FieldOptions {
  readonly title?: string;
  readonly state?: FieldState;
  readonly niches?: number;
  /** Labels of the niches, such as I to IV. */
  readonly places?: readonly string[];
}

/** A field's banner, 214 × 200 from the cloth's top left corner, with its rod and number. */
export const fieldBody = (field: FieldNumber, options: FieldOptions = {}): string => {
  const look = FIELD_LOOK[field];
  const pale = field === 1;
  const state = options.state ?? 'rest';
  const sign = pale
    ? '<path d="M94 4H120V76H214V102H120V200L107 186L94 193V102H0V76H94Z" fill="#26262a" opacity=".3"/>'
    : icon(look.sign, 42, 18, 130, '#000', 'opacity=".1"');
  const count = options.niches ?? MOST_NICHES;
  const niches = Array.from({ length: count }, (_, index) => {
    const { x, y } = nicheAt(index, count);
    return at(x, y, nicheBody(options.places?.[index], pale ? 0.66 : 0.42, nicheStep(count) - 2));
  });
  return (
    `${GRUNWALD_DEFS}<path d="${CLOTH}" fill="${look.colour}" filter="url(#${state === 'lit' ? 'f-lit' : 'f-drop6'})"/><g${state === 'off' ? ' filter="url(#f-used)"' : ''}><path d="${CLOTH}" fill="${look.colour}"/>${sign}` +
    `<path d="${CLOTH}" fill="url(#damask)"/><path d="${CLOTH}" fill="url(#gr-folds)"/>` +
    '<path d="M3.500 8V183.500L26.750 195.600L53.500 181.600L80.250 195.600L107 181.600L133.750 195.600L160.500 181.600L187.250 195.600L210.500 183.500V8" fill="none" stroke="#E8CC7A" stroke-opacity=".75" stroke-width="1.100"/>' +
    [26.75, 80.25, 133.75, 187.25].map((x) => `<circle cx="${x}" cy="201" r="2.800" fill="url(#gr-brass)"/>`).join('') +
    `<path d="M34 9H206V34H34Z" fill="#000" opacity="${pale ? 0.08 : 0.16}"/>${words(42, 28.5, options.title, { face: 'small', size: fitted(options.title, 18, 158, 0.58), colour: look.ink })}</g>${niches.join('')}` +
    (state === 'lit' ? `<path d="${CLOTH}" fill="none" stroke="#FFE7A8" stroke-width="1.800"/>` : '') +
    '<g filter="url(#f-drop1)"><rect x="-7" y="-1" width="228" height="8" rx="4" fill="url(#gr-oak)"/><circle cx="-8" cy="3" r="5.500" fill="url(#gr-brass)"/><circle cx="222" cy="3" r="5.500" fill="url(#gr-brass)"/></g>' +
    `<g transform="translate(18 21)" filter="url(#f-drop1)"><circle r="16.500" fill="url(#gr-brass)"/><circle r="13.600" fill="#2A1C12"/>${words(0, 8, field, { face: 'gothic', size: 24, colour: '#FFD98A', anchor: 'middle' })}</g>`
  );
};

/** The black shield of the Teutons' strength, around (0,0), 62 × 78. */
export const strengthShieldBody = (strength?: number | string, label?: string, sum?: string): string =>
  '<path d="M-31 -38H31V6C31 26 15 34 0 40C-15 34 -31 26 -31 6Z" fill="#26262a" stroke="#E8CC7A" stroke-width="1.600"/>' +
  words(0, 6, strength, { face: 'gothic', size: 38, colour: '#f6ecd3', anchor: 'middle' }) +
  words(0, -23, label, { face: 'small', size: fitted(label, 12, 54), colour: '#e8cc7a', anchor: 'middle' }) +
  words(0, 22, sum, { size: 13, weight: 800, colour: '#e8cc7a', anchor: 'middle' });

/** A ribbon with a rank, 34 × 16 from its top left corner. */
export const rankRibbonBody = (label: string | undefined, rank: 1 | 2 | 3 = 1): string =>
  `<g filter="url(#f-drop1)"><path d="M0 0H34L30 8L34 16H0L4 8Z" fill="${rank === 1 ? '#C8A04A' : '#cdbb92'}"/>${words(17, 12.5, label, { size: 13, weight: 800, anchor: 'middle' })}</g>`;
