// What lies on a table: zones and pieces. A scene is a pure function of a view; the kit arranges it, the director moves
// from one to the next. Nothing here knows Pixi.
import type { Phrase } from '../../engine/protocol';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

// A drawing: SVG markup, its size in design pixels and where its own place lies in it (0…1).
export interface Painted extends Size {
  readonly markup: string;
  readonly anchor: Point;
  // Drawn so many times sharper than its size: for a piece whose pose makes it larger.
  readonly sharp?: number;
}

// How the pieces of a zone lie. `least` is how much of a piece must stay visible when they overlap, `smallest` how far
// they may shrink before they do.
export type Arrangement =
  | {
      readonly as: 'row';
      readonly along?: 'x' | 'y';
      readonly gap: number;
      readonly align?: 'start' | 'middle' | 'end';
      readonly least?: number;
      readonly smallest?: number;
    }
  // Held in a hand: `step` degrees between neighbours on a circle of this radius, whose middle lies below the zone.
  | { readonly as: 'fan'; readonly step: number; readonly radius: number; readonly least?: number }
  // One on the other, each `rise` higher.
  | { readonly as: 'stack'; readonly rise?: number }
  | { readonly as: 'grid'; readonly columns: number; readonly gap: number }
  // Thrown together: every piece keeps its own slant.
  | { readonly as: 'pile'; readonly spread?: number }
  // Where dice are thrown: loose, without touching. `rim` keeps them off the edge.
  | { readonly as: 'tray'; readonly rim?: number }
  // Points of a track; a piece's `order` is its point, several on one point stand side by side.
  | { readonly as: 'path'; readonly points: readonly Point[]; readonly beside?: number }
  // Every piece brings its own place.
  | { readonly as: 'free' };

export interface Zone {
  readonly id: string;
  readonly box: Box;
  readonly arrange: Arrangement;
  // For the spoken board: its name, or the zone that it is spoken of with.
  readonly name?: Phrase;
  readonly within?: string;
  // Id of a tip told over the zone, outside its pieces.
  readonly tip?: string;
  // Off the table's edge or only a place where things come from: not checked against the table.
  readonly beyond?: true;
}

export const PIECE_KINDS = ['board', 'marker', 'token', 'coin', 'card', 'die', 'figure'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface PiecePose {
  // Pixels over the table, for what is held or chosen.
  readonly lifted?: number;
  // Turned on the table, in radians.
  readonly spin?: number;
  readonly scale?: number;
  readonly dimmed?: boolean;
  // A figure that lies on its side.
  readonly fallen?: boolean;
  // A figure that looks the other way.
  readonly flipped?: boolean;
  // 0…1; a piece that is only imagined.
  readonly alpha?: number;
}

// Words or numbers on a piece, at a place of its own in design pixels from the piece's place.
export interface PieceLabel extends Point {
  readonly text: string;
  readonly size: number;
  readonly font: 'title' | 'reading' | 'label' | 'data';
  readonly colour: number;
  readonly bold?: true;
  readonly halo?: number;
  // Width at which the words go on in the next line; its place is then the middle of the whole.
  readonly wrap?: number;
}

// Six faces as SVG bodies in a box of 100 × 100, equal signs on opposite sides (0–5, 1–4, 2–3); one atlas a name.
export interface DieLook {
  readonly name: string;
  readonly faces: readonly string[];
  readonly gloss?: number;
}

interface PieceBase {
  // The component's own: the same id in two scenes is the same thing on the table.
  readonly id: string;
  readonly zone: string;
  // Rank in its zone, else the order in the scene; the point of a path.
  readonly order?: number;
  // Its own place, in a free zone.
  readonly at?: Point;
  // As it lies on the table, unturned.
  readonly size: Size;
  readonly pose?: PiecePose;
  // The zone it comes from when it is new, and the one it goes to when it is gone.
  readonly from?: string;
  readonly to?: string;
  readonly labels?: readonly PieceLabel[];
  // The same for a near camera: what would be too small to read from afar. Written in the page's own type: words inside
  // a drawing bring their fonts along, and each such drawing is read anew for every zoom.
  readonly nearLabels?: readonly PieceLabel[];
  // For the spoken board: what it is, and the name of its own place when the zone has several.
  readonly name?: Phrase;
  readonly where?: Phrase;
  // Told after its name: who stands beside it.
  readonly beside?: Phrase;
  readonly tip?: string;
  // What a pointer takes hold of, around the piece's place; its size unless told.
  readonly grip?: Box;
}

export interface CardPiece extends PieceBase {
  readonly kind: 'card';
  readonly face: 'front' | 'back';
  // `near` is a second front with words, shown when the camera is close.
  readonly picture: { readonly front: Painted; readonly back: Painted; readonly near?: Painted };
  // A whole deck as one piece: so many cards thick.
  readonly count?: number;
}

export interface FigurePiece extends PieceBase {
  readonly kind: 'figure';
  readonly face: 'front';
  readonly picture: { readonly body: Painted; readonly plinth: Painted; readonly shadow: Size };
}

export interface DiePiece extends PieceBase {
  readonly kind: 'die';
  // '0' … '5', the face on top.
  readonly face: string;
  readonly picture: DieLook;
  // Where it is thrown when its own zone is no tray.
  readonly tray?: string;
}

export interface FlatPiece extends PieceBase {
  readonly kind: 'board' | 'marker' | 'token' | 'coin';
  // Any word for what it shows: a change of face turns a token over.
  readonly face: string;
  readonly picture: { readonly front: Painted; readonly near?: Painted };
  // So many on one stack, as one piece.
  readonly count?: number;
}

export type Piece = CardPiece | FigurePiece | DiePiece | FlatPiece;

export interface Scene {
  readonly zones: readonly Zone[];
  readonly pieces: readonly Piece[];
}

export const NO_SCENE: Scene = { zones: [], pieces: [] };

// The designed table. Wider and higher windows show more ground around it.
export const TABLE: Box = { x: 0, y: 0, width: 1280, height: 720 };

export function isInside({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

// A card is so much larger than a place on it.
const LARGER = 1.5;

export function isPlaceOn(card: Box, place: Box): boolean {
  const corner = { x: place.x + place.width, y: place.y + place.height };
  const isLarger = card.width * card.height > LARGER * place.width * place.height;
  return isLarger && isInside(card, place) && isInside(card, corner);
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function pieceOf(scene: Scene, id: string): Piece | null {
  return scene.pieces.find((piece) => piece.id === id) ?? null;
}
