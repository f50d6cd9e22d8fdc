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

/** A tumbling die around (0,0): top, left and right face. */
export const zizkaCubeBody = (
  faces: readonly [Face, Face, Face],
  size: number,
  rotation: number,
  material: Material = 'bone',
): string => {
  const u = round(size * 0.58);
  const side = (face: Face, matrix: string, shade: number): string =>
    `<g transform="matrix(${matrix})"><rect width="${u}" height="${u}" rx="${round(u * 0.16)}" fill="url(#zi-${material})" stroke="${SIDES[material].edge}"/>${inlay(material, 0, 0, u)}<rect width="${u}" height="${u}" rx="${round(u * 0.16)}" fill="#3a2507" opacity="${shade}"/>${faceMark(face, u / 2, u / 2, u * 0.64)}</g>`;
  const w = round(u * 0.866);
  return (
    `${ZIZKA_DEFS}<g transform="rotate(${rotation})">${side(faces[0], `.866 -.5 .866 .5 ${-w} 0`, 0)}` +
    `${side(faces[1], `.866 .5 0 1 ${-w} 0`, 0.14)}${side(faces[2], `.866 -.5 0 1 0 ${round(u * 0.5)}`, 0.3)}</g>`
  );
};
