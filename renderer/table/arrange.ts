// Where every piece of a scene lies: the one place that computes the x of the third card. Pure.
import type { Arrangement, Box, Piece, Point, Scene, Zone } from './scene';
import { middleOf, PIECE_KINDS } from './scene';
import { fraction } from './seeded';

// A piece's own place: the middle of what lies, the foot of what stands. `depth` orders what may cover what.
export interface Place extends Point {
  readonly scale: number;
  readonly spin: number;
  readonly depth: number;
}

export type Layout = ReadonlyMap<string, Place>;

const RISE = 1.15;
const SLANT = 0.16;
// How far apart the kinds are drawn; within a kind by zone and order, or by how near it stands.
const KIND_DEPTH = 100_000;
const ZONE_DEPTH = 200;

interface Spot extends Point {
  readonly scale?: number;
  readonly spin?: number;
}

export function arrange(scene: Scene): Layout {
  const members = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    const list = members.get(piece.zone);
    if (list) list.push(piece);
    else members.set(piece.zone, [piece]);
  }
  const layout = new Map<string, Place>();
  for (const [index, zone] of scene.zones.entries()) {
    const pieces = inOrder(members.get(zone.id) ?? []);
    const spots = spotsIn(zone, pieces);
    for (const [rank, piece] of pieces.entries()) {
      layout.set(piece.id, placeOf(piece, spots[rank] ?? middleOf(zone.box), index * ZONE_DEPTH + rank));
    }
  }
  return layout;
}

function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.some(({ order }) => order !== undefined)
    ? pieces.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    : pieces;
}

function placeOf(piece: Piece, spot: Spot, lying: number): Place {
  const { pose } = piece;
  const rank = PIECE_KINDS.indexOf(piece.kind) * KIND_DEPTH;
  return {
    x: spot.x,
    y: spot.y,
    scale: (spot.scale ?? 1) * (pose?.scale ?? 1),
    spin: (spot.spin ?? 0) + (pose?.spin ?? 0),
    depth: rank + (piece.kind === 'figure' || piece.kind === 'die' ? spot.y + lying / 1000 : lying),
  };
}

function spotsIn(zone: Zone, pieces: readonly Piece[]): readonly Spot[] {
  const { arrange: how, box } = zone;
  switch (how.as) {
    case 'row':
      return row(how, box, pieces);
    case 'fan':
      return fan(how, box, pieces);
    case 'stack':
      return pieces.map((_, rank) => ({ x: middleOf(box).x, y: middleOf(box).y - rank * (how.rise ?? RISE) }));
    case 'grid':
      return grid(how, box, pieces);
    case 'pile':
      return pieces.map((piece) => slanted(box, piece.id, how.spread ?? 5));
    case 'tray':
      return tray(box, pieces, how.rim ?? 12);
    case 'path':
      return path(how, pieces);
    case 'free':
      return pieces.map((piece) => piece.at ?? middleOf(box));
  }
}

type Row = Extract<Arrangement, { as: 'row' }>;

// Side by side while there is room; then smaller, down to `smallest`; then over each other, the later on top.
function row(how: Row, box: Box, pieces: readonly Piece[]): readonly Spot[] {
  const across = how.along === 'y';
  const lengths = pieces.map((piece) => (across ? piece.size.height : piece.size.width) * (piece.pose?.scale ?? 1));
  const room = across ? box.height : box.width;
  const sum = lengths.reduce((total, length) => total + length, 0);
  const gaps = Math.max(0, pieces.length - 1);
  const scale = Math.min(1, Math.max(how.smallest ?? 1, (room - how.gap * gaps) / Math.max(1, sum)));
  const gap = gaps === 0 ? 0 : Math.min(how.gap, (room - sum * scale) / gaps);
  const used = sum * scale + gap * gaps;
  const align = how.align ?? 'middle';
  const start = (across ? box.y : box.x) + (align === 'start' ? 0 : align === 'end' ? room - used : (room - used) / 2);
  const middle = middleOf(box);
  let at = start;
  return lengths.map((length) => {
    const centre = at + (length * scale) / 2;
    at += length * scale + gap;
    return across ? { x: middle.x, y: centre, scale } : { x: centre, y: middle.y, scale };
  });
}

type Fan = Extract<Arrangement, { as: 'fan' }>;

// The fan closes when its zone is too narrow for its step.
function fan(how: Fan, box: Box, pieces: readonly Piece[]): readonly Spot[] {
  const { x, y } = middleOf(box);
  const widest = pieces.reduce((most, piece) => Math.max(most, piece.size.width), 0);
  const room = Math.max(0, (box.width - widest) / 2);
  const half = (pieces.length - 1) / 2;
  const wanted = (how.step * Math.PI) / 180;
  const step = half > 0 ? Math.min(wanted, Math.asin(Math.min(1, room / how.radius)) / half) : 0;
  return pieces.map((_, rank) => {
    const spin = (rank - half) * step;
    return { x: x + Math.sin(spin) * how.radius, y: y + (1 - Math.cos(spin)) * how.radius, spin };
  });
}

type Grid = Extract<Arrangement, { as: 'grid' }>;

function grid(how: Grid, box: Box, pieces: readonly Piece[]): readonly Spot[] {
  const width = pieces.reduce((most, piece) => Math.max(most, piece.size.width * (piece.pose?.scale ?? 1)), 1);
  const height = pieces.reduce((most, piece) => Math.max(most, piece.size.height * (piece.pose?.scale ?? 1)), 1);
  const columns = Math.max(1, how.columns);
  const rows = Math.max(1, Math.ceil(pieces.length / columns));
  const scale = Math.min(
    1,
    (box.width - how.gap * (columns - 1)) / (columns * width),
    (box.height - how.gap * (rows - 1)) / (rows * height),
  );
  return pieces.map((piece, rank) => ({
    x: box.x + (rank % columns) * (width * scale + how.gap) + (width * scale) / 2,
    y: box.y + Math.floor(rank / columns) * (height * scale + how.gap) + height * scale * ownPlace(piece),
    scale,
  }));
}

function slanted(box: Box, id: string, spread: number): Spot {
  const { x, y } = middleOf(box);
  return {
    x: x + (fraction(id, 1) - 0.5) * 2 * spread,
    y: y + (fraction(id, 2) - 0.5) * 2 * spread,
    spin: (fraction(id, 3) - 0.5) * 2 * SLANT,
  };
}

// Loose in cells of a grid: no two touch, and no two lie alike.
function tray(box: Box, pieces: readonly Piece[], rim: number): readonly Spot[] {
  const edge = pieces.reduce((most, piece) => Math.max(most, piece.size.width * (piece.pose?.scale ?? 1)), 1);
  const room = { width: box.width - rim * 2, height: box.height - rim * 2 };
  const across = Math.max(1, Math.min(pieces.length, Math.round(Math.sqrt((pieces.length * room.width) / room.height))));
  const rows = Math.max(1, Math.ceil(pieces.length / across));
  // Rows as even as they can be, a shorter last one in the middle.
  const columns = Math.max(1, Math.ceil(pieces.length / rows));
  const last = pieces.length - (rows - 1) * columns;
  const aside = (rank: number): number => (Math.floor(rank / columns) === rows - 1 ? (columns - last) / 2 : 0);
  const cell = { width: room.width / columns, height: room.height / rows };
  const scale = Math.min(1, cell.width / (edge * 1.3), cell.height / (edge * 1.3));
  const play = { x: Math.max(0, cell.width - edge * scale * 1.35), y: Math.max(0, cell.height - edge * scale * 1.35) };
  return pieces.map((piece, rank) => ({
    x: box.x + rim + ((rank % columns) + aside(rank) + 0.5) * cell.width + (fraction(piece.id, 4) - 0.5) * play.x,
    y: box.y + rim + (Math.floor(rank / columns) + 0.5) * cell.height + (fraction(piece.id, 5) - 0.5) * play.y,
    scale,
    spin: (fraction(piece.id, 6) - 0.5) * 0.9,
  }));
}

type Path = Extract<Arrangement, { as: 'path' }>;

function path(how: Path, pieces: readonly Piece[]): readonly Spot[] {
  const on = (piece: Piece): number => Math.max(0, Math.min(how.points.length - 1, piece.order ?? 0));
  return pieces.map((piece) => {
    const point = how.points[on(piece)] ?? { x: 0, y: 0 };
    const sharing = pieces.filter((other) => on(other) === on(piece));
    const beside = how.beside ?? piece.size.width * 0.6;
    return { x: point.x + (sharing.indexOf(piece) - (sharing.length - 1) / 2) * beside, y: point.y };
  });
}

// What a pointer can take hold of.
export function boxOf(piece: Piece, place: Point & { readonly scale?: number }): Box {
  const scale = place.scale ?? 1;
  const grip = piece.grip;
  if (grip) {
    return { x: place.x + grip.x * scale, y: place.y + grip.y * scale, width: grip.width * scale, height: grip.height * scale };
  }
  const width = piece.size.width * scale;
  const height = piece.size.height * scale;
  return { x: place.x - width / 2, y: place.y - height * ownPlace(piece), width, height };
}

// How far down in its box a piece's place lies: what stands has it at its foot.
function ownPlace({ kind }: Piece): number {
  return kind === 'figure' ? 0.86 : 0.5;
}
