// Which dice of a beat are thrown, in which tray, and how: one throw a tray, with the dice that lie there as obstacles.
import type { Layout } from '../arrange';
import type { DiePiece, Scene, Zone } from '../scene';
import { fromTable, type Landing, landingOf, SQUASH, type Tray } from './landing';
import { STEP, type ThrownDie, throwDice } from './throw';

export interface Thrown {
  readonly piece: DiePiece;
  readonly die: ThrownDie;
  readonly tray: Tray;
  // When the whole throw has come to rest.
  readonly millis: number;
}

export interface Throw {
  readonly dice: ReadonlyMap<string, Thrown>;
  readonly landings: ReadonlyMap<string, Landing>;
}

export const NO_THROW: Throw = { dice: new Map(), landings: new Map() };

// The dice the beat says were rolled; when it says nothing, those whose face changed.
export function rolledDice(before: Scene, after: Scene, told?: readonly string[]): readonly DiePiece[] {
  const faces = new Map(before.pieces.map((piece) => [piece.id, piece.face]));
  const isRolled = ({ id, face }: DiePiece): boolean => (told ? told.includes(id) : faces.has(id) && faces.get(id) !== face);
  return after.pieces.filter((piece): piece is DiePiece => piece.kind === 'die' && isRolled(piece));
}

export function makeThrow(rolled: readonly DiePiece[], scene: Scene, layout: Layout, seed: number): Throw {
  const dice = new Map<string, Thrown>();
  const landings = new Map<string, Landing>();
  for (const zone of scene.zones) {
    const thrown = rolled.filter((die) => trayOf(die, scene)?.id === zone.id);
    if (thrown.length > 0) throwIn(zone, thrown, scene, layout, seed + dice.size, dice, landings);
  }
  return { dice, landings };
}

function trayOf(die: DiePiece, scene: Scene): Zone | undefined {
  return scene.zones.find(({ id }) => id === (die.tray ?? die.zone));
}

function throwIn(
  zone: Zone,
  thrown: readonly DiePiece[],
  scene: Scene,
  layout: Layout,
  seed: number,
  dice: Map<string, Thrown>,
  landings: Map<string, Landing>,
): void {
  const first = thrown[0];
  if (!first) return;
  const unit = (first.size.width * (layout.get(first.id)?.scale ?? 1)) / 2;
  const tray: Tray = { box: zone.box, unit };
  const ids = new Set(thrown.map(({ id }) => id));
  const lying = scene.pieces.flatMap((piece) => {
    const place = layout.get(piece.id);
    return piece.kind === 'die' && piece.zone === zone.id && !ids.has(piece.id) && place ? [fromTable(tray, place)] : [];
  });
  const rim = zone.arrange.as === 'tray' ? (zone.arrange.rim ?? 12) : 0;
  const tracks = throwDice({
    seed,
    faces: thrown.map(({ face }) => Number(face)),
    width: (zone.box.width / 2 - rim) / unit,
    depth: (zone.box.height / 2 - rim) / (unit * SQUASH),
    lying,
  });
  const millis = restingAfter(tracks);
  for (const [index, piece] of thrown.entries()) {
    const die = tracks[index];
    const place = layout.get(piece.id);
    if (!die || !place) continue;
    dice.set(piece.id, { piece, die, tray, millis });
    if (zone.arrange.as === 'tray' && piece.zone === zone.id) {
      landings.set(piece.id, landingOf(tray, zone.id, piece.face, die, place));
    }
  }
}

function restingAfter(tracks: readonly ThrownDie[]): number {
  let last = 0;
  for (const { track } of tracks) {
    const end = track.at(-1);
    for (const [step, at] of track.entries()) {
      if (end && Math.hypot(at.x - end.x, at.y - end.y) + Math.abs(at.gap - end.gap) > 0.01) last = Math.max(last, step + 1);
    }
  }
  return last * STEP + 60;
}
