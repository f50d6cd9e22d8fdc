// What stands on the map: trees, hills, towns, castles, taverns and the two keeps that can be conquered.
import { round } from '../../../art/svg';
import { symbolAt } from './symbols';

const INK = '#3a2612';

export type TreeKind = 0 | 1 | 2;

/** A tree standing on (x, y): round or one of two firs. */
export const tree = (x: number, y: number, scale: number, kind: TreeKind): string => {
  const crown =
    kind === 0
      ? '<path d="M0 1v-5" stroke="#4a3216" stroke-width="1.600"/><path d="M-5.500-4c-3-3-1-7 2-7 0-4 7-4 7 0 3.500 0 4.500 5 2 7-3 2-8 2-11 0z" fill="#73934f" stroke="#2f4421" stroke-width=".8"/><path d="M1-3c4 0 6-2 5-5 1 2 1 3-.5 4.200-1.200.8-3 1-4.500.8z" fill="#2f4a22" opacity=".5"/>'
      : `<path d="M0 1v-4" stroke="#4a3216" stroke-width="1.600"/><path d="M0-15 5-8H3L6-2.500H-6L-3-8H-5z" fill="${kind === 1 ? '#567a45' : '#476b45'}" stroke="#26391f" stroke-width=".8" stroke-linejoin="round"/><path d="M0-15 5-8H3L6-2.500H1z" fill="#1f3a22" opacity=".3"/>`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(2)})"><ellipse cx="2" cy="1" rx="6" ry="2" fill="#3a2a10" opacity=".28"/>${crown}</g>`;
};

export const hill = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#6b5230" stroke-width="1.100" stroke-linecap="round"><path d="M-22 6C-14-10-6-16 0-16S14-8 22 6z" fill="#cbb47f" stroke-width="1.300"/><path d="M2-15c6 2 12 10 16 19M6-11c4 4 7 9 9 14M-2-10c3 4 4 9 5 14M10-5l4 8" opacity=".65"/></g>`;

const gable = (x: number, w: number, h: number, roof = '#b5533c'): string =>
  `<path d="M${x} 0v${-h}l${w / 2} ${round(-w * 0.55)} ${w / 2} ${round(w * 0.55)}v${h}z" fill="#f1e3bf" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>` +
  `<path d="M${x - 1} ${-h}l${w / 2 + 1} ${round(-w * 0.62)} ${w / 2 + 1} ${round(w * 0.62)}z" fill="${roof}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><path d="M${x + w / 2 - 1} 0v${round(-h * 0.55)}h2v${round(h * 0.55)}z" fill="${INK}"/>`;

const tower = (x: number, y: number, w: number, h: number, roof: string | null, flag?: string): string => {
  const top = y - h;
  const q = round((w + 2) / 4);
  const cap =
    roof === null
      ? `<path d="M${x - 1} ${top}v-3h${q}v1.500h${q}v-1.500h${q}v1.500h${q}v-1.500 3z" fill="#e6d5ab" stroke="${INK}" stroke-width=".8"/>`
      : `<path d="M${x - 1.2} ${top}l${round(w / 2 + 1.2)} ${round(-w * 1.25)} ${round(w / 2 + 1.2)} ${round(w * 1.25)}z" fill="${roof}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>`;
  const pennon =
    flag === undefined
      ? ''
      : `<path d="M${x + w / 2} ${round(top - w * 1.2)}v-7l7 2-7 2.500" fill="${flag}" stroke="${INK}" stroke-width=".8"/>`;
  return (
    `<path d="M${x} ${y}v${-h}h${w}v${h}z" fill="#e6d5ab" stroke="${INK}" stroke-width=".8"/><path d="M${round(x + w * 0.6)} ${y}v${-h}h${round(w * 0.4)}v${h}z" fill="#b89b66" opacity=".7"/>${cap}` +
    `<path d="M${x + w / 2} ${round(y - h * 0.62)}v2.500" stroke="${INK}" stroke-width="1.300"/>${pennon}`
  );
};

const TOWNS: readonly string[] = [
  gable(-24, 10, 7) +
    gable(-14, 9, 10, '#9d4632') +
    tower(-5, 0, 8, 19, '#5c6f7e') +
    gable(4, 11, 8, '#c26a48') +
    gable(14, 10, 6),
  tower(-22, 0, 7, 12, '#a04a35') +
    gable(-15, 12, 9) +
    gable(-3, 10, 12, '#9d4632') +
    tower(7, 0, 7, 16, '#a04a35') +
    gable(14, 9, 6, '#c26a48'),
  `${gable(-23, 11, 6, '#c26a48')}${gable(-12, 10, 9)}${gable(9, 11, 8, '#9d4632')}${tower(-2, 0, 10, 15, '#47705c')}<path d="M3-27v-5M1-30h4" stroke="${INK}" stroke-width="1.100"/>${gable(17, 8, 5)}`,
];

const WALL = `<path d="M-27 2.500v-6${'h3v2h3v-2'.repeat(8)}h3v2h3v4z" fill="#d8c394" stroke="${INK}" stroke-width=".8"/>`;

/** A walled town standing on (x, y), one of three. */
export const town = (x: number, y: number, which: number): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${TOWNS[which % TOWNS.length] ?? ''}${WALL}</g>`;

/** A castle on its rock. */
export const castle = (x: number, y: number, flag: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><path d="M-28 4c4-9 8-8 12-11h32c4 3 8 3 12 11z" fill="#b39a68" stroke="${INK}" stroke-width=".8"/>${tower(-19, -4, 8, 15, null)}<path d="M-11-4v-12h22v12z" fill="#e0cea0" stroke="${INK}" stroke-width=".8"/><path d="M-12-16l5-6h14l5 6z" fill="#9d4632" stroke="${INK}" stroke-width=".8"/>${tower(-4, -4, 9, 25, '#a04a35', flag)}${tower(11, -4, 8, 18, null)}</g>`;

/** A roadside tavern around (0,0). */
export const tavernBody = (): string =>
  `<ellipse cx="2" cy="13" rx="22" ry="7" fill="url(#zi-shade)"/><path d="M-17 12V-4L0-17 17-4v16z" fill="#f0dfb6" stroke="#2f1d0d" stroke-width="1.100"/><path d="M-17-1h34M-17 12l8-13 8 13M17 12 9-1 1 12M-5-1v13" stroke="#5b3a1c" stroke-width="1.500" fill="none"/><path d="M-21-1 0-19 21-1l-3 3L0-13-18 2z" fill="#8f4a2c" stroke="#2f1d0d"/><path d="M8-19v6h4v-3z" fill="#7d6a52" stroke="#2f1d0d" stroke-width=".8"/><circle cy="4" r="9.500" fill="url(#zi-brass)" stroke="#2f1d0d" stroke-width=".9"/><circle cy="4" r="7.600" fill="#4a2f17"/>${symbolAt('tavern', 0, 4, 11, '#ffe4a0')}`;

/** A keep that can be conquered around (0,0): green for the easy one, red for the hard one. */
export const keepBody = (keep: 'easy' | 'hard'): string => {
  const hard = keep === 'hard';
  const colour = hard ? '#7c1d1a' : '#2c5f3a';
  return (
    `<ellipse cx="3" cy="16" rx="34" ry="9" fill="url(#zi-shade)"/><path d="M-31 17c2-14 8-16 14-20h34c7 4 12 6 14 20z" fill="#a78d5c" stroke="#2f1d0d"/><path d="M-24 14c3-9 6-8 8-12M22 14c-2-8-5-8-7-12" stroke="#6b5230" fill="none"/>${tower(-24, 2, 11, 17, hard ? null : '#8a3f2b')}${tower(13, 2, 11, 17, hard ? null : '#8a3f2b')}` +
    `<path d="M-13 4v-16h26V4z" fill="#e0cea0" stroke="#2f1d0d"/><path d="M-14-12v-4h4v2h4v-2h4v2h4v-2h4v2h4v-2h4v4z" fill="#e0cea0" stroke="#2f1d0d" stroke-width=".8"/>${tower(-7, -12, 14, 14, '#8a3f2b')}<path d="M0-43v-8l12 3-12 4" fill="${colour}" stroke="#2f1d0d" stroke-width=".8"/>` +
    `<path d="M-14 2h28v9c0 8-7 12-14 14C-7 23-14 19-14 11z" fill="url(#zi-brass)" stroke="#2f1d0d"/><path d="M-11.500 4.500h23v7c0 5.500-5.500 9-11.500 10.800C-6 20.500-11.500 17-11.500 11.500z" fill="${colour}"/>${symbolAt('attack', 0, 12, 15, '#ffe9b8')}`
  );
};
