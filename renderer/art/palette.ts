// The colours of the look as data for painters and Pixi. The CSS twin is `renderer/styles/palette.css`.
import type { GameId, Tincture } from '../../engine/protocol';

export type { GameId, Tincture } from '../../engine/protocol';

export const LOOK = {
  oakDark: '#2A1C12',
  oak: '#4B3220',
  ink: '#241A12',
  inkSoft: '#5A4429',
  parchment: '#EADBB8',
  parchmentShade: '#CDB483',
  parchmentLight: '#F6ECD3',
  brass: '#C8A04A',
  brassLight: '#E8CC7A',
  brassDark: '#7D5C1F',
  iron: '#4B5057',
  seal: '#8E2420',
  candle: '#FFD98A',
} as const;

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
  gules: { colour: '#A32A29', light: '#CF5148', dark: '#641514', ink: '#FFF6DD', shape: 'lozenge' },
  azure: { colour: '#2B5597', light: '#5B86C8', dark: '#16305A', ink: '#FFF6DD', shape: 'roundel' },
  vert: { colour: '#3B7440', light: '#67A26B', dark: '#1C4021', ink: '#FFF6DD', shape: 'billet' },
  or: { colour: '#D6A21E', light: '#F2CF6B', dark: '#7D5A0A', ink: '#2A1A05', shape: 'pile' },
};

export interface GameColours {
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
}

export const GAME_COLOURS: Readonly<Record<GameId, GameColours>> = {
  leaders: { colour: '#4A3470', light: '#7D62AD', dark: '#211538' },
  grunwald: { colour: '#A02826', light: '#D25A4C', dark: '#4D0F0F' },
  zizka: { colour: '#356B3B', light: '#68A06A', dark: '#14331A' },
  'monster-lands': { colour: '#23313C', light: '#56707F', dark: '#0C141B' },
};

export const AFFINITIES = ['fire', 'water', 'air', 'jungle'] as const;
export type Affinity = (typeof AFFINITIES)[number];

export const AFFINITY: Readonly<Record<Affinity, GameColours>> = {
  fire: { colour: '#C4472B', light: '#F5A05A', dark: '#5A1A0E' },
  water: { colour: '#2F7FA8', light: '#86D0E8', dark: '#0F3248' },
  air: { colour: '#8AA9BF', light: '#E2EFF7', dark: '#33495A' },
  jungle: { colour: '#4F8A3C', light: '#B4D97F', dark: '#183A14' },
};
