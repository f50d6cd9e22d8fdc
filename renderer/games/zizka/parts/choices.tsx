// The request bar of Jan Žižka: in the menu the four kinds of action, what is not possible greyed; else plain buttons.
import { coveredTogether } from '../../../../engine/games/zizka/odds';
import type { View } from '../../../../engine/games/zizka/view-types';
import type { OfferedDecision } from '../../../../engine/protocol';
import { ChoiceButton, PickButton } from '../../../table/choice-button';
import type { PartProps } from '../../../table/game-table';
import { lettersOf } from '../../../table/letters';
import { useSession } from '../../../table/session-context';
import { symbolSvg, type ZizkaSymbol } from '../art/symbols';
import { SEND } from '../choosing';
import { Sign } from './symbol';

const ACTIONS = ['event', 'conquest', 'hire', 'attack'] as const;
const SYMBOL: Readonly<Record<'move' | 'peek' | (typeof ACTIONS)[number], ZizkaSymbol>> = {
  move: 'step',
  peek: 'eye',
  event: 'dice',
  conquest: 'castle',
  hire: 'tavern',
  attack: 'attack',
};

export function Choices(props: PartProps<View>) {
  const { view, context, offered, marks } = props;
  const onTable = new Set(marks.spots.flatMap((spot) => spot.keys));
  // The first row is a question of yes or no: it has a button beside its refusal.
  const isAsked = (type: string): boolean => view.phase === 'firstRow' && type === 'row';
  const rest = offered.filter(({ key, decision }) => (!onTable.has(key) || isAsked(decision.type)) && decision.type !== 'end');
  const buttons = (offers: readonly OfferedDecision[]) =>
    offers.map((offer) => <ChoiceButton key={offer.key} offer={offer} view={view} context={context} />);
  if (view.phase === 'rows') {
    return (
      <>
        <AllCovered {...props} />
        {buttons(rest)}
      </>
    );
  }
  if (view.phase === 'hiring') {
    const send = marks.spots.find(({ id }) => id === SEND);
    return (
      <>
        {send && <PickButton spot={send} context={context} icon={symbolSvg('reroll', 24)} />}
        {buttons(rest)}
      </>
    );
  }
  if (view.phase !== 'menu') return buttons(rest);
  const isAction = ({ decision }: OfferedDecision): boolean => ACTIONS.some((action) => action === decision.type);
  const others = rest.filter((offer) => !isAction(offer));
  const canMove = offered.some(({ decision }) => decision.type === 'move');
  return (
    <>
      {canMove ? (
        <span className="zizka-action ready" data-tip="action:move">
          <Sign symbol="step" size={22} />
          {context.say('table.action.move')}
        </span>
      ) : (
        <Refused {...props} action="move" />
      )}
      {ACTIONS.map((action) => {
        const offers = rest.filter(({ decision }) => decision.type === action);
        // What is tried lies under the commander: its sheet opens for whoever points at the button.
        if (offers.length > 0)
          return (
            <span key={action} data-tip={isHere(action) ? `space:${view.seats[view.turn]?.space}` : `action:${action}`}>
              {buttons(offers)}
            </span>
          );
        // A place has an event or a keep, never both.
        const isOther = action === 'conquest' ? !isAtKeep(view) : action === 'event' && isAtKeep(view);
        return isOther ? null : <Refused key={action} {...props} action={action} />;
      })}
      {others.length > 0 && <i className="bar-line" />}
      {buttons(others)}
      {isRefused(context, 'peek') && <Refused {...props} action="peek" />}
    </>
  );
}

// Every row that the pool covers together, in one click.
function AllCovered({ view, context, offered }: PartProps<View>) {
  const session = useSession();
  const rows = coveredTogether(view);
  const keys = rows.flatMap(
    (row) => offered.find(({ decision }) => decision.type === 'row' && rowOf(decision) === row)?.key ?? [],
  );
  const [first] = offered.filter(({ key }) => key === keys[0]);
  if (first === undefined) return null;
  const label = { key: 'table.allCovered', params: { rows: rows.join(', '), count: rows.length } };
  return (
    <ChoiceButton
      offer={first}
      view={view}
      context={context}
      face={{ label, weight: 'confirm' }}
      onPress={() => session.decideInTurn(keys)}
      action="all-rows"
    />
  );
}

const rowOf = (decision: OfferedDecision['decision']): number | null =>
  'row' in decision && typeof decision.row === 'number' ? decision.row : null;

const isRefused = (context: PartProps<View>['context'], action: string): boolean =>
  context.table.request?.refusals.some(({ target }) => target === action) ?? false;

function Refused({ context, action }: PartProps<View> & { readonly action: keyof typeof SYMBOL }) {
  const name = context.say(`table.action.${action}`);
  const target = context.table.request?.refusals.find((refusal) => refusal.target.split(':')[0] === action)?.target;
  return (
    <span className="zizka-action" data-tip={`action:${action}`} {...(target === undefined ? {} : { 'data-refused': target })}>
      <Sign symbol={SYMBOL[action]} size={22} colour="#8d7f6c" />
      {/* Large letters leave room for what can be done; the tip names the rest. */}
      {lettersOf(context.settings) === 'large' ? <span className="visually-hidden">{name}</span> : name}
    </span>
  );
}

const isHere = (action: (typeof ACTIONS)[number]): boolean => action === 'event' || action === 'conquest';

function isAtKeep(view: View): boolean {
  const space = view.seats[view.turn]?.space;
  return space === 'hluboka' || space === 'pribenice';
}
