// The event card large while it acts: what it says, what is at stake, and how everyone stands.
import { assertNever } from '../../../../engine/core/invariant';
import type { EventId, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import type { Phrase, Tincture } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at, svg } from '../../../art/svg';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { EVENT_ICON } from '../art/event-card';
import { ducatBody, ducatStackBody, helperBody, officerBody, provisionBody, provisionTokenBody } from '../art/pieces';
import { BigCard } from './card-face';

export function EventScene({ view, context, playing }: PartProps<GrunwaldView>) {
  const event = view.event;
  if (event === null) return null;
  const auction = playing ? null : view.auction;
  const asked = playing ? null : context.table.toMove;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  const say = (words: Phrase | string | null): string => (words === null ? '' : context.say(words));
  return (
    <section className="grunwald-turned">
      <header>
        <span className="spine">
          <Icon name={EVENT_ICON[event.id]} size={62} colour="#f3dfae" />
          <i>{context.say(`eventKind.${event.kind}`)}</i>
        </span>
        <span className="words">
          <h2>{context.say(`event.${event.id}.name`)}</h2>
          <p>{context.say(`event.${event.id}.text`)}</p>
        </span>
        <Prize id={event.id} view={view} tincture={tinctureOf(asked ?? view.you ?? 0)} />
      </header>
      {auction && (
        <p className="bid">
          {auction.leader === null
            ? context.say('table.noBid')
            : context.say({ key: 'table.leads', params: { seat: auction.leader, bid: auction.bid } })}
        </p>
      )}
      {playing === null && (
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
