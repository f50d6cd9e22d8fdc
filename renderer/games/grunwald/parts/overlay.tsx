// Which scene lies over the fields: the skirmish or a task, an event that asks, feeding, the reckoning.
import { useState } from 'react';
import type { GrunwaldEvent, GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../game-table';
import { extendReport, type Report } from '../report';
import { Battle } from './battle';
import { CardSheet } from './card-sheet';
import { EventScene } from './event-scene';
import { Reckoning } from './reckoning';

const RECKONING_EVENTS = new Set(['troopsFed', 'strengthCounted', 'commanderNamed', 'quartermasterNamed', 'ducatsCounted']);
const EVENT_PHASES = new Set(['bidding', 'buying', 'payingDue']);

export function Overlay(props: PartProps<GrunwaldView>) {
  const { view, playing } = props;
  const report = useReport(playing);
  const event = playing?.event.type ?? '';
  const rows = view.reckoning ?? (RECKONING_EVENTS.has(event) ? (playing?.after.reckoning ?? null) : null);
  if (rows !== null) return <Reckoning {...props} rows={rows} />;
  if (report !== null) return <Scene {...props} report={report} kind={report.purpose} />;
  if (event === 'eventTurned' && playing) return <EventScene {...props} view={playing.after} />;
  // What follows a choice is shown on the table itself, not under the scene that asked for it.
  if (playing !== null && event !== 'lossPaid') return null;
  if (view.phase === 'choosingFighter' || view.phase === 'choosingLoss') {
    return <Scene {...props} report={null} kind="skirmish" />;
  }
  if (view.phase === 'choosingTask') return <Scene {...props} report={null} kind="task" />;
  if (view.phase === 'dismissing') {
    return (
      <div className="grunwald-scene feeding">
        <CardSheet {...props} report={null} />
      </div>
    );
  }
  return EVENT_PHASES.has(view.phase) ? <EventScene {...props} /> : null;
}

function Scene(props: PartProps<GrunwaldView> & { readonly report: Report | null; readonly kind: 'skirmish' | 'task' }) {
  return (
    <div className="grunwald-scene">
      <Battle {...props} />
      <CardSheet {...props} />
    </div>
  );
}

// Events come one at a time; a scene needs all of them since the cards were turned up.
function useReport(playing: PartProps<GrunwaldView>['playing']): Report | null {
  const [told, setTold] = useState<{ readonly event: unknown; readonly report: Report | null }>({ event: null, report: null });
  const event = playing?.event ?? null;
  if (event === told.event) return told.report;
  // Events of a match always come from the same game's engine.
  const report = event === null ? null : extendReport(told.report, event as GrunwaldEvent);
  setTold({ event, report });
  return report;
}
