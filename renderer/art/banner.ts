// The hanging banners of the hall, one a game, each with its own field and tail. They stir by their `sway`.
import { BANNER_HEIGHT, BANNER_WIDTH } from './banner-box';
import { emblemBody } from './emblem';
import type { Shades } from './palette';
import { clipped, localDef, round, stops } from './svg';
import { words } from './text';

export interface BannerOptions {
  readonly width?: number;
  readonly height?: number;
  /** The game's name, one or two lines. */
  readonly lines?: readonly string[];
  readonly foot?: string;
  readonly lit?: boolean;
  /** How far the tail swings, in pixels; negative to the left. */
  readonly sway?: number;
}

type Swing = (share: number) => number;

/** What a game brings for its banner. */
export interface BannerDesign {
  readonly colours: Shades;
  emblem(radius: number): string;
  /** The lower edge as path commands from right to left: `x` of a share of the width, `foot` where the cloth's sides end. */
  tail(x: (share: number) => number, foot: number, height: number): string;
  /** What lies on the cloth's colour; `y` of a share of the height. */
  field(width: number, height: number, y: (share: number) => number): string;
  /** True when the sides run down to the whole height. */
  readonly straight?: boolean;
}

const fieldOf = ({ colours, field }: BannerDesign, w: number, h: number): string =>
  `<rect x="-10" y="-4" width="${w + 20}" height="${h + 40}" fill="${colours.colour}"/>${field(w, h, (share) => round(h * share))}`;

const FOLDS: readonly (readonly [number, string, number])[] = [
  [0, '#000', 0.5],
  [0.05, '#000', 0.1],
  [0.13, '#fff', 0.2],
  [0.2, '#000', 0.02],
  [0.29, '#000', 0.34],
  [0.36, '#fff', 0.04],
  [0.45, '#fff', 0.2],
  [0.53, '#000', 0.04],
  [0.63, '#000', 0.32],
  [0.7, '#fff', 0.1],
  [0.78, '#fff', 0.15],
  [0.88, '#000', 0.22],
  [0.95, '#fff', 0.03],
  [1, '#000', 0.55],
];

const shading = (w: number, h: number, swing: Swing): string => {
  const folds = localDef('linearGradient', 'x1="0" x2="1" y1="0" y2=".06"', stops(FOLDS));
  const [near, far] = [swing(0.8), swing(1)];
  return (
    `${folds.markup}<rect x="-10" y="-4" width="${w + 20}" height="${h + 40}" fill="${folds.url}"/>` +
    `<path d="M${round(w * 0.24)} -5Q${round(w * 0.34)} ${round(h * 0.3)} ${round(w * 0.22 + near)} ${round(h * 0.64)}T${round(w * 0.3 + far)} ${h + 20}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${round(w * 0.1)}" filter="url(#blur6)"/>` +
    `<path d="M${round(w * 0.76)} -5Q${round(w * 0.66)} ${round(h * 0.36)} ${round(w * 0.78 + near)} ${round(h * 0.66)}T${round(w * 0.7 + far)} ${h + 20}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${round(w * 0.09)}" filter="url(#blur6)"/>` +
    `<path d="M${round(w * 0.5)} -5Q${round(w * 0.46)} ${round(h * 0.4)} ${round(w * 0.54 + near)} ${h + 20}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="${round(w * 0.1)}" filter="url(#blur6)"/>` +
    `<rect x="-10" y="-10" width="${w + 20}" height="34" fill="#000" opacity=".4" filter="url(#blur6)"/>`
  );
};

const LOOPS = [0.06, 0.28, 0.5, 0.72, 0.94] as const;

const rod = ({ colours }: BannerDesign, w: number): string => {
  const loops = (fill: string, y: number, height: number): string =>
    LOOPS.map(
      (share) =>
        `<rect x="${round(w * share - 7)}" y="${y}" width="14" height="${height}" rx="2.500" fill="${fill}" stroke="#1a0d04"/>` +
        `<rect x="${round(w * share - 7)}" y="${y}" width="4.500" height="${height}" rx="2" fill="#000" opacity=".27"/>`,
    ).join('');
  return (
    `${loops(colours.colour, -15, 22)}<rect x="-9" y="-15" width="${w + 18}" height="9" rx="4.500" fill="url(#iron)" stroke="#0c0a09"/>` +
    `<circle cx="-11" cy="-10.500" r="6.500" fill="url(#brass)" stroke="#3a270b"/><circle cx="${w + 11}" cy="-10.500" r="6.500" fill="url(#brass)" stroke="#3a270b"/>` +
    `<path d="M-11-17l3.500-7-3.500-5-3.500 5ZM${w + 11}-17l3.500-7-3.500-5-3.500 5Z" fill="url(#brass)" stroke="#3a270b" stroke-width=".8"/>${loops(colours.light, -16, 12)}`
  );
};

/** The banner; (0,0) is the top left corner of the cloth, the rod lies above it. */
export const bannerBody = (design: BannerDesign, options: BannerOptions = {}): string => {
  const w = options.width ?? BANNER_WIDTH;
  const h = options.height ?? BANNER_HEIGHT;
  const b = round(h - 62 * (w / 172));
  const swing: Swing = (share) => round((options.sway ?? 0) * share * share);
  const tail = design.tail((share) => round(w * share + swing(1)), b, h);
  const bottom = design.straight === true ? h : b;
  const full = `M0 0H${w}C${w - 5} ${round(b * 0.3)} ${round(w + 5 + swing(0.7))} ${round(b * 0.6)} ${round(w + swing(1))} ${bottom}${tail}C${round(5 + swing(0.7))} ${round(b * 0.6)} -5 ${round(b * 0.3)} 0 0Z`;
  const fringe = `M${round(w + swing(1))} ${b}${tail}`;
  const lit =
    options.lit === true
      ? `<path d="${full}" fill="none" stroke="#ffd98a" stroke-width="14" opacity=".75" filter="url(#blur14)"/><path d="${full}" fill="none" stroke="#ffd98a" stroke-width="7" opacity=".9" filter="url(#blur3)"/>`
      : '';
  const hem =
    `<path d="${full}" fill="none" stroke="#1a0d04" stroke-opacity=".55" stroke-width="26"/><path d="${full}" fill="none" stroke="#caa04a" stroke-width="17"/>` +
    `<path d="${full}" fill="none" stroke="#7a571c" stroke-width="17" stroke-dasharray="2 5"/><path d="${full}" fill="none" stroke="#5a3d10" stroke-width="9"/><path d="${full}" fill="none" stroke="#e8cc7a" stroke-width="6"/>`;
  const name = (options.lines ?? []).map((line, index) =>
    words(w / 2, h * 0.525 + index * w * 0.182, line, {
      face: 'gothic',
      size: w * 0.178,
      weight: 600,
      colour: '#f6e5b4',
      anchor: 'middle',
      halo: '#120904bf',
      haloWidth: 4,
    }),
  );
  const foot = words(w / 2 + swing(0.9), h * 0.815, options.foot, {
    face: 'small',
    size: w * 0.083,
    colour: '#f4e2ae',
    anchor: 'middle',
    halo: '#120904b0',
  });
  return (
    `<path d="${full}" transform="translate(12 14)" fill="#000" opacity=".55" filter="url(#blur6)"/>${lit}` +
    `<path d="${fringe}" fill="none" stroke="#c79a3e" stroke-width="15" stroke-dasharray="1.700 1.200"/><path d="${fringe}" fill="none" stroke="#6d4d14" stroke-width="15" stroke-dasharray=".6 2.300" opacity=".7"/>` +
    `${clipped(full, `<g filter="url(#f-cloth)">${fieldOf(design, w, h)}</g>${hem}`)}` +
    `<g transform="translate(${w / 2} ${round(h * 0.285)})">${emblemBody(design.emblem, w * 0.33)}</g>` +
    `${clipped(full, shading(w, h, swing))}${name.join('')}${foot}${rod(design, w)}`
  );
};
