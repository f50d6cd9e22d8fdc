// The last reckoning as a scribe's ledger: every source of points by seat, and the victor.
import type { ReactNode } from 'react';
import type { GrunwaldView, ReckoningRow } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import { at, piece, svg } from '../../../art/svg';
import { Icon, type IconName, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { LEDGER, ledgerBody, SEAT_HEAD, seatHeadBody, VICTOR, victorShieldBody } from '../art/ledger';
import { ducatBody, provisionBody } from '../art/pieces';

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
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
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
                <th key={row.seat} className={tinctureOf(row.seat)}>
                  <Markup
                    markup={painted(`grunwald seat head ${tinctureOf(row.seat)}`, () =>
                      piece(SEAT_HEAD, seatHeadBody(tinctureOf(row.seat))),
                    )}
                  />
                  <span>{context.seatName(row.seat)}</span>
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
                  <span className="fed">
                    <Markup markup={sign(provisionBody(10))} />
                    {row.provisionBefore}
                    <Icon name="visored-helm" size={20} colour="#4a3520" />
                    {row.knightsBefore}
                  </span>
                  <small className={row.dismissed.length > 0 ? 'bad' : ''}>{context.say(fedWords(row))}</small>
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
                  <span className="kinds">
                    <Icon name="queen-crown" size={15} colour="#9A2A22" />
                    {row.crownStrength}
                    <Icon name="lion" size={15} colour="#544468" />
                    {row.mercenaryStrength}
                    <Icon name="iron-cross" size={15} colour="#26262a" />
                    {row.teutonStrength}
                  </span>
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
              {(row) => <Prize icon="queen-crown" held={row.crownCount} points={row.crownCommander} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 4}
              icon="lion"
              title={context.say('table.row.mercenary')}
              note={context.say('table.row.commander')}
            >
              {(row) => <Prize icon="lion" held={row.mercenaryCount} points={row.mercenaryCommander} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 5}
              icon="wheat"
              title={context.say('table.row.provision')}
              note={context.say('table.row.quartermaster')}
            >
              {(row) => <Prize icon="wheat" held={row.surplus} points={row.quartermaster} />}
            </Line>
            <Line
              rows={rows}
              shown={written >= 6}
              icon="crown-coin"
              title={context.say('table.row.ducats')}
              note={context.say('table.row.ducatsNote')}
            >
              {(row) => <Prize held={row.ducats} points={row.ducatPoints} plain />}
            </Line>
            <tr className="total">
              <th>{context.say('table.row.total')}</th>
              {rows.map((row) => (
                <td key={row.seat} className={written >= 7 && row.place === 1 ? 'first' : ''}>
                  <b>{written >= 7 ? row.total : ''}</b>
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

interface PrizeProps {
  readonly held: number;
  readonly points: number;
  readonly icon?: IconName;
  // Points that everyone can have: no frame of an office.
  readonly plain?: boolean;
}

function Prize({ held, points, icon, plain = false }: PrizeProps) {
  const isWon = points > 0 && !plain;
  return (
    <span className={isWon ? 'prize won' : 'prize'}>
      {icon ? <Icon name={icon} size={20} colour={isWon ? '#6b1512' : '#8b7148'} /> : <Markup markup={sign(ducatBody(10))} />}
      <span>{held}</span>
      <b>{points > 0 ? `+${points}` : '·'}</b>
    </span>
  );
}

function sign(body: string): string {
  return painted(`grunwald sign ${body}`, () => svg(24, 24, at(12, 12, body)));
}

function fedWords(row: ReckoningRow) {
  if (row.dismissed.length > 0) return { key: 'table.home', params: { count: row.dismissed.length } };
  return row.surplus > 0 ? { key: 'table.left', params: { count: row.surplus } } : 'table.fed';
}
