// Where thrown dice lie: a die stays where it came to rest as long as it lies in its tray with the same face. Pure.
import type { Layout, Place } from '../arrange';
import type { Box, Scene } from '../scene';
import { TILT } from './cube';
import type { ThrownDie } from './throw';

// A die's place in its tray, remembered with the tray's box: a tray that moved has forgotten it.
export interface Landing {
  readonly zone: string;
  readonly box: Box;
  readonly face: string;
  readonly place: Place;
}

export const SQUASH = Math.cos(TILT);

export interface Tray {
  readonly box: Box;
  // Half an edge in pixels.
  readonly unit: number;
}

export function toTable(tray: Tray, x: number, y: number): { readonly x: number; readonly y: number } {
  return {
    x: tray.box.x + tray.box.width / 2 + x * tray.unit,
    y: tray.box.y + tray.box.height / 2 + y * tray.unit * SQUASH,
  };
}

export function fromTable(tray: Tray, at: { readonly x: number; readonly y: number }): readonly [number, number] {
  return [(at.x - tray.box.x - tray.box.width / 2) / tray.unit, (at.y - tray.box.y - tray.box.height / 2) / (tray.unit * SQUASH)];
}

export function landingOf(tray: Tray, zone: string, face: string, die: ThrownDie, place: Place): Landing {
  const last = die.track.at(-1);
  const at = toTable(tray, last?.x ?? 0, last?.y ?? 0);
  return { zone, box: tray.box, face, place: { ...place, ...at, spin: die.yaw } };
}

// The layout with every die where it fell; dice that were not thrown make room for those that were.
export function withLandings(scene: Scene, layout: Layout, landings: ReadonlyMap<string, Landing>): Layout {
  if (landings.size === 0) return layout;
  const places = new Map(layout);
  const landed = new Map<string, Place[]>();
  for (const piece of scene.pieces) {
    const landing = landings.get(piece.id);
    const place = layout.get(piece.id);
    if (piece.kind !== 'die' || !landing || !place || !holds(scene, landing, piece.zone, piece.face)) continue;
    const at = { ...landing.place, depth: place.depth - place.y + landing.place.y, scale: place.scale };
    places.set(piece.id, at);
    landed.set(piece.zone, [...(landed.get(piece.zone) ?? []), at]);
  }
  for (const piece of scene.pieces) {
    const others = landed.get(piece.zone);
    const place = places.get(piece.id);
    const box = scene.zones.find(({ id }) => id === piece.zone)?.box;
    if (piece.kind !== 'die' || !others || !place || !box || others.includes(place)) continue;
    const free = freeSpot(box, place, others, piece.size.width * place.scale);
    places.set(piece.id, free);
    others.push(free);
  }
  return places;
}

function holds(scene: Scene, landing: Landing, zone: string, face: string): boolean {
  const tray = scene.zones.find(({ id }) => id === zone);
  return (
    landing.zone === zone &&
    landing.face === face &&
    tray?.arrange.as === 'tray' &&
    tray.box.x === landing.box.x &&
    tray.box.y === landing.box.y &&
    tray.box.width === landing.box.width
  );
}

// Its own place, or the nearest one in the tray that touches nobody.
function freeSpot(box: Box, place: Place, others: readonly Place[], edge: number): Place {
  const isFree = (x: number, y: number): boolean =>
    others.every((other) => Math.hypot(other.x - x, (other.y - y) / SQUASH) >= edge * 1.3);
  if (isFree(place.x, place.y)) return place;
  let best = place;
  let nearest = Number.POSITIVE_INFINITY;
  for (let x = box.x + edge * 0.7; x <= box.x + box.width - edge * 0.7; x += edge / 3) {
    for (let y = box.y + edge * 0.7; y <= box.y + box.height - edge * 0.7; y += edge / 3) {
      const far = Math.hypot(x - place.x, y - place.y);
      if (far >= nearest || !isFree(x, y)) continue;
      nearest = far;
      best = { ...place, x, y, depth: place.depth - place.y + y };
    }
  }
  return best;
}
