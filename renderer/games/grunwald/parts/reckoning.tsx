// What is said on the ledger of the last reckoning: names of lines and seats, what each line comes to, the sums as they
// grow, and the verdict. The cards and coins that are counted lie on the canvas below.
import type { ReactNode } from 'react';
import { known } from '../../../../engine/core/invariant';
import type { ReckoningRow, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import { fitted } from '../../../art/text';
import type { PartProps } from '../../../table/game-table';
import { grownOf, grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { Icon, type IconName, SeatBadge } from '../../../ui/art';
import { columnBox, HEADS, LINES, type Line, NAMES, PAGE, ROWS, VERDICT } from '../ledger-layout';
import { type LedgerPage, ledgerPage } from '../ledger-page';
import { choosingOf } from '../scene-seats';
import { Sheet } from './sheet';

// Scenes are laid out below the top strip.
const TOP = 40;
const ICONS: Readonly<Record<Line, IconName>> = {
  feeding: 'wheat',
  strength: 'crossed-swords',
  crown: 'queen-crown',
  mercenary: 'lion',
  provision: 'wheat',
  ducats: 'crown-coin',
};
const NOTES: Readonly<Record<Line, string>> = {
  feeding: 'table.row.feedingNote',
  strength: 'table.row.strengthNote',
  crown: 'table.row.commander',
  mercenary: 'table.row.commander',
  provision: 'table.row.quartermaster',
  ducats: 'table.row.ducatsNote',
};

export function Reckoning({ view, context, playing }: PartProps<View>) {
  const page = known(ledgerPage(view));
  // What is told now: numbers wait for their pieces, the heading does not. What was chosen is off the page by then.
  const line = (playing === null ? null : ledgerPage(playing.after)?.line) ?? page.line;
  const choosing = playing === null ? choosingOf(view, context) : null;
  const { rows } = page;
  const width = NAMES.width + columnBox(0, rows.length).width * rows.length;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  // Under the sheet nothing can be read.
  const lines = choosing === null ? LINES : LINES.slice(0, 3);
  return (
    <div
      className={`grunwald-reckoning ${lettersOf(context.settings)} ${rows.length < 4 ? 'few' : ''}`}
      {...ownLetters(context.settings)}
      style={grownStyle(context.settings)}
    >
      <h2 style={{ left: NAMES.x, top: PAGE.y - TOP + 8 }}>
        {context.say('table.reckoning')} <small>{context.say('table.reckoningNote')}</small>
      </h2>
      <table style={{ left: NAMES.x, top: HEADS.y - TOP, width }}>
        <colgroup>
          <col style={{ width: NAMES.width }} />
        </colgroup>
        <thead>
          <tr style={{ height: ROWS.feeding.y - HEADS.y }}>
            <td />
            {rows.map(({ seat }) => (
              <th key={seat} scope="col" className={tinctureOf(seat)}>
                <Heading name={context.seatName(seat)} settings={context.settings} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((each) => (
            <tr key={each} className={`${each} ${line === each ? 'now' : ''}`} style={{ height: ROWS[each].height }}>
              <th scope="row">
                <Icon name={ICONS[each]} size={26} colour="#7a1f1b" />
                <span>
                  {context.say(`table.row.${each}`)}
                  <small>{context.say(NOTES[each])}</small>
                </span>
              </th>
              {rows.map((row) => (
                <td key={row.seat}>
                  {each === 'feeding' ? (
                    <Fed row={row} isFed={page.isWritten(each, row.seat)} context={context} />
                  ) : (
                    page.isWritten(each, row.seat) && <Cell line={each} row={row} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {choosing === null && (
            <tr className="total" style={{ height: ROWS.total.height }}>
              <th scope="row">{context.say('table.row.total')}</th>
              {rows.map((row) => (
                <td key={row.seat} className={page.line === null && row.place === 1 ? 'first' : ''}>
                  <b key={page.totalOf(row)}>{page.totalOf(row)}</b>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <section className="verdict" style={{ left: VERDICT.x, top: VERDICT.y - TOP, width: VERDICT.width }}>
        {line === null ? <Verdict page={page} context={context} /> : <Telling line={line} context={context} />}
      </section>
      {choosing !== null && <Sheet view={view} context={context} choosing={choosing} />}
    </div>
  );
}

type Context = PartProps<View>['context'];

// Large letters before they grow, and the room of a pennant beside its badge.
const HEADING = { size: 15, room: 74, perLetter: 0.54 } as const;

function Heading({ name, settings }: { readonly name: string; readonly settings: Context['settings'] }) {
  const grown = grownOf(settings);
  const { size, room, perLetter } = HEADING;
  return <span {...(grown === 1 ? {} : { style: { fontSize: fitted(name, size * grown, room, perLetter) } })}>{name}</span>;
}

interface CellProps {
  readonly line: Exclude<Line, 'feeding'>;
  readonly row: ReckoningRow;
}

function Cell({ line, row }: CellProps): ReactNode {
  switch (line) {
    case 'strength':
      return <Strength row={row} />;
    case 'crown':
      return <Prize held={row.crownCount} points={row.crownCommander} office />;
    case 'mercenary':
      return <Prize held={row.mercenaryCount} points={row.mercenaryCommander} office />;
    case 'provision':
      return <Prize held={row.surplus} points={row.quartermaster} office />;
    case 'ducats':
      return <Prize held={row.ducats} points={row.ducatPoints} />;
  }
}

interface FedProps {
  readonly row: ReckoningRow;
  readonly isFed: boolean;
  readonly context: Context;
}

// What everyone brings to it is known from the start.
function Fed({ row, isFed, context }: FedProps) {
  return (
    <>
      <span className="fed">
        <Icon name="wheat" size={17} colour="#6b5a1c" />
        {row.provisionBefore}
        <Icon name="visored-helm" size={17} colour="#4a3520" />
        {row.knightsBefore}
      </span>
      {isFed && <small className={row.dismissed.length > 0 ? 'bad' : ''}>{context.say(fedWords(row))}</small>}
    </>
  );
}

function Strength({ row }: { readonly row: ReckoningRow }) {
  return (
    <span className="points">
      <b>{row.strength}</b>
      <span>
        <Icon name="queen-crown" size={14} colour="#9A2A22" />
        {row.crownStrength}
        <Icon name="lion" size={14} colour="#544468" />
        {row.mercenaryStrength}
        <Icon name="iron-cross" size={14} colour="#26262a" />
        {row.teutonStrength}
      </span>
    </span>
  );
}

interface PrizeProps {
  readonly held: number;
  readonly points: number;
  // Only one of all has these points, not everyone.
  readonly office?: true;
}

function Prize({ held, points, office }: PrizeProps) {
  return (
    <span className={points > 0 && office ? 'prize won' : 'prize'}>
      <i>{held}</i>
      <b>{points > 0 ? `+${points}` : '·'}</b>
    </span>
  );
}

function Telling({ line, context }: { readonly line: Line; readonly context: Context }) {
  return (
    <>
      <h2>{context.say(`table.row.${line}`)}</h2>
      <p>{context.say(`table.now.${line}`)}</p>
    </>
  );
}

const NUMERALS = ['I', 'II', 'III', 'IV'];

function Verdict({ page: { rows }, context }: { readonly page: LedgerPage; readonly context: Context }) {
  const order = rows.toSorted((left, right) => left.place - right.place);
  const winners = rows.filter((row) => row.place === 1);
  const first = known(winners[0]);
  return (
    <>
      <h2>
        {winners.length === 1 ? context.say({ key: 'table.wins', params: { seat: first.seat } }) : context.say('table.shared')}
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
    </>
  );
}

// A tie at the top is told with what broke it.
function reasonOf(first: ReckoningRow, rows: readonly ReckoningRow[]): Phrase {
  const rival = rows.find((row) => row.place !== 1 && row.total === first.total);
  if (rival) return { key: 'table.tie', params: { points: first.total, cards: first.cardCount, others: rival.cardCount } };
  return { key: 'table.cardsOf', params: { points: first.total, cards: first.cardCount } };
}

function fedWords(row: ReckoningRow): Phrase | string {
  if (row.dismissed.length > 0) return { key: 'table.home', params: { count: row.dismissed.length } };
  return row.surplus > 0 ? { key: 'table.left', params: { count: row.surplus } } : 'table.fed';
}
