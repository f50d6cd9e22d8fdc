// Which names of rewards are symbols of their own.
import type { ZizkaSymbol } from './art/symbols';

const SYMBOLS = [
  'coin',
  'luck',
  'vp',
  'virtue',
  'vice',
  'warrant',
  'sword',
  'shield',
  'speech',
] as const satisfies readonly ZizkaSymbol[];

export function isSymbol(name: string): name is (typeof SYMBOLS)[number] {
  return SYMBOLS.some((symbol) => symbol === name);
}
