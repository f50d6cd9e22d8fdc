// Everything of Leaders that is said: both seats' plates, the note on whoever is pointed at, the recruits' words.
import { useState } from 'react';
import type { View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { useSession } from '../../../table/session-context';
import { Icon } from '../../../ui/art';
import { bottomOf, ownOf } from '../own';
import { isOffering } from '../scene';
import { Cast } from './cast';
import { Note } from './note';
import { MarksLegend, OfferWords } from './recruits';
import { SeatPlate } from './seat-plate';

export function Around(props: PartProps<View>) {
  const session = useSession();
  const [isCastOpen, setCastOpen] = useState(false);
  const { view, context } = props;
  const own = bottomOf(context);
  return (
    <div className={`leaders-around mode-${context.table.mode.kind}`}>
      <SeatPlate {...props} seat={own} side="left" />
      <SeatPlate {...props} seat={1 - own} side="right" />
      {isOffering(view) ? <OfferWords {...props} /> : <MarksLegend {...props} />}
      <Note {...props} own={own} />
      <div className="leaders-tools">
        <button
          type="button"
          className="leaders-tool"
          title={context.say('table.turnBoard')}
          aria-label={context.say('table.turnBoard')}
          data-action="turn-board"
          onClick={() => {
            ownOf(context).turnBoard();
            session.redraw();
          }}
        >
          <Icon name="clockwise-rotation" size={18} colour="#dcc58e" />
        </button>
        <button
          type="button"
          className="leaders-tool"
          title={context.say('table.cast')}
          aria-label={context.say('table.cast')}
          data-action="open-cast"
          onClick={() => setCastOpen(true)}
        >
          <Icon name="meeple" size={18} colour="#dcc58e" />
        </button>
      </div>
      {isCastOpen ? <Cast {...props} onClose={() => setCastOpen(false)} /> : null}
    </div>
  );
}
