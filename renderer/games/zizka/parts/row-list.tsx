// On the sheet: the rows of an event token or a keep's card; what each needs, how it stands, what it brings.
import { SPACES } from '../../../../engine/games/zizka/data/board';
import { conquestNow, type Stake } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { Event, RowView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { isEventKind } from '../art/medallion';
import { chancePhrase } from '../chance';
import { SHEET } from '../layout';
import { Chance } from './chance';
import { Reward } from './reward';
import { Sign } from './symbol';

interface Props extends PartProps<View> {
  readonly rows: readonly RowView[];
  readonly odds: readonly Stake[] | null;
}

const UNSETTLED = new Set(['tokenRevealed', 'keepRevealed', 'diceRolled', 'dieRerolled']);

// While dice are in the air nobody knows what will be missing.
const NOT_YET: RowView['missing'] = { sword: 0, shield: 0, speech: 0, luck: 0 };

type Say = PartProps<View>['context']['say'];

export function RowList({ view, context, playing, rows, odds }: Props) {
  const { say } = context;
  // Rows light up when the dice lie still.
  const isRolling = playing !== null && UNSETTLED.has(playing.event.type);
  const ended = (playing?.event ?? null) as Event | null;
  const verdict = ended?.type === 'eventEnded' || ended?.type === 'conquestEnded' ? ended.success : null;
  const space = view.event?.space ?? view.conquest?.space ?? SPACES[0]?.id ?? '';
  const whole = isRolling || verdict !== null ? null : conquestNow(view);
  return (
    <div className="zizka-sheet" style={{ left: SHEET.x, top: SHEET.y, width: SHEET.width, height: SHEET.height }}>
      <header>
        <div>
          <h2>{view.event ? say(`kind.${view.event.kind}`) : say('table.conquest')}</h2>
          <p>
            {say({ key: 'table.atSpace', params: { space: `@space.${space}.name` } })}
            <br />
            {say(noteKey(view))}
          </p>
        </div>
      </header>
      {rows.map((row, index) => (
        <SpotArea
          key={row.row}
          id={`row:${row.row}`}
          className={`zizka-row ${isRolling && !row.done ? 'waiting' : stateOf(row, view)} ${view.conquest?.row === row.row ? 'now' : ''}`}
          style={{ animationDelay: `${index * 120}ms` }}
        >
          <b>{row.row}</b>
          <Needs row={isRolling ? { ...row, missing: NOT_YET } : row} />
          <Chance stake={!isRolling && !row.done && isOpen(row, view) ? (odds?.[index] ?? null) : null} say={say} />
          <span className="foot">
            <span className="state">{isRolling && !row.done ? say('table.unknown') : words(row, view, say)}</span>
            <Reward reward={row.reward} say={say} />
          </span>
        </SpotArea>
      ))}
      {rows.length < 3 && <Watermark view={view} />}
      {verdict !== null && (
        <p className={`verdict ${verdict ? 'won' : ''}`}>{say(verdict ? 'table.succeeded' : 'table.failed')}</p>
      )}
      {view.conquest && (
        <p className="whole">
          <span>
            {say('table.allRows')}
            {whole !== null && <b>{say(chancePhrase('table.chance', whole))}</b>}
          </span>
          <Reward reward={view.conquest.reward} say={say} />
        </p>
      )}
    </div>
  );
}

// Where few rows leave room, the sign of what is attempted stands faint on the parchment.
function Watermark({ view }: { readonly view: View }) {
  const kind = view.event?.kind;
  return (
    <span className="watermark">
      <Sign symbol={kind !== undefined && isEventKind(kind) ? kind : 'castle'} size={92} colour="#6b4a1c" />
    </span>
  );
}

function noteKey(view: View): string {
  if (view.conquest) return 'table.conquestNote';
  return view.event?.kind === 'donation' || view.event?.kind === 'levy' ? 'table.choiceNote' : 'table.rowsNote';
}

function Needs({ row }: { readonly row: RowView }) {
  const icons = ICONS.flatMap((icon) =>
    Array.from({ length: row.needs[icon] }, (_, number) => ({
      name: `${icon} ${number}`,
      icon,
      isShort: !row.done && number >= row.needs[icon] - row.missing[icon],
    })),
  );
  return (
    <span className="needs">
      {icons.map(({ name, icon, isShort }) => (
        <span key={name} className={isShort ? 'short' : ''} data-tip={`face:${icon}`}>
          <Sign symbol={icon} size={icons.length > 3 ? 20 : 25} />
        </span>
      ))}
      {row.pay > 0 && (
        <span data-tip="coin">
          <Sign symbol="coin" size={26} /> {row.pay}
        </span>
      )}
      {row.discard > 0 && (
        <span data-tip="levy">
          <Sign symbol="member" size={26} /> {row.discard > 1 ? row.discard : ''}
        </span>
      )}
    </span>
  );
}

// In a conquest only the row being stormed stands against the dice.
function isOpen(row: RowView, view: View): boolean {
  return view.conquest === null || view.conquest.row === row.row;
}

function stateOf(row: RowView, view: View): string {
  if (row.done) return 'done';
  if (!isOpen(row, view)) return 'later';
  if (row.barred) return 'barred';
  if (row.covered) return 'covered';
  // Nothing of its own is missing: it waits for row 1.
  return row.possible ? 'possible' : row.pay + row.discard === 0 && missingOf(row) === 0 ? 'later' : 'missing';
}

const missingOf = (row: RowView): number => ICONS.reduce((sum, icon) => sum + row.missing[icon], 0);

function words(row: RowView, view: View, say: Say): string {
  if (row.done) return say('table.done');
  if (!isOpen(row, view)) return say('table.later');
  if (row.barred) return say('table.barred');
  if (row.pay > 0) return say({ key: 'table.payRow', params: { count: row.pay } });
  if (row.discard > 0) return say({ key: 'table.giveRow', params: { count: row.discard } });
  if (row.covered) return say('table.covered');
  if (row.possible) return say({ key: 'table.tokens', params: { count: row.tokens } });
  const count = missingOf(row);
  return count === 0 ? say('table.afterFirst') : say({ key: 'table.missing', params: { count } });
}
