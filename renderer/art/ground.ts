// Grounds that fill a screen or a panel: the oak table by candlelight and bare parchment.
import { round } from './svg';

const seams = (width: number, height: number): string =>
  [1, 2, 3, 4, 5]
    .map((i) => {
      const y = round((height / 6) * i + (i % 2 === 1 ? 9 : -6));
      return `<path d="M0 ${y}H${width}" stroke="#0e0703" stroke-width="2.500" opacity=".8"/><path d="M0 ${y + 2}H${width}" stroke="#8a6440" opacity=".35"/>`;
    })
    .join('');

/** The table top. */
export const oakBody = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="#3a2617" filter="url(#f-wood)"/>${seams(width, height)}<rect width="${width}" height="${height}" fill="url(#table-light)"/>`;

/** A lighter table under a lamp, for boards that bring their own colours. */
export const lampOakBody = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="#5a3c25" filter="url(#f-wood)"/>${seams(width, height)}` +
  `<rect width="${width}" height="${height}" fill="url(#table-light)" opacity=".8"/>`;

export const parchmentBody = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#parchment)" filter="url(#f-parchment)"/>`;
