// What is said about the table: names and numbers on the panels, the taverns, the piles, and the place under the pointer.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { PILES, pilePoint } from '../layout';
import { isChoosing, sheetOf, trayOf } from '../stages';
import { useReckoning } from '../use-reckoning';
import { PanelWords } from './panel-words';
import { SpaceInfo } from './space-info';
import { TavernWords } from './tavern-words';
import { TorakWords } from './torak-words';

export function Around(given: PartProps<View>) {
  useReckoning(given.view);
  // Numbers change when the coin, the card or the die has arrived.
  const view = given.playing?.now ?? given.view;
  const props = { ...given, view };
  const { context, playing } = given;
  const both = playing === null ? [view] : [view, playing.after];
  const hasLists = both.some(({ tournament }) => tournament !== null);
  const isFree = both.every((each) => !isChoosing(each, context) && trayOf(each, context)?.half !== 'below');
  return (
    <div className="zizka-around">
      {view.seats.map((seat) => (
        <PanelWords key={seat.seat} {...props} seat={seat} />
      ))}
      {view.solo && <TorakWords {...props} solo={view.solo} />}
      {!hasLists && both.every((each) => sheetOf(each) === null) && <TavernWords {...props} />}
      {!hasLists && isFree && <Piles {...props} />}
      {!hasLists && isFree && <SpaceInfo {...props} />}
    </div>
  );
}

function Piles({ view, context }: PartProps<View>) {
  return (['pile', 'used'] as const).map((id) => (
    <b key={id} className="zizka-pile" style={{ left: pilePoint(id).x - 27, top: PILES.y + 51 }} data-tip={id}>
      {context.say({ key: `table.${id}`, params: { count: id === 'pile' ? view.pile : view.used.length } })}
    </b>
  ));
}
