// The dice tray of rolls: an oak box lined with green felt, its size the caller's.
import type { Box } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';

export const trayBox = (width: number, height: number): Box => ({ x: -20, y: -14, width: width + 40, height: height + 44 });

/** A tray from its top left corner; the felt begins 14 pixels inside, below a head of 46. */
export const trayBody = (width: number, height: number, head = 46): string => {
  const felt = { x: 14, y: head, width: width - 28, height: height - head - 14 };
  const middle = { x: felt.x + felt.width / 2, y: felt.y + felt.height / 2 };
  const r = Math.min(felt.width, felt.height) * 0.36;
  return (
    `${ZIZKA_DEFS}<rect width="${width}" height="${height}" rx="14" fill="#000" opacity=".6" transform="translate(0 10)" filter="url(#blur8)"/><rect x="-4" y="-4" width="${width + 8}" height="${height + 8}" rx="17" fill="#160d06"/><rect x="-2.500" y="-2.500" width="${width + 5}" height="${height + 5}" rx="16" fill="#C8A04A"/><rect width="${width}" height="${height}" rx="14" fill="url(#zi-oak)" filter="url(#f-wood)"/>` +
    `<rect x="${felt.x - 3}" y="${felt.y - 3}" width="${felt.width + 6}" height="${felt.height + 6}" rx="12" fill="#a07c35"/><rect x="${felt.x}" y="${felt.y}" width="${felt.width}" height="${felt.height}" rx="10" fill="url(#zi-felt)"/>` +
    `<rect x="${felt.x}" y="${felt.y}" width="${felt.width}" height="${felt.height}" rx="10" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="url(#blur3)"/>` +
    `<g opacity=".15" stroke="#e8cc7a" fill="none"><rect x="${felt.x + 9}" y="${felt.y + 9}" width="${felt.width - 18}" height="${felt.height - 18}" rx="8"/><circle cx="${middle.x}" cy="${middle.y}" r="${Math.round(r)}"/></g>`
  );
};
