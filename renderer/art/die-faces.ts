// Faces of dice as bodies in a box of 100 × 100, for the cubes of the table: pips or engraved signs.
import { type IconName, icon } from './icons';

export interface DieColours {
  readonly base: string;
  readonly pip?: string;
  /** A sign below the pips, in its own tone. */
  readonly mark?: IconName;
  readonly tone?: string;
  /** A lighter field that signs lie on. */
  readonly panel?: string;
  readonly deep?: string;
}

/** Where the pips of a number lie, from the middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const ground = (base: string): string =>
  `<rect width="100" height="100" fill="${base}"/><rect x="4" y="4" width="92" height="92" rx="22" fill="#fff" opacity=".06"/>`;

const sign = (name: IconName, size: number, colour: string, dx = 0, dy = 0, opacity = 1): string =>
  icon(name, 50 - size / 2 + dx, 50 - size / 2 + dy, size, colour, `opacity="${opacity}"`);

/** Pips for 1 to 6, hollowed and lit. */
export const pipFace = (number: number, { base, pip = '#fff1dc', mark, tone = '#000' }: DieColours): string => {
  const pits = (PIPS[number] ?? []).map(([x, y]) => {
    const [cx, cy, r] = [50 + x * 21, 50 + y * 21, number === 1 ? 11.5 : 9];
    return (
      `<circle cx="${cx}" cy="${cy}" r="${r + 1.2}" fill="#000" opacity=".4"/><circle cx="${cx + 0.6}" cy="${cy + 0.8}" r="${r + 0.4}" fill="#fff" opacity=".28"/>` +
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${pip}"/><path d="M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0Z" fill="#000" opacity=".14"/>`
    );
  });
  return ground(base) + (mark === undefined ? '' : sign(mark, 70, tone, 0, 0, 0.8)) + pits.join('');
};

export const pipFaces = (colours: DieColours): readonly string[] => [1, 2, 3, 4, 5, 6].map((number) => pipFace(number, colours));
