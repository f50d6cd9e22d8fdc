// The words of the event card, wherever it lies and as large as it lies there.
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { lettersOf } from '../../../table/letters';
import { EVENT, type Point } from '../layout';

interface Props extends Pick<PartProps<View>, 'view' | 'context' | 'playing'> {
  readonly at: Point;
  readonly scale?: number;
}

export function EventWords({ view, context, playing, at, scale = 1 }: Props) {
  const { event } = view;
  const style = {
    left: at.x - EVENT.width / 2,
    top: at.y - EVENT.height / 2,
    ...EVENT,
    ...(scale === 1 ? {} : { transform: `scale(${scale})` }),
  };
  if (event === null)
    return view.round > 1 ? null : (
      <div className="grunwald-event none" style={style}>
        <b>{context.say('table.noEvent')}</b>
        <p>{context.say('table.noEventText')}</p>
      </div>
    );
  const letters = lettersOf(context.settings);
  const isActing = view.stage === 'events' && (playing !== null || context.table.toMove !== null);
  return (
    // On the tray it is large enough to be read: a tip would say the same again, over what it asks about.
    <div
      className={`grunwald-event ${isActing ? 'acting' : ''} ${letters}`}
      style={style}
      {...(scale === 1 ? { 'data-tip': `event:${event.id}` } : {})}
    >
      {letters === 'plain' && <i>{context.say('table.event')}</i>}
      <span className="words">
        <b>{context.say(`event.${event.id}.name`)}</b>
        <p>{context.say(`event.${event.id}.text`)}</p>
      </span>
    </div>
  );
}
