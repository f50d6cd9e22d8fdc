// The hanging banners of the hall, one per game, each with its own tail. They stir by their `sway`.
import { emblemBody } from './emblem';
import { AFFINITIES, AFFINITY, GAME_COLOURS, type GameId } from './palette';
import { type Box, clipped, localDef, round, stops } from './svg';
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

export const bannerBox = (width = 172, height = 430): Box => ({ x: -34, y: -44, width: width + 72, height: height + 90 });

type Swing = (share: number) => number;

const tailOf = (game: GameId, w: number, h: number, b: number, s: number): string => {
  const x = (share: number): number => round(w * share + s);
  switch (game) {
    case 'leaders':
      return `L${x(1)} ${b}L${x(0.835)} ${h - 6}L${x(0.667)} ${b + 8}L${x(0.5)} ${h + 8}L${x(0.333)} ${b + 8}L${x(0.165)} ${h - 6}L${x(0)} ${b}`;
    case 'grunwald':
      return `L${x(1)} ${h}Q${x(0.72)} ${h - 14} ${x(0.5)} ${b - 4}Q${x(0.28)} ${h - 14} ${x(0)} ${h}`;
    case 'zizka':
      return `L${x(1)} ${b}C${x(1)} ${h} ${x(0.68)} ${h} ${x(0.667)} ${b + 4}C${x(0.66)} ${h + 26} ${x(0.34)} ${h + 26} ${x(0.333)} ${b + 4}C${x(0.32)} ${h} ${x(0)} ${h} ${x(0)} ${b}`;
    case 'monster-lands':
      return `L${x(1)} ${b - 6}L${x(0.93)} ${b + 34}L${x(0.84)} ${b + 18}L${x(0.76)} ${h - 12}L${x(0.65)} ${h - 26}L${x(0.5)} ${h + 12}L${x(0.36)} ${h - 24}L${x(0.25)} ${h - 8}L${x(0.15)} ${b + 20}L${x(0.07)} ${b + 32}L${x(0)} ${b - 6}`;
  }
};

const fieldOf = (game: GameId, w: number, h: number): string => {
  const ground = `<rect x="-10" y="-4" width="${w + 20}" height="${h + 40}" fill="${GAME_COLOURS[game].colour}"/>`;
  const y = (share: number): number => round(h * share);
  switch (game) {
    case 'leaders':
      return `${ground}<path d="M-10-4H${w + 20}V${y(0.1)}H-10Z" fill="#33235a"/><path d="M-10 ${y(0.66)}L${w / 2} ${y(0.72)}L${w + 20} ${y(0.66)}V${h + 40}H-10Z" fill="#2a1c49"/><path d="M-10 ${y(0.66)}L${w / 2} ${y(0.72)}L${w + 20} ${y(0.66)}" fill="none" stroke="#c8a04a" stroke-width="4"/>`;
    case 'grunwald':
      return `${ground}<path d="M-10 ${y(0.69)}L${w / 2} ${y(0.62)}L${w + 20} ${y(0.69)}V${y(0.76)}L${w / 2} ${y(0.69)}L-10 ${y(0.76)}Z" fill="#d6a21e"/><path d="M-10 ${y(0.775)}L${w / 2} ${y(0.705)}L${w + 20} ${y(0.775)}V${y(0.79)}L${w / 2} ${y(0.72)}L-10 ${y(0.79)}Z" fill="#d6a21e"/>`;
    case 'zizka':
      return `${ground}<rect x="-10" y="-4" width="${w / 2 + 10}" height="${h + 40}" fill="#2a5731"/><path d="M-10 ${y(0.66)}H${w + 20}V${y(0.685)}H-10ZM-10 ${y(0.7)}H${w + 20}V${y(0.74)}H-10Z" fill="#9c2b26"/>`;
    case 'monster-lands': {
      const left = [1, w - 14, 15, w - 26];
      const pales = AFFINITIES.map(
        (affinity, i) =>
          `<rect x="${left[i] ?? 0}" y="-4" width="11" height="${h + 40}" fill="${AFFINITY[affinity].colour}" opacity=".85"/>`,
      );
      return `${ground}<path d="M-10-4H${w + 20}V${y(0.2)}L${w / 2} ${y(0.1)}L-10 ${y(0.2)}Z" fill="#0f1820"/>${pales.join('')}`;
    }
  }
};

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

const rod = (game: GameId, w: number): string => {
  const colours = GAME_COLOURS[game];
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
export const bannerBody = (game: GameId, options: BannerOptions = {}): string => {
  const w = options.width ?? 172;
  const h = options.height ?? 430;
  const b = round(h - 62 * (w / 172));
  const swing: Swing = (share) => round((options.sway ?? 0) * share * share);
  const tail = tailOf(game, w, h, b, swing(1));
  const bottom = game === 'grunwald' ? h : b;
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
    `${clipped(full, `<g filter="url(#f-cloth)">${fieldOf(game, w, h)}</g>${hem}`)}` +
    `<g transform="translate(${w / 2} ${round(h * 0.285)})">${emblemBody(game, w * 0.33)}</g>` +
    `${clipped(full, shading(w, h, swing))}${name.join('')}${foot}${rod(game, w)}`
  );
};
