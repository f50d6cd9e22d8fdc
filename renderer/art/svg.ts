// The frame around every drawing: composing bodies, collecting the definitions they use, unique ids.
// Bodies refer to definitions by plain names (`url(#brass)`); `svg` adds the ones in use and renames them by content.
import { SHARED_DEFS } from './defs';

/** A piece's viewBox: natural size and origin. (0,0) is the point the piece is placed by. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SvgOptions {
  /** CSS put inside the SVG, for instance fonts when it becomes a texture. */
  readonly style?: string;
  /** Enlarges width and height, not the drawing's coordinates. */
  readonly scale?: number;
}

const DEFINITION = /<(linearGradient|radialGradient|pattern|filter|clipPath|marker)\b[^>]*?\bid="([^"]+)"[\s\S]*?<\/\1>/g;
const REFERENCE = /url\(#([\w-]+)\)|href="#([\w-]+)"/g;

const definitionsIn = (markup: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const match of markup.matchAll(DEFINITION)) {
    const id = match[2];
    if (id !== undefined && !found.has(id)) found.set(id, match[0]);
  }
  return found;
};

const sharedDefinitions = definitionsIn(SHARED_DEFS);

const referencesIn = (markup: string): string[] => [...markup.matchAll(REFERENCE)].map((match) => match[1] ?? match[2] ?? '');

/** A short stable name for a text, so that equal drawings share ids and different ones never clash. */
const hashOf = (text: string): string => {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + i), 0xc2b2ae35);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
};

const wrap = (box: Box, body: string, options: SvgOptions): string => {
  const own = definitionsIn([...body.matchAll(/<defs>([\s\S]*?)<\/defs>/g)].map((match) => match[1] ?? '').join(''));
  const drawing = body.replaceAll(/<defs>[\s\S]*?<\/defs>/g, '');
  const used = new Map<string, string>();
  const queue = referencesIn(drawing);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const markup = own.get(name) ?? sharedDefinitions.get(name);
    if (markup === undefined || used.has(name)) continue;
    used.set(name, markup);
    queue.push(...referencesIn(markup));
  }
  const definitions = [...used.values()].join('');
  const prefix = `a${hashOf(drawing + definitions)}-`;
  const renamed = (markup: string): string =>
    markup
      .replaceAll(/\bid="([^"]+)"/g, (whole, id: string) => (used.has(id) ? `id="${prefix}${id}"` : whole))
      .replaceAll(/url\(#([\w-]+)\)/g, (whole, id: string) => (used.has(id) ? `url(#${prefix}${id})` : whole))
      .replaceAll(/href="#([\w-]+)"/g, (whole, id: string) => (used.has(id) ? `href="#${prefix}${id}"` : whole));
  const scale = options.scale ?? 1;
  const style = options.style === undefined ? '' : `<style>${options.style}</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(box.width * scale)}" height="${round(box.height * scale)}" ` +
    `viewBox="${round(box.x)} ${round(box.y)} ${round(box.width)} ${round(box.height)}">` +
    `${style}${definitions === '' ? '' : `<defs>${renamed(definitions)}</defs>`}${renamed(drawing)}</svg>`
  );
};

/** A full SVG of the given size with its origin at the top left. */
export const svg = (width: number, height: number, body: string, options: SvgOptions = {}): string =>
  wrap({ x: 0, y: 0, width, height }, body, options);

/** A full SVG of one piece in its own box. */
export const piece = (box: Box, body: string, options: SvgOptions = {}): string => wrap(box, body, options);

/** Where the piece's origin lies in its box, as a sprite's anchor (0…1). */
export const anchorOf = (box: Box): Point => ({ x: -box.x / box.width, y: -box.y / box.height });

export interface Placement {
  readonly scale?: number;
  readonly rotate?: number;
  readonly opacity?: number;
}

/** A body moved to a place, for composing. */
export const at = (x: number, y: number, body: string, placement: Placement = {}): string => {
  const turn = placement.rotate === undefined ? '' : ` rotate(${round(placement.rotate)})`;
  const scale = placement.scale === undefined ? '' : ` scale(${placement.scale})`;
  const opacity = placement.opacity === undefined ? '' : ` opacity="${placement.opacity}"`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${scale}"${opacity}>${body}</g>`;
};

/** A definition made for one drawing: the id follows from the content, so equal ones are one. */
export const localDef = (kind: 'clipPath' | 'linearGradient' | 'radialGradient', attributes: string, inner: string) => {
  const id = `${kind}-${hashOf(attributes + inner)}`;
  return { url: `url(#${id})`, markup: `<defs><${kind} id="${id}" ${attributes}>${inner}</${kind}></defs>` };
};

/** A clip by a path, as the pair of a wrapper and its definition. */
export const clipped = (path: string, body: string): string => {
  const clip = localDef('clipPath', '', `<path d="${path}"/>`);
  return `${clip.markup}<g clip-path="${clip.url}">${body}</g>`;
};

export const clippedRect = (x: number, y: number, width: number, height: number, radius: number, body: string): string => {
  const clip = localDef(
    'clipPath',
    '',
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"/>`,
  );
  return `${clip.markup}<g clip-path="${clip.url}">${body}</g>`;
};

/** Gradient stops from [offset, colour, opacity?] rows. */
export const stops = (rows: readonly (readonly [number, string, number?])[]): string =>
  rows
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Points as path data: `M…L…Z`. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join('L')}Z`;
