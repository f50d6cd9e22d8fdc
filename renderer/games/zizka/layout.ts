// Where things lie on the stage, in design pixels: map, panels of the seats, taverns, trays and the lists.
import { SPACES } from '../../../engine/games/zizka/data/board';
import type { Box, Point } from '../../table/scene';
import { MAP, SPACE_RADIUS, spaceAt } from './art/spaces';

export const MAP_AT: Point = { x: 250, y: 46 };
export const MAP_BOX: Box = { ...MAP_AT, width: MAP.width, height: MAP.height };
// The table goes on far beyond a wide window's edge.
export const GROUND: Box = { x: -720, y: -460, width: 2720, height: 1640 };

export function spacePoint(id: string): Point {
  const { x, y } = spaceAt(id);
  return { x: MAP_AT.x + x, y: MAP_AT.y + y };
}

export function spaceBox(id: string): Box {
  const { x, y } = spacePoint(id);
  const radius = Math.max(13, SPACE_RADIUS[SPACES.find((space) => space.id === id)?.kind ?? 'waypoint'] + 4);
  return around({ x, y }, radius * 2, radius * 2);
}

// Several figures on one space stand beside each other.
const BESIDE = 30;

// So far below the middle of a space that the plinth ends above its name.
const STANDS = 2;

export function standPoint(id: string, index: number, count: number): Point {
  const { x, y } = spacePoint(id);
  return { x: x + (index - (count - 1) / 2) * BESIDE, y: y + STANDS };
}

export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

// The column of the seats.
export const COLUMN = { x: 8, y: 46, width: 234, height: 598, gap: 8 };
// Height of the panel of whoever plays alone.
export const ALONE = 312;

// The hunter's panel under the player's own.
export const TORAK_PANEL: Box = { ...COLUMN, y: COLUMN.y + ALONE + COLUMN.gap, height: COLUMN.height - ALONE - COLUMN.gap };
export const TORAK_CARD = { width: 216, height: 168 } as const;
export const TORAK_CARD_AT: Point = { x: TORAK_PANEL.x + TORAK_PANEL.width / 2, y: TORAK_PANEL.y + 186 };
export const TORAK_DECK_AT: Point = { x: TORAK_PANEL.x + 202, y: TORAK_PANEL.y + 72 };

// The taverns at the right, the favours below them.
const TAVERN = { x: 1032, width: 240, top: { 1: 46, 2: 281 }, height: 226 } as const;

export const tavernBox = (level: 1 | 2): Box => ({
  x: TAVERN.x,
  y: TAVERN.top[level],
  width: TAVERN.width,
  height: TAVERN.height,
});

// Middle of a card on a tavern's table; the fourth lies on the deck.
export function slotPoint(level: 1 | 2, slot: number): Point {
  return { x: TAVERN.x + 63 + (slot % 2) * 114, y: TAVERN.top[level] + 79 + Math.floor(slot / 2) * 95 };
}

export const FAVOURS: Box = { x: 1032, y: 514, width: 240, height: 130 };
export const favourPlate = (sovereign: 'wenceslas' | 'sigismund'): Box => ({
  x: FAVOURS.x + (sovereign === 'wenceslas' ? 0 : 123),
  y: FAVOURS.y,
  width: 117,
  height: FAVOURS.height,
});
export const favourPoint = (sovereign: 'wenceslas' | 'sigismund'): Point => ({
  x: favourPlate(sovereign).x + 29,
  y: FAVOURS.y + 28,
});
export const favourDiePoint = (sovereign: 'wenceslas' | 'sigismund'): Point => ({
  x: favourPlate(sovereign).x + 86,
  y: FAVOURS.y + 30,
});

// Piles of tokens in the corner of the map.
export const PILES: Box = { x: MAP_AT.x + 642, y: MAP_AT.y + 512, width: 120, height: 72 };
export const pilePoint = (kind: 'pile' | 'used'): Point => ({ x: PILES.x + (kind === 'pile' ? 33 : 87), y: PILES.y + 27 });

export const TRACK_AT: Point = { x: MAP_AT.x + 14, y: MAP_AT.y + 12 };

// The tray of a roll lies over the half of the map where the roller does not stand, with the pool beside it.
const TRAY_SIZE = { width: 588, height: 232 } as const;
// Whoever stands higher is seen from head to foot over the lower tray, whoever stands lower under the upper one.
const MIDDLE_OF_MAP = 397;
export type TrayHalf = 'above' | 'below';

export const halfFor = (stands: Point): TrayHalf => (stands.y > MIDDLE_OF_MAP ? 'above' : 'below');
export const trayBox = (half: TrayHalf): Box => ({ x: 428, y: half === 'above' ? 102 : 410, ...TRAY_SIZE });
export const poolBox = (half: TrayHalf): Box => ({ x: 262, y: half === 'above' ? 108 : 416, width: 158, height: 222 });

// The felt within the tray's rim; against Torak it is parted.
export function feltBox(half: TrayHalf, whose: 'all' | 'seat' | 'torak'): Box {
  const { x, y, width, height } = trayBox(half);
  const felt = { x: x + 54, y: y + 24, width: width - 108, height: height - 76 };
  if (whose === 'all') return felt;
  const part = Math.round(felt.width * 0.38);
  return whose === 'torak' ? { ...felt, width: part } : { ...felt, x: felt.x + part + 10, width: felt.width - part - 10 };
}

// The parchment with the rows or the two fighters, over the taverns.
export const SHEET: Box = { x: 1018, y: 46, width: 258, height: 598 };
export const EMBLEM_AT: Point = { x: SHEET.x + 46, y: SHEET.y + 54 };
export const fighterPoint = (side: 'attacker' | 'defender'): Point => ({
  x: SHEET.x + (side === 'attacker' ? 68 : 190),
  y: SHEET.y + 142,
});

// The lists of a tournament, over map and taverns.
export const LISTS_AT: Box = { x: 250, y: 46, width: 1022, height: 598 };
const LANES_TOP = 138;
const LANES = { x: LISTS_AT.x, y: LISTS_AT.y + LANES_TOP, width: 772, height: LISTS_AT.height - LANES_TOP };

export function laneBox(lane: number, lanes: number): Box {
  const height = Math.floor(LANES.height / Math.max(2, lanes));
  return { ...LANES, y: LANES.y + lane * height, height };
}

export const riderPoint = (lane: Box): Point => ({ x: lane.x + 45, y: lane.y + lane.height / 2 + 26 });
export const laneDice = (lane: Box): Box => ({ x: lane.x + 185, y: lane.y + lane.height / 2 - 32, width: 366, height: 64 });
// Where they are thrown: the whole width of the sand.
export const laneSand = (lane: Box): Box => ({ x: lane.x + 160, y: lane.y + 20, width: 396, height: lane.height - 26 });
export const lanePen = (lane: Box): Box => ({ x: lane.x + 566, y: lane.y + lane.height / 2 - 38, width: 104, height: 84 });
export const laneScore = (lane: Box): Point => ({ x: lane.x + 722, y: lane.y + lane.height / 2 + 6 });
export const POT_PANEL: Box = { x: LISTS_AT.x + 784, y: LISTS_AT.y + 10, width: 228, height: 178 };
export const POT: Box = around({ x: POT_PANEL.x + 132, y: POT_PANEL.y + 86 }, 56, 40);

// Commanders to choose from, on a cloth over the map.
const CHOICE_Y = 350;
// Four cards are narrow: two rows of companions, so the card is taller, that face, name and gifts have their place.
export const choiceSize = (count: number) => (count > 3 ? { width: 186, height: 420 } : { width: 250, height: 372 });

export function choicePoint(index: number, count: number): Point {
  const middle = MAP_BOX.x + MAP_BOX.width / 2;
  return { x: middle + (index - (count - 1) / 2) * (choiceSize(count).width + (count > 2 ? 6 : 24)), y: CHOICE_Y };
}

// His four companions at the foot of a commander's card.
export function companionsBox(index: number, count: number): Box {
  const { x, y } = choicePoint(index, count);
  const [width, height] = count > 3 ? [112, 138] : [226, 66];
  return { x: x - width / 2, y: y + choiceSize(count).height / 2 - height - 14, width, height };
}
