// What is said over the map: at the tray and on the sheet of an attempt or a fight, in the lists, on the commanders' cards.
import type { ReactNode } from 'react';
import { oddsNow } from '../../../../engine/games/zizka/odds';
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { isChoosing, sheetOf } from '../stages';
import { ChoiceWords } from './choice-words';
import { FightSheet } from './fight-sheet';
import { ListsWords } from './lists-words';
import { RollWords } from './roll-words';
import { RowList } from './row-list';

export function Overlay(props: PartProps<View>) {
  const { view, playing, context } = props;
  if (playing === null && isChoosing(view, context))
    return (
      <Said>
        <ChoiceWords {...props} />
      </Said>
    );
  // Nothing is said about a place before it is there, nor when it goes.
  if (playing !== null && (playing.isHushed || !isPlace(playing.now))) return null;
  // The last fact is told over the place that it closes.
  const shown = playing === null ? view : ([playing.after, playing.before].find(isPlace) ?? playing.after);
  if (shown.tournament)
    return (
      <Said>
        <ListsWords {...props} view={shown} tournament={shown.tournament} />
      </Said>
    );
  const sheet = sheetOf(shown);
  if (sheet === null) return null;
  // The tray goes first.
  const isClosing = playing !== null && !isPlace(playing.after);
  return (
    <Said>
      {!isClosing && <RollWords {...props} view={shown} />}
      {sheet === 'fight' ? <FightSheet {...props} view={shown} /> : <Rows {...props} view={shown} />}
    </Said>
  );
}

function Rows(props: PartProps<View>) {
  const { view } = props;
  const rows = view.event?.rows ?? view.conquest?.rows ?? [];
  return <RowList {...props} rows={rows} odds={view.roll && rows.length > 0 ? oddsNow(view) : null} />;
}

function Said({ children }: { readonly children: ReactNode }) {
  return <div className="zizka-said">{children}</div>;
}

const isPlace = (view: View): boolean => view.tournament !== null || sheetOf(view) !== null;
