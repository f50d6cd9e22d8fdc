// An event in words and signs: its kind and icon, what it says, and what is at stake.
import type { EventId, View } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import { svg } from '../../../art/svg';
import type { TableContext } from '../../../table/game-table';
import { Icon, Markup, painted } from '../../../ui/art';
import { EVENT_ICON } from '../art/event-card';
import { stakesBody } from '../art/stakes';
import { BigCard } from './card-face';

interface Props {
  readonly view: View;
  readonly context: Pick<TableContext, 'say'>;
  readonly event: NonNullable<View['event']>;
  readonly tincture: Tincture;
}

export function EventHead({ view, context, event, tincture }: Props) {
  return (
    <header className="grunwald-event-head">
      <span className="spine">
        <Icon name={EVENT_ICON[event.id]} size={54} colour="#f3dfae" />
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
  readonly view: View;
  readonly tincture: Tincture;
}

function Prize({ id, view, tincture }: PrizeProps) {
  if (view.prize) {
    return (
      <span className="prize" data-tip="kind:teuton">
        <BigCard card={view.prize} width={72} />
      </span>
    );
  }
  const body = stakesBody(id, tincture);
  return body === '' ? null : (
    <span className="prize">
      <Markup markup={painted(`grunwald prize ${id} ${tincture}`, () => svg(84, 84, body))} />
    </span>
  );
}
