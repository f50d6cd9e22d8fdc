// Dice with symbols: settled seen from above with thickness, and tumbling as a cube with three faces.
import type { Face } from '../../../../engine/games/zizka/types';
import { type Box, round } from '../../../art/svg';
import { ZIZKA_DEFS } from './defs';
import { symbolAt } from './symbols';

export type Material = 'bone' | 'red' | 'blue';

const SIDES: Readonly<Record<Material, { readonly near: string; readonly far: string; readonly edge: string }>> = {
  bone: { near: '#b39a67', far: '#927a4b', edge: '#7b6539' },
  red: { near: '#6f1814', far: '#4d0e0b', edge: '#4d0e0b' },
  blue: { near: '#1d3d6e', far: '#132a4d', edge: '#132a4d' },
};

export interface ZizkaDieOptions {
  readonly size?: number;
  readonly material?: Material;
  readonly rotation?: number;
  readonly lift?: number;
  /** Colour of a ring around a die that is chosen or can be. */
  readonly ring?: string;
  readonly dashed?: boolean;
}

export const zizkaDieBox = (size = 76): Box => ({ x: -size * 0.85, y: -size * 0.9, width: size * 1.75, height: size * 1.9 });

const faceMark = (face: Face, x: number, y: number, size: number): string => (face === 'blank' ? '' : symbolAt(face, x, y, size));

// The sovereigns' dice are lacquered; their faces stay pale, so that every symbol keeps its own ink.
const inlay = (material: Material, x: number, y: number, size: number): string => {
  if (material === 'bone') return '';
  const rim = size * 0.11;
  return `<rect x="${round(x + rim)}" y="${round(y + rim)}" width="${round(size - 2 * rim)}" height="${round(size - 2 * rim)}" rx="${round(size * 0.13)}" fill="url(#zi-bone)" stroke="#e8cc7a" stroke-width="1.200"/>`;
};

/** A settled die around (0,0). */
export const zizkaDieBody = (face: Face, options: ZizkaDieOptions = {}): string => {
  const s = options.size ?? 76;
  const material = options.material ?? 'bone';
  const { near, far, edge } = SIDES[material];
  const lift = options.lift ?? 0;
  const thick = s * 0.17;
  const rect = (drop: number, paint: string): string =>
    `<rect x="${-s / 2}" y="${round(-s / 2 + drop)}" width="${s}" height="${s}" rx="${round(s * 0.2)}" ${paint}/>`;
  const ring =
    options.ring === undefined
      ? ''
      : `<rect x="${-s / 2 - 4}" y="${-s / 2 - 4}" width="${s + 8}" height="${round(s + 8 + thick * 0.6)}" rx="${round(s * 0.26)}" fill="none" stroke="${options.ring}" stroke-width="3.500"${options.dashed === true ? ' stroke-dasharray="9 6"' : ''}/>`;
  return (
    `${ZIZKA_DEFS}<ellipse cx="${round(s * 0.08 + lift * 0.4)}" cy="${round(s * 0.56 + lift * 0.9)}" rx="${round(s * (0.62 + lift * 0.006))}" ry="${round(s * 0.3)}" fill="url(#zi-shade)"/>` +
    `<g transform="translate(0 ${-lift}) rotate(${options.rotation ?? 0})">${rect(thick, `fill="${far}"`)}${rect(thick * 0.55, `fill="${near}"`)}${rect(0, `fill="url(#zi-${material})" stroke="${edge}"`)}` +
    `<rect x="${-s / 2 + 2}" y="${-s / 2 + 2}" width="${s - 4}" height="${s - 4}" rx="${round(s * 0.17)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.200"/>${inlay(material, -s / 2, -s / 2, s)}${faceMark(face, 0, 0, s * (material === 'bone' ? 0.66 : 0.58))}${ring}</g>`
  );
};

// Six faces of each kind with equal signs on opposite sides (0–5, 1–4, 2–3).
const CUBE: Readonly<Record<Material, readonly Face[]>> = {
  bone: ['sword', 'shield', 'speech', 'luck', 'shield', 'sword'],
  blue: ['speech', 'shield', 'luck', 'blank', 'shield', 'speech'],
  red: ['coin', 'sword', 'luck', 'blank', 'sword', 'coin'],
};

const BASE: Readonly<Record<Material, string>> = { bone: '#f0e5ca', blue: '#2b5597', red: '#a32a29' };

// A face of a cube in a box of 100 × 100: engraved on bone, on a pale field on the sovereigns' dice.
const cubeFace = (face: Face, material: Material): string => {
  const ground = `<rect width="100" height="100" fill="${BASE[material]}"/><rect x="4" y="4" width="92" height="92" rx="22" fill="#fff" opacity=".07"/>`;
  const field =
    material === 'bone'
      ? '<rect x="15.500" y="15.500" width="69" height="69" rx="17" fill="none" stroke="#b49a62" opacity=".55"/>'
      : face === 'blank'
        ? '<rect x="17" y="17" width="66" height="66" rx="15" fill="none" stroke="#fff" opacity=".16" stroke-width="2"/>'
        : '<rect x="16.500" y="16.500" width="67" height="67" rx="15.500" fill="#1a0f06" opacity=".5"/><rect x="18" y="18.400" width="64" height="64" rx="14.500" fill="#f4ead0"/>';
  const size = material === 'bone' ? 58 : 50;
  return face === 'blank'
    ? ground + field
    : `${ground}${field}<g opacity=".8">${symbolAt(face, 51, 51.2, size, '#fffdf2')}</g>${symbolAt(face, 50, 50, size)}`;
};

/** The faces of a cube, for its mesh. */
export const cubeFaces = (material: Material): readonly string[] => CUBE[material].map((face) => cubeFace(face, material));

/** Which face of the cube shows this; `turn` chooses among equal ones. */
export const faceIndex = (face: Face, material: Material, turn = 0): number => {
  const found = CUBE[material].flatMap((each, index) => (each === face ? [index] : []));
  return found[turn % Math.max(1, found.length)] ?? 0;
};
