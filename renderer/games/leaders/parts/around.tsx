// Everything of Leaders that is not the canvas: the oak, both seats' columns and the recruits.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LeadersView } from '../../../../engine/games/leaders/view-types';
import { candlestickBody } from '../../../art/candle';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { useSession } from '../../../table/session-context';
import { Icon, Markup, painted } from '../../../ui/art';
import { bottomSeat, perspective, turnBoard } from '../perspective';
import { followPointer } from '../pointing';
import { Cast } from './cast';
import { OfferTray } from './offer-tray';
import { RecruitTray } from './recruit-tray';
import { SeatColumn, SeatStrip } from './seat-column';

export function Around(props: PartProps<LeadersView>) {
  useSyncExternalStore(perspective.subscribe, perspective.get);
  const session = useSession();
  useEffect(followPointer, []);
  const [isCastOpen, setCastOpen] = useState(false);
  const { view, context } = props;
  const own = bottomSeat();
  const isOffering = ['recruiting', 'placing', 'placingCub', 'banishing'].includes(view.phase);
  return (
    <div className={`leaders-around ${context.table.mode.kind === 'lesson' ? 'leaders-lesson' : ''}`}>
      <Markup className="leaders-candles" markup={painted('leaders candles', paintCandles)} />
      <SeatColumn {...props} seat={own} side="left" />
      {isOffering ? (
        <>
          <SeatStrip {...props} seat={1 - own} />
          <OfferTray {...props} />
        </>
      ) : (
        <>
          <RecruitTray {...props} />
          <SeatColumn {...props} seat={1 - own} side="right" />
        </>
      )}
      <button
        type="button"
        className="leaders-turn-board"
        title={context.say('table.turnBoard')}
        aria-label={context.say('table.turnBoard')}
        onClick={() => {
          turnBoard();
          session.redraw();
        }}
      >
        <Icon name="clockwise-rotation" size={18} colour="#dcc58e" />
      </button>
      <button
        type="button"
        className="leaders-turn-board leaders-open-cast"
        title={context.say('table.cast')}
        aria-label={context.say('table.cast')}
        data-action="open-cast"
        onClick={() => setCastOpen(true)}
      >
        <Icon name="meeple" size={18} colour="#dcc58e" />
      </button>
      {isCastOpen ? <Cast {...props} onClose={() => setCastOpen(false)} /> : null}
    </div>
  );
}

function paintCandles(): string {
  const candle = (x: number, y: number, height: number): string => at(x, y, candlestickBody(height));
  return svg(1280, 720, candle(303, 146, 44) + candle(858, 590, 34));
}
