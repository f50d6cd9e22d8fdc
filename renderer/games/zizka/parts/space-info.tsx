// The place under the pointer in words: what lies there, its rows with the chance of each, and what would be rolled.
import { SPACES } from '../../../../engine/games/zizka/data/board';
import { EVENTS, type IconNeeds, type RowData } from '../../../../engine/games/zizka/data/events';
import { oddsFor } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../game-table';
import { Reward } from './reward';
import { Sign } from './symbol';

export function SpaceInfo({ view, context, marks }: PartProps<View>) {
  const id = /^space:(.*)$/.exec(marks.hovered ?? '')?.[1];
  const space = view.spaces.find((each) => each.id === id);
  const steps = id === undefined ? undefined : view.reach[id];
  if (id === undefined || !space || steps === undefined) return null;
  const seat = view.viewer ?? context.table.toMove ?? view.turn;
  const odds = oddsFor(view, seat, id);
  const own = view.seats[seat];
  const rows = EVENTS.find((event) => event.id === space.token)?.rows ?? [];
  return (
    <div className="zizka-info">
      <header>
        <b>{context.say(`space.${id}.name`)}</b>
        <i>{context.say({ key: 'table.steps', params: { count: steps } })}</i>
      </header>
      {space.kind === null ? (
        <p>{context.say(kindKey(id))}</p>
      ) : (
        <p>
          <strong>{context.say(`kind.${space.kind}`)}</strong>
          {space.token === null && `, ${context.say('table.faceDown')} (${context.say(`kind.${space.kind}.back`)})`}
        </p>
      )}
      {space.token !== null && rows.length === 0 && <p>{context.say(`token.${space.token}.text`)}</p>}
      {rows.map((row, index) => (
        <p key={JSON.stringify(row)} className="row">
          <Needs row={row} />
          <Reward reward={row.reward} say={context.say} />
          {odds?.exact === true && odds.rows[index] !== undefined && (
            <em>{context.say({ key: 'table.chance', params: { percent: Math.round((odds.rows[index] ?? 0) * 100) } })}</em>
          )}
        </p>
      ))}
      {odds && own && (
        <p className="odds">
          {context.say({ key: odds.exact ? 'table.odds' : 'table.oddsMean', params: { percent: Math.round(odds.whole * 100) } })}
        </p>
      )}
    </div>
  );
}

function Needs({ row }: { readonly row: RowData }) {
  const icons: IconNeeds = row.icons ?? {};
  return (
    <span className="needs">
      {ICONS.filter((icon) => (icons[icon] ?? 0) > 0).map((icon) => (
        <span key={icon}>
          <Sign symbol={icon} size={16} />
          {(icons[icon] ?? 0) > 1 ? icons[icon] : ''}
        </span>
      ))}
      {row.pay !== undefined && (
        <span>
          <Sign symbol="coin" size={16} />
          {row.pay}
        </span>
      )}
      {row.discard !== undefined && (
        <span>
          <Sign symbol="member" size={16} />
          {row.discard}
        </span>
      )}
    </span>
  );
}

function kindKey(id: string): string {
  const kind = SPACES.find((space) => space.id === id)?.kind;
  if (kind === 'tavern') return 'table.tavernText';
  if (kind === 'conquestEasy' || kind === 'conquestHard') return 'table.keepText';
  return kind === 'waypoint' ? 'table.waypointText' : 'table.here';
}
