// What is said about the table: names and numbers on the panels, points over the niches, the words of the event.
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { EVENT_AT } from '../layout';
import { trayOf } from '../scene-battle';
import { EventWords } from './event-words';
import { FieldWords } from './field-words';
import { PanelWords } from './panel-words';

export function Around(given: PartProps<View>) {
  // Numbers change when the coin, the card or the piece has arrived.
  const view = given.playing?.now ?? given.view;
  const props = { ...given, view };
  const trays = [trayOf(view), given.playing === null ? null : trayOf(given.playing.after)];
  const isOpen = trays.every((tray) => tray === null);
  // The ledger lies over the panels as well.
  if (trays.includes('reckoning')) return <div className="grunwald-around" />;
  return (
    <div className="grunwald-around">
      {isOpen && <EventWords {...props} at={EVENT_AT} />}
      {isOpen && view.fields.map((field) => <FieldWords key={field.id} {...props} field={field} />)}
      {view.players.map((player) => (
        <PanelWords key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}
