// Event medallions: backs with the hints of their kind, faces with its sign; piles of them beside the board.
import { mix } from '../../../art/colour';
import { type Box, localDef, round, stops } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';
import { symbolAt, type ZizkaSymbol } from './symbols';

export const EVENT_KINDS = ['pickpocketing', 'criminals', 'hunting', 'raid', 'court', 'tournament', 'donation', 'levy'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

interface KindLook {
  readonly colour: string;
  readonly dark: string;
  readonly back: readonly ZizkaSymbol[];
}

export const KIND_LOOK: Readonly<Record<EventKind, KindLook>> = {
  pickpocketing: { colour: '#5b3a63', dark: '#36213c', back: ['speech', 'vice'] },
  criminals: { colour: '#3d556e', dark: '#22313f', back: ['sword', 'virtue'] },
  hunting: { colour: '#4a6134', dark: '#2a3a1c', back: ['sword'] },
  raid: { colour: '#7c3a22', dark: '#4b2012', back: ['sword', 'shield', 'vice'] },
  court: { colour: '#7d6a3a', dark: '#4b3f20', back: ['speech', 'virtue'] },
  tournament: { colour: '#6e2440', dark: '#421426', back: ['lance'] },
  donation: { colour: '#94691c', dark: '#5b3f0e', back: ['coin'] },
  levy: { colour: '#54504a', dark: '#302d2a', back: ['member'] },
};

export const isEventKind = (kind: string): kind is EventKind => kind in KIND_LOOK;

// Where one, two or three hints lie on a back: x, y and size in radii.
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, 0, 1.12]],
  [
    [-0.37, -0.02, 0.72],
    [0.38, 0.02, 0.68],
  ],
  [
    [-0.38, -0.24, 0.64],
    [0.38, -0.24, 0.62],
    [0, 0.4, 0.62],
  ],
];

export const medallionBox = (radius = 19): Box => ({
  x: -radius * 1.3,
  y: -radius * 1.2,
  width: radius * 2.7,
  height: radius * 2.75,
});

export interface MedallionOptions {
  readonly faceUp?: boolean;
  readonly radius?: number;
}

const hintColour = (hint: ZizkaSymbol): string => (hint === 'virtue' ? '#dff0ff' : hint === 'vice' ? '#ff9d8a' : '#fbeecb');

/** A medallion around (0,0). */
export const medallionBody = (kind: EventKind, options: MedallionOptions = {}): string => {
  const r = options.radius ?? 19;
  const look = KIND_LOOK[kind];
  const rim = `<ellipse cx="2" cy="${round(r * 0.32)}" rx="${round(r * 1.12)}" ry="${round(r * 0.98)}" fill="url(#zi-shade)"/><circle cy="3" r="${r}" fill="#3a2711"/><circle r="${r}" fill="url(#zi-brass)" stroke="#2a1a0a" stroke-width=".8"/>`;
  if (options.faceUp === true) {
    return `${ZIZKA_DEFS}${rim}<circle r="${round(r - 2.6)}" fill="url(#zi-vellum)" stroke="#6b4f1c" stroke-width=".8"/><circle r="${round(r - 4.4)}" fill="none" stroke="${look.colour}" stroke-width="1.300"/>${symbolAt(kind, 0, 0, r * 1.16, look.dark)}`;
  }
  const field = localDef(
    'radialGradient',
    'cx=".35" cy=".28" r=".85"',
    stops([
      [0, mix(look.colour, '#ffffff', 0.06)],
      [1, look.dark],
    ]),
  );
  const places = PLACES[look.back.length - 1] ?? [];
  const hints = look.back.map((hint, i) => {
    const [x, y, size] = places[i] ?? [0, 0, 0.7];
    return symbolAt(hint, x * r, y * r, r * size, hintColour(hint));
  });
  return `${ZIZKA_DEFS}${rim}${field.markup}<circle r="${round(r - 2.6)}" fill="${field.url}" stroke="#1d1208" stroke-width=".9"/><circle r="${round(r - 4.2)}" fill="none" stroke="#f3dd97" stroke-opacity=".35" stroke-width=".7" stroke-dasharray="1.200 2"/>${hints.join('')}`;
};

export const TOKEN_STACK: Box = { x: 0, y: 0, width: 40, height: 46 };

/** A pile of medallions, 40 × 44 from its top left corner; at most six are seen. */
export const tokenStackBody = (count: number, options: MedallionOptions = {}): string => {
  const seen = Math.min(count, 6);
  const layers = Array.from(
    { length: seen },
    (_, i) =>
      `<ellipse cx="20" cy="${34 - i * 4}" rx="17" ry="8" fill="${i % 2 === 1 ? '#6b4f1c' : '#8b6a25'}" stroke="#2a1a0a" stroke-width=".8"/>`,
  );
  if (seen === 0) return '<ellipse cx="20" cy="34" rx="17" ry="8" fill="none" stroke="#8b6a25" stroke-dasharray="3 3"/>';
  const top = 34 - (seen - 1) * 4 - 2;
  return `${ZIZKA_DEFS}${layers.join('')}<ellipse cx="20" cy="${top}" rx="17" ry="8" fill="url(#zi-brass)" stroke="#2a1a0a" stroke-width=".8"/><ellipse cx="20" cy="${top}" rx="13.500" ry="5.800" fill="${options.faceUp === true ? '#ecdcb4' : '#4b2a1a'}"/>`;
};
