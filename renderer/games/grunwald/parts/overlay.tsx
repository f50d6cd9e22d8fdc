// Which scene lies over the fields: the skirmish or a task, an event that asks, feeding, the reckoning.
import type { GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { extendReport, type Report } from '../report';
import { useTold } from '../told';
import { Battle } from './battle';
import { CardSheet } from './card-sheet';
import { EventScene } from './event-scene';
import { Reckoning } from './reckoning';
import { settledField, Tally } from './tally';

const RECKONING_EVENTS = new Set([
  'troopsFed',
  'strengthCounted',
  'commanderNamed',
  'quartermasterNamed',
  'ducatsCounted',
  'matchEnded',
]);
// A bid, and who drops out, as the others make it.
const AUCTION_EVENTS = new Set(['bidMade', 'bidderLeft', 'auctionWon', 'auctionFailed']);
const EVENT_PHASES = new Set(['bidding', 'buying', 'payingDue']);

export function Overlay(props: PartProps<GrunwaldView>) {
  const { view, playing } = props;
  const told = useTold(view, playing);
  const report = told.events.reduce(extendReport, null as Report | null);
  const event = playing?.event.type ?? '';
  const rows = view.reckoning ?? (RECKONING_EVENTS.has(event) ? (playing?.end.reckoning ?? null) : null);
  if (rows !== null) return <Reckoning {...props} rows={rows} events={told.events} />;
  if (report !== null) return <Scene {...props} report={report} kind={report.purpose} />;
  if (event === 'eventTurned' && playing) return <EventScene {...props} view={playing.after} />;
  if (AUCTION_EVENTS.has(event) && playing) return <EventScene {...props} view={playing.after} isTold />;
  const settled = settledField(told.events);
  if (settled !== null) return <Tally settled={settled} view={told.view} context={props.context} />;
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
