// Luck, warrants, favours of the two sovereigns, stacks of coins and the morale track.
import { badgeBody } from '../../../art/badge';
import type { Tincture } from '../../../art/palette';
import { at, type Box, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { ZIZKA_DEFS } from './defs';
import { symbolAt } from './symbols';

export const TOKEN: Box = { x: -22, y: -21, width: 44, height: 46 };

/** A luck token around (0,0), radius 14. */
export const luckTokenBody = (): string =>
  `<circle cy="2" r="14" fill="#173b1c"/><circle r="14" fill="#3B7440" stroke="#e8cc7a" stroke-width="1.800"/>${symbolAt('luck', 0, 0, 18, '#eef7d8')}`;

/** A warrant with the coins frozen on it, around (0,0). */
export const warrantTokenBody = (coins?: number): string =>
  `<ellipse cx="1" cy="14" rx="14" ry="4" fill="#000" opacity=".35"/>${symbolAt('warrant', 0, 0, 32)}` +
  (coins === undefined
    ? ''
    : at(
        11,
        9,
        `<circle r="8.500" fill="url(#coin)" stroke="#6b4a12"/>${words(0, 4.6, coins, { size: 13, weight: 800, anchor: 'middle' })}`,
      ));

/** A sovereign's favour around (0,0), radius 18. */
export const favourBody = (sovereign: 'wenceslas' | 'sigismund'): string => {
  const gold = sovereign === 'sigismund';
  return `${ZIZKA_DEFS}<circle cy="2.500" r="18" fill="#2a1a0a"/><circle r="18" fill="url(#${gold ? 'zi-gold' : 'zi-silver'})" stroke="#3a2612" stroke-width="1.200"/><circle r="14.500" fill="${gold ? '#6b2a12' : '#24405f'}" stroke="#3a2612" stroke-width=".8"/>${symbolAt(sovereign, 0, -0.5, 20, gold ? '#ffe9a6' : '#eef5fb')}`;
};

export const coinsBox = (count: number): Box => {
  const columns = Math.max(1, Math.min(3, Math.ceil(count / 3)));
  return { x: 0, y: 0, width: columns * 13 + 8, height: 38 };
};

/** Coins in up to three stacks, 34 high, from the top left corner. */
export const coinsBody = (count: number): string => {
  const columns = Math.max(1, Math.min(3, Math.ceil(count / 3)));
  let left = Math.min(count, 15);
  let drawing = '';
  for (let column = 0; column < columns; column++) {
    const here = Math.ceil(left / (columns - column));
    left -= here;
    for (let i = 0; i < here; i++) {
      drawing += at(
        9 + column * 13,
        round(28 - i * 4.2),
        '<path d="M-8 0v3c0 2.200 3.600 4 8 4s8-1.800 8-4V0z" fill="#8d680c" stroke="#4a3406" stroke-width=".7"/><ellipse rx="8" ry="4" fill="#e8c35c" stroke="#4a3406" stroke-width=".7"/><ellipse rx="5" ry="2.300" fill="none" stroke="#a87f22" stroke-width=".8"/>',
      );
    }
  }
  return drawing;
};

const MORALE_COLOURS = ['#6a1d3a', '#a3707f', '#d9cba8', '#8fb0c6', '#35688f'] as const;

/** Five steps of morale from vice to virtue, from the top left corner; words and the seat's badge are the caller's. */
export const moraleCells = (step: number, height: number): string =>
  MORALE_COLOURS.map((colour, i) => {
    const x = round(i * step);
    const end = i === 0 ? 'vice' : i === 4 ? 'virtue' : null;
    const sign = end === null ? '' : symbolAt(end, x + step / 2, height / 2, Math.min(17, step), i === 0 ? '#ffd9d0' : '#eef7ff');
    return `<rect x="${x}" width="${round(step)}" height="${height}" fill="${colour}" stroke="#2a1a0a" stroke-width=".8"/>${sign}`;
  }).join('');

/** The whole track with its numbers and a badge on its step, 210 × 24. */
export const moraleBody = (value: number, tincture: Tincture): string =>
  moraleCells(42, 24) +
  ['−1', '0', '+1']
    .map((text, i) => (value === i - 1 ? '' : words(63 + i * 42, 17, text, { size: 14, anchor: 'middle' })))
    .join('') +
  at((value + 2) * 42 + 21, 12, badgeBody(tincture, 11));
