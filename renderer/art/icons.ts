// Icons of game-icons.net (CC BY 3.0, see assets/CREDITS.md) as markup. The paths are written by scripts/icons.mjs from
// the lists beside them; a few are made from others here. Those that only games draw come with `game-icons.ts`, so that
// the title need not wait for them.
import { invariant } from '../../engine/core/invariant';
import app from './app-icons.json';
import { round } from './svg';

type GameIcon = keyof typeof import('./game-icons.json');

// Icons composed of stored ones or drawn by us, in the same 512 × 512 square.
const MADE = {
  'return-left': '<path fill="currentColor" d="M210 90L60 240l150 150v-95h120c60 0 95 40 110 110 30-130-30-230-130-230H210Z"/>',
  'two-swords': `<g transform="translate(0 512) scale(1 -1)">${app['crossed-swords']}</g>`,
  'mace-up': `<g transform="rotate(-45 256 256)">${app['flanged-mace']}</g>`,
} as const;

// Icons that one game alone brings: its icons.ts adds their names here and their paths with `addIcons`.
// biome-ignore lint/suspicious/noEmptyInterface: games declare its members
export interface OwnIcons {}

export type IconName = keyof typeof app | keyof typeof MADE | GameIcon | keyof OwnIcons;

const paths = new Map<string, string>(Object.entries({ ...app, ...MADE }));

export function addIcons(more: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

/** An icon's inside in its 512 × 512 square. */
export const iconPath = (name: IconName, colour: string): string => {
  const path = paths.get(name);
  invariant(path !== undefined, `the icon ${name} is not loaded: it belongs into app-icons.list`);
  return path.replaceAll('currentColor', colour);
};

/** An icon with its top left corner at (x, y). */
export const icon = (name: IconName, x: number, y: number, size: number, colour: string, extra = ''): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${(size / 512).toFixed(4)})"${extra === '' ? '' : ` ${extra}`}>${iconPath(name, colour)}</g>`;

/** An icon centred on (x, y). */
export const iconAt = (name: IconName, x: number, y: number, size: number, colour: string, extra = ''): string =>
  icon(name, x - size / 2, y - size / 2, size, colour, extra);

/** A whole SVG of one icon, for inline use in text and buttons. */
export const iconSvg = (name: IconName, size = 18, colour = 'currentColor'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512" aria-hidden="true">${iconPath(name, colour)}</svg>`;
