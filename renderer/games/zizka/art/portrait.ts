// Portraits of commanders, companions and everybody for hire, 60 × 64, with as much detail as their size on the screen bears.
import { portraitOf } from '../../../art/portrait/portrait';
import type { Detail } from '../../../art/portrait/strokes';
import type { Box } from '../../../art/svg';
import { FACES } from './faces';

export const PORTRAIT: Box = { x: 0, y: 0, width: 60, height: 64 };

/** A portrait from its top left corner. */
export const portraitBody = (person: string, detail: Detail = 1): string => {
  const look = FACES[person];
  return look === undefined ? '' : portraitOf(look, { ...PORTRAIT, ring: '', detail });
};
