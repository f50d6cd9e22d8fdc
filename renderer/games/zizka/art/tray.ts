// The dice tray of rolls, seen by the same eye as the dice: an oak rim around green felt, farther edge narrower.
import { PALETTE } from '../../../art/palette';
import { ZIZKA_DEFS } from './defs';

const LEAN = 30;

/** A tray in its box; `parted` shows a seam for two who throw. The front rim bears the words of the caller. */
export const trayBody = (width: number, height: number, parted = false): string => {
  const shape = (inset: number, top: number, bottom: number): string => {
    const side = (y: number): number => inset + LEAN * (1 - y / height);
    return `M${side(top)} ${top}H${width - side(top)}L${width - side(bottom)} ${bottom}H${side(bottom)}Z`;
  };
  const front = height - 40;
  const studs = [
    [LEAN + 8, 9],
    [width - LEAN - 8, 9],
    [9, height - 13],
    [width - 9, height - 13],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="url(#zi-brass)" stroke="${PALETTE.oak0}"/>`)
    .join('');
  const seam = 54 + Math.round((width - 108) * 0.38) + 5;
  return (
    `${ZIZKA_DEFS}<path d="${shape(0, 2, height - 2)}" fill="#000" opacity=".55" filter="url(#blur8)" transform="translate(0 6)"/>` +
    `<path d="${shape(1, 2, height - 2)}" fill="url(#zi-oak)" stroke="${PALETTE['brass-d']}" stroke-width="2.500" stroke-linejoin="round"/>` +
    `<path d="${shape(3, 4, front + 4)}" fill="none" stroke="${PALETTE['oak3']}" stroke-width="2" opacity=".8"/>` +
    `<path d="${shape(17, 14, front)}" fill="${PALETTE.oak0}"/>` +
    `<path d="${shape(19, 20, front - 2)}" fill="url(#zi-felt)" stroke="${PALETTE['brass-m']}" stroke-width="1.500"/>` +
    `<path d="${shape(19, 20, 34)}" fill="#000" opacity=".32"/>` +
    `<path d="${shape(31, 32, front - 12)}" fill="none" stroke="${PALETTE['brass-l']}" opacity=".22"/>` +
    (parted
      ? `<path d="M${seam} 26V${front - 8}" stroke="${PALETTE['brass-l']}" stroke-width="2" stroke-dasharray="5 4" opacity=".5"/>`
      : '') +
    studs
  );
};
