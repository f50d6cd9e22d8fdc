// The last reckoning as a scribe's ledger: every source of points by seat, and the victor.
import type { ReactNode } from 'react';
import type { Event, ReckoningRow, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at, piece, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import { LEDGER, ledgerBody, SEAT_HEAD, seatHeadBody, VICTOR, victorShieldBody } from '../art/ledger';
import { ducatBody, provisionBody } from '../art/pieces';
import { type LedgerPage, type Line, ledgerPage } from '../ledger-page';

interface Props extends PartProps<View> {
  readonly rows: readonly ReckoningRow[];
  // What has been told of the reckoning so far; empty when it is over.
  readonly events: readonly Event[];
}

const NUMERALS = ['I', 'II', 'III', 'IV'];

export function Reckoning({ rows, view, context, events }: Props) {
  const page = ledgerPage(events, view);
  const order = [...rows].sort((left, right) => left.place - right.place);
  const winners = rows.filter((row) => row.place === 1);
  const first = winners[0];
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  return (
    <div className={`grunwald-reckoning ${events.length > 0 ? 'telling' : ''}`}>
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
            <LedgerLine
              rows={rows}
              line="feeding"
              page={page}
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
                  <Helms row={row} />
                  <small className={row.dismissed.length > 0 ? 'bad' : ''}>{context.say(fedWords(row))}</small>
                </>
              )}
            </LedgerLine>
            <LedgerLine
              rows={rows}
              line="strength"
              page={page}
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
            </LedgerLine>
            <LedgerLine
              rows={rows}
              line="crown"
              page={page}
              icon="queen-crown"
              title={context.say('table.row.crown')}
              note={context.say('table.row.commander')}
            >
              {(row) => <Prize icon="queen-crown" held={row.crownCount} points={row.crownCommander} />}
            </LedgerLine>
            <LedgerLine
              rows={rows}
              line="mercenary"
              page={page}
              icon="lion"
              title={context.say('table.row.mercenary')}
              note={context.say('table.row.commander')}
            >
              {(row) => <Prize icon="lion" held={row.mercenaryCount} points={row.mercenaryCommander} />}
            </LedgerLine>
            <LedgerLine
              rows={rows}
              line="provision"
              page={page}
              icon="wheat"
              title={context.say('table.row.provision')}
              note={context.say('table.row.quartermaster')}
            >
              {(row) => <Prize icon="wheat" held={row.surplus} points={row.quartermaster} />}
            </LedgerLine>
            <LedgerLine
              rows={rows}
              line="ducats"
              page={page}
              icon="crown-coin"
              title={context.say('table.row.ducats')}
              note={context.say('table.row.ducatsNote')}
            >
              {(row) => <Prize held={row.ducats} points={row.ducatPoints} plain />}
            </LedgerLine>
            <tr className="total">
              <th>{context.say('table.row.total')}</th>
              {rows.map((row) => (
                <td key={row.seat} className={page.isClosed && row.place === 1 ? 'first' : ''}>
                  <b key={page.totalOf(row)}>{page.totalOf(row)}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {page.isClosed && first && (
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
          <p>{context.say(reasonOf(first, rows))}</p>
          <ol>
            {order.map((row) => (
              <li key={row.seat}>
                <i>{NUMERALS[row.place - 1]}</i>
                <SeatBadge tincture={context.table.seats[row.seat]?.tincture ?? 'gules'} size={24} />
                <b>{context.seatName(row.seat)}</b>
                <u />
                <em>{row.total}</em>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

// A tie at the top is told with what broke it.
function reasonOf(first: ReckoningRow, rows: readonly ReckoningRow[]): Phrase {
  const rival = rows.find((row) => row.place !== 1 && row.total === first.total);
  if (rival) return { key: 'table.tie', params: { points: first.total, cards: first.cardCount, others: rival.cardCount } };
  return { key: 'table.cardsOf', params: { points: first.total, cards: first.cardCount } };
}

interface LineProps {
  readonly rows: readonly ReckoningRow[];
  readonly line: Line;
  readonly page: LedgerPage;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly children: (row: ReckoningRow) => ReactNode;
}

function LedgerLine({ rows, line, page, icon, title, note, children }: LineProps) {
  return (
    <tr>
      <th>
        <Icon name={icon} size={26} colour="#7a1f1b" />
        <span>
          {title}
          <small>{note}</small>
        </span>
      </th>
      {rows.map((row) => (
        <td key={row.seat} className={page.isWritten(line, row.seat) ? 'written' : 'unwritten'}>
          {children(row)}
        </td>
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

// A helm for every knight; those who ride home are struck out.
function Helms({ row }: { readonly row: ReckoningRow }) {
  const step = Math.min(12, 100 / Math.max(1, row.knightsBefore));
  const fed = row.knightsBefore - row.dismissed.length;
  const body = Array.from({ length: row.knightsBefore }, (_, index) => {
    const x = 7 + index * step;
    const helm = iconAt('visored-helm', x, 7, 11, index < fed ? '#4a3520' : '#b0897a');
    return index < fed ? helm : `${helm}<path d="M${x - 6} 12L${x + 6} 2" stroke="#8E2420" stroke-width="1.6"/>`;
  }).join('');
  const width = 14 + step * Math.max(0, row.knightsBefore - 1);
  return <Markup className="helms" markup={painted(`grunwald helms ${body}`, () => svg(width, 14, body))} />;
}

function fedWords(row: ReckoningRow) {
  if (row.dismissed.length > 0) return { key: 'table.home', params: { count: row.dismissed.length } };
  return row.surplus > 0 ? { key: 'table.left', params: { count: row.surplus } } : 'table.fed';
}
