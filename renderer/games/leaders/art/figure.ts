// The figures as one drawing, for rule pictures, the cast and the picture of the end: on the table body and plinth are
// pieces of their own.
import type { FigureKind } from '../../../../engine/games/leaders/data/characters';
import { figureBody as cutOut, plinthBody } from '../../../art/figures/figure';
import { LEADERS_FIGURES } from '../../../art/figures/leaders-figures';
import type { Tincture } from '../../../art/palette';
import { at, type Box } from '../../../art/svg';
import { LEADERS_DEFS } from './emblems';

export type FigureState = 'rest' | 'ready' | 'chosen' | 'used';

export const FIGURE: Box = { x: -48, y: -78, width: 100, height: 112 };

const SCALE = 0.62;
const LEADER = 1.1;

const scaleOf = (figure: FigureKind): number => SCALE * (figure === 'king' || figure === 'queen' ? LEADER : 1);

/** The figure; (0,0) is the middle of its base. */
export const figureBody = (figure: FigureKind, tincture: Tincture, state: FigureState = 'rest'): string => {
  const lift = state === 'chosen' ? 5 : 0;
  const light =
    state === 'ready' || state === 'chosen'
      ? `<ellipse cy="4" rx="42" ry="28" fill="url(#candle-glow)"/><ellipse cy="3" rx="34" ry="22" fill="none" stroke="#FFE9A8" stroke-width="${state === 'chosen' ? 2.4 : 1.5}"/>`
      : '';
  const look = state === 'used' ? ' filter="url(#f-used)"' : '';
  return (
    `${LEADERS_DEFS}${light}<ellipse cx="${6 + lift * 0.8}" cy="${8 + lift * 0.6}" rx="34" ry="20" fill="url(#shadow)"/>` +
    `<g${look}>${at(0, -lift, plinthBody(tincture) + cutOut(LEADERS_FIGURES[figure], tincture), { scale: scaleOf(figure) })}</g>`
  );
};
