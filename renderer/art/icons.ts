// Icons of game-icons.net (CC BY 3.0, see assets/CREDITS.md) as markup. The list is `icons.list`, the paths are
// written by scripts/icons.mjs; a few are made from others here.
import paths from './icon-paths.json';
import { round } from './svg';

type StoredIcon = keyof typeof paths;

// Icons composed of stored ones or drawn by us, in the same 512 × 512 square.
const MADE = {
  'return-left': '<path fill="currentColor" d="M210 90L60 240l150 150v-95h120c60 0 95 40 110 110 30-130-30-230-130-230H210Z"/>',
  'two-swords': `<g transform="translate(0 512) scale(1 -1)">${paths['crossed-swords']}</g>`,
  'mace-up': `<g transform="rotate(-45 256 256)">${paths['flanged-mace']}</g>`,
} as const;
type MadeIcon = keyof typeof MADE;

export type IconName = StoredIcon | MadeIcon;

const isMade = (name: IconName): name is MadeIcon => name in MADE;

/** An icon's inside in its 512 × 512 square. */
export const iconPath = (name: IconName, colour: string): string =>
  (isMade(name) ? MADE[name] : paths[name]).replaceAll('currentColor', colour);

/** An icon with its top left corner at (x, y). */
export const icon = (name: IconName, x: number, y: number, size: number, colour: string, extra = ''): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${(size / 512).toFixed(4)})"${extra === '' ? '' : ` ${extra}`}>${iconPath(name, colour)}</g>`;

/** An icon centred on (x, y). */
export const iconAt = (name: IconName, x: number, y: number, size: number, colour: string, extra = ''): string =>
  icon(name, x - size / 2, y - size / 2, size, colour, extra);

/** A whole SVG of one icon, for inline use in text and buttons. */
export const iconSvg = (name: IconName, size = 18, colour = 'currentColor'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512" aria-hidden="true">${iconPath(name, colour)}</svg>`;
