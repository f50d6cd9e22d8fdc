// Beside the cards of a scene: what the other seats do, and the hands they may choose from. Hands are public.
import type { GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { Icon, SeatBadge } from '../../../ui/art';
import { isOnField, PEASANT } from '../battle-show';
import { MiniCard } from './card-face';

interface Props {
  readonly view: GrunwaldView;
  readonly context: PartProps<GrunwaldView>['context'];
  readonly asked: number | null;
}

export function Others({ view, context, asked }: Props) {
  const showsHands = view.phase === 'choosingFighter' || view.phase === 'choosingTask';
  return (
    <aside className={showsHands ? 'hands' : ''}>
      <h4>{context.say(showsHands ? 'table.othersHands' : 'table.others')}</h4>
      {view.players
        .filter((other) => other.seat !== (view.you ?? asked))
        .map((other) => (
          <div key={other.seat} className={showsHands && !takesPart(view, other) ? 'away' : ''}>
            <SeatBadge tincture={context.table.seats[other.seat]?.tincture ?? 'gules'} size={26} />
            <span className="who">
              <b>{context.seatName(other.seat)}</b>
              <small>{context.say(stateOf(other, view, asked))}</small>
            </span>
            {showsHands && <Hand player={other} />}
            {asked === other.seat && <Icon name="hourglass" size={18} colour="#8a6a3e" />}
          </div>
        ))}
    </aside>
  );
}

function takesPart(view: GrunwaldView, player: PlayerView): boolean {
  return view.phase === 'choosingTask' || isOnField(view, player.seat);
}

const ROOM = 176;

function Hand({ player }: { readonly player: PlayerView }) {
  const cards = [...player.hand].sort((left, right) => right.strength - left.strength).concat(PEASANT);
  const step = Math.min(31, (ROOM - 30) / Math.max(1, cards.length - 1));
  return (
    <span className="minis" style={{ width: ROOM }}>
      {cards.map((card, index) => (
        <span key={card.id} style={{ left: index * step }} data-tip={`card:${card.id}`}>
          <MiniCard card={card} width={32} />
        </span>
      ))}
    </span>
  );
}

function stateOf(player: PlayerView, view: GrunwaldView, asked: number | null): Phrase | string {
  if (asked === player.seat) return 'table.thinks';
  if (view.phase === 'choosingLoss') {
    if (view.table.asked.includes(player.seat)) return 'table.waits';
    const cards = player.paidCards.reduce((sum, card) => sum + card.strength, 0);
    if (cards > 0 && player.paidProvision > 0) {
      return { key: 'table.paid.both', params: { cards, provision: player.paidProvision } };
    }
    if (cards > 0) return { key: 'table.paid.cards', params: { cards } };
    return player.paidProvision > 0
      ? { key: 'table.paid.provision', params: { provision: player.paidProvision } }
      : 'table.paid.none';
  }
  if (view.phase === 'dismissing') {
    return { key: 'table.holds', params: { knights: player.knights, provision: player.provision } };
  }
  if (player.hidden) return 'table.laid';
  if (player.played) return { key: 'table.sent', params: { strength: player.played.strength } };
  return view.phase === 'choosingFighter' && !isOnField(view, player.seat) ? 'table.away' : 'table.waits';
}
