// The colours of the look as data for painters and Pixi. The CSS twin is `renderer/styles/palette.css`.
import type { Tincture } from '../../engine/protocol';

export type { Tincture } from '../../engine/protocol';

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

/** A colour with what is lit of it and what lies in shadow. */
export interface Shades {
  readonly colour: string;
  readonly light: string;
  readonly dark: string;
}
