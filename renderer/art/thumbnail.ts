// The frame of a game's board in small, for saves and the title.
import type { Tincture } from '../../engine/protocol';
import { TINCTURE } from './palette';
import { type Box, clippedRect, round } from './svg';

export const THUMBNAIL: Box = { x: 0, y: 0, width: 160, height: 100 };

/** The board's picture from its top left corner; `drawing` fills the box. */
export const thumbnailBody = (drawing: string): string =>
  `${clippedRect(
    0,
    0,
    160,
    100,
    3,
    `${drawing}<rect width="160" height="100" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="url(#blur3)"/>`,
  )}<rect x=".75" y=".75" width="158.500" height="98.500" rx="3" fill="none" stroke="#7d5c1f" stroke-width="1.500"/>`;

/** A figure in a seat's colour, seen from above; `r` is its reach. */
export const figureDot = (x: number, y: number, r: number, tincture: Tincture): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${TINCTURE[tincture].colour}" stroke="#140a04"/>` +
  `<circle cx="${round(x)}" cy="${round(y - r * 0.2)}" r="${round(r * 0.38)}" fill="#fff3d0"/>`;
