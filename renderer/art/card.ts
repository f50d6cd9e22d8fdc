// The common card: parchment with a coloured head and an emblem; backs carry the game's pattern.
import { hatchFill } from './badge';
import { mix } from './colour';
import { emblemBody } from './emblem';
import { type IconName, icon } from './icons';
import type { Shades, Tincture } from './palette';
import { type Box, clippedRect, round } from './svg';
import { fitted, words } from './text';

export type CardState = 'rest' | 'can' | 'lifted' | 'chosen' | 'off';

export interface CardOptions {
  readonly colour: string;
  readonly icon: IconName;
  readonly title?: string;
  /** Small line under the numbers. */
  readonly foot?: string;
  readonly tincture?: Tincture;
  readonly state?: CardState;
}

const MARGIN = 16;

export const cardBox = (width: number, height: number): Box => ({
  x: -MARGIN,
  y: -MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN + 8,
});

/** A card face from its top left corner. */
export const cardBody = (width: number, height: number, options: CardOptions): string => {
  const state = options.state ?? 'rest';
  const head = round(height * 0.17);
  const corner = round(width * 0.055);
  const middle = height * 0.44;
  const glow =
    state === 'can' || state === 'chosen'
      ? `<rect x="-2" y="-2" width="${width + 4}" height="${height + 4}" rx="${corner + 2}" fill="none" stroke="#ffd98a" stroke-width="5" filter="url(#blur3)"/>`
      : '';
  const face =
    `<rect width="${width}" height="${height}" fill="url(#parchment)" filter="url(#f-parchment)"/><rect width="${width}" height="${head}" fill="${options.colour}"/>` +
    `<rect width="${width}" height="${head}" fill="url(#gloss)" opacity=".6"/><rect y="${head}" width="${width}" height="2" fill="#c8a04a"/>` +
    (options.tincture === undefined ? '' : `<rect width="${width}" height="${head}" ${hatchFill(options.tincture, 0.6)}/>`) +
    `<circle cx="${width / 2}" cy="${round(middle)}" r="${round(width * 0.3)}" fill="${options.colour}" opacity=".16"/><circle cx="${width / 2}" cy="${round(middle)}" r="${round(width * 0.3)}" fill="none" stroke="${options.colour}" stroke-opacity=".55"/>` +
    icon(options.icon, width * 0.25, middle - width * 0.25, width * 0.5, mix(options.colour, '#1a0d04', 0.45)) +
    `<rect x="${round(width * 0.06)}" y="${round(height * 0.655)}" width="${round(width * 0.88)}" height="${round(height * 0.29)}" rx="3" fill="#fffaf0" fill-opacity=".5" stroke="#7d5620" stroke-opacity=".35"/>`;
  const chosen = state === 'chosen';
  return (
    `<g${state === 'off' ? ' filter="url(#f-off)"' : ''} transform="translate(0 ${state === 'lifted' ? -8 : 0})">` +
    `<rect width="${width}" height="${height}" rx="${corner}" fill="#2a1a0c" filter="url(#${state === 'lifted' ? 'f-drop6' : 'f-drop2'})"/>${glow}` +
    `${clippedRect(1.5, 1.5, width - 3, height - 3, corner, face)}` +
    `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="${corner}" fill="none" stroke="${chosen ? '#e8cc7a' : '#3a270f'}" stroke-width="${chosen ? 3 : 1.5}"/>` +
    words(width / 2, head * 0.72, options.title, {
      face: 'small',
      size: fitted(options.title, head * 0.66, width * 0.92),
      colour: '#fff6dd',
      anchor: 'middle',
      halo: '#00000080',
      haloWidth: 2,
    }) +
    `${words(width / 2, height * 0.915, options.foot, { face: 'serif', size: round(width * 0.11), weight: 500, italic: true, anchor: 'middle' })}</g>`
  );
};

/** A card back from its top left corner. */
export const cardBackBody = (width: number, height: number, colours: Shades, emblem: (radius: number) => string): string => {
  const corner = round(width * 0.055);
  const lines = Array.from({ length: Math.ceil((width + height) / 16) + 2 }, (_, i) => {
    const x = round(-height + i * 16);
    return `<path d="M${x} 0L${x + height} ${height}M${x + height} 0L${x} ${height}" stroke="#e8cc7a" stroke-opacity=".22" stroke-width="1.200"/>`;
  });
  return (
    `<rect width="${width}" height="${height}" rx="${corner}" fill="#1a0f08" filter="url(#f-drop2)"/><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${corner}" fill="${colours.dark}"/>` +
    `${clippedRect(5, 5, width - 10, height - 10, round(corner * 0.7), lines.join(''))}` +
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="${round(corner * 0.7)}" fill="none" stroke="url(#brass)" stroke-width="2"/>` +
    `<g transform="translate(${width / 2} ${height / 2})">${emblemBody(emblem, width * 0.27)}</g>`
  );
};
