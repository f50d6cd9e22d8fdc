// A person in a woodcut, illuminated manner: one drawing from parts (face, hair, beard, head-dress, dress, ground, light).
// The whole canvas is 200 × 240 with the head around (100, 108), in three-quarter view to the right.
import { mix } from '../colour';
import { type Box, clippedRect, localDef, piece, round, stops } from '../svg';
import { COLLARS } from './collars';
import { head } from './face';
import { ground } from './grounds';
import { HAIR, type Hair } from './hair';
import { type Gear, type GearId, HEADGEAR } from './headgear';
import type { PersonSpec } from './spec';
import { type Detail, INK, ink, rake, shape } from './strokes';

// Wider than a face: the smallest cut takes in more, tall ones start higher up.
const WIDE: ReadonlySet<GearId> = new Set([
  'kettle',
  'felt',
  'straw',
  'horned',
  'crown',
  'chaperon',
  'beret',
  'kolpak',
  'magierka',
]);
const TALL: ReadonlySet<GearId> = new Set(['kolpak', 'chaperon', 'magierka', 'crown']);
// Lies on the hair and casts no shadow on the brow.
const SLIGHT: ReadonlySet<GearId> = new Set(['circlet', 'crown', 'amber', 'band', 'laurel', 'none']);

const BROW_SHADOW = 'M-38-34Q4-44 42-30Q42-18 38-12Q10-28-20-20Q-30-14-34 0Q-40-20-38-34Z';

const neck = (skin: string, detail: Detail): string =>
  shape('M74 132C76 156 72 170 60 184Q100 214 144 184C130 172 124 160 124 140Z', mix(skin, '#5a2410', 0.2)) +
  ink('M76 140Q100 176 124 148V160Q100 186 76 158Z', 0.75, mix(skin, '#3a1408', 0.62)) +
  (detail === 0 ? ink(rake(74, 146, 178, 3.6, 30, 1, 0.9, 5, 0.2), 0.6) : '');

const figure = (person: PersonSpec, detail: Detail): string => {
  const { colours, face } = person;
  const hair: Hair = HAIR[person.hair ?? 'short'](colours.hair, detail);
  const worn = person.gear ?? 'none';
  const gear: Gear = HEADGEAR[worn]({ a: colours.gear ?? colours.cloth, b: colours.gear2, f: colours.feather }, detail);
  const size = `scale(${face.w ?? 1} ${face.l ?? 1})`;
  const place = 'translate(100 108) scale(1.13)';
  const shadow = gear.under ?? (gear.front !== undefined && !SLIGHT.has(worn) ? ink(BROW_SHADOW, 0.3) : '');
  const dress = { a: colours.cloth, b: colours.cloth2 ?? mix(colours.cloth, '#f0d9a0', 0.35), skin: colours.skin };
  const over = `${hair.front ?? ''}${shadow}${gear.over ?? ''}${gear.front ?? ''}${hair.over ?? ''}`;
  const body =
    `<g transform="${place} ${size}">${hair.back ?? ''}${gear.back ?? ''}</g>` +
    neck(colours.skin, detail) +
    COLLARS[person.collar](dress, detail) +
    `<g transform="${place} rotate(${person.tilt ?? 0})">${head(person, detail)}<g transform="${size}">${over}</g></g>`;
  return person.flip ? `<g transform="translate(200 0) scale(-1 1)">${body}</g>` : body;
};

const detailOf = (side: number): Detail => (side >= 90 ? 0 : side >= 45 ? 1 : 2);

/** What of the canvas a cut of this shape and detail shows: the smallest ones only the head. */
const cutOf = (person: PersonSpec, ratio: number, detail: Detail): Box => {
  const gear = person.gear ?? 'none';
  const wide = WIDE.has(gear);
  const width = detail === 2 ? (wide ? 152 : 134) : detail === 1 ? 178 : 190;
  const height = width * ratio;
  const centred = (middle: number): number => middle - height / 2;
  const upright = TALL.has(gear) ? -13 : 2;
  const top = detail === 2 ? centred(wide ? 98 : 104) : ratio > 1.1 ? upright : centred(102);
  return { x: 100 - width / 2, y: top, width, height };
};

export interface PortraitSize {
  readonly width: number;
  readonly height: number;
  readonly round?: boolean;
  // Where the size on the screen is another than the drawing's.
  readonly detail?: Detail;
  // Colour of the frame; '' for none.
  readonly ring?: string;
}

/** The drawing of a portrait from its top left corner, `width` × `height`, with the detail that fits the size. */
export const portraitOf = (person: PersonSpec, size: PortraitSize): string => {
  const { width, height } = size;
  const detail = size.detail ?? detailOf(Math.min(width, height));
  const cut = cutOf(person, height / width, detail);
  const glow = person.glow ?? '#ffcf7a';
  const lit = (person.light === 'left') !== (person.flip === true) ? 0.12 : 0.88;
  const warmth = localDef(
    'radialGradient',
    `cx="${lit}" cy=".16" r="1"`,
    stops([
      [0, glow, 0.5],
      [0.4, glow, 0.06],
      [0.62, '#120703', 0],
      [1, '#120703', 0.55],
    ]),
  );
  const sky = Math.min(0, cut.y);
  const field = `<g transform="translate(0 ${round(sky)})">${ground(person.ground, person.colours.bg, detail, 200, 250 - sky)}</g>`;
  const veil = `${warmth.markup}<rect x="${round(cut.x)}" y="${round(cut.y)}" width="${round(cut.width)}" height="${round(cut.height)}" fill="${warmth.url}" opacity="${detail === 2 ? 0.5 : 0.9}"/>`;
  const scale = width / cut.width;
  const drawing = `<g transform="scale(${scale}) translate(${round(-cut.x)} ${round(-cut.y)})">${field}${figure(person, detail)}${veil}</g>`;
  const radius = size.round ? Math.min(width, height) / 2 : width * 0.035;
  const ring = size.ring ?? '#c8a04a';
  const frame = (colour: string, weight: number): string =>
    `<rect width="${width}" height="${height}" rx="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`;
  return clippedRect(0, 0, width, height, radius, drawing) + (ring === '' ? '' : frame(INK, 3.4) + frame(ring, 1.7));
};

/** A portrait as a picture of its own; the frame's line needs a little room around. */
export const portrait = (person: PersonSpec, size: PortraitSize): string => {
  const margin = size.ring === '' ? 0 : 2;
  const box = { x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin };
  return piece(box, portraitOf(person, size));
};
