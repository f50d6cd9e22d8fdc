// The reckoning: a row a seat, a column for every part of the score.
import type { Standing, TablePush } from '../../../engine/protocol';
import { hatchBody } from '../../art/badge';
import { svg } from '../../art/svg';
import { gameText, t } from '../../text/i18n';
import { Markup, painted, SeatBadge } from '../../ui/art';
import { SeatFace } from '../../ui/face';
import { Panel } from '../../ui/panel';
import { seatNote } from '../people-marks';
import { measureOf } from './turning-points';
import { useGameTable } from './use-game-table';

const MOST_COLUMNS = 8;
// From here on the columns are too narrow for long words in the common size.
const MANY_COLUMNS = 6;

export function CountPanel({ table }: { readonly table: TablePush }) {
  const { outcome, seats } = table;
  const played = useGameTable(table.game);
  if (outcome === null) return null;
  const standings = outcome.standings.toSorted((a, b) => a.place - b.place || b.score - a.score);
  const columns = partKeys(standings).slice(0, MOST_COLUMNS);
  const isCounted = measureOf(table) === 'points';
  const picture = isCounted ? null : (played?.endPicture?.(table.view, seats) ?? null);
  return (
    <Panel x={416} y={56} width={844} height={312} className="count-panel">
      <table className={`count ${columns.length > MANY_COLUMNS ? 'many' : ''} ${isCounted ? '' : 'uncounted'}`}>
        <caption>
          <h2>{t(isCounted ? 'results.count' : 'results.ending')}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('results.player')}</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {gameText(table.game, key)}
              </th>
            ))}
            <th scope="col" className="count-sum">
              {t(isCounted ? 'results.points' : 'results.seatEnd')}
            </th>
          </tr>
        </thead>
        <tbody className={`rows-${standings.length}`}>
          {standings.map((standing) => {
            const seat = seats[standing.seat];
            return seat === undefined ? null : (
              <tr key={standing.seat} className={outcome.winners.includes(standing.seat) ? 'won' : ''}>
                <th scope="row">
                  <div className="count-who">
                    <span className={`count-sash ${seat.tincture}`}>
                      <Markup
                        markup={painted(`hatch ${seat.tincture} 48 60`, () => svg(48, 60, hatchBody(seat.tincture, 48, 60)))}
                      />
                      <SeatBadge tincture={seat.tincture} size={46} number={standing.place} />
                    </span>
                    <SeatFace seat={seat} size={44} />
                    <span className="count-name">
                      <b className="sc">{seat.name}</b>
                      <small className="sa">
                        {seat.kind === 'ai' ? seatNote(seat) : t('results.place', { place: standing.place })}
                      </small>
                    </span>
                  </div>
                </th>
                {columns.map((key) => (
                  <td key={key}>{pointsOf(standing, key)}</td>
                ))}
                <td className="count-sum gg">{isCounted ? standing.score : t(endOf(standing, outcome.winners))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {picture === null ? null : <Markup className="count-picture" markup={picture} />}
    </Panel>
  );
}

// Without points the end itself is told.
function endOf(standing: Standing, winners: readonly number[]): string {
  if (winners.length === 0) return 'results.seatDrawn';
  return winners.includes(standing.seat) ? 'results.seatWon' : 'results.seatLost';
}

function partKeys(standings: readonly Standing[]): readonly string[] {
  return [...new Set(standings.flatMap((standing) => (standing.parts ?? []).map((part) => part.key)))];
}

function pointsOf(standing: Standing, key: string) {
  const points = (standing.parts ?? []).filter((part) => part.key === key).reduce((sum, part) => sum + part.points, 0);
  return points === 0 ? <span className="count-nothing">–</span> : points;
}
