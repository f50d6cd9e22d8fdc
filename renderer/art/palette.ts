// The colours of the look, for painters and Pixi; `node scripts/palette.mjs` writes them as CSS variables into
// renderer/styles/palette.css, and a test keeps the two together.
import type { Tincture } from '../../engine/protocol';

export type { Tincture } from '../../engine/protocol';

// By the names of their CSS variables.
export const PALETTE = {
  oak0: '#1b110a',
  oak1: '#2a1c12',
  oak2: '#4b3220',
  oak3: '#6b4a2f',
  ink: '#241a12',
  ink2: '#5a4429',
  parch: '#eadbb8',
  'parch-d': '#cdb483',
  'parch-l': '#f6ecd3',
  brass: '#c8a04a',
  'brass-l': '#e8cc7a',
  'brass-d': '#7d5c1f',
  iron: '#4b5057',
  'iron-l': '#7c838c',
  seal: '#8e2420',
  candle: '#ffd98a',
  gules: '#a32a29',
  azure: '#2b5597',
  vert: '#3b7440',
  or: '#d6a21e',
  glow: '#fff0c0',
  'ink-warm': '#3b2412',
  'ink-red': '#3b1d10',
  'paper-lit': '#fff3cf',
  'gilt-l': '#ffe7a8',
  linen: '#c9b184',
  'seal-d': '#7a1f1a',
  cream: '#f3e3b6',
  paper: '#f8efd8',
  flame: '#ffe9c8',
  gilt: '#ffe3a0',
  'gilt-d': '#f6dd92',
  honey: '#b3862f',
  bark: '#6a4a24',
  umber: '#4a361e',
  'oak-d': '#3d2919',
  'umber-d': '#3a2815',
  straw: '#b6955c',
  'brass-m': '#8a6c35',
  bronze: '#8a6a34',
  leather: '#6b4a20',
  'umber-l': '#4a3520',
  soot: '#140c07',
  'ink-brass': '#3a270b',
  'ink-deep': '#241505',
  milk: '#fff6dc',
  vellum: '#f6e9c6',
  black: '#000000',
  amber: '#dcb65d',
  wine: '#6b1512',
  'wine-d': '#4a1210',
  'wine-deep': '#3a0a0b',
  sand: '#d9c18a',
  'violet-l': '#c9a8ff',
  violet: '#b48cff',
  'violet-d': '#4a3670',
  night: '#241d33',
  'night-d': '#1a1020',
  dun: '#978463',
  'iron-d': '#3a3d42',
  'steel-d': '#565c64',
  steel: '#8d949c',
  'steel-l': '#b9bec5',
  silver: '#d7dade',
  'bark-l': '#7a6444',
  'brass-b': '#a87a2a',
  stone: '#7d766b',
  'stone-d': '#5d564b',
  slate: '#4a4238',
  'stone-l': '#b3a7a2',
  coal: '#2a2822',
  red: '#b8382f',
  'red-l': '#d24a3e',
  rose: '#e8a08f',
  rust: '#b3521f',
  russet: '#5a2a1a',
  oat: '#b9a274',
  alarm: '#f0574a',
  coral: '#ffab96',
  peach: '#ffc9a0',
  'gules-l': '#cf5148',
  'gules-d': '#641514',
  'azure-l': '#5b86c8',
  'azure-d': '#16305a',
  'vert-l': '#67a26b',
  'vert-d': '#1c4021',
  'or-l': '#f2cf6b',
  'or-d': '#7d5a0a',
  leaf: '#3f8047',
  'leaf-d': '#24502a',
  white: '#ffffff',
  moss: '#4c6a34',
  teal: '#2b667f',
  'violet-m': '#6a4a96',
  plum: '#6b1532',
  'plum-d': '#4a1638',
  orange: '#d99a2c',
  sky: '#bcd6ff',
  mint: '#bfe6b4',
  lime: '#8fbf58',
} as const;

/** The palette as a style sheet. */
export const paletteSheet = (): string =>
  `/* Written by scripts/palette.mjs from renderer/art/palette.ts. */\n:root {\n${Object.entries(PALETTE)
    .map(([name, colour]) => `  --${name}: ${colour};\n`)
    .join('')}}\n`;

export type Shape = 'lozenge' | 'roundel' | 'billet' | 'pile';

export interface TinctureColours {
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
  /** Ink that reads on the tincture. */
  readonly ink: string;
  readonly shape: Shape;
}

export const TINCTURE: Readonly<Record<Tincture, TinctureColours>> = {
  gules: { colour: PALETTE.gules, light: PALETTE['gules-l'], dark: PALETTE['gules-d'], ink: '#FFF6DD', shape: 'lozenge' },
  azure: { colour: PALETTE.azure, light: PALETTE['azure-l'], dark: PALETTE['azure-d'], ink: '#FFF6DD', shape: 'roundel' },
  vert: { colour: PALETTE.vert, light: PALETTE['vert-l'], dark: PALETTE['vert-d'], ink: '#FFF6DD', shape: 'billet' },
  or: { colour: PALETTE.or, light: PALETTE['or-l'], dark: PALETTE['or-d'], ink: '#2A1A05', shape: 'pile' },
};

/** A colour with what is lit of it and what lies in shadow. */
export interface Shades {
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
}
