// What lies on the table of Monster Lands: citadel and outlands, the own clan below, the rivals and the decks at the right,
// and the tray of an adventure when one is on, with the very pieces that take part in it.
import { landOf } from '../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { arrange, boxOf } from '../../table/arrange';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import { type Box, middleOf, type Piece, type Scene, type Zone } from '../../table/scene';
import type { Affinity } from './art/affinity';
import { BOARD_AT, GROUND, PILES, rivalLayout, rivalsOf, SAMBOR_HEIGHT, SIDE, shownSeat } from './layout';
import { CLOTH } from './layout-clan';
import { boardPicture, groundPicture } from './pictures';
import { crownPicture, DECK_SIZE, deckPicture, pilesPicture, samborPicture } from './pictures-panels';
import { adventurePart } from './scene-adventure';
import { citadelPart } from './scene-citadel';
import { clanPart } from './scene-clan';
import { outlandsPart } from './scene-outlands';
import { figure, flat, type Laid, times } from './scene-pieces';
import { rivalPart } from './scene-rivals';

export function sceneOf(view: View, context: TableContext): Scene {
  const board = joined([
    groundPart(view),
    citadelPart(view, context),
    outlandsPart(view, context),
    clanPart(view, context, shownSeat(view)),
    ...rivalsOf(view).map((seat) => rivalPart(view, context, seat)),
    samborPart(view, context),
    decksPart(view),
    firstPart(view, context),
  ]);
  const adventure = adventurePart(view, context, board.pieces);
  return adventure === null ? board : withTray(board, adventure);
}

const joined = (parts: readonly Laid[]): Scene => ({
  zones: parts.flatMap(({ zones }) => zones),
  pieces: parts.flatMap(({ pieces }) => pieces),
});

// Whatever takes part lies on the tray instead; what stays below it is not seen.
function withTray(board: Scene, adventure: Laid): Scene {
  const there = new Set(adventure.pieces.map(({ id }) => id));
  const zones = [...board.zones, ...adventure.zones];
  const rest = board.pieces.filter(({ id }) => !there.has(id));
  const tray = adventure.zones.find(({ id }) => id === 'tray')?.box;
  if (tray === undefined) return { zones, pieces: [...rest, ...adventure.pieces] };
  const layout = arrange({ zones: board.zones, pieces: rest });
  const seen = rest.map((piece) => {
    const place = layout.get(piece.id);
    return piece.kind !== 'board' && place !== undefined && meets(tray, boxOf(piece, place)) ? covered(piece) : piece;
  });
  return { zones, pieces: [...seen, ...adventure.pieces] };
}

const meets = (tray: Box, { x, y, width, height }: Box): boolean => {
  const middle = { x: x + width / 2, y: y + height / 2 };
  return middle.x > tray.x && middle.y > tray.y && middle.x < tray.x + tray.width && middle.y < tray.y + tray.height;
};

function covered({ tip: _, ...piece }: Piece): Piece {
  return { ...piece, pose: { ...piece.pose, alpha: 0 } } as Piece;
}

function groundPart(view: View): Laid {
  const affinityOf = (index: number): Affinity | undefined => {
    const land = view.lands[index]?.land ?? '';
    return land === '' ? undefined : landOf(land).affinity;
  };
  const left = affinityOf(0) ?? 'water';
  const right = view.lands.length > 1 ? (affinityOf(1) ?? 'jungle') : left === 'jungle' ? 'air' : 'jungle';
  const beyond = (id: string, box: Box): Zone => ({ id, box, arrange: { as: 'free' }, beyond: true });
  const piles = { x: PILES.x + PILES.width / 2, y: PILES.y + PILES.height / 2, width: 2, height: 2 };
  return {
    zones: [
      beyond('ground', GROUND),
      beyond('edge', { x: 4, y: -520, width: 1100, height: 452 }),
      beyond('supply', piles),
      beyond('gone', piles),
    ],
    pieces: [
      flat('board', groundPicture(), { id: 'ground', zone: 'ground', at: middleOf(GROUND) }),
      flat('board', boardPicture(left, right), { id: 'board', zone: 'ground', at: BOARD_AT }),
    ],
  };
}

export const DECKS = ['monsters', 'lands', 'quests', 'panic', 'mercenaries', 'equipment', 'traps', 'loot'] as const;

function decksPart(view: View): Laid {
  const cell = (index: number): Box => ({ x: PILES.x + 3 + index * 20, y: PILES.y + 3, width: 20, height: 34 });
  const places = DECKS.map((pile, index) => [pile, { x: 13 + index * 20, y: 15 }] as const);
  return {
    zones: [
      { id: 'piles', box: PILES, arrange: { as: 'free' }, name: { key: 'table.piles' } },
      ...DECKS.map(
        (pile, index): Zone => ({
          id: `deck:${pile}`,
          box: cell(index),
          arrange: { as: 'free' },
          tip: `pile:${pile}`,
          within: 'piles',
        }),
      ),
    ],
    pieces: [
      flat('board', pilesPicture(PILES, places), { id: 'piles', zone: 'ground', at: middleOf(PILES) }),
      ...DECKS.flatMap((pile, index): Piece[] => {
        const count = view.piles[pile];
        const { x, y } = cell(index);
        const picture = deckPicture(pile);
        if (count === 0) return [];
        return [
          {
            id: `deck:${pile}`,
            kind: 'card',
            zone: `deck:${pile}`,
            at: { x: x + 10, y: y + 12 },
            face: 'back',
            size: DECK_SIZE,
            picture: { front: picture, back: picture },
            count: Math.min(5, Math.ceil(count / 4)),
            from: `deck:${pile}`,
            to: `deck:${pile}`,
            tip: `pile:${pile}`,
            name: { key: 'table.worth', params: { what: `@table.pile.${pile}`, value: count } },
          },
        ];
      }),
    ],
  };
}

// The lone player's opponent waits with his tokens at the right.
function samborPart(view: View, { settings }: TableContext): Laid {
  if (view.clans.length > 1) return { zones: [], pieces: [] };
  const panel: Box = { ...SIDE, height: SAMBOR_HEIGHT[lettersOf(settings)] };
  const box: Box = { x: SIDE.x + 8, y: SIDE.y + 44, width: SIDE.width - 16, height: 30 };
  return {
    zones: [{ id: 'sambor', box, arrange: { as: 'row', gap: 2, least: 12 }, tip: 'sambor', name: { key: 'tip.sambor' } }],
    pieces: [
      flat('board', samborPicture(panel), { id: 'panel:sambor', zone: 'ground', at: middleOf(panel) }),
      ...times(view.samborTokens, (index) =>
        figure({ person: 'sambor', affinity: null, tincture: 'or' }, 0.42, {
          id: `sambor:${index}`,
          zone: 'sambor',
          from: 'sambor',
          to: 'sambor',
          tip: 'sambor',
          name: { key: 'table.samborToken' },
        }),
      ),
    ],
  };
}

// Whoever begins the round has the crown.
function firstPart(view: View, { settings }: TableContext): Laid {
  const seat = view.firstPlayer;
  if (view.clans.length < 2 || seat < 0) return { zones: [], pieces: [] };
  const place = rivalsOf(view).indexOf(seat);
  const layout = place < 0 ? null : rivalLayout(view, seat, lettersOf(settings));
  const at =
    layout === null
      ? { x: CLOTH.x + CLOTH.width - 20, y: CLOTH.y + 20 }
      : { x: layout.panel.x + layout.panel.width - 36, y: layout.panel.y + layout.head / 2 + 0.5 };
  return {
    zones: [],
    pieces: [
      flat('token', crownPicture(), {
        id: 'first',
        zone: `seat:${seat}`,
        at,
        tip: 'firstPlayer',
        from: 'supply',
        to: 'supply',
        name: { key: 'tip.firstPlayer' },
      }),
    ],
  };
}
