// What pictures of rules are put together from in every game: signs between things, arrows, labels, numbers, rows.
import { forbiddenMarkBody } from '../art/marks';
import { at, clippedRect, localDef, type Point, piece, round, stops } from '../art/svg';
import { fitted, words } from '../art/text';
import { FIGURE } from './rule-figures';

/** A sign between things, such as + or =, centred on its place. */
export const sign = (x: number, y: number, text: string, size = 40): string =>
  words(x, y + size * 0.33, text, { face: 'gothic', size, colour: '#FFE9B8', anchor: 'middle', halo: '#1b110a', haloWidth: 5 });

/** An arrow that starts on its place and goes to the right unless turned. */
export const arrow = (x: number, y: number, rotate = 0, scale = 1): string =>
  at(
    x,
    y,
    '<path d="M0 -7H26V-16L48 0L26 16V7H0Z" fill="#FFD98A" stroke="#3a2508" stroke-width="1.500" stroke-linejoin="round"/>',
    { rotate, scale },
  );

/** A thin arrow from place to place. */
export const pointer = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const path = `M${round(from.x)} ${round(from.y)}L${round(to.x - ux * 10)} ${round(to.y - uy * 10)}`;
  const head = `M${round(to.x)} ${round(to.y)}L${round(to.x - ux * 13 - uy * 6)} ${round(to.y - uy * 13 + ux * 6)}L${round(to.x - ux * 13 + uy * 6)} ${round(to.y - uy * 13 - ux * 6)}Z`;
  return (
    `<path d="${path}" fill="none" stroke="#1b110a" stroke-width="6" opacity=".55"/><path d="${path}" fill="none" stroke="#FFD98A" stroke-width="3.200"/>` +
    `<path d="${head}" fill="#FFD98A" stroke="#3a2508"/>`
  );
};

/** A strip of parchment with a word on it, centred on its place. */
export const label = (x: number, y: number, text: string, room = 130): string => {
  const size = fitted(text, 15, room - 16, 0.56);
  const width = round(Math.min(room, text.length * size * 0.56 + 22));
  return at(
    x,
    y,
    `<rect x="${round(-width / 2)}" y="-12" width="${width}" height="24" rx="5" fill="#F6ECD3" stroke="#7d5c1f"/>${words(0, 5.2, text, { face: 'small', size, colour: '#3b2412', anchor: 'middle' })}`,
  );
};

/** A number of importance in a wax-red or iron disc. */
export const count = (
  x: number,
  y: number,
  value: number | string,
  look: 'red' | 'iron' | 'gold' = 'red',
  radius = 15,
): string => {
  const fill = { red: '#8E2420', iron: '#4B5057', gold: '#C8A04A' }[look];
  const ink = look === 'gold' ? '#241A12' : '#fff3d6';
  return at(
    x,
    y,
    `<circle r="${radius}" cy="1.500" fill="#000" opacity=".4"/><circle r="${radius}" fill="${fill}" stroke="#fff3d6" stroke-width="1.600"/>${words(0, radius * 0.42, value, { size: radius * 1.25, colour: ink, anchor: 'middle' })}`,
  );
};

export const cross = (x: number, y: number, radius = 18): string => at(x, y, forbiddenMarkBody(radius));

/** A quiet board under what would get lost on the ground. */
export const plate = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#1d130b" fill-opacity=".62" stroke="#C8A04A" stroke-opacity=".6"/>`;

/** The same thing several times beside each other, from the left. */
export const rowOf = (bodies: readonly string[], x: number, y: number, step: number, scale = 1): string =>
  bodies.map((body, index) => at(x + index * step, y, body, { scale })).join('');

/** A cloth to lay things on: lit in the middle, woven. Cheap to paint, unlike the tables' own grounds. */
export const cloth = (light: string, dark: string): string => {
  const shine = localDef(
    'radialGradient',
    'cx=".45" cy=".35" r=".8"',
    stops([
      [0, light],
      [1, dark],
    ]),
  );
  return (
    `${shine.markup}<rect width="500" height="284" fill="${shine.url}"/><rect width="500" height="284" fill="url(#damask)" opacity=".8"/>` +
    '<rect x="7" y="7" width="486" height="270" rx="4" fill="none" stroke="#E8CC7A" stroke-opacity=".35" stroke-width="1.400"/>'
  );
};

/** The whole picture: ground and drawing cut at the frame. */
export const onGround = (ground: string, body: string): string => piece(FIGURE, clippedRect(0, 0, 500, 284, 0, ground + body));
