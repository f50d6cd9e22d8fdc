// Which scene lies over the fields: the skirmish or a task, an event that asks, feeding, the reckoning.
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { extendReport, type Report } from '../report';
import { trayOf } from '../scene-battle';
import { useTold } from '../told';
import { Battle } from './battle';
import { EventTray } from './event-tray';
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

export function Overlay(props: PartProps<View>) {
  const { view, playing } = props;
  const told = useTold(view, playing);
  const report = told.events.reduce(extendReport, null as Report | null);
  const event = playing?.event.type ?? '';
  const rows = view.reckoning ?? (RECKONING_EVENTS.has(event) ? (playing?.end.reckoning ?? null) : null);
  if (rows !== null) return <Reckoning {...props} rows={rows} events={told.events} />;
  if (report !== null) return <Battle {...props} view={playing?.after ?? view} report={report} kind={report.purpose} />;
  const settled = settledField(told.events);
  if (settled !== null) return <Tally settled={settled} view={told.view} context={props.context} />;
  // Words come when their tray has come, and go when it goes.
  const now = playing?.after ?? view;
  if (trayOf(now) === 'event' && trayOf(playing?.before ?? view) === 'event') return <EventTray {...props} view={now} />;
  const tray = trayOf(view);
  // What follows a choice is shown on the table itself, not under the scene that asked for it.
  if (tray !== null && tray !== 'event' && (playing === null || trayOf(playing.after) !== null))
    return <Battle {...props} report={null} kind={tray} />;
  return null;
}
