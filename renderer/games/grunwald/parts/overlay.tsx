// What is said over the table: at the skirmish or a task, at an event that asks, at a field that is settled, at the reckoning.
import type { Event, View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { extendReport, type Report } from '../report';
import { trayOf } from '../scene-battle';
import { useTold } from '../told';
import { Battle } from './battle';
import { EventTray } from './event-tray';
import { Reckoning } from './reckoning';
import { settledField, Tally } from './tally';

// Told over the tray that they close.
const VERDICTS: ReadonlySet<string> = new Set(['auctionWon', 'auctionFailed'] satisfies Event['type'][]);

export function Overlay(props: PartProps<View>) {
  const { view, playing } = props;
  const told = useTold(view, playing);
  const report = told.events.reduce(extendReport, null as Report | null);
  // Words come when their tray has come, and go when it goes; numbers when what they count has arrived.
  const now = playing?.now ?? view;
  const next = playing?.after ?? view;
  if (trayOf(next) === 'reckoning') return trayOf(now) === 'reckoning' ? <Reckoning {...props} view={now} /> : null;
  if (report !== null && (!report.isOver || trayOf(next) !== null))
    return <Battle {...props} view={next} report={report} kind={report.purpose} />;
  const settled = settledField(told.events);
  if (settled !== null) return <Tally settled={settled} view={told.view} context={props.context} />;
  const isHeld = playing !== null && VERDICTS.has(playing.event.type) && !playing.isHushed;
  if (trayOf(now) === 'event' && (trayOf(next) === 'event' || isHeld)) return <EventTray {...props} view={now} />;
  const tray = trayOf(view);
  // What follows a choice is shown on the table itself, not under the scene that asked for it.
  const isFight = tray === 'skirmish' || tray === 'task';
  if (isFight && (playing === null || trayOf(playing.after) !== null)) return <Battle {...props} report={null} kind={tray} />;
  return null;
}
