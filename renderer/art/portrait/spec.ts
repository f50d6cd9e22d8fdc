// A person as the portraits know one: the parts that make a face, and the colours of everything.
import type { BeardId } from './beards';
import type { CollarId } from './collars';
import type { GroundId } from './grounds';
import type { HairId } from './hair';
import type { GearId } from './headgear';

export interface Expression {
  // Positive is angry, negative is worried.
  readonly brow: number;
  readonly lift: number;
  // Positive smiles.
  readonly mouth: number;
  // How far the eyes are open.
  readonly open: number;
  // One corner of the mouth.
  readonly smirk?: number;
  // Where the eyes look, -1 to 1.
  readonly gaze?: number;
  // One raised brow.
  readonly raise?: number;
  // An open mouth.
  readonly gap?: number;
}

export const EXPRESSIONS = {
  calm: { brow: 0, lift: 0, mouth: 0.1, open: 1 },
  stern: { brow: 0.9, lift: -1, mouth: -0.35, open: 0.82 },
  merry: { brow: -0.3, lift: 2, mouth: 1, open: 0.82, gap: 1 },
  smile: { brow: -0.2, lift: 1, mouth: 0.7, open: 0.95 },
  sly: { brow: 0.5, lift: 0, raise: 5, mouth: 0.2, smirk: 1, open: 0.68, gaze: -0.8 },
  grim: { brow: 1.2, lift: -2, mouth: -0.7, open: 0.72 },
  sad: { brow: -1.1, lift: 1, mouth: -0.6, open: 0.85 },
  proud: { brow: 0.3, lift: 2, mouth: -0.1, open: 0.62 },
  wary: { brow: -0.4, lift: 0, mouth: -0.3, open: 1.08, gaze: -1 },
  shout: { brow: 1, lift: 0, mouth: -0.2, open: 1.05, gap: 2 },
  wide: { brow: -0.6, lift: 4, mouth: 0.1, open: 1.25 },
  sleepy: { brow: -0.3, lift: 2, mouth: 0.1, open: 0.5 },
} satisfies Record<string, Expression>;
export type ExpressionId = keyof typeof EXPRESSIONS;

export type NoseId = 'straight' | 'hooked' | 'snub' | 'broad' | 'broken' | 'long' | 'small';

export interface Face {
  // Width and length, 1 is usual.
  readonly w?: number;
  readonly l?: number;
  readonly jaw?: number;
  readonly cheek?: number;
  readonly chin?: number;
  readonly nose?: NoseId;
  readonly age?: number;
  // Strength of the brows.
  readonly brow?: number;
  readonly hollow?: boolean;
  readonly ruddy?: boolean;
  readonly freckles?: boolean;
  readonly mole?: boolean;
  readonly warpaint?: boolean;
  readonly scar?: 'eye' | 'cheek' | 'brow';
}

export interface Colours {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly bg: string;
  readonly cloth2?: string;
  readonly gear?: string;
  readonly gear2?: string;
  readonly feather?: string;
  readonly eye?: string;
  readonly brow?: string;
}

export interface PersonSpec {
  readonly woman?: boolean;
  // Looks to the left.
  readonly flip?: boolean;
  readonly tilt?: number;
  readonly light: 'left' | 'right';
  readonly glow?: string;
  readonly face: Face;
  readonly hair?: HairId;
  readonly beard?: BeardId;
  readonly gear?: GearId;
  readonly expr?: ExpressionId;
  // Single numbers of the expression, so that one face can be calm, pleased or startled.
  readonly expression?: Partial<Expression>;
  readonly collar: CollarId;
  readonly ground: GroundId;
  readonly patch?: boolean;
  readonly earring?: boolean;
  readonly noEar?: boolean;
  readonly colours: Colours;
}

const SKIN = {
  pale: '#ecc8a4',
  fair: '#e4b58c',
  warm: '#d9a274',
  tan: '#c48a5c',
  ruddy: '#dc9c78',
  brown: '#a97248',
  grey: '#d8b79a',
} as const;

const HAIRS = {
  black: '#2a211e',
  raven: '#33302f',
  brown: '#5a3820',
  chestnut: '#7a4424',
  auburn: '#8e3f1e',
  red: '#b4521f',
  ginger: '#c86a26',
  fair: '#c99a4c',
  straw: '#dcb868',
  ash: '#9c8a6c',
  grey: '#8f8b84',
  white: '#d9d3c6',
  silver: '#b7b5b0',
} as const;

/** The colours of a person: skin and hair by name, dress and ground as they are. */
export const coloured = (
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIRS,
  cloth: string,
  bg: string,
  more: Partial<Colours> = {},
): Colours => ({ skin: SKIN[skin], hair: HAIRS[hair], cloth, bg, ...more });
