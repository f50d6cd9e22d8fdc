// What is said on the tray of an event that asks: its words, who leads, and how everyone stands.
import type { PlayerView, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import { ducatBody, provisionBody } from '../art/pieces';
import { bidderBox, EVENT_TRAY } from '../layout';
import { EventWords } from './event-words';

// Scenes are laid out below the top strip.
const TOP = 40;

export function EventTray({ view, context, playing }: PartProps<View>) {
  const { auction, players } = view;
  const asked = playing ? null : context.table.toMove;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  const say = (words: Phrase | string | null): string => (words === null ? '' : context.say(words));
  const { x, y } = EVENT_TRAY.card;
  return (
    <section className="grunwald-event-tray">
      <EventWords {...{ view, context, playing }} at={{ x, y: y - TOP }} scale={EVENT_TRAY.scale} />
      {auction && (
        <p className="bid">
          {auction.leader === null
            ? context.say('table.noBid')
            : context.say({ key: 'table.leads', params: { seat: auction.leader, bid: auction.bid } })}
        </p>
      )}
      {players.map((player, index) => {
        const { x: left, y: top, width, height } = bidderBox(index, players.length);
        const state = asked === player.seat ? 'asked' : isOut(view, player) ? 'out' : '';
        return (
          <div key={player.seat} className={`bidder ${state}`} style={{ left, top: top - TOP, width, height }}>
            <b>
              <SeatBadge tincture={tinctureOf(player.seat)} size={26} />
              {context.seatName(player.seat)}
            </b>
            <small>{say(stateOf(view, player, asked))}</small>
            <Goods player={player} />
          </div>
        );
      })}
    </section>
  );
}

function isOut(view: View, player: PlayerView): boolean {
  const { auction } = view;
  return auction !== null && auction.leader !== player.seat && !auction.bidders.includes(player.seat);
}

function stateOf(view: View, player: PlayerView, asked: number | null): Phrase | string | null {
  if (asked === player.seat) return 'table.thinks';
  if (view.auction?.leader === player.seat) return { key: 'table.bids', params: { count: view.auction.bid } };
  if (isOut(view, player)) return 'table.droppedOut';
  if (view.auction) return 'table.stillIn';
  if (view.table.asked.includes(player.seat)) return 'table.waits';
  if (view.event?.id === 'bridge' && player.reserve === 0 && !player.extraHelper) return 'table.ownsAll';
  return asked === null ? null : 'table.decided';
}

function Goods({ player }: { readonly player: PlayerView }) {
  const sign = (body: string): string => painted(`grunwald sign ${body}`, () => svg(24, 24, at(12, 12, body)));
  return (
    <span className="goods">
      <span data-tip="goods:ducats">
        <Markup markup={sign(ducatBody(10))} />
        {player.ducats}
      </span>
      <span data-tip="goods:provision">
        <Markup markup={sign(provisionBody(10))} />
        {player.provision}
      </span>
    </span>
  );
}
