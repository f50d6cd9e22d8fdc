// The standing figures: an emblem on a standee whose outline tells the seat too (gable, arch, notched, pointed).
import type { FigureKind } from '../../../../engine/games/leaders/data/characters';
import { shapePath } from '../../../art/badge';
import type { Tincture } from '../../../art/palette';
import type { Box } from '../../../art/svg';
import { coloursOf, emblemAt, LEADERS_DEFS } from './emblems';

export type FigureState = 'rest' | 'ready' | 'chosen' | 'used' | 'ghost';

export const FIGURE: Box = { x: -48, y: -92, width: 100, height: 132 };

interface Outline {
  readonly outer: string;
  readonly inner: string;
  readonly emblemY: number;
  readonly top: number;
}

const OUTLINES: Readonly<Record<Tincture, Outline>> = {
  gules: {
    outer: 'M-16.500 -1L-22.500 -28L-22.500 -42L0 -61L22.500 -42L22.500 -28L16.500 -1Q0 3 -16.500 -1Z',
    inner: 'M-13.600 -3.400L-19 -28.400L-19 -40.400L0 -56.400L19 -40.400L19 -28.400L13.600 -3.400Q0 .4 -13.600 -3.400Z',
    emblemY: -29.5,
    top: -62,
  },
  azure: {
    outer: 'M-16.500 -1L-22.500 -24L-22.500 -38.500A22.500 22.500 0 0 1 22.500 -38.500L22.500 -24L16.500 -1Q0 3 -16.500 -1Z',
    inner: 'M-13.600 -3.400L-19 -24.400L-19 -38.500A19 19 0 0 1 19 -38.500L19 -24.400L13.600 -3.400Q0 .4 -13.600 -3.400Z',
    emblemY: -31.5,
    top: -63.5,
  },
  vert: {
    outer: 'M-16.500 -1L-22.500 -26V-58H-9V-53H9V-58H22.500V-26L16.500 -1Q0 3 -16.500 -1Z',
    inner: 'M-13.600 -3.400L-19 -26.400V-54.500H-12.500V-49.500H12.500V-54.500H19V-26.400L13.600 -3.400Q0 .4 -13.600 -3.400Z',
    emblemY: -29.5,
    top: -58,
  },
  or: {
    outer: 'M-16.500 -1L-22.500 -28V-50Q-22.500 -57 -15 -60L0 -52L15 -60Q22.500 -57 22.500 -50V-28L16.500 -1Q0 3 -16.500 -1Z',
    inner:
      'M-13.600 -3.400L-19 -28.400V-49.500Q-19 -54 -14.500 -56L0 -48L14.500 -56Q19 -54 19 -49.500V-28.400L13.600 -3.400Q0 .4 -13.600 -3.400Z',
    emblemY: -28.5,
    top: -56,
  },
};

const CROWN =
  '<path d="M-10 5L-12 -6L-5 0L0 -9L5 0L12 -6L10 5Z" fill="url(#gold)" stroke="#3a1d0c"/><circle cy="-9" r="2" fill="#FFF1C0" stroke="#3a1d0c" stroke-width=".6"/>' +
  '<circle cx="-12" cy="-6" r="1.600" fill="#FFF1C0" stroke="#3a1d0c" stroke-width=".6"/><circle cx="12" cy="-6" r="1.600" fill="#FFF1C0" stroke="#3a1d0c" stroke-width=".6"/>';

const isLeader = (figure: FigureKind): boolean => figure === 'king' || figure === 'queen';

const scaleOf = (figure: FigureKind): number => (isLeader(figure) ? 1.14 : figure === 'cub' ? 0.84 : 1);

const base = (tincture: Tincture, state: FigureState): string => {
  const ring = state === 'chosen' ? '#FFF0BE' : state === 'ready' ? '#FFE3A0' : '#D9B662';
  return (
    (state === 'ready' ? '<ellipse cy="3" rx="39" ry="28" fill="url(#candle-glow)"/>' : '') +
    `<path d="M-31 1V6.500A31 20.500 0 0 0 31 6.500V1Z" fill="${coloursOf(tincture).dark}" stroke="#140a0a" stroke-width=".9"/><path d="M-31 5.400A31 20.500 0 0 0 31 5.400" fill="none" stroke="#C8A04A" stroke-width="1.300" opacity=".9"/>` +
    `<ellipse cy="1" rx="31" ry="20.500" fill="url(#ld-base-${tincture})"/><ellipse cy="1" rx="31" ry="20.500" fill="url(#ld-hatch-${tincture})"/>` +
    `<ellipse cy="1" rx="30.300" ry="19.800" fill="none" stroke="${ring}" stroke-width="${state === 'chosen' || state === 'ready' ? 2 : 1.3}"/>` +
    '<ellipse cy="1" rx="25.500" ry="16" fill="none" stroke="#000" stroke-opacity=".3"/><ellipse cy="1.700" rx="25.500" ry="16" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".8"/>' +
    `<path d="${shapePath(tincture, 4)}" transform="translate(0 14)" fill="#F3DC98" stroke="#3a1d0c" stroke-width=".8"/><ellipse cx="5" cy="3" rx="21" ry="7" fill="#000" opacity=".4"/>`
  );
};

const plate = (figure: FigureKind, tincture: Tincture, state: FigureState): string => {
  const { outer, inner, emblemY, top } = OUTLINES[tincture];
  const leader = isLeader(figure);
  const metal = leader || state === 'chosen' ? 'gold' : 'brass-slant';
  const size = leader ? 31 : figure === 'hermit' ? 36 : 33;
  const ink = tincture === 'or' ? '#3a2404' : leader ? '#FFE7A6' : '#FBF2DC';
  const light =
    state === 'ready' || state === 'chosen'
      ? `<path d="${outer}" fill="none" stroke="#FFD98A" stroke-width="5" opacity=".5" filter="url(#blur3)"/><path d="${outer}" fill="none" stroke="#FFEDBE" stroke-width="${state === 'chosen' ? 2 : 1.5}"/>`
      : '';
  return (
    `<path d="${outer}" transform="translate(3.600 .8)" fill="${coloursOf(tincture).dark}" stroke="#120808"/><path d="${outer}" fill="url(#${metal})" stroke="#2a1508" stroke-width=".9"/>` +
    `<path d="${inner}" fill="url(#ld-cloth-${tincture})"/><path d="${inner}" fill="url(#ld-hatch-${tincture})"/><path d="${inner}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.100"/>` +
    '<path d="M-19.500 -4.500Q0 .5 19.500 -4.500L20.500 1.600Q0 7.600 -20.500 1.600Z" fill="url(#brass-slant)" stroke="#2a1508" stroke-width=".9"/>' +
    `<g filter="url(#f-drop1)">${emblemAt(figure, 0, emblemY, size, ink)}</g>${leader ? `<g transform="translate(0 ${top})">${CROWN}</g>` : ''}${light}`
  );
};

/** The figure; (0,0) is the middle of its base. */
export const figureBody = (figure: FigureKind, tincture: Tincture, state: FigureState = 'rest'): string => {
  const lift = state === 'chosen' ? 5 : 0;
  const look = state === 'ghost' ? ' opacity=".78"' : state === 'used' ? ' filter="url(#f-used)"' : '';
  return (
    `${LEADERS_DEFS}<g transform="scale(${scaleOf(figure)})"${look}><ellipse cx="${5 + lift * 0.8}" cy="${7 + lift * 0.6}" rx="${34 + lift * 0.4}" ry="${22 + lift * 0.3}" fill="#0a0614" opacity="${lift > 0 ? 0.45 : 0.55}" filter="url(#blur3)"/>` +
    `<g transform="translate(0 ${-lift})">${base(tincture, state)}${plate(figure, tincture, state)}</g></g>`
  );
};
