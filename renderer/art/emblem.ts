// What is common to the emblems of the games: their box and how they are struck.
import type { Box } from './svg';

export const emblemBox = (radius: number): Box => ({
  x: -radius * 1.3,
  y: -radius * 1.3,
  width: radius * 2.6,
  height: radius * 2.6,
});

/** A game's emblem around (0,0); embossed when it is large enough to show it. */
export const emblemBody = (draw: (radius: number) => string, radius: number): string =>
  `<g${radius > 19 ? ' filter="url(#f-emboss)"' : ''}>${draw(radius)}</g>`;
