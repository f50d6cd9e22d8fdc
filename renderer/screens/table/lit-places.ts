// Where what is spoken of lies on the screen now: spots, pieces, zones, parts of the panels. In design pixels.
import type { Advice } from '../../../engine/protocol';
import type { Box, Hung, Spot } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { measureParts } from './places';

// Things as refusals name them.
export function boxesOf(open: Open, targets: readonly string[]): readonly Box[] {
  const { session } = open;
  const spots = new Map(spotBoxes(open));
  const measured = measureParts(targets);
  return targets.flatMap((target) => {
    const spot = spots.get(target);
    if (spot !== undefined) return spot;
    const box = session.placeOf(target);
    return box === null ? (measured.get(target) ?? []) : session.stage.camera.project(box);
  });
}

export function spotBoxes(open: Open): readonly (readonly [string, Box])[] {
  return open.snapshot.choices.spots.flatMap((spot) => {
    const box = boxOfSpot(open, spot);
    return box === null ? [] : [[spot.id, box] as const];
  });
}

export function boxOfSpot({ session }: Open, spot: Spot): Box | null {
  return spot.place === 'part' ? (measureParts([spot.id]).get(spot.id) ?? null) : session.stage.camera.project(spot.place);
}

// Boards that came to the table for a while.
export function trayBoxes({ session }: Open): readonly Box[] {
  const { scene } = session.board;
  return (scene?.pieces ?? []).flatMap(({ id, kind, from }) => {
    const box = kind === 'board' && from !== undefined ? session.boxOf({ piece: id }) : null;
    return box === null ? [] : [session.stage.camera.project(box)];
  });
}

export function hungBoxes({ session }: Open, places: readonly Hung[]): readonly Box[] {
  return places.flatMap((place) => {
    const box = session.boxOf(place);
    return box === null ? [] : [session.stage.camera.project(box)];
  });
}

// Where a plan happens on the table; null when all of it is done with buttons.
export function boxOfPlan(open: Open, advice: Advice): Box | null {
  const last = endOfPlan(open, advice);
  return last === undefined ? null : boxOfSpot(open, last);
}

export function endOfPlan(open: Open, { key, steps }: Advice): Spot | undefined {
  const way = [...open.session.wayTo(key), ...steps.flatMap((step) => open.session.wayOf(step))];
  return way.findLast(({ isBaggage }) => isBaggage !== true) ?? way.at(-1);
}
