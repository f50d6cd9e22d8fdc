// A roll as a place: the tray with its dice comes over the map, the sheet of rows or fighters over the taverns.
import type { View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import type { Piece, Zone } from '../../table/scene';
import { faceIndex, type Material } from './art/dice';
import { feltBox, SHEET, trayBox } from './layout';
import { DICE, sheetPicture, trayPicture } from './pictures';
import { board } from './scene-map';
import { DIE_EDGE } from './scene-taverns';
import { sheetOf, trayOf } from './stages';

export function rollZones(view: View, context: TableContext): readonly Zone[] {
  const tray = trayOf(view, context);
  const sheet: readonly Zone[] =
    sheetOf(view) === null ? [] : [{ id: 'sheet', box: SHEET, arrange: { as: 'free' }, name: { key: 'table.zone.sheet' } }];
  if (tray === null) return sheet;
  const { half, isParted } = tray;
  return [
    ...sheet,
    { id: 'roll', box: trayBox(half), arrange: { as: 'free' } },
    {
      id: 'tray',
      box: feltBox(half, isParted ? 'seat' : 'all'),
      arrange: { as: 'tray', rim: 4 },
      name: { key: 'table.zone.tray' },
    },
    ...(isParted
      ? [
          {
            id: 'tray:torak',
            box: feltBox(half, 'torak'),
            arrange: { as: 'tray', rim: 4 },
            name: { key: 'table.torakRolls' },
          } satisfies Zone,
        ]
      : []),
  ];
}

export function rollPieces(view: View, context: TableContext): readonly Piece[] {
  const tray = trayOf(view, context);
  const sheet =
    sheetOf(view) === null
      ? []
      : [board('sheet', 'sheet', { x: SHEET.x, y: SHEET.y }, sheetPicture(), { from: 'right', to: 'right' })];
  if (tray === null) return sheet;
  const box = trayBox(tray.half);
  const side = `tray:${tray.half}`;
  const { roll, fight } = view;
  return [
    ...sheet,
    board('roll', 'roll', { x: box.x, y: box.y }, trayPicture(box, tray.isParted), { from: side, to: side }),
    ...(roll?.dice ?? []).map((face, index) => ({
      ...die(`die:${index}`, 'tray', faceIndex(face, 'bone', index), 'bone', `cast:${face}`, face),
      // The retinue's own dice.
      from: `panel:${roll?.seat ?? 0}`,
      to: `panel:${roll?.seat ?? 0}`,
    })),
    ...(fight?.torakDice ?? []).map((face, index) =>
      die(`torak:${index}`, 'tray:torak', faceIndex(face, 'bone', index), 'bone', `face:${face}`, face),
    ),
  ];
}

export function die(id: string, zone: string, face: number, material: Material, tip: string, sign: string): Piece {
  return {
    id,
    kind: 'die',
    zone,
    face: String(face),
    size: { width: DIE_EDGE, height: DIE_EDGE },
    picture: DICE[material],
    from: 'supply',
    to: 'supply',
    tip,
    name: { key: `face.${sign}` },
  };
}
