// Na Grunwald! before it is played: an eagle's shield on red.
import { FIELDS } from '../../../engine/games/grunwald/view-types';
import { icon } from '../../art/icons';
import { round } from '../../art/svg';
import { figureDot } from '../../art/thumbnail';
import type { GameManifest, SketchedTable } from '../manifest';

const eagle = (r: number): string =>
  icon('two-swords', -r * 0.95, -r * 0.9, r * 1.9, '#d9b45e') +
  `<path d="M0 ${round(-r * 1.02)}H${round(r * 0.62)}V${round(r * 0.15)}Q${round(r * 0.6)} ${round(r * 0.72)} 0 ${round(r * 1.02)}Q${round(-r * 0.6)} ${round(r * 0.72)} ${round(-r * 0.62)} ${round(r * 0.15)}V${round(-r * 1.02)}Z" transform="scale(.9)" fill="#7c1616" stroke="url(#brass)" stroke-width="${round(r * 0.08)}"/>` +
  icon('eagle-emblem', -r * 0.5, -r * 0.58, r, '#f8f1dc');

// In the order of the fields.
const BANNERS: readonly (readonly [number, number, string])[] = [
  [14, 24, '#23262b'],
  [58, 22, '#A32A29'],
  [106, 24, '#3B7440'],
  [14, 60, '#D6A21E'],
  [58, 62, '#2B5597'],
  [106, 60, '#6b4a2f'],
];

// Those who stand before a banner, in two rows.
const ROW = 6;
const standing = (table: SketchedTable | undefined, x: number, y: number, field: string | undefined): string =>
  (table?.pieces ?? [])
    .filter(({ place }) => place === field)
    .slice(0, 2 * ROW)
    .map(({ seat }, index) => {
      const row = Math.floor(index / ROW);
      return figureDot(x + 4 + (index % ROW) * 6.2, y + 25 + row * 7, 3.8, table?.tinctureOf(seat) ?? 'gules');
    })
    .join('');

const oldMap = (table?: SketchedTable): string =>
  '<rect width="160" height="100" fill="#e0cc9c" filter="url(#f-parchment)"/><path d="M0 0H160V9Q128 20 108 13T64 15T20 9T0 17Z" fill="#7fa0ad"/>' +
  '<path d="M64 15Q60 36 72 52T88 92M108 13Q104 36 118 48" fill="none" stroke="#6f93a3" stroke-width="2"/>' +
  BANNERS.map(
    ([x, y, colour], field) =>
      `<path d="M${x} ${y}h38v24l-19 8l-19-8Z" fill="${colour}" stroke="#3a270f" stroke-width="1.200"/>` +
      [4, 20]
        .map(
          (dx) =>
            `<rect x="${x + dx}" y="${y + 4}" width="13" height="17" rx="1" fill="#f2e4bf" stroke="#3a270f" stroke-width=".6"/>`,
        )
        .join('') +
      standing(table, x, y, FIELDS[field]),
  ).join('');

export const manifest: GameManifest = {
  name: ['Na', 'Grunwald!'],
  motto: {
    en: 'Gather the banners of the kingdom before the great battle',
    pl: 'Zbierz chorągwie królestwa przed wielką bitwą',
  },
  about: {
    en: 'Send helpers to six fields, bid, feed your knights. The strongest army after eight rounds wins.',
    pl: 'Wysyłaj pomocników na sześć pól, licytuj, karm rycerzy. Po ośmiu rundach wygrywa najsilniejsze wojsko.',
  },
  minutes: { 2: 22, 3: 26, 4: 29 },
  colours: { colour: '#A02826', light: '#D25A4C', dark: '#4D0F0F' },
  emblem: eagle,
  straight: true,
  tail: (x, foot, h) => `L${x(1)} ${h}Q${x(0.72)} ${h - 14} ${x(0.5)} ${foot - 4}Q${x(0.28)} ${h - 14} ${x(0)} ${h}`,
  field: (w, _h, y) =>
    `<path d="M-10 ${y(0.69)}L${w / 2} ${y(0.62)}L${w + 20} ${y(0.69)}V${y(0.76)}L${w / 2} ${y(0.69)}L-10 ${y(0.76)}Z" fill="#d6a21e"/><path d="M-10 ${y(0.775)}L${w / 2} ${y(0.705)}L${w + 20} ${y(0.775)}V${y(0.79)}L${w / 2} ${y(0.72)}L-10 ${y(0.79)}Z" fill="#d6a21e"/>`,
  thumbnail: oldMap,
};
