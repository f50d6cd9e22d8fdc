// Where the parts of the table lie, in design pixels, and where cells and figures are seen.
import type { View } from '../../../engine/games/leaders/view-types';
import type { Box, Point } from '../../table/scene';
import { CELL_FLATNESS, CELL_WIDTH, pitchAt, type Seen, seenCell } from './art/projection';

export const CARD = { width: 79, height: 105 };
// The base stands a little below the cell's middle, so that the crown before it clears it.
const BASE_DROP = 4;
// A figure's picture is drawn at this scale of its 100 units; the board scales it by distance.
export const FIGURE_SCALE = 0.52;
// How much of the pitch a figure of 100 units with its plinth may take.
const FIGURE_REACH = 138;

export const TEAM: readonly [Box, Box] = [
  { x: 28, y: 164, width: 216, height: 234 },
  { x: 1036, y: 164, width: 216, height: 234 },
];
// From card to card of a team: two that have acted lie across, side by side.
const TEAM_STEP = { x: 111, y: 129 };
// The other seat's cards while the tray of recruits lies on the right.
export const TEAM_ASIDE: Box = { x: 1020, y: 159, width: 190, height: 58 };
export const DECK_ASIDE: Box = { x: 1220, y: 159, width: 48, height: 58 };
export const ASIDE_SCALE = 0.53;
export const DISPLAY: Box = { x: 1022, y: 432, width: 246, height: 108 };
export const DISPLAY_ALL: Box = { x: 1022, y: 426, width: 246, height: 214 };
export const DECK: Box = { x: 1032, y: 556, width: 64, height: 84 };
export const TRAY: Box = { x: 962, y: 222, width: 310, height: 420 };
export const OFFERS: Box = { x: 974, y: 261, width: 90, height: 376 };
export const OFFERS_ALL: Box = { x: 972, y: 264, width: 290, height: 374 };
export const OFFER_STEP = 127;
// What of the tray belongs to a card and its words, from the card's middle.
export const OFFER_GRIP: Box = { x: -51, y: -60, width: 298, height: 120 };
// The last places of the display's last row: whoever is banished leaves as many free.
export const BANISHED: Box = { x: 1188, y: 534, width: 80, height: 50 };
export const BANISHED_OFFERED: Box = { x: 1117, y: 547, width: 145, height: 91 };
export const BANISHED_SCALE = { lying: 0.477, offered: 0.862 };

// Where a team's card lies, and where its next one will.
export function teamPoint(box: Box, place: number): Point {
  const [column, row] = [place % 2, Math.floor(place / 2)];
  return {
    x: box.x + box.width / 2 + (column - 0.5) * TEAM_STEP.x,
    y: box.y + CARD.height / 2 + row * TEAM_STEP.y,
  };
}

export function cellSeen(view: View, cell: number, bottom: number): Seen {
  const { q, r } = view.cells[cell] ?? { q: 0, r: 0 };
  const side = bottom === 0 ? 1 : -1;
  return seenCell(q * side, r * side);
}

export function cellBox({ x, y, scale }: Seen): Box {
  const [rx, ry] = [CELL_WIDTH * scale, CELL_WIDTH * CELL_FLATNESS * scale];
  return { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 };
}

export function basePoint({ x, y, scale }: Seen): Point {
  return { x, y: y + BASE_DROP * scale };
}

// How large a figure stands here, beside the size of its picture.
export function figureScale({ scale }: Seen): number {
  return pitchAt(scale) / FIGURE_REACH / FIGURE_SCALE;
}
