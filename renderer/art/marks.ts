// Marks of what can be chosen: a disc for steps, a star for abilities, rings and glows. Shape tells, not colour alone.
import { type Box, type Point, polygon, round } from './svg';

export const markBox = (radius: number): Box => ({ x: -radius * 2, y: -radius * 2, width: radius * 4, height: radius * 4 });

/** A star with longer points at the compass directions, squashed by `squash` for boards seen at a slant. */
export const starPath = (outer: number, inner: number, squash = 1, points = 8): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (Math.PI * i) / points - Math.PI / 2;
      const reach = i % 2 === 1 ? inner : i % 4 === 0 ? outer : outer * 0.74;
      return { x: reach * Math.cos(angle), y: reach * squash * Math.sin(angle) };
    }),
  );

/** A soft candle glow around (0,0). */
export const glowBody = (radius: number): string => `<circle r="${round(radius * 1.9)}" fill="url(#candle-glow)"/>`;

export const stepMarkBody = (radius: number): string => {
  const r = (factor: number): number => round(radius * factor);
  return (
    `<ellipse rx="${r(1)}" ry="${r(0.82)}" cy="${r(0.2)}" fill="#6b4a12"/><ellipse rx="${r(1)}" ry="${r(0.82)}" fill="url(#disc)" stroke="#7d5a1a"/>` +
    `<ellipse rx="${r(0.63)}" ry="${r(0.51)}" fill="none" stroke="#A87A26" stroke-width="${r(0.08)}" opacity=".7"/>`
  );
};

export const abilityMarkBody = (radius: number): string => {
  const path = starPath(radius, radius * 0.5, 0.9);
  return `<path d="${path}" transform="translate(0 ${round(radius * 0.14)})" fill="#2f1b57"/><path d="${path}" fill="url(#star)" stroke="#3a2468" stroke-width="1.200" stroke-linejoin="round"/>`;
};

/** A ring of solid brass: what is chosen now. */
export const chosenMarkBody = (radius: number): string =>
  `<circle r="${round(radius)}" fill="none" stroke="#1b110a" stroke-width="${round(radius * 0.24)}"/><circle r="${round(radius)}" fill="none" stroke="url(#brass)" stroke-width="${round(radius * 0.18)}"/>`;

export const forbiddenMarkBody = (radius: number): string => {
  const k = round(radius * 0.42);
  return (
    `<circle r="${round(radius)}" fill="#4B5057" opacity=".8" stroke="#2a2d31"/>` +
    `<path d="M${-k} ${-k}L${k} ${k}M${k} ${-k}L${-k} ${k}" stroke="#1b1d20" stroke-width="${round(radius * 0.22)}" stroke-linecap="round"/>`
  );
};

/** The hand that shows the way in lessons and hints; its tip is (0,0). */
export const pointerBody = (scale = 1): string =>
  `<path transform="scale(${scale})" d="M0 0L0 21L5.200 16.200L8.800 24.400L12.600 22.700L9 14.800L16 14.200Z" fill="url(#brass)" stroke="#241A12" stroke-width="1.600" stroke-linejoin="round" filter="url(#f-drop1)"/>`;
