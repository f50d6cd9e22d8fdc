// The reckoning: an open book with two pages, heads of the seats' columns, the victor's shield. Numbers are the caller's.
import { badgeBody, hatchFill, shapePath } from '../../../art/badge';
import { iconAt, iconPath } from '../../../art/game-icons';
import { TINCTURE, type Tincture } from '../../../art/palette';
import { sealBody } from '../../../art/seal';
import { at, type Box, clippedRect, round } from '../../../art/svg';
import { GRUNWALD_DEFS } from './defs';

/** Widths of the two pages and their height; (0,0) is the left page's corner. */
export const LEDGER_PAGES = { left: 784, right: 396, height: 582 } as const;
export const LEDGER: Box = { x: -26, y: -16, width: 1232, height: 624 };
export const VICTOR: Box = { x: -124, y: -130, width: 248, height: 260 };

/** The open book. */
export const ledgerBody = (): string => {
  const { left, right, height: h } = LEDGER_PAGES;
  const w = left + right;
  const edges = [6, 4, 2].map(
    (k) =>
      `<path d="M${-k} ${k}H${left}V${h}H${-k}ZM${left} ${k}H${w + k}V${h}H${left}Z" fill="#cdb483" stroke="#8a6a3e" stroke-width=".8"/>`,
  );
  return (
    `${GRUNWALD_DEFS}<rect x="-14" y="6" width="${w + 28}" height="${h + 6}" rx="10" fill="#000" opacity=".6" filter="url(#blur6)"/><rect x="-12" y="-4" width="${w + 24}" height="${h + 10}" rx="9" fill="#5a2318"/><rect x="-12" y="-4" width="${w + 24}" height="${h + 10}" rx="9" fill="none" stroke="#C8A04A" stroke-width="1.600"/>${edges.join('')}` +
    `<path d="M0 0Q${left * 0.5} -4 ${left} 6V${h - 2}Q${left * 0.5} ${h - 10} 0 ${h - 4}Z" fill="#EFE2C0"/><path d="M${left} 6Q${left + right * 0.5} -4 ${w} 0V${h - 4}Q${left + right * 0.5} ${h - 10} ${left} ${h - 2}Z" fill="#EFE2C0"/>` +
    clippedRect(0, 1, w, h - 5, 0, `<rect width="${w}" height="${h}" fill="#000" filter="url(#f-paper)" opacity=".38"/>`) +
    `<rect x="${left - 56}" y="2" width="112" height="${h - 5}" fill="url(#gr-spine)"/>` +
    `<g transform="translate(716 2) rotate(8 28 28)" filter="url(#f-drop6)"><g transform="scale(${(56 / 512).toFixed(4)})" stroke="#4a3018" stroke-width="9" stroke-linejoin="round">${iconPath('quill', '#f1e4c0')}</g></g>` +
    at(
      w - 38,
      h - 60,
      `<path d="M-12 10L-24 62L-10 54L-2 66L6 12Z" fill="#8E2420" filter="url(#f-drop1)"/><path d="M2 12L14 60L20 50L30 54L14 6Z" fill="#761a17" filter="url(#f-drop1)"/>${sealBody(29, { icon: 'queen-crown' })}`,
    )
  );
};

interface LedgerLines {
  readonly left: number;
  readonly right: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly total: { readonly y: number; readonly height: number };
}

/** The ruled lines of the left page. */
export const ledgerLinesBody = ({ left, right, columns, rows, total }: LedgerLines): string => {
  const rule = (y: number): string => `M${left} ${y}H${right}`;
  const uprights = columns.map((x) => `M${round(x)} ${rows[0] ?? 0}V${total.y + total.height - 6}`);
  return (
    `<path d="${rows.map(rule).join('')}" stroke="#b6955c" stroke-opacity=".55"/><path d="${uprights.join('')}" stroke="#8E2420" stroke-opacity=".33"/>` +
    `<path d="${rule(total.y - 2)}${rule(total.y + 2)}" stroke="#7a2f22" stroke-width="1.400"/>`
  );
};

/** The wreath that waits for the victor's shield, around (0,0). */
export const laurelsBody = (): string =>
  `<g filter="url(#f-drop1)" stroke="#5b4110" stroke-width="4">${iconAt('laurels', 0, 6, 236, 'url(#gr-brass)')}</g>`;

/** The head of a seat's column, 118 × 44 from its top left corner; the name begins at x 36, y 24. */
export const seatHeadBody = (tincture: Tincture): string => {
  const shape = 'M0 0H118V34L59 44L0 34Z';
  return (
    `<path d="${shape}" fill="${TINCTURE[tincture].colour}" filter="url(#f-drop1)"/><path d="${shape}" ${hatchFill(tincture, 0.8)}/><path d="M2 0V33L59 42L116 33V0" fill="none" stroke="#fff0cc" stroke-opacity=".7"/>` +
    at(19, 17, badgeBody(tincture, 10))
  );
};

/** The victor's crowned shield, around (0,0). */
export const victorShieldBody = (tincture: Tincture): string => {
  const shield = 'M-58 -66H58V6C58 48 26 66 0 80C-26 66 -58 48 -58 6Z';
  const { colour, dark } = TINCTURE[tincture];
  return (
    `${GRUNWALD_DEFS}<path d="${shield}" fill="${colour}" filter="url(#f-drop6)"/><path d="${shield}" ${hatchFill(tincture)}/><path d="${shield}" fill="url(#sheen)"/>` +
    `<path d="${shield}" fill="none" stroke="url(#gr-brass)" stroke-width="6"/><path d="${shapePath(tincture, 42)}" fill="#F8EFD8" stroke="${dark}" stroke-width="2"/>${iconAt('mounted-knight', 0, tincture === 'or' ? -10 : -2, 42, dark)}` +
    `<g filter="url(#f-drop1)" stroke="#5b4110" stroke-width="10">${iconAt('queen-crown', 0, -85, 72, 'url(#gr-brass)')}</g>`
  );
};
