// Tokens with thickness: round, six-sided, square or shield-shaped.
import { hatchFill } from './badge';
import { mix } from './colour';
import { type IconName, icon } from './icons';
import { TINCTURE, type Tincture } from './palette';
import { type Box, polygon, round } from './svg';
import { words } from './text';

export type TokenShape = 'round' | 'hex' | 'square' | 'shield';

export interface TokenOptions {
  readonly shape?: TokenShape;
  readonly colour?: string;
  readonly icon?: IconName;
  readonly number?: string | number;
  readonly ink?: string;
  readonly tincture?: Tincture;
  readonly lift?: number;
}

export const tokenBox = (radius: number): Box => ({
  x: -radius * 1.3,
  y: -radius * 1.2,
  width: radius * 2.7,
  height: radius * 2.9,
});

/** Path data of a token's outline around (0,0). */
export const tokenOutline = (shape: TokenShape, k: number): string => {
  const r = (factor: number): number => round(k * factor);
  switch (shape) {
    case 'round':
      return `M${-k} 0A${k} ${k} 0 1 1 ${k} 0A${k} ${k} 0 1 1 ${-k} 0Z`;
    case 'hex':
      return polygon(
        Array.from({ length: 6 }, (_, i) => ({ x: Math.cos((Math.PI / 3) * i) * k, y: Math.sin((Math.PI / 3) * i) * k })),
      );
    case 'square':
      return `M${r(-0.8)} ${r(-0.88)}H${r(0.8)}Q${r(0.88)} ${r(-0.88)} ${r(0.88)} ${r(-0.8)}V${r(0.8)}Q${r(0.88)} ${r(0.88)} ${r(0.8)} ${r(0.88)}H${r(-0.8)}Q${r(-0.88)} ${r(0.88)} ${r(-0.88)} ${r(0.8)}V${r(-0.8)}Q${r(-0.88)} ${r(-0.88)} ${r(-0.8)} ${r(-0.88)}Z`;
    case 'shield':
      return `M${r(-0.85)} ${r(-0.9)}H${r(0.85)}V${r(0.1)}Q${r(0.8)} ${r(0.75)} 0 ${r(1.05)}Q${r(-0.8)} ${r(0.75)} ${r(-0.85)} ${r(0.1)}Z`;
  }
};

/** The token around (0,0). */
export const tokenBody = (radius: number, options: TokenOptions = {}): string => {
  const shape = options.shape ?? 'round';
  const colour = options.colour ?? (options.tincture === undefined ? '#cdb483' : TINCTURE[options.tincture].colour);
  const ink = options.ink ?? (options.tincture === undefined ? '#241a12' : TINCTURE[options.tincture].ink);
  const edge = mix(colour, '#120904', 0.55);
  const thickness = round(radius * 0.22);
  const lift = options.lift ?? 0;
  const outline = tokenOutline(shape, radius);
  return (
    `<g transform="translate(0 ${-lift})"><path d="${tokenOutline(shape, round(radius * 1.02))}" transform="translate(${round(2 + lift * 0.3)} ${round(thickness + 3 + lift)})" fill="#000" opacity="${lift > 0 ? 0.4 : 0.6}" filter="url(#blur${lift > 0 ? 6 : 3})"/>` +
    `<path d="${outline}" transform="translate(0 ${thickness})" fill="${edge}" stroke="#120904"/><path d="${outline}" transform="translate(0 ${round(thickness / 2)})" fill="${edge}"/>` +
    `<path d="${outline}" fill="${colour}" stroke="#120904" stroke-width=".8"/>` +
    (options.tincture === undefined
      ? ''
      : `<path d="${tokenOutline(shape, round(radius * 0.98))}" ${hatchFill(options.tincture, 0.75)}/>`) +
    `<path d="${outline}" fill="url(#gloss)" opacity=".8"/><path d="${tokenOutline(shape, round(radius * 0.84))}" fill="none" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width="1.400"/>` +
    (options.icon === undefined ? '' : icon(options.icon, -radius * 0.56, -radius * 0.56, radius * 1.12, ink)) +
    `${words(0, radius * 0.36, options.number, { face: 'gothic', size: radius * 1.1, colour: ink, anchor: 'middle' })}</g>`
  );
};
