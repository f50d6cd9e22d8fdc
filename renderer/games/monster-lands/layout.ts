// Where things lie on the stage, in design pixels: the painted board, the own clan below it, the rivals at the right.
import type { BuildingId } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Letters } from '../../table/letters';
import type { Box, Point } from '../../table/scene';
import { BUILDINGS } from './art/building';

export type { Box, Point } from '../../table/scene';

// The table goes on far beyond a wide window's edge.
export const GROUND: Box = { x: -720, y: -460, width: 2720, height: 1640 };
export const BOARD_AT: Point = { x: 2, y: 41 };
export const BOARD_SIZE = { width: 1104, height: 458 };
// Where the adventure's scenes are laid: over citadel and outlands.
export const ADVENTURE_TRAY: Box = { x: 4, y: 44, width: 1100, height: 452 };
export const SIDE: Box = { x: 1110, y: 44, width: 166, height: 454 };
// Below the rivals: the decks and bags.
export const PILES: Box = { x: SIDE.x, y: 458, width: SIDE.width, height: 40 };

// The lone player's rival with the aims of the scenario; in large letters nothing else has room beside them.
export const SAMBOR_HEIGHT: Readonly<Record<Letters, number>> = { plain: 300, large: 410 };

// The clan shown large: the viewer's own, or whoever acts when nobody in particular looks.
export function shownSeat(view: View): number {
  const seat = view.viewer ?? view.ask?.seat ?? view.turnSeat;
  return seat >= 0 && seat < view.clans.length ? seat : 0;
}

export const rivalsOf = (view: View): readonly number[] => {
  const own = shownSeat(view);
  return view.clans.map((_, seat) => (own + seat) % view.clans.length).slice(1);
};

export const isBuilding = (id: string): id is BuildingId => id in BUILDINGS;

const on = (x: number, y: number): Point => ({ x: BOARD_AT.x + x, y: BOARD_AT.y + y });

// --- The citadel ---

const FACADE_Y = 2;
// From a facade's corner.
export const NICHE = { x: 5, y: 57, height: 92 };
export const FIELD = 29;
const FIELDS_Y = 152;

export const facadeAt = (id: BuildingId): Point => on(BUILDINGS[id].x, FACADE_Y);

export function buildingBox(id: BuildingId): Box {
  const { x, y } = facadeAt(id);
  return { x, y: y + 30, width: BUILDINGS[id].width, height: 154 };
}

// Corners of a building's dice fields, from its own corner.
export function fieldCorners(id: BuildingId, fields: readonly { readonly dice: number }[]): readonly (readonly Point[])[] {
  if (id === 'alchemist') return fields.map((_, index) => [{ x: 7, y: 104 + index * 38 }]);
  if (id !== 'mine') return fields.map((_, index) => [{ x: 6 + index * (FIELD + 3), y: FIELDS_Y }]);
  let doubles = 0;
  let singles = 0;
  return fields.map(({ dice }) => {
    if (dice === 2) {
      const y = 90 + doubles++ * 31;
      return [
        { x: 7, y },
        { x: 38, y },
      ];
    }
    return [{ x: 6 + singles++ * 53, y: 152 }];
  });
}

export const SOLD: Box = { x: 7, y: 142, width: 74, height: 40 };
// What stands at the foot of a facade, behind its fields.
export const footX = (fields: number): number => 6 + fields * (FIELD + 3) + 3;

export const TRAP = { width: 44, height: 40 };
export const MERC = { width: 56, height: 83 };
export const WARE = { width: 58, height: 82 };

export const trapPoint = (slot: number): Point => {
  const { x, y } = facadeAt('hut');
  return { x: x + 8 + (slot % 3) * 45 + 22, y: y + 61 + Math.floor(slot / 3) * 44 + 20 };
};

export const mercPoint = (slot: number): Point => {
  const { x, y } = facadeAt('tavern');
  return { x: x + 9 + slot * 59 + MERC.width / 2, y: y + 61 + MERC.height / 2 };
};

export const warePoint = (slot: number): Point => {
  const { x, y } = facadeAt('market');
  return { x: x + 9 + slot * 60 + WARE.width / 2, y: y + 61 + WARE.height / 2 };
};

export const beerBox = (): Box => {
  const { x, y } = facadeAt('tavern');
  return { x: x + 178, y: y + 152, width: 122, height: 28 };
};

// --- The outlands ---

const LAND_X: Readonly<Record<'A' | 'B', number>> = { A: 6, B: 690 };
const LAND_Y = 204;
export const LAND = { width: 126, height: 116 };
export const MONSTER = { width: 276, height: 116 };
export const GATE_MONSTER = { width: 150, height: 96 };
const TRAIL = { width: 99, height: 130 };
export const GATE_TRAIL = { width: 98, height: 46 };
export const QUEST = { width: 130, height: 96 };
const QUEST_SEAT = { width: 62, height: 28 };

const boxAt = ({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Box => ({
  x,
  y,
  width,
  height,
});

export const landBox = (place: 'A' | 'B'): Box => boxAt(on(LAND_X[place], LAND_Y), LAND);
export const lairBox = (place: 'A' | 'B'): Box => boxAt(on(LAND_X[place] + 131, LAND_Y), MONSTER);
export const GATE_AT: Point = on(416, 186);
export const gateBox = (): Box => boxAt(on(426, 211), GATE_MONSTER);
export const questBox = (place: 'questA' | 'questB'): Box => boxAt(on(place === 'questA' ? 420 : 554, 317), QUEST);
export const LOOT: Box = boxAt(on(420, 417), { width: 264, height: 36 });
export const LOOT_PILL = { width: 54, height: 28 };
export const WILDS: Box = boxAt(on(690, 198), { width: 408, height: 254 });

export function trailBox(key: string): Box {
  const number = Number(key.slice(-1)) - 1;
  const place = key.slice(0, -1);
  if (place === 'A' || place === 'B') return boxAt(on(LAND_X[place] + number * 103, LAND_Y + 121), TRAIL);
  if (place === 'gate') return boxAt(on(583, 211 + number * 50), GATE_TRAIL);
  const quest = questBox(place === 'questA' ? 'questA' : 'questB');
  return boxAt({ x: quest.x + 2 + number * 64, y: quest.y + 67 }, QUEST_SEAT);
}

// --- The rivals ---

export interface RivalLayout {
  readonly panel: Box;
  // Height of the coloured head.
  readonly head: number;
  readonly dice: Box;
  readonly members: Box;
  // Null where the gear is only told when its clan is pointed at.
  readonly gear: Box | null;
  readonly purse: Point;
}

const RIVAL_GAP = 4;
const RIVAL_HEIGHT: Readonly<Record<Letters, Readonly<Record<number, number>>>> = {
  plain: { 1: 176, 2: 154, 3: 134 },
  // The points below two rivals need more room than their gear.
  large: { 1: 176, 2: 138, 3: 134 },
};
const WITH_GEAR = 150;
// Head and numbers, then the felt, the members, the gear where there is room, and the counts. Large letters take from the
// members what head, numbers and counts need.
const RIVAL = {
  plain: { head: 25, purse: { x: 116, y: 40 }, felt: 52, feltHeight: 25, members: 81, counts: 21, gear: 20 },
  large: { head: 29, purse: { x: 117, y: 46 }, felt: 62, feltHeight: 23, members: 88, counts: 22, gear: 20 },
} as const;

const rivalHeight = (view: View, letters: Letters): number => RIVAL_HEIGHT[letters][rivalsOf(view).length] ?? 134;

export function rivalLayout(view: View, seat: number, letters: Letters): RivalLayout {
  const height = rivalHeight(view, letters);
  const inner = RIVAL[letters];
  const y = SIDE.y + rivalsOf(view).indexOf(seat) * (height + RIVAL_GAP);
  const inside = (top: number, tall: number): Box => ({ x: SIDE.x + 7, y: y + top, width: SIDE.width - 14, height: tall });
  const hasGear = height > WITH_GEAR;
  const membersEnd = height - inner.counts - (hasGear ? inner.gear : 0) - 1;
  return {
    panel: { x: SIDE.x, y, width: SIDE.width, height },
    head: inner.head,
    dice: inside(inner.felt, inner.feltHeight),
    members: inside(inner.members, membersEnd - inner.members),
    gear: hasGear ? inside(membersEnd + 1, inner.gear - 2) : null,
    purse: { x: SIDE.x + inner.purse.x, y: y + inner.purse.y },
  };
}

// From here on there is room below the rivals, for what has just happened.
export const sideFrom = (view: View, letters: Letters): number =>
  SIDE.y + rivalsOf(view).length * (rivalHeight(view, letters) + RIVAL_GAP);
