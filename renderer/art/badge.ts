// A seat's sign: tincture, shape and heraldic hatching together, so that nobody needs colour alone.
import { type IconName, icon } from './icons';
import { TINCTURE, type Tincture } from './palette';
import { type Box, round } from './svg';
import { words } from './text';

/** Path data of the seat's shape around (0,0). */
export const shapePath = (tincture: Tincture, radius: number): string => {
  const r = (factor: number): number => round(radius * factor);
  switch (TINCTURE[tincture].shape) {
    case 'lozenge':
      return `M0 ${r(-1.12)}L${r(0.95)} 0L0 ${r(1.12)}L${r(-0.95)} 0Z`;
    case 'roundel':
      return `M${r(-1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(-1)} 0Z`;
    case 'billet':
      return `M${r(-0.86)} ${r(-0.92)}H${r(0.86)}V${r(0.92)}H${r(-0.86)}Z`;
    case 'pile':
      return `M${r(-1.02)} ${r(-0.86)}H${r(1.02)}L0 ${r(1.06)}Z`;
  }
};

/** Faint hatching of a tincture as a fill and its strength. */
export const hatchFill = (tincture: Tincture, strength = 1): string =>
  `fill="url(#hatch-${tincture})" opacity="${round((tincture === 'or' ? 0.5 : 0.42) * strength)}"`;

export interface BadgeOptions {
  readonly icon?: IconName;
  readonly number?: string | number;
  readonly dim?: boolean;
}

export const badgeBox = (radius: number): Box => ({
  x: -radius * 1.35,
  y: -radius * 1.35,
  width: radius * 2.7,
  height: radius * 2.7,
});

/** The badge around (0,0). */
export const badgeBody = (tincture: Tincture, radius: number, options: BadgeOptions = {}): string => {
  const colours = TINCTURE[tincture];
  const path = shapePath(tincture, radius);
  const rise = colours.shape === 'pile' ? radius * 0.2 : 0;
  const emblem =
    options.icon === undefined ? '' : icon(options.icon, -radius * 0.62, -radius * 0.62 - rise, radius * 1.24, colours.ink);
  const number = words(0, radius * 0.38 - rise, options.number, {
    face: 'gothic',
    size: radius * 1.15,
    colour: colours.ink,
    anchor: 'middle',
    halo: tincture === 'or' ? colours.light : colours.dark,
    haloWidth: round(radius * 0.16),
  });
  return (
    `<g${options.dim === true ? ' opacity=".35"' : ''}>` +
    `<path d="${path}" transform="translate(0 ${round(radius * 0.12)})" fill="#000" opacity=".5"/>` +
    `<path d="${path}" fill="${colours.colour}" stroke="#2a1a08" stroke-width="${round(Math.max(2, radius * 0.3))}" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="url(#brass)" stroke-width="${round(Math.max(1.4, radius * 0.2))}" stroke-linejoin="round"/>` +
    `<path d="${path}" ${hatchFill(tincture)}/><path d="${path}" fill="url(#gloss)"/>${emblem}${number}</g>`
  );
};

/** A tinted, hatched rectangle for panel heads, from its top left corner. */
export const hatchBody = (tincture: Tincture, width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${TINCTURE[tincture].colour}"/>` +
  `<rect width="${width}" height="${height}" ${hatchFill(tincture, 0.7)}/>` +
  `<rect width="${width}" height="${height}" fill="url(#sheen)" opacity=".6"/>`;
