// Wax seals: what is confirmed for good, and dead or cracked ones for what is over.
import { mix, seeded } from './colour';
import { type IconName, icon } from './icons';
import { type Box, round } from './svg';

export interface SealOptions {
  readonly icon?: IconName;
  readonly cracked?: boolean;
  readonly dead?: boolean;
  readonly seed?: number;
  readonly colour?: string;
  /** Paints the emblem instead of pressing it into the wax, so that it reads on small seals. */
  readonly ink?: string;
}

export const sealBox = (radius: number): Box => ({
  x: -radius * 1.2,
  y: -radius * 1.2,
  width: radius * 2.4,
  height: radius * 2.45,
});

const DROPS = 14;

/** The uneven outline of poured wax around (0,0). */
export const waxOutline = (radius: number, seed = 5): string => {
  const next = seeded(seed);
  const points = Array.from({ length: DROPS }, (_, index) => {
    const angle = (index / DROPS) * Math.PI * 2;
    const reach = radius * (0.93 + next() * 0.17);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
  const middle = (a: { x: number; y: number }, b: { x: number; y: number }): string =>
    `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  return points
    .map((point, index) => {
      const before = points[(index + DROPS - 1) % DROPS] ?? point;
      const after = points[(index + 1) % DROPS] ?? point;
      const start = index === 0 ? `M${middle(before, point)}` : '';
      return `${start}Q${round(point.x)} ${round(point.y)} ${middle(point, after)}`;
    })
    .join('')
    .concat('Z');
};

const crack = (r: number): string =>
  `<path d="M${-r * 0.15} ${-r}L${r * 0.1} ${-r * 0.5}L${-r * 0.18} ${-r * 0.12}L${r * 0.14} ${r * 0.3}L${-r * 0.06} ${r}" fill="none" stroke="#1b120b" stroke-width="${round(r * 0.09)}" stroke-linejoin="round"/>` +
  `<path d="M${r * 0.1} ${-r * 0.5}L${r * 0.5} ${-r * 0.3}M${r * 0.14} ${r * 0.3}L${r * 0.55} ${r * 0.55}" stroke="#1b120b" stroke-width="${round(r * 0.05)}" fill="none"/>`;

/** The seal around (0,0). */
export const sealBody = (radius: number, options: SealOptions = {}): string => {
  const outline = waxOutline(radius, options.seed);
  const dead = options.dead === true;
  const dark = dead ? '#3a3631' : '#4d0b0a';
  const light = dead ? '#b9b2a8' : '#e0685a';
  const body = dead ? '#655f58' : '#8b221e';
  const tinted =
    options.colour === undefined
      ? ''
      : `<path d="${outline}" fill="${mix(options.colour, '#1a0d04', 0.1)}" style="mix-blend-mode:hue"/>`;
  const r = radius;
  const emblem =
    options.icon === undefined
      ? ''
      : icon(options.icon, -r * 0.47, -r * 0.465, r, light, 'opacity=".75"') +
        icon(options.icon, -r * 0.52, -r * 0.525, r, dark, 'opacity=".9"') +
        icon(options.icon, -r * 0.5, -r * 0.5, r, options.ink ?? body);
  return (
    `<path d="${outline}" transform="translate(0 ${round(r * 0.07)})" fill="#000" opacity=".5" filter="url(#blur3)"/>` +
    `<path d="${outline}" fill="url(#${dead ? 'wax-dead' : 'wax'})" filter="url(#f-wax)"/>${tinted}` +
    `<circle r="${round(r * 0.72)}" fill="${dark}" opacity=".35"/>` +
    `<circle r="${round(r * 0.72)}" fill="none" stroke="${dark}" stroke-opacity=".7" stroke-width="${round(r * 0.05)}"/>` +
    `<circle r="${round(r * 0.72)}" cx=".6" cy="1" fill="none" stroke="${light}" stroke-opacity=".55" stroke-width="${round(r * 0.03)}"/>` +
    `${emblem}${options.cracked === true ? crack(r) : ''}`
  );
};
