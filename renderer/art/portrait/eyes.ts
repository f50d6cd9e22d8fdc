// Eyes and brows of a portrait, around the centre of the head.
import { clipped } from '../svg';
import type { Expression } from './spec';
import { type Detail, INK, line, shape, tenth } from './strokes';

export interface EyeLook {
  readonly expression: Expression;
  readonly colour: string;
  readonly detail: Detail;
  readonly woman: boolean;
}

const eye = (x: number, y: number, width: number, far: boolean, { expression, colour, detail, woman }: EyeLook): string => {
  const half = width / 2;
  const open = 7 * expression.open * (detail === 2 ? 1.2 : 1);
  const lid = `M${tenth(x - half)} ${tenth(y + 1)}Q${tenth(x - width * 0.1)} ${tenth(y - open * 1.45)} ${tenth(x + half)} ${tenth(y + (far ? 1 : 0.4))}`;
  const white = `${lid}Q${tenth(x)} ${tenth(y + open * 1.05)} ${tenth(x - half)} ${tenth(y + 1)}Z`;
  const gaze = tenth(x + (expression.gaze ?? 0.35) * width * 0.17);
  const radius = Math.min(5.9, width * 0.27) * (detail === 2 ? 1.12 : 1);
  const height = tenth(y - 0.6);
  const iris =
    `<circle cx="${gaze}" cy="${height}" r="${tenth(radius)}" fill="${colour}"/>` +
    `<circle cx="${gaze}" cy="${height}" r="${tenth(radius * 0.56)}" fill="#0c0604"/>` +
    `<circle cx="${gaze}" cy="${height}" r="${tenth(radius)}" fill="none" stroke="${INK}" stroke-width="1.200"/>` +
    `<circle cx="${tenth(gaze - radius * 0.35)}" cy="${tenth(y - 2.4)}" r="1.300" fill="#fff"/>` +
    `<path d="${lid}" fill="none" stroke="${INK}" stroke-width="3.600" opacity=".3"/>`;
  const lower = `M${tenth(x - half + 2)} ${tenth(y + 2.4)}Q${tenth(x)} ${tenth(y + open * 1.1)} ${tenth(x + half - 1)} ${tenth(y + 1.6)}`;
  const lash = woman && !far && detail < 2 ? line(`M${tenth(x - half)} ${tenth(y + 1)}l-4.500 -2.500`, 2) : '';
  const weight = detail === 2 ? 3.4 : woman ? 3 : 2.5;
  return `<path d="${white}" fill="#f4ead2"/>${clipped(white, iris)}${line(lid, weight)}${line(lower, 1, INK, 0.75)}${lash}`;
};

/** Both eyes, or the one that no patch covers. */
export const eyes = (look: EyeLook, patched: boolean): string => {
  const size = look.detail === 2 ? 1.12 : 1;
  const folds =
    look.detail === 2
      ? ''
      : line('M-15-9.500Q-7-14 2-8.500', 1, INK, 0.6) + (patched ? '' : line('M20-9Q26-13 33-8', 1, INK, 0.5));
  return eye(-7, -4, 22 * size, false, look) + (patched ? '' : eye(26, -4, 16 * size, true, look)) + folds;
};

export const brows = (expression: Expression, colour: string, strength: number, patched: boolean, detail: Detail): string => {
  const weight = strength * (detail === 2 ? 1.35 : 1);
  const lift = -expression.lift - 16;
  const anger = expression.brow * 3.4;
  const raise = expression.raise ?? 0;
  const near = `M5 ${tenth(lift + anger + 1)}Q-7 ${tenth(lift - 5 - anger * 0.2 - raise)}-20 ${tenth(lift + 3 - anger * 0.6 - raise * 0.4)}Q-8 ${tenth(lift - 1 - raise + weight * 2.2)} 4 ${tenth(lift + anger + 1 + weight * 3.6)}Z`;
  const far = `M18 ${tenth(lift + anger + 1)}Q27 ${tenth(lift - 4 - anger * 0.2)} 36 ${tenth(lift + 4 - anger * 0.6)}Q27 ${tenth(lift + weight * 2)} 18.500 ${tenth(lift + anger + 1 + weight * 3.2)}Z`;
  const frown =
    expression.brow > 0.7 && detail < 2
      ? line(
          `M9 ${tenth(lift + 4)}Q11 ${tenth(lift + 8)} 10 ${tenth(lift + 12)}M14 ${tenth(lift + 4)}Q14 ${tenth(lift + 8)} 15 ${tenth(lift + 11)}`,
          1.2,
          INK,
          0.7,
        )
      : '';
  return shape(near, colour, 0.8 * weight) + (patched ? '' : shape(far, colour, 0.8 * weight)) + frown;
};
