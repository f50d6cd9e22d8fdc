// Officers, helpers, their empty places, and the goods: ducats and provision.
import { figureBody, plinthBody } from '../../../art/figures/figure';
import { OTHER_FIGURES } from '../../../art/figures/other-figures';
import { iconAt } from '../../../art/game-icons';
import type { Tincture } from '../../../art/palette';
import { at, type Box, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { GRUNWALD_DEFS } from './defs';

export const OFFICER: Box = { x: -20, y: -48, width: 42, height: 60 };
export const HELPER: Box = { x: -17, y: -32, width: 36, height: 42 };
export const STACK: Box = { x: -16, y: -32, width: 32, height: 44 };
export const GOODS: Box = { x: -18, y: -18, width: 36, height: 38 };

// How large they stand beside a person 100 high.
export const FIGURE_SCALE = { officer: 0.39, helper: 0.31 } as const;

// The table's own figure as one drawing: there body and plinth are pieces of their own.
const standing = (kind: 'officer' | 'helper', tincture: Tincture): string =>
  `<ellipse cx="2.500" cy="4" rx="${kind === 'officer' ? 20 : 16}" ry="${kind === 'officer' ? 10 : 8}" fill="#000" opacity=".32" filter="url(#blur2)"/>` +
  at(0, 0, plinthBody(tincture) + figureBody(OTHER_FIGURES[kind], tincture), { scale: FIGURE_SCALE[kind] });

/** A royal officer, 43 high; (0,0) is the middle of the base. */
export const officerBody = (tincture: Tincture): string => GRUNWALD_DEFS + standing('officer', tincture);

/** A helper, 27 high; (0,0) is the middle of the base. */
export const helperBody = (tincture: Tincture): string => GRUNWALD_DEFS + standing('helper', tincture);

/** The place of a piece that is away. */
export const ghostBody = (kind: 'officer' | 'helper'): string =>
  `<path d="${kind === 'officer' ? 'M-10 -2V-32L0 -42L10 -32V-2Z' : 'M-8 -2C-8 -12 -7.400 -16 -4.600 -18A6.200 6.200 0 1 1 4.600 -18C7.400 -16 8 -12 8 -2Z'}" fill="#6b4a2b" fill-opacity=".12" stroke="#6b4a2b" stroke-opacity=".6" stroke-width="1.100" stroke-dasharray="3 2.400"/>`;

/** A ducat seen from above, around (0,0). */
export const ducatBody = (radius = 10): string =>
  `<circle cy="${round(radius * 0.16)}" r="${radius}" fill="#7a5612"/><circle r="${radius}" fill="url(#coin)" stroke="#8a6114" stroke-width=".8"/><circle r="${round(radius * 0.76)}" fill="none" stroke="#9a7420" stroke-width=".9" stroke-dasharray="1.400 1.200"/>${iconAt('queen-crown', 0, -radius * 0.05, radius * 1.1, '#7a5612')}`;

/** A provision disc, around (0,0). */
export const provisionBody = (radius = 10): string =>
  `<circle cy="${round(radius * 0.16)}" r="${radius}" fill="#3f2c13"/><circle r="${radius}" fill="#c9a968" stroke="#5f431d"/><circle r="${round(radius * 0.8)}" fill="none" stroke="#7d5b2a" stroke-width=".8"/>${iconAt('wheat', 0, 0, radius * 1.36, '#5a3c12')}`;

/** A larger provision token with its worth. */
export const provisionTokenBody = (value?: number | string, radius = 15): string =>
  `<circle cy="${round(radius * 0.16)}" r="${radius}" fill="#3f2c13"/><circle r="${radius}" fill="#d2b473" stroke="#5f431d" stroke-width="1.200"/><circle r="${round(radius * 0.84)}" fill="none" stroke="#7d5b2a" stroke-width=".9"/>` +
  iconAt('wheat', value === undefined ? 0 : -radius * 0.42, -radius * 0.1, radius * 1.05, '#7a5a24') +
  words(radius * 0.36, radius * 0.38, value, { face: 'gothic', size: radius * 1.2, colour: '#3b240b', anchor: 'middle' });

const DRIFT = [0, 0.8, -0.7, 0.5, -0.4, 0.3] as const;

/** A small stack of at most six ducats standing on (0,0), as bid with a helper. */
export const ducatStackBody = (count: number, radius = 9): string => {
  const r = radius;
  const coins = DRIFT.slice(0, count).map(
    (x, i) =>
      `<g transform="translate(${x} ${round(-i * 4.2)})"><path d="M${-r} 0V3.600A${r} ${round(r * 0.42)} 0 0 0 ${r} 3.600V0Z" fill="#8a6114" stroke="#3d2a06" stroke-width=".7"/><ellipse rx="${r}" ry="${round(r * 0.42)}" fill="url(#coin)" stroke="#7a5612" stroke-width=".7"/><ellipse rx="${round(r * 0.62)}" ry="${round(r * 0.24)}" fill="none" stroke="#9a7420" stroke-width=".8"/></g>`,
  );
  return `<ellipse cx="1" cy="4.500" rx="${r + 3}" ry="${round(r * 0.5)}" fill="#000" opacity=".35" filter="url(#blur2)"/>${coins.join('')}`;
};
