// Commanders to choose from, each with the four who ride out with him, on a cloth over the map.
import { COMMANDERS, STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import type { View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Piece, type Zone } from '../../table/scene';
import { around, choicePoint, choiceSize, companionsBox, MAP_BOX } from './layout';
import { memberPiece } from './members';
import { choicePicture, clothPicture } from './pictures';
import { board } from './scene-map';
import { isChoosing } from './stages';

export const choosable = (view: View) => COMMANDERS.filter(({ id }) => view.choosing.includes(id));

export function choiceZones(view: View, context: TableContext): readonly Zone[] {
  if (!isChoosing(view, context)) return [];
  const all = choosable(view);
  return [
    { id: 'choice', box: MAP_BOX, arrange: { as: 'free' } },
    ...all.map(
      ({ id }, index): Zone => ({
        id: `companions:${id}`,
        box: companionsBox(index, all.length),
        arrange: { as: 'grid', columns: all.length > 3 ? 2 : 4, gap: 3 },
        name: { key: `commander.${id}.name` },
      }),
    ),
  ];
}

export function choicePieces(view: View, context: TableContext): readonly Piece[] {
  if (!isChoosing(view, context)) return [];
  const all = choosable(view);
  const size = choiceSize(all.length);
  return [
    board('cloth', 'choice', middleOf(MAP_BOX), clothPicture(), { from: 'above', to: 'above' }),
    ...all.flatMap(({ id }, index) => {
      const at = choicePoint(index, all.length);
      const { x, y } = around(at, size.width, size.height);
      return [
        board(`choice:${id}`, 'choice', { x, y }, choicePicture(id, size), {
          size,
          grip: { x: 0, y: 0, ...size },
          from: 'above',
          to: 'above',
          tip: `commander:${id}`,
          name: { key: `commander.${id}.name` },
        }),
        ...STARTING_MEMBERS.filter(({ commander }) => commander === id).map((member) =>
          memberPiece(member.id, 'mini', context, { zone: `companions:${id}`, from: 'above', to: 'above' }),
        ),
      ];
    }),
  ];
}
