// What is said about the table: names and numbers on the panels, points over the niches, the words of the event.
import type { View as GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { EVENT, EVENT_AT } from '../layout';
import { trayOf } from '../scene-battle';
import { FieldWords } from './field-words';
import { PanelWords } from './panel-words';

export function Around(given: PartProps<GrunwaldView>) {
  // Numbers change when the coin, the card or the piece has arrived.
  const view = given.playing?.before ?? given.view;
  const props = { ...given, view };
  const isOpen = trayOf(view) === null && (given.playing === null || trayOf(given.playing.after) === null);
  return (
    <div className="grunwald-around">
      {isOpen && <EventWords {...props} />}
      {isOpen && view.fields.map((field) => <FieldWords key={field.id} {...props} field={field} />)}
      {view.players.map((player) => (
        <PanelWords key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}

function EventWords({ view, context, playing }: PartProps<GrunwaldView>) {
  const { event } = view;
  const style = { left: EVENT_AT.x - EVENT.width / 2, top: EVENT_AT.y - EVENT.height / 2, ...EVENT };
  if (event === null)
    return view.round > 1 ? null : (
      <div className="grunwald-event none" style={style}>
        <b>{context.say('table.noEvent')}</b>
        <p>{context.say('table.noEventText')}</p>
      </div>
    );
  const isActing = view.stage === 'events' && (playing !== null || context.table.toMove !== null);
  return (
    <div className={`grunwald-event ${isActing ? 'acting' : ''}`} style={style} data-tip={`event:${event.id}`}>
      <i>{context.say('table.event')}</i>
      <span className="words">
        <b>{context.say(`event.${event.id}.name`)}</b>
        <p>{context.say(`event.${event.id}.text`)}</p>
      </span>
    </div>
  );
}
