// What is said on the tray of an event that asks: its words, who leads, and how everyone stands.
import type { PlayerView, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { type Asking, bidderBox, EVENT_TRAY, payingBox } from '../layout';
import { askingOf, bidOf } from '../scene-event';
import { EventWords } from './event-words';

// Scenes are laid out below the top strip.
const TOP = 40;
const PRIZE = {
  left: EVENT_TRAY.stakes.x - EVENT_TRAY.plate,
  top: EVENT_TRAY.stakes.y - EVENT_TRAY.plate - TOP,
  width: 2 * EVENT_TRAY.plate,
  height: 2 * EVENT_TRAY.plate,
};

export function EventTray({ view, context, playing }: PartProps<View>) {
  const { auction, players } = view;
  const asked = playing ? null : context.table.toMove;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  const say = (words: Phrase | string | null): string => (words === null ? '' : context.say(words));
  const { x, y } = EVENT_TRAY.card;
  const asking = askingOf(view);
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
      <i className="in-sight" data-in-sight style={PRIZE} />
      {players.map((player, index) => {
        const { x: left, y: top, width, height } = bidderBox(asking, index, players.length);
        const state = asked === player.seat ? 'asked' : isOut(view, player) ? 'out' : '';
        return (
          <div key={player.seat} className={`bidder ${state}`} style={{ left, top: top - TOP, width, height }}>
            <i
              className="in-sight"
              data-in-sight
              style={{ left: 0, top: 0, width, height: payingBox(asking, 'purse', index, players.length).y - top }}
            />
            <b>
              <SeatBadge tincture={tinctureOf(player.seat)} size={26} />
              {context.seatName(player.seat)}
            </b>
            <small>{say(stateOf(view, player, asked))}</small>
            <Goods player={player} bid={bidOf(view, player.seat)} asking={asking} index={index} count={players.length} />
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

interface GoodsProps {
  readonly player: PlayerView;
  // Of the ducats, those that lie in the dish.
  readonly bid: number;
  readonly asking: Asking;
  readonly index: number;
  readonly count: number;
}

// The number of what lies beside it.
function Goods({ player, bid, asking, index, count }: GoodsProps) {
  const { y } = bidderBox(asking, index, count);
  const number = (goods: 'purse' | 'larder', held: number, tip: string) => {
    const box = payingBox(asking, goods, index, count);
    return (
      <span className="goods" style={{ top: box.y - y, height: box.height }} data-tip={tip}>
        {held}
      </span>
    );
  };
  return (
    <>
      {number('purse', player.ducats - bid, 'goods:ducats')}
      {number('larder', player.provision, 'goods:provision')}
    </>
  );
}
