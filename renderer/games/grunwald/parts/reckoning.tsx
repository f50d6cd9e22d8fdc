// The last reckoning as a scribe's ledger: every source of points by seat, and the victor.
import type { ReactNode } from 'react';
import type { GrunwaldView, ReckoningRow } from '../../../../engine/games/grunwald/view-types';
import { piece } from '../../../art/svg';
import { Icon, type IconName, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { LEDGER, ledgerBody, VICTOR, victorShieldBody } from '../art/ledger';

interface Props extends PartProps<GrunwaldView> {
  readonly rows: readonly ReckoningRow[];
}

// How much of the page is written while the events of the reckoning are being shown.
const WRITTEN: Readonly<Record<string, number>> = {
  troopsFed: 1,
  strengthCounted: 2,
  commanderNamed: 4,
  quartermasterNamed: 5,
  ducatsCounted: 6,
};
const NUMERALS = ['I', 'II', 'III', 'IV'];

export function Reckoning({ rows, context, playing }: Props) {
  const written = playing === null ? 7 : (WRITTEN[playing.event.type] ?? 7);
  const order = [...rows].sort((left, right) => left.place - right.place);
  const winners = rows.filter((row) => row.place === 1);
  const first = winners[0];
  return (
    <div className="grunwald-reckoning">
      <Markup className="book" markup={painted('grunwald ledger', () => piece(LEDGER, ledgerBody()))} />
      <div className="page">
        <h2>
          {context.say('table.reckoning')} <small>{context.say('table.reckoningNote')}</small>
        </h2>
        <table>
          <thead>
            <tr>
              <th />
              {rows.map((row) => (
                <th key={row.seat} className={context.table.seats[row.seat]?.tincture}>
                  <SeatBadge tincture={context.table.seats[row.seat]?.tincture ?? 'gules'} size={24} />{' '}
                  {context.seatName(row.seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line
              rows={rows}
              shown={written >= 1}
              icon="wheat"
              title={context.say('table.row.feeding')}
              note={context.say('table.row.feedingNote')}
            >
              {(row) => (
                <>
                  {row.provisionBefore} / {row.knightsBefore}
                  <small className={row.dismissed.length > 0 ? 'bad' : ''}>
                    {row.dismissed.length > 0
                      ? context.say({ key: 'table.home', params: { count: row.dismissed.length } })
                      : context.say({ key: 'table.left', params: { count: row.surplus } })}
                  </small>
                </>
              )}
            </Line>
            <Line
              rows={rows}
              shown={written >= 2}
              icon="crossed-swords"
              title={context.say('table.row.strength')}
              note={context.say('table.row.strengthNote')}
            >
              {(row) => (
                <>
                  <b>{row.strength}</b>
                  <small>
                    {row.crownStrength} + {row.mercenaryStrength} + {row.teutonStrength}
                  </small>
                </>
              )}
            </Line>
            <Line
              rows={rows}
              shown={written >= 3}
              icon="queen-crown"
              title={context.say('table.row.crown')}
              note={context.say('table.row.commander')}
            >
              {(row) => <Prize held={row.crownCount} points={row.crownCommander} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 4}
              icon="lion"
              title={context.say('table.row.mercenary')}
              note={context.say('table.row.commander')}
            >
              {(row) => <Prize held={row.mercenaryCount} points={row.mercenaryCommander} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 5}
              icon="wheat"
              title={context.say('table.row.provision')}
              note={context.say('table.row.quartermaster')}
            >
              {(row) => <Prize held={row.surplus} points={row.quartermaster} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 6}
              icon="crown-coin"
              title={context.say('table.row.ducats')}
              note={context.say('table.row.ducatsNote')}
            >
              {(row) => <Prize held={row.ducats} points={row.ducatPoints} />}
            </Line>
            <tr className="total">
              <th>{context.say('table.row.total')}</th>
              {rows.map((row) => (
                <td key={row.seat} className={written >= 7 && row.place === 1 ? 'first' : ''}>
                  {written >= 7 ? row.total : ''}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {written >= 7 && first && (
        <div className="verdict">
          <Markup
            markup={painted(`grunwald victor ${context.table.seats[first.seat]?.tincture}`, () =>
              pieceOfWidth(VICTOR, victorShieldBody(context.table.seats[first.seat]?.tincture ?? 'gules'), 220),
            )}
          />
          <h2>
            {winners.length === 1
              ? context.say({ key: 'table.wins', params: { seat: first.seat } })
              : context.say('table.shared')}
          </h2>
          <p>{context.say({ key: 'table.cardsOf', params: { points: first.total, cards: first.cardCount } })}</p>
          <ol>
            {order.map((row) => (
              <li key={row.seat}>
                <i>{NUMERALS[row.place - 1]}</i>
                <SeatBadge tincture={context.table.seats[row.seat]?.tincture ?? 'gules'} size={24} />
                <b>{context.seatName(row.seat)}</b>
                <em>{row.total}</em>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  readonly rows: readonly ReckoningRow[];
  readonly shown: boolean;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly children: (row: ReckoningRow) => ReactNode;
}

function Line({ rows, shown, icon, title, note, children }: LineProps) {
  return (
    <tr className={shown ? '' : 'unwritten'}>
      <th>
        <Icon name={icon} size={26} colour="#7a1f1b" />
        <span>
          {title}
          <small>{note}</small>
        </span>
      </th>
      {rows.map((row) => (
        <td key={row.seat}>{children(row)}</td>
      ))}
    </tr>
  );
}

function Prize({ held, points }: { readonly held: number; readonly points: number }) {
  return (
    <span className={points > 0 ? 'prize won' : 'prize'}>
      {held} <b>{points > 0 ? `+${points}` : '·'}</b>
    </span>
  );
}
