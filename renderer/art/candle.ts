// Candles and the brass candlestick that stand on tables and walls.
import { type Box, round } from './svg';

export interface CandleOptions {
  readonly width?: number;
  /** Radius of the light around the flame; 0 for none. */
  readonly glow?: number;
  readonly glowStrength?: number;
}

export const candleBox = (height: number): Box => ({ x: -95, y: -height - 105, width: 190, height: height + 125 });

/** A candle standing on (0,0). */
export const candleBody = (height: number, options: CandleOptions = {}): string => {
  const w = options.width ?? 12;
  const h = height;
  const reach = options.glow ?? 90;
  const light =
    reach === 0
      ? ''
      : `<circle cy="${-h - 12}" r="${reach}" fill="url(#glow)" opacity="${options.glowStrength ?? 0.55}" style="mix-blend-mode:screen"/>`;
  return (
    `${light}<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="2" fill="#e9d9b0"/><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="2" fill="url(#brass-across)" opacity=".35"/>` +
    `<path d="M${-w / 2} ${-h + 2}q1 9 3 8t2 7 2-9 5-6Z" fill="#fff3d0" opacity=".8"/><path d="M0 ${-h}v-5" stroke="#2a1a0c" stroke-width="1.400"/>` +
    `<path d="M0 ${-h - 24}C6 ${-h - 14} 5 ${-h - 4} 0 ${-h - 3}C-5 ${-h - 4} -6 ${-h - 13} 0 ${-h - 24}Z" fill="#ffb63f"/>` +
    `<path d="M0 ${-h - 19}C3.400 ${-h - 12} 3 ${-h - 5} 0 ${-h - 4.5}C-3 ${-h - 5} -3.400 ${-h - 12} 0 ${-h - 19}Z" fill="#fff3c0"/>`
  );
};

/** A candle in a round brass dish seen slightly from above; (0,0) is the middle of the dish. */
export const candlestickBody = (height: number): string => {
  const h = round(height);
  return (
    '<ellipse cx="4" cy="5" rx="30" ry="14" fill="#000" opacity=".5" filter="url(#blur3)"/><path d="M-24 0V4A24 11 0 0 0 24 4V0Z" fill="#6b4a18"/>' +
    '<ellipse rx="24" ry="11" fill="url(#brass-slant)" stroke="#3a2508"/><ellipse rx="15" ry="6.500" fill="#7d5a1e"/>' +
    `<path d="M-8.500 0V${-h}Q0 ${-h - 4} 8.500 ${-h}V0Q0 5 -8.500 0Z" fill="#e9dcb8"/><path d="M-8.500 0V${-h}Q0 ${-h - 4} 8.500 ${-h}V0Q0 5 -8.500 0Z" fill="url(#brass-across)" opacity=".3"/>` +
    `<path d="M-8.500 ${-h}Q-5 ${-h + 14} -4 ${-h + 2}Q2 ${-h + 10} 8.500 ${-h}" fill="#fff6dc" opacity=".8"/><path d="M0 ${-h}V${-h - 6}" stroke="#2a1508" stroke-width="1.600"/>` +
    `<ellipse cy="${-h - 14}" rx="42" ry="46" fill="url(#candle-glow)" opacity=".55"/><path d="M0 ${-h - 28}Q8 ${-h - 14} 0 ${-h - 5}Q-8 ${-h - 14} 0 ${-h - 28}Z" fill="#FFD36B"/>` +
    `<path d="M0 ${-h - 20}Q4 ${-h - 11} 0 ${-h - 6}Q-4 ${-h - 11} 0 ${-h - 20}Z" fill="#FFF8DC"/>`
  );
};
