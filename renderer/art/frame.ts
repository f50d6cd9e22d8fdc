// Panels: a framed parchment board, a dark oak plank, a loose deckled sheet and a recessed slot.
import { seeded } from './colour';
import { type Box, clipped, clippedRect, round } from './svg';

export type FrameStyle = 'parchment' | 'oak' | 'sheet' | 'slot';

export interface FrameOptions {
  readonly lit?: boolean;
  readonly corners?: boolean;
  readonly cornerScale?: number;
  readonly seed?: number;
  /** Width of the wooden frame of a parchment board. */
  readonly border?: number;
}

const MARGIN = 20;

export const frameBox = (width: number, height: number): Box => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN + 6,
});

const corner = (x: number, y: number, angle: number, scale: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${scale})"><path d="M-3-3H24L19 5H9Q5 5 5 9V19L-3 24Z" fill="url(#brass)" stroke="#3a270b"/>` +
  '<path d="M-1.500-1.500H20" stroke="#fff3c4" stroke-opacity=".7"/><circle cx="4" cy="4" r="2.400" fill="#6b4b16"/><circle cx="3.500" cy="3.400" r="1.400" fill="#f6e2a2"/></g>';

/** Brass fittings on the four corners of a rectangle. */
export const cornersBody = (width: number, height: number, scale = 0.8, inset = 2): string =>
  corner(inset, inset, 0, scale) +
  corner(width - inset, inset, 90, scale) +
  corner(width - inset, height - inset, 180, scale) +
  corner(inset, height - inset, 270, scale);

const oak = (w: number, h: number, lit: boolean): string =>
  `<rect width="${w}" height="${h}" rx="7" fill="#2a1b11" filter="url(#f-drop6)"/><rect width="${w}" height="${h}" rx="7" fill="url(#oak)" filter="url(#f-wood)"/>` +
  `<rect width="${w}" height="${h}" rx="7" fill="#1a0f08" fill-opacity=".45"/><rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="6.500" fill="none" stroke="#120a05"/>` +
  `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="5.500" fill="none" stroke="#a8804a" stroke-opacity=".35"/>` +
  `<rect x="5.500" y="5.500" width="${w - 11}" height="${h - 11}" rx="3" fill="none" stroke="${lit ? '#ffd98a' : '#c8a04a'}" stroke-opacity="${lit ? 0.95 : 0.5}"/>`;

const slot = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" rx="5" fill="#120a05" fill-opacity=".55"/><rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="4.500" fill="none" stroke="#000" stroke-opacity=".7"/>` +
  `<path d="M4 ${h - 0.5}H${w - 4}" stroke="#a8804a" stroke-opacity=".35"/>`;

/** The torn outline of a loose sheet. */
const deckle = (w: number, h: number, seed: number): string => {
  const next = seeded(seed);
  const step = 9;
  const points: string[] = [];
  for (let x = 0; x <= w; x += step) points.push(`${round(x)} ${round(next() * 1.6)}`);
  for (let y = step; y <= h; y += step) points.push(`${round(w - next() * 1.6)} ${round(y)}`);
  for (let x = w - step; x >= 0; x -= step) points.push(`${round(x)} ${round(h - next() * 1.6)}`);
  for (let y = h - step; y > 0; y -= step) points.push(`${round(next() * 1.6)} ${round(y)}`);
  return `M${points.join('L')}Z`;
};

const sheet = (w: number, h: number, seed: number): string => {
  const outline = deckle(w, h, seed);
  return (
    `<path d="${outline}" fill="#d8c391" filter="url(#f-drop6)"/>` +
    clipped(
      outline,
      `<rect width="${w}" height="${h}" fill="url(#parchment)" filter="url(#f-parchment)"/><path d="${outline}" fill="none" stroke="#7d5620" stroke-opacity=".5" stroke-width="12" filter="url(#blur6)"/>` +
        `<path d="${outline}" fill="none" stroke="#6b4718" stroke-opacity=".7" stroke-width="1.400"/>`,
    )
  );
};

const board = (w: number, h: number, f: number, lit: boolean): string => {
  const inner = { width: w - 2 * f, height: h - 2 * f };
  return (
    `<rect width="${w}" height="${h}" rx="7" fill="#24170d" filter="url(#f-drop6)"/><rect width="${w}" height="${h}" rx="7" fill="url(#oak-frame)" filter="url(#f-wood)"/>` +
    `<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="6.500" fill="none" stroke="#120a05"/><rect x="1.800" y="1.800" width="${w - 3.6}" height="${h - 3.6}" rx="5.600" fill="none" stroke="#c79c62" stroke-opacity=".4"/>` +
    `<rect x="${f - 2}" y="${f - 2}" width="${inner.width + 4}" height="${inner.height + 4}" rx="3" fill="#150c05"/>` +
    `<rect x="${f - 1.5}" y="${f - 1.5}" width="${inner.width + 3}" height="${inner.height + 3}" rx="2.500" fill="none" stroke="${lit ? '#ffd98a' : '#c8a04a'}" stroke-opacity=".9"/>` +
    clippedRect(
      f,
      f,
      inner.width,
      inner.height,
      1.5,
      `<rect x="${f}" y="${f}" width="${inner.width}" height="${inner.height}" fill="url(#parchment)" filter="url(#f-parchment)"/>` +
        `<rect x="${f - 3}" y="${f - 3}" width="${inner.width + 6}" height="${inner.height + 6}" fill="none" stroke="#5a3a12" stroke-opacity=".55" stroke-width="16" filter="url(#blur6)"/>`,
    )
  );
};

/** A panel from its top left corner. */
export const frameBody = (width: number, height: number, style: FrameStyle = 'parchment', options: FrameOptions = {}): string => {
  const lit = options.lit === true;
  const corners = options.corners === false ? '' : cornersBody(width, height, options.cornerScale ?? 0.8);
  switch (style) {
    case 'oak':
      return oak(width, height, lit) + corners;
    case 'slot':
      return slot(width, height);
    case 'sheet':
      return sheet(width, height, options.seed ?? 17);
    case 'parchment':
      return board(width, height, options.border ?? 9, lit) + corners;
  }
};
