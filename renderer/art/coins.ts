// Stacks of coins, slightly uneven as a hand would leave them.
import { seeded } from './colour';
import { icon } from './icons';
import { type Box, round } from './svg';

export interface CoinOptions {
  readonly radius?: number;
  readonly seed?: number;
}

const THICKNESS = 0.26;

export const coinStackBox = (count: number, radius = 20): Box => {
  const height = radius * (1.5 + THICKNESS * Math.max(1, count));
  return { x: -radius * 1.5, y: radius * 0.75 - height, width: radius * 3.1, height };
};

/** A stack standing on (0,0). */
export const coinStackBody = (count: number, options: CoinOptions = {}): string => {
  const rx = options.radius ?? 20;
  const ry = round(rx * 0.42);
  const t = round(rx * THICKNESS);
  const next = seeded(options.seed ?? 3);
  const coins = Array.from({ length: count }, (_, index) => {
    const x = round(index > 0 ? (next() - 0.5) * rx * 0.16 : 0);
    const y = round(-index * t);
    const top = round(y - t);
    const face =
      index < count - 1
        ? ''
        : `<ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#gloss)"/><ellipse cx="${x}" cy="${top}" rx="${round(rx * 0.78)}" ry="${round(ry * 0.78)}" fill="none" stroke="#7a571c"/>` +
          `<g transform="translate(${x} ${top}) scale(1 .42)">${icon('queen-crown', -rx * 0.46, -rx * 0.5, rx * 0.92, '#6d4b12')}</g>`;
    return (
      `<path d="M${round(x - rx)} ${top}V${y}A${rx} ${ry} 0 0 0 ${round(x + rx)} ${y}V${top}Z" fill="url(#brass-across)" stroke="#3f2b08" stroke-width=".8"/>` +
      `<path d="M${round(x - rx)} ${round(y - t / 2)}A${rx} ${ry} 0 0 0 ${round(x + rx)} ${round(y - t / 2)}" fill="none" stroke="#4a3309" stroke-width="${round(t * 0.55)}" stroke-dasharray=".9 2.100" opacity=".55"/>` +
      `<ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="#d9b45e" stroke="#5a3f10" stroke-width=".8"/>${face}`
    );
  });
  return `<ellipse cx="3" cy="2" rx="${round(rx * 1.4)}" ry="${round(ry * 1.35)}" fill="url(#shadow)"/>${coins.join('')}`;
};
