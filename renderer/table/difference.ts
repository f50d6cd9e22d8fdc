// What differs between two scenes, piece by piece: who moved, came, went, turned or only looks different. Pure.
import { arrange, type Layout, type Place } from './arrange';
import { middleOf, type Painted, type Piece, type Scene, type Zone } from './scene';

// Where pieces come from and go to in one beat, where the pieces themselves cannot know it.
export interface Flows {
  readonly from?: Readonly<Record<string, string>>;
  readonly to?: Readonly<Record<string, string>>;
  // Pieces that were there under another id: new id to old. Dice of a row count on when one of them is taken out.
  readonly was?: Readonly<Record<string, string>>;
}

export type Direction = 'forwards' | 'backwards';

// 'shifted': the others of its zone made room. 'looked': same place, other picture.
export type ChangeKind = 'moved' | 'shifted' | 'turned' | 'entered' | 'left' | 'looked';

export interface Change {
  readonly how: ChangeKind;
  readonly id: string;
  // As it will be; for one that leaves, as it was.
  readonly piece: Piece;
  readonly was: Piece | null;
  readonly from: Place;
  readonly to: Place;
  // The piece it was before under another name: a card that was seen and goes into a hidden hand.
  readonly took?: string;
  // It comes from a deck that lies face down, and turns on the way.
  readonly isHidden?: boolean;
}

export interface Difference {
  readonly changes: readonly Change[];
  readonly layout: Layout;
}

export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
}

export interface Passage {
  readonly flows?: Flows;
  readonly direction?: Direction;
  // Where the pieces of the next scene lie, if not as they are arranged.
  readonly layout?: Layout;
}

export function differenceOf(before: Shown, after: Scene, passage: Passage = {}): Difference {
  const { flows = {}, direction = 'forwards', layout = arrange(after) } = passage;
  const old = new Map(before.scene.pieces.map((piece) => [piece.id, piece]));
  const next = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const gone = before.scene.pieces.filter((piece) => !next.has(piece.id));
  const changes: Change[] = [];
  const names = namesOf(flows, direction);
  const taken = new Set<string>(names.values());
  for (const piece of after.pieces) {
    const to = layout.get(piece.id);
    if (!to) continue;
    const name = names.get(piece.id) ?? (taken.has(piece.id) ? '' : piece.id);
    const was = old.get(name);
    const from = was ? before.layout.get(was.id) : undefined;
    if (was && from) {
      const took = was.id === piece.id ? {} : { took: was.id };
      const how = changeOf(was, piece, from, to, after) ?? (was.id === piece.id ? null : 'looked');
      if (how) changes.push({ how, id: piece.id, piece, was, from, to, ...took });
      continue;
    }
    const source = sourceOf(piece, flows, direction);
    const twin = gone.find((other) => !taken.has(other.id) && isTwin(other, piece, source, exitOf(other, flows, direction)));
    const twinPlace = twin ? before.layout.get(twin.id) : undefined;
    if (twin && twinPlace) {
      taken.add(twin.id);
      changes.push({ how: 'moved', id: piece.id, piece, was: twin, from: twinPlace, to, took: twin.id });
    } else {
      const isHidden = piece.kind === 'card' && piece.face === 'front' && liesHidden(source, before.scene);
      changes.push({
        how: 'entered',
        id: piece.id,
        piece,
        was: null,
        from: gateOf(source, piece, before, after, to),
        to,
        isHidden,
      });
    }
  }
  for (const piece of gone) {
    const from = before.layout.get(piece.id);
    if (!from || taken.has(piece.id)) continue;
    const to = gateOf(exitOf(piece, flows, direction), piece, before, after, from);
    changes.push({ how: 'left', id: piece.id, piece, was: piece, from, to });
  }
  return { changes, layout };
}

// New id to old one, as it is seen in this direction.
function namesOf({ was = {} }: Flows, direction: Direction): ReadonlyMap<string, string> {
  const pairs = Object.entries(was);
  return new Map(direction === 'forwards' ? pairs : pairs.map(([now, then]) => [then, now]));
}

// Played backwards, a piece goes where it came from and comes from where it went.
function sourceOf(piece: Piece, flows: Flows, direction: Direction): string | undefined {
  return direction === 'forwards' ? (flows.from?.[piece.id] ?? piece.from) : (flows.to?.[piece.id] ?? piece.to);
}

export function exitOf(piece: Piece, flows: Flows, direction: Direction): string | undefined {
  return direction === 'forwards' ? (flows.to?.[piece.id] ?? piece.to) : (flows.from?.[piece.id] ?? piece.from);
}

function isTwin(old: Piece, piece: Piece, source: string | undefined, exit: string | undefined): boolean {
  return old.kind === piece.kind && exit === piece.zone && (source === undefined || source === old.zone);
}

// What comes from its own zone, or goes to it, comes and goes where it lies.
function gateOf(id: string | undefined, piece: Piece, before: Shown, after: Scene, otherwise: Place): Place {
  const zone = id === piece.zone ? undefined : (find(after, id) ?? find(before.scene, id));
  return zone ? { ...otherwise, ...middleOf(zone.box) } : otherwise;
}

function liesHidden(zone: string | undefined, scene: Scene): boolean {
  return scene.pieces.some((piece) => piece.zone === zone && piece.kind === 'card' && piece.face === 'back');
}

function find(scene: Scene, id: string | undefined): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

const SELF_PLACED = new Set(['free', 'path']);

function changeOf(was: Piece, piece: Piece, from: Place, to: Place, after: Scene): ChangeKind | null {
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  if (was.zone !== piece.zone) return 'moved';
  if (distance > 0.5) return SELF_PLACED.has(find(after, piece.zone)?.arrange.as ?? '') ? 'moved' : 'shifted';
  if (was.face !== piece.face || poseDiffers(was, piece)) return 'turned';
  const isSame = from.spin === to.spin && from.scale === to.scale && samePicture(was, piece) && sameWords(was, piece);
  return isSame && !looksDifferent(was, piece) ? null : 'looked';
}

function poseDiffers(was: Piece, piece: Piece): boolean {
  return (
    was.pose?.fallen !== piece.pose?.fallen ||
    was.pose?.flipped !== piece.pose?.flipped ||
    (was.pose?.spin ?? 0) !== (piece.pose?.spin ?? 0)
  );
}

function looksDifferent(was: Piece, piece: Piece): boolean {
  return (
    was.pose?.dimmed !== piece.pose?.dimmed ||
    was.pose?.lifted !== piece.pose?.lifted ||
    was.pose?.alpha !== piece.pose?.alpha ||
    ('count' in was ? was.count : 0) !== ('count' in piece ? piece.count : 0)
  );
}

// By what is drawn, not by which object says so: scenes are made anew for every view.
function samePicture(was: Piece, piece: Piece): boolean {
  if (was.picture === piece.picture) return true;
  if (was.kind === 'die' || piece.kind === 'die') {
    return was.kind === 'die' && piece.kind === 'die' && was.picture.name === piece.picture.name;
  }
  const [one, other] = [paintings(was), paintings(piece)];
  return one.length === other.length && one.every((each, index) => sameDrawing(each, other[index]));
}

function paintings(piece: Exclude<Piece, { readonly kind: 'die' }>): readonly (Painted | undefined)[] {
  if (piece.kind === 'figure') return [piece.picture.body, piece.picture.plinth];
  if (piece.kind === 'card') return [piece.picture.front, piece.picture.back, piece.picture.near];
  return [piece.picture.front, piece.picture.near];
}

function sameDrawing(one: Painted | undefined, other: Painted | undefined): boolean {
  return one === other || (one?.markup === other?.markup && one?.width === other?.width && one?.height === other?.height);
}

function sameWords(was: Piece, piece: Piece): boolean {
  return sameLabels(was.labels, piece.labels) && sameLabels(was.nearLabels, piece.nearLabels);
}

export function sameLabels(one: Piece['labels'], other: Piece['labels']): boolean {
  if (one === other) return true;
  if (one?.length !== other?.length) return false;
  return (one ?? []).every((label, index) => {
    const twin = other?.[index];
    return (
      label.text === twin?.text &&
      label.x === twin.x &&
      label.y === twin.y &&
      label.colour === twin.colour &&
      label.size === twin.size
    );
  });
}
