// The colours of the four lands.
import type { Shades } from '../../../art/palette';

export const AFFINITIES = ['fire', 'water', 'air', 'jungle'] as const;
export type Affinity = (typeof AFFINITIES)[number];

export const AFFINITY: Readonly<Record<Affinity, Shades>> = {
  fire: { colour: '#C4472B', light: '#F5A05A', dark: '#5A1A0E' },
  water: { colour: '#2F7FA8', light: '#86D0E8', dark: '#0F3248' },
  air: { colour: '#8AA9BF', light: '#E2EFF7', dark: '#33495A' },
  jungle: { colour: '#4F8A3C', light: '#B4D97F', dark: '#183A14' },
};
