// Map, fields, event and seat panels of Na Grunwald!
import type { GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, Markup, painted } from '../../../ui/art';
import { EVENT_ICON } from '../art/event-card';
import { MAP, mapBody, mapNamesBody } from '../art/map';
import { LAND_LABELS, TOWNS } from '../art/map-places';
import { MAP_AT } from '../layout';
import { Field } from './field';
import { ScoreTrack } from './score-track';
import { SeatPanel } from './seat-panel';

export function Around(given: PartProps<GrunwaldView>) {
  const view = setOut(given);
  const props = { ...given, view };
  const { context } = props;
  return (
    <div className="grunwald-around">
      <div className="map" style={{ left: MAP_AT.x + MAP.x, top: MAP_AT.y + MAP.y }}>
        <Markup markup={painted('grunwald map', () => piece(MAP, mapBody()))} />
        <Markup
          className="names"
          markup={painted(
            `grunwald names ${context.say('map.grunwald')} ${context.say('map.baltic')} ${context.say('map.mazovia')}`,
            () => piece(MAP, mapNamesBody(mapNames(context.say))),
          )}
        />
      </div>
      <ScoreTrack {...props} />
      <EventCard {...props} />
      {view.fields.map((field) => (
        <Field key={field.id} {...props} field={field} />
      ))}
      {view.players.map((player) => (
        <SeatPanel key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}

// As it stands before the event under way; but a card on its way to a hand has left its field already.
function setOut({ view, playing }: PartProps<GrunwaldView>): GrunwaldView {
  if (playing === null) return view;
  const { before, after } = playing;
  return playing.event.type === 'knightTaken' ? { ...before, fields: after.fields } : before;
}

function mapNames(say: (key: string) => string): Record<string, string> {
  const ids = [...TOWNS.map(({ id }) => id), ...LAND_LABELS.map(({ id }) => id), 'grunwald'];
  return Object.fromEntries(ids.map((id) => [id, say(`map.${id}`)]));
}

function EventCard({ view, context, playing }: PartProps<GrunwaldView>) {
  const event = view.event;
  const isActing = view.stage === 'events' && (playing !== null || context.table.toMove !== null);
  if (event === null && view.round > 1) return null;
  if (event === null) {
    return (
      <div className="grunwald-event none">
        <b>{context.say('table.noEvent')}</b>
        <p>{context.say('table.noEventText')}</p>
      </div>
    );
  }
  return (
    <div className={`grunwald-event ${isActing ? 'acting' : ''}`} data-tip={`event:${event.id}`}>
      <span className="spine">
        <Icon name={EVENT_ICON[event.id]} size={36} colour="#f3dfae" />
        <i>{context.say('table.event')}</i>
      </span>
      <span className="words">
        <b>{context.say(`event.${event.id}.name`)}</b>
        <p>{context.say(`event.${event.id}.text`)}</p>
      </span>
    </div>
  );
}
