// What turned the match; in a match without points, who sat where and what was agreed.
import type { TablePush } from '../../../engine/protocol';
import { useStore } from '../../app/store';
import { tokenBody, tokenBox } from '../../art/token';
import { t } from '../../text/i18n';
import { type IconName, Markup, painted, pieceOfWidth, SeatBadge } from '../../ui/art';
import { Panel } from '../../ui/panel';
import { optionName, optionValueName } from '../new-match/plan-in-words';
import { isOffered } from '../new-match/table-plan';
import { measureOf, type TurningPoint, turningPoints } from './turning-points';

const MOST_ROWS = 8;

const ICONS: Readonly<Record<TurningPoint['kind'], IconName>> = { lead: 'laurel-crown', gain: 'sunbeams', margin: 'scales' };

export function TurningPanel({ table, single }: { readonly table: TablePush; readonly single: boolean }) {
  const points = turningPoints(table.course, measureOf(table));
  if (points.length === 0) return <TablePanel table={table} single={single} />;
  return (
    <Panel x={968} y={382} width={292} height={256} className="played-panel">
      <h2>{t('results.turning')}</h2>
      <ul>
        {points.map((point) => (
          <li key={`${point.kind} ${point.step}`} className="turning">
            <Markup
              markup={painted(`turning ${point.kind}`, () =>
                pieceOfWidth(tokenBox(14), tokenBody(14, { colour: '#e3cf9c', icon: ICONS[point.kind], ink: '#5a2a14' }), 40),
              )}
            />
            <b>{turningInWords(table, point)}</b>
            <span className="sa">{stepInWords(table, point.step)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
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
            <b className="ellipsis">{seat.name}</b>
            <span className="sa">{seat.kind === 'ai' ? t(`level.${seat.level}`) : t('newMatch.human')}</span>
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
