// The place under the pointer in words: what lies there, its rows with the chance of each, and what would be rolled.

import { CONQUEST } from '../../../../engine/games/zizka/data/conquest';
import { EVENT_KINDS, EVENTS, type IconNeeds, type RowData } from '../../../../engine/games/zizka/data/events';
import { type Odds, oddsFor, profileFor } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { SpaceView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { nameAfter, usePointer } from '../../../table/session-context';
import { chancePhrase } from '../chance';
import { keepAt, knownTop, placeTextKey, stepsTo } from '../places';
import { typicalReward } from '../typical-reward';
import { Chance } from './chance';
import { Reward } from './reward';
import { Sign } from './symbol';

type Say = PartProps<View>['context']['say'];

export function SpaceInfo({ view, context }: PartProps<View>) {
  // A place that can be chosen is hovered, the one under a commander or behind a button is only pointed at.
  const id = usePointer(({ hovered, pointed }) => nameAfter('space:', hovered) ?? nameAfter('space:', pointed));
  const space = view.spaces.find((each) => each.id === id);
  const { say } = context;
  const seat = view.viewer ?? context.table.toMove ?? view.turn;
  const steps = id === null || seat !== view.turn ? null : stepsTo(view, seat, id);
  if (id === null || !space || steps === null) return null;
  const odds = oddsFor(view, seat, id);
  return (
    <div className="zizka-info">
      <header>
        <b>{say(`space.${id}.name`)}</b>
        <i>{say(steps === 0 ? 'table.standing' : { key: 'table.steps', params: { count: steps } })}</i>
      </header>
      {space.kind === null ? <p>{say(placeTextKey(view, seat, id))}</p> : <Token space={space} say={say} />}
      <Rows rows={rowsOf(view, space)} odds={odds} say={say} />
      <Keep {...{ view, seat, space: id, say }} />
      <Roll {...{ view, seat, space, say }} />
      {odds && <p className="odds">{say(chancePhrase(odds.exact ? 'table.odds' : 'table.oddsMean', odds.whole))}</p>}
    </div>
  );
}

function Token({ space, say }: { readonly space: SpaceView; readonly say: Say }) {
  const { kind, token } = space;
  const hasRows = EVENTS.some((event) => event.id === token && event.rows !== undefined);
  return (
    <>
      <p>
        <strong>{say(`kind.${kind}`)}</strong>
        {token === null && `, ${say('table.faceDown')} (${say(`kind.${kind}.back`)})`}
      </p>
      {token !== null && !hasRows && <p>{say(`token.${token}.text`)}</p>}
      {token === null && kind !== null && (
        <p className="row">
          <span className="needs">{say('table.usually')}</span>
          <Reward reward={{ ...typicalReward(kind) }} say={say} />
        </p>
      )}
    </>
  );
}

// Rows of a token that is known, or of the card on top of a keep that was looked at.
function rowsOf(view: View, space: SpaceView): readonly Partial<RowData>[] {
  if (space.token !== null) return EVENTS.find((event) => event.id === space.token)?.rows ?? [];
  const keep = keepAt(space.id);
  const top = keep === null ? null : knownTop(view, keep);
  if (keep === null || top === null) return [];
  return (CONQUEST[keep].cards.find((card) => card.id === top)?.rows ?? []).map((icons) => ({ icons }));
}

interface RowsProps {
  readonly rows: readonly Partial<RowData>[];
  readonly odds: Odds | null;
  readonly say: Say;
}

function Rows({ rows, odds, say }: RowsProps) {
  return rows
    .map((row, index) => ({ row, chance: odds?.exact === true ? odds.rows[index] : undefined, name: `row ${index}` }))
    .map(({ row, chance, name }) => (
      <p key={name} className="row">
        <Needs row={row} />
        {row.reward !== undefined && <Reward reward={row.reward} say={say} />}
        {chance !== undefined && <Chance stake={chance} say={say} />}
      </p>
    ));
}

interface PlaceProps {
  readonly view: View;
  readonly seat: number;
  readonly say: Say;
}

// Dice and rerolls that an attempt here would be made with.
function Roll({ view, seat, space, say }: PlaceProps & { readonly space: SpaceView }) {
  const own = view.seats[seat];
  const keep = keepAt(space.id);
  const isRolled = space.kind !== null && EVENT_KINDS.some(({ id, resolve }) => id === space.kind && resolve === 'roll');
  if (own === undefined || (!isRolled && (keep === null || own.won[keep] !== null))) return null;
  const profile = profileFor(own, space.kind);
  return (
    <p className="row">
      <span className="needs">{say('table.yourRoll')}</span>
      <span className="needs roll">
        <span>
          <Sign symbol="die" size={18} />
          {profile.dice}
        </span>
        {own.favours.map((sovereign) => (
          <Sign key={sovereign} symbol={sovereign} size={17} colour={sovereign === 'sigismund' ? '#8E2420' : '#24508f'} />
        ))}
        {profile.rerolls > 0 && (
          <span>
            <Sign symbol="reroll" size={16} />
            {profile.rerolls}
          </span>
        )}
      </span>
    </p>
  );
}

// What taking the keep is worth, while this seat may still take it.
function Keep({ view, seat, space, say }: PlaceProps & { readonly space: string }) {
  const keep = keepAt(space);
  if (keep === null || view.seats[seat]?.won[keep] !== null) return null;
  return (
    <p className="row">
      <span className="needs">{say('table.keepReward')}</span>
      <Reward reward={{ ...CONQUEST[keep].reward }} say={say} />
    </p>
  );
}

function Needs({ row }: { readonly row: Partial<RowData> }) {
  const icons: IconNeeds = row.icons ?? {};
  return (
    <span className="needs">
      {ICONS.filter((icon) => (icons[icon] ?? 0) > 0).map((icon) => (
        <span key={icon}>
          <Sign symbol={icon} size={18} />
          {(icons[icon] ?? 0) > 1 ? icons[icon] : ''}
        </span>
      ))}
      {row.pay !== undefined && (
        <span>
          <Sign symbol="coin" size={18} />
          {row.pay}
        </span>
      )}
      {row.discard !== undefined && (
        <span>
          <Sign symbol="member" size={18} />
          {row.discard}
        </span>
      )}
    </span>
  );
}
