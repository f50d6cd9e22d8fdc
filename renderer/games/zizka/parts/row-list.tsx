// The rows of an event token or a keep's card: what each needs, how it stands, what it brings.
import { SPACES } from '../../../../engine/games/zizka/data/board';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { RowView, View } from '../../../../engine/games/zizka/view-types';
import { SpotArea } from '../../../screens/table/spot-area';
import type { PartProps } from '../../game-table';
import { isSymbol } from '../symbols';
import { Sign } from './symbol';

interface Props extends PartProps<View> {
  readonly rows: readonly RowView[];
  readonly odds: readonly number[] | null;
}

export function RowList({ view, context, rows, odds }: Props) {
  const space = view.event?.space ?? view.conquest?.space ?? SPACES[0]?.id ?? '';
  const title = view.event
    ? context.say(`token.${view.event.token}.name`)
    : context.say({ key: 'table.conquest', params: { space: `@space.${space}.name` } });
  return (
    <div className="zizka-sheet">
      <h2>{title}</h2>
      <p className="at">
        {context.say({ key: 'table.atSpace', params: { space: `@space.${space}.name` } })}
        <br />
        {context.say(view.conquest ? 'table.conquestNote' : 'table.rowsNote')}
      </p>
      {rows.map((row, index) => (
        <SpotArea
          key={row.row}
          id={`row:${row.row}`}
          className={`zizka-row ${stateOf(row)} ${view.conquest?.row === row.row ? 'now' : ''}`}
        >
          <b>{row.row}</b>
          <span className="needs">
            {ICONS.flatMap((icon) =>
              Array.from({ length: row.needs[icon] }, (_, number) => `${icon} ${number}`).map((name, number) => (
                <span
                  key={name}
                  className={number >= row.needs[icon] - row.missing[icon] ? 'short' : ''}
                  data-tip={`face:${icon}`}
                >
                  <Sign symbol={icon} size={26} />
                </span>
              )),
            )}
          </span>
          <span className="state">
            {words(row, context.say)}
            {odds?.[index] !== undefined && !row.done && (
              <em>{context.say({ key: 'table.chance', params: { percent: Math.round((odds[index] ?? 0) * 100) } })}</em>
            )}
          </span>
          <Reward reward={row.reward} say={context.say} />
        </SpotArea>
      ))}
      {view.conquest && <Reward reward={view.conquest.reward} say={context.say} />}
    </div>
  );
}

function stateOf(row: RowView): string {
  if (row.done) return 'done';
  if (row.barred) return 'barred';
  return row.covered ? 'covered' : row.possible ? 'possible' : 'missing';
}

function words(row: RowView, say: PartProps<View>['context']['say']): string {
  if (row.done) return say('table.done');
  if (row.pay > 0) return say({ key: 'table.payRow', params: { count: row.pay } });
  if (row.discard > 0) return say('table.giveRow');
  if (row.covered) return say('table.covered');
  return row.possible ? say({ key: 'table.tokens', params: { count: row.tokens } }) : say('table.missing');
}

function Reward({
  reward,
  say,
}: {
  readonly reward: Readonly<Record<string, number>>;
  readonly say: PartProps<View>['context']['say'];
}) {
  const parts = Object.entries(reward).filter(([, count]) => count > 0);
  if (parts.length === 0) return null;
  return (
    <span className="reward">
      {parts.map(([name, count]) => (
        <span key={name} data-tip={`reward:${name}`}>
          {symbolOf(name) ? <Sign symbol={symbolOf(name) ?? 'vp'} size={20} /> : <small>{say(`reward.${name}`)}</small>}
          {count > 1 || symbolOf(name) ? count : ''}
        </span>
      ))}
    </span>
  );
}

function symbolOf(reward: string) {
  const name = reward === 'coins' ? 'coin' : reward === 'luckToken' || reward === 'luckTokens' ? 'luck' : reward;
  return isSymbol(name) ? name : null;
}
