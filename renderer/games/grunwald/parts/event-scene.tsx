// The event card large while it acts: what it says, what is at stake, and how everyone stands.
import type { View as GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import { ducatBody, provisionBody } from '../art/pieces';
import { EventHead } from './event-head';

type Props = PartProps<GrunwaldView> & {
  // What others do is being shown: the list stands, nobody is asked.
  readonly isTold?: boolean;
};

export function EventScene({ view, context, playing, isTold = false }: Props) {
  const event = view.event;
  if (event === null) return null;
  const showsAll = playing === null || isTold;
  const auction = showsAll ? view.auction : null;
  const asked = playing ? null : context.table.toMove;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  const say = (words: Phrase | string | null): string => (words === null ? '' : context.say(words));
  return (
    <section className="grunwald-turned">
      <EventHead event={event} view={view} context={context} tincture={tinctureOf(asked ?? view.you ?? 0)} />
      {auction && (
        <p className="bid">
          {auction.leader === null
            ? context.say('table.noBid')
            : context.say({ key: 'table.leads', params: { seat: auction.leader, bid: auction.bid } })}
        </p>
      )}
      {showsAll && (
        <ul>
          {view.players.map((player) => (
            <li key={player.seat} className={asked === player.seat ? 'asked' : isOut(view, player) ? 'out' : ''}>
              <SeatBadge tincture={tinctureOf(player.seat)} size={26} />
              <b>{context.seatName(player.seat)}</b>
              <small>{say(stateOf(view, player, asked))}</small>
              <Goods player={player} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isOut(view: GrunwaldView, player: PlayerView): boolean {
  const { auction } = view;
  return auction !== null && auction.leader !== player.seat && !auction.bidders.includes(player.seat);
}

function stateOf(view: GrunwaldView, player: PlayerView, asked: number | null): Phrase | string | null {
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
