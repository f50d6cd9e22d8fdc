// What turned the match, as the game itself remembers it and as its course tells; failing both, who sat where and what
// was agreed.
import type { ReactNode } from 'react';
import type { TablePush } from '../../../engine/protocol';
import { useStore } from '../../app/store';
import { tokenBody, tokenBox } from '../../art/token';
import type { AnyTable } from '../../table/game-table';
import { phrase, t } from '../../text/i18n';
import { type IconName, Markup, painted, pieceOfWidth, SeatBadge } from '../../ui/art';
import { SeatFace } from '../../ui/face';
import { Panel } from '../../ui/panel';
import { optionName, optionValueName } from '../new-match/plan-in-words';
import { isOffered } from '../new-match/table-plan';
import { measureOf, type TurningPoint, turningPoints } from './turning-points';
import { useGameTable } from './use-game-table';

const MOST_ROWS = 8;
const MOST_TURNS = 4;

const ICONS: Readonly<Record<TurningPoint['kind'], IconName>> = { lead: 'laurel-crown', gain: 'sunbeams', margin: 'scales' };

interface Row {
  readonly key: string;
  // Round or turn, for the order.
  readonly at: number;
  readonly sign: ReactNode;
  readonly words: string;
  readonly step: string;
}

export function TurningPanel({ table, single }: { readonly table: TablePush; readonly single: boolean }) {
  const played = useGameTable(table.game);
  const told = played === null ? [] : momentRows(table, played);
  const rows = [...told, ...turningRows(table)].slice(0, MOST_TURNS).toSorted((a, b) => a.at - b.at);
  if (rows.length === 0) return <TablePanel table={table} single={single} />;
  return (
    <Panel x={968} y={382} width={292} height={256} className="played-panel">
      <h2>{t('results.turning')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="turning">
            {row.sign}
            <b>{row.words}</b>
            <span className="sa">{row.step}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Token({ icon }: { readonly icon: IconName }) {
  return (
    <Markup
      markup={painted(`turning ${icon}`, () =>
        pieceOfWidth(tokenBox(14), tokenBody(14, { colour: '#e3cf9c', icon, ink: '#5a2a14' }), 40),
      )}
    />
  );
}

function momentRows(table: TablePush, played: AnyTable): readonly Row[] {
  return (table.moments ?? []).flatMap(({ event, view, number }, index) => {
    const words = played.describeEvent(event, view);
    if (words === null) return [];
    const seat = table.seats[played.eventSeat?.(event) ?? -1];
    return [
      {
        key: `${event.type} ${index}`,
        at: number,
        sign: seat === undefined ? <Token icon="crossed-swords" /> : <SeatBadge tincture={seat.tincture} size={32} />,
        words: phrase(table.game, words, table.seats),
        step: t(`results.step.${table.progress.unit}`, { number }),
      },
    ];
  });
}

function turningRows(table: TablePush): readonly Row[] {
  return turningPoints(table.course, measureOf(table)).map((point) => ({
    key: `${point.kind} ${point.step}`,
    at: point.step,
    sign: <Token icon={ICONS[point.kind]} />,
    words: turningInWords(table, point),
    step: stepInWords(table, point.step),
  }));
}

function turningInWords(table: TablePush, point: TurningPoint): string {
  if (point.kind === 'margin')
    return point.points === 0 ? t('results.turning.level') : t('results.turning.margin', { count: point.points });
  const name = table.seats[point.seat]?.name ?? '';
  if (point.kind === 'lead') return t('results.turning.lead', { name });
  return measureOf(table) === 'points'
    ? t('results.turning.gain', { name, count: point.points })
    : t('results.turning.swing', { name });
}

function stepInWords({ course, progress }: TablePush, step: number): string {
  return step === course.length ? t('results.chartEnd') : t(`results.step.${progress.unit}`, { number: step });
}

function TablePanel({ table, single }: { readonly table: TablePush; readonly single: boolean }) {
  const info = useStore((state) => state.about?.games.find((game) => game.id === table.game));
  const agreed = Object.entries(table.options).filter(([id, value]) => {
    const spec = info?.options.find((each) => each.id === id);
    return value !== false && (spec === undefined || isOffered(spec, table.seats.length));
  });
  const room = MOST_ROWS - table.seats.length;
  return (
    <Panel x={968} y={382} width={292} height={256} className="played-panel">
      <h2>{t(single ? 'results.alone' : 'results.table')}</h2>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.tincture}>
            <SeatBadge tincture={seat.tincture} size={24} />
            <SeatFace seat={seat} size={24} />
            <b className="ellipsis">{seat.name}</b>
            <span className="sa">{seat.kind === 'ai' ? t(`level.${seat.level}`) : t('newMatch.person')}</span>
          </li>
        ))}
        {agreed.slice(0, room).map(([id, value]) => (
          <li key={id} className="agreed">
            <b className="ellipsis">{optionName(table.game, id)}</b>
            <span className="sa">{value === true ? t('common.yes') : optionValueName(table.game, id, value)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
