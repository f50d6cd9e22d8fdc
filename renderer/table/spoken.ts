// The table in words, from the same scene that is drawn: zones with what lies in them, and what has changed between two
// scenes. Pure; for screen readers and everybody who asks what happened.
import type { Phrase } from '../../engine/protocol';
import type { Piece, Scene, Zone } from './scene';

export interface SpokenZone {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly string[];
}

type Say = (phrase: Phrase) => string;

// Zones with a name, in the order of the scene, with what lies there and in the zones within; equal pieces are counted.
export function spokenZones(scene: Scene, say: Say): readonly SpokenZone[] {
  const told = tellerOf(scene);
  const lying = new Map<string, Piece[]>();
  for (const zone of scene.zones) {
    const spoken = told(zone.id)?.id;
    if (spoken === undefined) continue;
    const pieces = scene.pieces.filter((piece) => piece.zone === zone.id && piece.name !== undefined);
    const ordered = pieces.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
    lying.set(spoken, [...(lying.get(spoken) ?? []), ...ordered]);
  }
  return scene.zones.flatMap(({ id, name }) =>
    name ? [{ id, name: say(name), pieces: counted(lying.get(id) ?? [], say) }] : [],
  );
}

type Told = (zone: string) => Zone | undefined;

// Which zone a place is spoken of as: itself, or what it lies within.
export function tellerOf({ zones }: Scene): Told {
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  const told: Told = (id) => {
    const zone = byId.get(id);
    if (zone?.name) return zone;
    return zone?.within === undefined ? undefined : told(zone.within);
  };
  return told;
}

function counted(pieces: readonly Piece[], say: Say): readonly string[] {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    if (!piece.name) continue;
    const words = [piece.name, ...(piece.beside ? [piece.beside] : [])].map(say).join('; ');
    // Of a deck the count is only how thick it looks.
    const several = piece.kind !== 'card' && 'count' in piece ? (piece.count ?? 1) : 1;
    counts.set(words, (counts.get(words) ?? 0) + several);
  }
  return [...counts].map(([words, count]) => (count > 1 ? `${words} × ${count}` : words));
}

export interface SpokenChange {
  readonly piece: string;
  // Names of zones; null for what was not there or is no more.
  readonly from: string | null;
  readonly to: string | null;
}

// Who is somewhere else than before, by the names of the zones.
export function spokenChanges(before: Scene, after: Scene, say: Say): readonly SpokenChange[] {
  const [former, told] = [tellerOf(before), tellerOf(after)];
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Set(after.pieces.map(({ id }) => id));
  const moved = after.pieces.flatMap((piece) => {
    const was = old.get(piece.id);
    const [from, to] = [was ? whereIs(former, was, say) : null, whereIs(told, piece, say)];
    return piece.name && to !== null && from !== to ? [{ piece: say(piece.name), from, to }] : [];
  });
  const gone = before.pieces.flatMap((piece) => {
    const from = whereIs(former, piece, say);
    return !now.has(piece.id) && piece.name && from !== null ? [{ piece: say(piece.name), from, to: null }] : [];
  });
  return [...moved, ...gone];
}

// A piece may name its own place within its zone.
function whereIs(told: Told, piece: Piece, say: Say): string | null {
  if (piece.where) return say(piece.where);
  const name = told(piece.zone)?.name;
  return name ? say(name) : null;
}
