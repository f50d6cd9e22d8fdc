// Who sat where and what was agreed: the table of the match just played.
import type { TablePush } from '../../../engine/protocol';
import { t } from '../../text/i18n';
import { SeatBadge } from '../../ui/art';
import { Panel } from '../../ui/panel';
import { optionName, optionValueName } from '../new-match/plan-in-words';

const MOST_ROWS = 8;

export function TablePanel({ table, single }: { readonly table: TablePush; readonly single: boolean }) {
  const agreed = Object.entries(table.options).filter(([, value]) => value !== false);
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
