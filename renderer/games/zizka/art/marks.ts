// What can be reached: glows and rings on spaces, step counts, the route, and the track of victory points.
import { ICONS } from '../../../../engine/games/zizka/types';
import { badgeBody } from '../../../art/badge';
import type { Tincture } from '../../../art/palette';
import { type Box, localDef, round } from '../../../art/svg';
import { words } from '../../../art/text';
import { ZIZKA_DEFS } from './defs';
import type { SpaceKind } from './spaces';
import { symbolAt } from './symbols';

export const REACH: Box = { x: -50, y: -50, width: 100, height: 100 };
export const STEPS: Box = { x: -12, y: -12, width: 24, height: 26 };

const RING: Readonly<Record<SpaceKind, string>> = {
  event: '<circle r="20.500" fill="none" stroke="#ffe08f" stroke-width="2"/>',
  waypoint: '<circle r="10.500" fill="none" stroke="#a8751a" stroke-width="2"/>',
  tavern: '<circle cy="2" r="11.500" fill="none" stroke="#FFD98A" stroke-width="2"/>',
  conquestEasy:
    '<path d="M-16 -2h32v11c0 9-8 14-16 16.500-8-2.500-16-7.500-16-16.500z" fill="none" stroke="#ffe08f" stroke-width="2.200"/>',
  conquestHard:
    '<path d="M-16 -2h32v11c0 9-8 14-16 16.500-8-2.500-16-7.500-16-16.500z" fill="none" stroke="#ffe08f" stroke-width="2.200"/>',
};

/** The glow under a space that can be reached, around its middle. Lay it under tokens and figures. */
const reachGlowBody = (kind: SpaceKind): string => {
  const radius = kind === 'waypoint' ? 24 : kind === 'event' || kind === 'tavern' ? 36 : 46;
  return `${ZIZKA_DEFS}<circle cy="${radius === 46 ? -4 : 0}" r="${radius}" fill="url(#zi-glow)"/>`;
};

// Where the light begins and ends, by what it surrounds.
const HALO: Readonly<Record<SpaceKind, readonly [inner: number, outer: number, middle: number]>> = {
  event: [18, 29, 0],
  tavern: [13, 27, -1],
  waypoint: [8, 21, 0],
  conquestEasy: [26, 42, -8],
  conquestHard: [26, 42, -8],
};

// Candlelight around a space, dark in its middle: it lies over the token that it lights up.
const haloBody = (kind: SpaceKind): string => {
  const [inner, outer, middle] = HALO[kind];
  const light = localDef(
    'radialGradient',
    '',
    `<stop offset="${round((inner - 2) / outer)}" stop-color="#FFD98A" stop-opacity="0"/><stop offset="${round((inner + 3) / outer)}" stop-color="#ffd25e" stop-opacity=".9"/><stop offset="${round((inner + 9) / outer)}" stop-color="#FFD98A" stop-opacity=".5"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/>`,
  );
  return `${light.markup}<circle cy="${middle}" r="${outer}" fill="${light.url}"/>`;
};

/** The halo and thin ring over a space that can be reached, around its middle. */
export const reachRingBody = (kind: SpaceKind): string => haloBody(kind) + RING[kind];

/** Glow and ring together, for pictures without tokens below. */
export const reachBody = (kind: SpaceKind): string => reachGlowBody(kind) + RING[kind];

export const SEEN: Box = { x: -11, y: -10, width: 22, height: 21 };

/** An eye on what its owner has looked at, around (0,0). */
export const seenBody = (): string =>
  `<ellipse cx="1" cy="2" rx="9.500" ry="8" fill="#1a0f06" opacity=".5"/><circle r="8.600" fill="#f6ecd3" stroke="#6b4a12" stroke-width="1.300"/>${symbolAt('eye', 0, 0, 13, '#3a2612')}`;

/** A small coin with the number of steps, around (0,0). */
export const stepsBadgeBody = (steps: number | string | undefined, state: 'rest' | 'hovered' = 'rest'): string => {
  const hot = state === 'hovered';
  return `<circle cy="1.200" r="9" fill="#2a1a0a"/><circle r="8.800" fill="${hot ? '#8E2420' : '#FFD98A'}" stroke="${hot ? '#ffe9b0' : '#6b4a12'}" stroke-width="1.400"/>${words(0, 4.8, steps, { size: 13, weight: 800, anchor: 'middle', colour: hot ? '#fff3d0' : '#2a1a0a' })}`;
};

export const NEEDS: Box = { x: -32, y: -9, width: 64, height: 18 };

/** What the first row of a known token asks for, on a slip around (0,0). */
export const needsBody = (needs: Readonly<Partial<Record<(typeof ICONS)[number], number>>>): string => {
  const icons = ICONS.flatMap((icon) => Array.from({ length: needs[icon] ?? 0 }, () => icon));
  const step = icons.length > 4 ? 11 : 13;
  const width = icons.length * step + 8;
  const signs = icons.map((icon, index) => symbolAt(icon, (index - (icons.length - 1) / 2) * step, 0, 12));
  return `<rect x="${-width / 2}" y="-7" width="${width}" height="15" rx="7.500" fill="#1a0f06" opacity=".4"/><rect x="${-width / 2}" y="-8" width="${width}" height="15" rx="7.500" fill="#fffaf0" stroke="#6b4a12"/>${signs.join('')}`;
};

/** The road of a move, from path data of `roadPath`, in board coordinates. */
export const routeBody = (path: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="#FFD98A" stroke-width="13" opacity=".55"/><path d="${path}" stroke="#5a1512" stroke-width="7"/><path d="${path}" stroke="#ffe9b0" stroke-width="3.600" stroke-dasharray="1 7"/></g>`;

export const VP_TRACK: Box = { x: -4, y: -4, width: 756, height: 44 };
const TRACK_WIDTH = 748;

/** Middle of a cell of the victory track, from its top left corner. */
export const vpCellAt = (points: number, goal: number): { x: number; y: number } => ({
  x: round((Math.min(points, goal) + 0.5) * (TRACK_WIDTH / (goal + 1))),
  y: 23,
});

/** The track of victory points, 748 × 34 from its top left corner; numbers of `taken` cells make room for badges. */
export const vpTrackBody = (goal: number, taken: readonly number[] = []): string => {
  const width = TRACK_WIDTH / (goal + 1);
  const cells = Array.from({ length: goal + 1 }, (_, i) => {
    const five = i > 0 && i % 5 === 0;
    const isTaken = taken.some((points) => Math.min(points, goal) === i);
    const fill = i === goal ? '#8E2420' : five ? '#2f5a3a' : i % 2 === 1 ? '#f1e4c0' : '#e2cf9f';
    const number = words(i * width + width / 2, isTaken ? 13 : 24, i, {
      size: isTaken ? 13 : goal > 20 ? 15 : 19,
      anchor: 'middle',
      colour: five || i === goal ? '#ffe9b0' : '#4a2f12',
    });
    return `<rect x="${round(i * width + 0.8)}" y=".8" width="${round(width - 1.6)}" height="32.400" rx="1.500" fill="${fill}" stroke="#4a3412" stroke-width=".8"/>${number}`;
  });
  return `${ZIZKA_DEFS}<rect x="-3" y="-3" width="${TRACK_WIDTH + 6}" height="40" rx="4" fill="#2a1709" opacity=".55"/><rect x="-2" y="-2" width="${TRACK_WIDTH + 4}" height="38" rx="3" fill="url(#zi-brass)"/>${cells.join('')}`;
};

/** A seat's badge on the track, around (0,0). */
export const trackBadgeBody = (tincture: Tincture): string =>
  `<ellipse cx="1" cy="6" rx="9" ry="4" fill="#1a0f06" opacity=".5"/>${badgeBody(tincture, 7.5)}`;

/** The green ribbon of the map's title, 158 × 38. */
export const cartoucheBody = (title?: string): string =>
  `<path d="M0 4h150l8 15-8 15H0l7-15z" fill="#2f5a3a" stroke="#1a3320" stroke-width="1.200"/><path d="M7 8h140l6 11-6 11H7l5-11z" fill="none" stroke="#e8cc7a"/>${words(78, 25.5, title, { face: 'gothic', size: 20, weight: 600, anchor: 'middle', colour: '#ffe9b0' })}`;

/** A compass rose around (0,0), radius 36; the letter of north is the caller's. */
export const compassBody = (north?: string): string =>
  `${ZIZKA_DEFS}<circle r="36" fill="#f3e6c4" opacity=".75" stroke="#5b431f"/><circle r="29" fill="none" stroke="#8b6a25" stroke-dasharray="2 3"/>${[45, 135, 225, 315].map((turn) => `<path d="M0-24 4-4 0 0-4-4z" fill="#b08a3e" stroke="#3a2612" stroke-width=".7" transform="rotate(${turn})"/>`).join('')}${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})"><path d="M0-34 6-6 0 0z" fill="#8E2420" stroke="#3a2612" stroke-width=".8"/><path d="M0-34-6-6 0 0z" fill="#f6ecd3" stroke="#3a2612" stroke-width=".8"/></g>`).join('')}<circle r="4" fill="url(#zi-brass)" stroke="#3a2612"/>${words(0, -39, north, { face: 'small', size: 15, anchor: 'middle', colour: '#5c1512' })}`;
