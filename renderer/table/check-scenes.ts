// The contract of a game's scenes, for tests over whole matches: ids are unique, every piece lies in a zone, every zone
// on the table, nothing pops (what is new says where it comes from, what is gone where it went), nothing is covered
// more than its zone allows, and whatever can be seen is spoken of. Pure; says what is wrong in words.
import { arrange, boxOf, type Layout } from './arrange';
import { differenceOf, exitOf, type Flows } from './difference';
import { type Box, type Piece, type Scene, TABLE, type Zone } from './scene';
import { tellerOf } from './spoken';

export interface CheckedBeat {
  readonly scene: Scene;
  // Of the event that led to it.
  readonly flows?: Flows;
}

export function checkScene(scene: Scene): readonly string[] {
  const problems: string[] = [];
  const zones = new Map<string, Zone>();
  for (const zone of scene.zones) {
    if (zones.has(zone.id)) problems.push(`zone ${zone.id} is there twice`);
    zones.set(zone.id, zone);
    if (!zone.beyond && !contains(TABLE, zone.box)) problems.push(`zone ${zone.id} leaves the table`);
  }
  const ids = new Set<string>();
  for (const piece of scene.pieces) {
    if (ids.has(piece.id)) problems.push(`piece ${piece.id} is there twice`);
    ids.add(piece.id);
    if (!zones.has(piece.zone)) problems.push(`piece ${piece.id} lies in ${piece.zone}, which is no zone`);
    if (piece.kind === 'die' && !/^[0-5]$/.test(piece.face)) problems.push(`die ${piece.id} shows ${piece.face}`);
    if (piece.kind === 'die' && piece.picture.faces.length !== 6) problems.push(`die ${piece.id} has not six faces`);
  }
  return [...problems, ...unspoken(scene), ...covered(scene, arrange(scene))];
}

// Boards and markers only show what others say; of a stack the uppermost speak.
function unspoken(scene: Scene): readonly string[] {
  const isTold = tellerOf(scene);
  return scene.pieces.flatMap(({ id, kind, zone, name, where, pose }) => {
    if (kind === 'board' || kind === 'marker' || pose?.alpha === 0) return [];
    if (name === undefined) return [`piece ${id} has no name`];
    return where === undefined && isTold(zone) === undefined ? [`piece ${id} lies in ${zone}, of which nobody speaks`] : [];
  });
}

// All scenes of one match in order, for one pair of eyes.
export function checkScenes(beats: readonly CheckedBeat[]): readonly string[] {
  const problems = new Set<string>();
  let former: Scene | null = null;
  for (const { scene, flows = {} } of beats) {
    for (const problem of checkScene(scene)) problems.add(problem);
    if (former) for (const problem of popped(former, scene, flows)) problems.add(problem);
    former = scene;
  }
  return [...problems];
}

function popped(former: Scene, scene: Scene, flows: Flows): readonly string[] {
  const known = new Set([...former.zones, ...scene.zones].map(({ id }) => id));
  const { changes } = differenceOf({ scene: former, layout: arrange(former) }, scene, { flows });
  return changes.flatMap(({ how, piece }) => {
    if (how === 'entered') {
      const from = flows.from?.[piece.id] ?? piece.from;
      if (from === undefined || !known.has(from)) return [`piece ${piece.id} pops up in ${piece.zone} (from ${from})`];
    }
    if (how === 'left') {
      const to = exitOf(piece, flows, 'forwards');
      if (to === undefined || !known.has(to)) return [`piece ${piece.id} vanishes from ${piece.zone} (to ${to})`];
    }
    return [];
  });
}

// In a row or fan at least `least` of every piece stays visible; in a grid or tray nothing touches; pieces of a zone
// stay inside it.
function covered(scene: Scene, layout: Layout): readonly string[] {
  const problems: string[] = [];
  const members = new Map<string, Piece[]>();
  for (const piece of scene.pieces) members.set(piece.zone, [...(members.get(piece.zone) ?? []), piece]);
  for (const zone of scene.zones) {
    const { arrange: how } = zone;
    if (how.as === 'free' || how.as === 'stack' || how.as === 'pile' || how.as === 'path') continue;
    const pieces = members.get(zone.id) ?? [];
    const boxes = pieces.map((piece) => boxIn(layout, piece));
    if (how.as === 'grid' || how.as === 'tray') {
      for (const [index, box] of boxes.entries()) {
        if (!contains(grown(zone.box, 2), box)) problems.push(`${pieces[index]?.id} leaves zone ${zone.id}`);
        if (boxes.slice(index + 1).some((other) => overlap(box, other)))
          problems.push(`${pieces[index]?.id} is covered in ${zone.id}`);
      }
    }
    if ((how.as === 'row' || how.as === 'fan') && how.least !== undefined) {
      const along = how.as === 'row' && how.along === 'y' ? 'y' : 'x';
      const starts = boxes.map((box) => box[along]).toSorted((one, other) => one - other);
      const least = Math.min(...starts.slice(1).map((start, index) => start - (starts[index] ?? 0)), Number.POSITIVE_INFINITY);
      if (least < how.least - 0.5) problems.push(`zone ${zone.id} shows only ${Math.round(least)} of a piece`);
    }
  }
  return problems;
}

function boxIn(layout: Layout, piece: Piece): Box {
  const place = layout.get(piece.id);
  return boxOf(piece, place ?? { x: 0, y: 0 });
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 1 && height > 1;
}
