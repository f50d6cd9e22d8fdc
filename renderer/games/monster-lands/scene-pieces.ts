// How pieces of Monster Lands are made, whatever zone they lie in.
import type { Phrase, Tincture } from '../../../engine/protocol';
import type { CardPiece, DiePiece, FigurePiece, FlatPiece, Painted, Piece, Zone } from '../../table/scene';
import type { Affinity } from './art/affinity';
import { coinPicture, GOODS, goodsPicture, memberFigure, trapBackPicture } from './pictures';
import type { Faces } from './pictures-cards';
import { type CubeColour, dieLook } from './pictures-dice';

// What one part of the table lays on it.
export interface Laid {
  readonly zones: readonly Zone[];
  readonly pieces: readonly Piece[];
}

type Place<Kind extends Piece> = Pick<Kind, 'id' | 'zone'> & Partial<Kind>;

const fadeIn = (zone: string) => ({ from: zone, to: zone });

/** A drawing that lies flat: a board, a marker, a token, a coin. */
export function flat(kind: FlatPiece['kind'], picture: Painted, place: Place<FlatPiece>): FlatPiece {
  return {
    kind,
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
    ...fadeIn(place.zone),
    ...place,
  };
}

export function card({ front, near, back }: Faces, place: Place<CardPiece>): CardPiece {
  return {
    kind: 'card',
    face: 'front',
    size: { width: front.width, height: front.height },
    picture: { front, back, near },
    ...fadeIn(place.zone),
    ...place,
  };
}

// Seen from above and a little from the front, a cube is higher than wide.
const DIE_HEIGHT = 1.34;

const CUBES: Readonly<Record<string, CubeColour>> = { S: 'S', M: 'M', I: 'I' };

/** For the spoken table: the name of a die, with its value where it has one. */
export const dieWord = (name: string): string => `@die.${name.charAt(0)} ${name.slice(1)}`.trim();

export const spokenDie = (name: string): Phrase => ({ key: 'table.die', params: { die: dieWord(name) } });

/** A die as the engine names it: `S`, `M`, `I4`. Strength and magic show their sign until they are rolled. */
export function die(name: string, edge: number, place: Place<DiePiece>): DiePiece {
  const colour = CUBES[name.charAt(0)] ?? 'S';
  const value = Number(name.slice(1));
  return {
    kind: 'die',
    face: String(Math.max(0, value - 1)),
    size: { width: edge, height: edge * DIE_HEIGHT },
    picture: dieLook(colour, value > 0),
    from: 'supply',
    to: 'supply',
    tip: `die:${colour}`,
    name: spokenDie(name),
    ...place,
  };
}

export function figure(
  who: { readonly person: string; readonly affinity: Affinity | null; readonly tincture: Tincture },
  scale: number,
  place: Place<FigurePiece>,
): FigurePiece {
  return {
    kind: 'figure',
    face: 'front',
    size: { width: 44 * scale, height: 72 * scale },
    picture: memberFigure(who.tincture, who.person, who.affinity, scale),
    ...place,
  };
}

export const coin = (place: Place<FlatPiece>): FlatPiece =>
  flat('coin', coinPicture(), { from: 'supply', to: 'supply', tip: 'coins', name: { key: 'tip.coins' }, ...place });

export type Goods = 'defence' | 'potion' | 'venom';

export const goods = (kind: Goods, scale: number, place: Place<FlatPiece>): FlatPiece =>
  flat('token', goodsPicture(kind), {
    size: { width: GOODS.width, height: GOODS.height },
    from: 'supply',
    to: 'supply',
    tip: kind,
    name: { key: `tip.${kind}` },
    ...(scale === 1 ? {} : { pose: { scale } }),
    ...place,
  });

export const hiddenTrap = (scale: number, place: Place<FlatPiece>): FlatPiece =>
  flat('token', trapBackPicture(), {
    from: 'deck:traps',
    to: 'gone',
    tip: 'hiddenTrap',
    name: { key: 'tip.hiddenTrap' },
    pose: { scale },
    ...place,
  });

export const times = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
