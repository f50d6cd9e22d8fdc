// An event in words and signs: its kind and icon, what it says, and what is at stake.
import { assertNever } from '../../../../engine/core/invariant';
import type { EventId, View as GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at, svg } from '../../../art/svg';
import type { TableContext } from '../../../table/game-table';
import { Icon, Markup, painted } from '../../../ui/art';
import { EVENT_ICON } from '../art/event-card';
import { ducatBody, ducatStackBody, helperBody, officerBody, provisionTokenBody } from '../art/pieces';
import { BigCard } from './card-face';

interface Props {
  readonly view: GrunwaldView;
  readonly context: Pick<TableContext, 'say'>;
  readonly event: NonNullable<GrunwaldView['event']>;
  readonly tincture: Tincture;
}

export function EventHead({ view, context, event, tincture }: Props) {
  return (
    <header className="grunwald-event-head">
      <span className="spine">
        <Icon name={EVENT_ICON[event.id]} size={62} colour="#f3dfae" />
        <i>{context.say(`eventKind.${event.kind}`)}</i>
      </span>
      <span className="words">
        <h2>{context.say(`event.${event.id}.name`)}</h2>
        <p>{context.say(`event.${event.id}.text`)}</p>
      </span>
      <Prize id={event.id} view={view} tincture={tincture} />
    </header>
  );
}

interface PrizeProps {
  readonly id: EventId;
  readonly view: GrunwaldView;
  readonly tincture: Tincture;
}

function Prize({ id, view, tincture }: PrizeProps) {
  if (view.prize) {
    return (
      <span className="prize" data-tip="kind:teuton">
        <BigCard card={view.prize} width={84} />
      </span>
    );
  }
  const body = prizeBody(id, tincture);
  return body === '' ? null : (
    <span className="prize">
      <Markup markup={painted(`grunwald prize ${id} ${tincture}`, () => svg(84, 84, body))} />
    </span>
  );
}

function prizeBody(id: EventId, tincture: Tincture): string {
  switch (id) {
    case 'grain':
      return at(42, 42, provisionTokenBody(3, 32));
    case 'hunt':
      return at(28, 30, provisionTokenBody(1, 20)) + at(54, 54, provisionTokenBody(2, 25));
    case 'samogitia':
      return at(30, 32, provisionTokenBody(2, 25)) + at(60, 60, provisionTokenBody(1, 18));
    case 'dobrzyn':
    case 'pomerania':
      return at(28, 32, provisionTokenBody(1, 22)) + at(58, 56, ducatBody(20));
    case 'joust':
    case 'gifts':
    case 'wartax':
      return at(26, 60, ducatStackBody(4, 17)) + at(60, 64, ducatStackBody(2, 17));
    case 'winter':
      return at(42, 74, officerBody(tincture), { scale: 1.5 });
    case 'brzesc':
    case 'bridge':
      return at(42, 70, helperBody(tincture), { scale: 2 });
    case 'favour':
      return `<circle cx="42" cy="42" r="34" fill="#c8a04a" stroke="#4e390f" stroke-width="2"/><circle cx="42" cy="42" r="28" fill="#7a1f1b" stroke="#f3dfae"/>${iconAt('queen-crown', 42, 42, 38, '#f3dfae')}`;
    case 'bydgoszcz':
    case 'ransom':
      return '';
    default:
      return assertNever(id);
  }
}
