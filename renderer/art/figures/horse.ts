// The horse under every rider, and a person set into its saddle.
import type { FigureShape } from './figure';

export const HORSE: readonly FigureShape[] = [
  ['H', 'M32 -42Q52 -40 48 -4Q38 -16 30 -28Z'],
  ['h', 'M-16 -16L-20 5H-12L-7 -16Z'],
  ['h', 'M16 -16L18 5H26L26 -18Z'],
  ['w', 'M-24 -14L-42 -18L-47 -4L-40 -3L-37 -10L-22 -6Z'],
  ['w', 'M-26 -12L-29 6H-20L-14 -12Z'],
  ['w', 'M22 -12L27 6H36L34 -14Z'],
  ['w', 'M-12 -40Q-16 -62 -30 -72L-30 -80L-24 -76Q-8 -70 2 -46Z'],
  ['w', 'M-28 -78Q-44 -70 -54 -56Q-52 -47 -44 -50Q-34 -56 -26 -56Q-18 -66 -22 -76Z'],
  ['H', 'M-24 -78Q-6 -72 2 -46L-4 -44Q-12 -64 -26 -72Z'],
  ['K', 'M-37.8 -64a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z'],
  ['T', 'M-30 -42Q0 -54 36 -44Q42 -22 38 -7Q26 -2 14 -9Q0 -2 -14 -9Q-24 -3 -32 -12Q-36 -30 -30 -42Z'],
  ['G', 'M-33 -16Q-24 -7 -14 -13Q0 -6 14 -13Q26 -6 39 -11L38 -7Q26 -2 14 -9Q0 -2 -14 -9Q-24 -3 -32 -12Z'],
];

const STIRRUP: FigureShape = ['M', 'M2 -44L-5 -18L4 -16L14 -42Z'];

/** On horseback: what is above the saddle, smaller, and the one leg that is seen. */
export const mounted = (shapes: readonly FigureShape[]): readonly FigureShape[] => [
  ...HORSE,
  { x: 6, y: -22, scale: 0.82, shapes },
  STIRRUP,
];
