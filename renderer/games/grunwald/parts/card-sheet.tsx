// The parchment of a scene's lower half: the cards a seat chooses from, for the skirmish, a loss or feeding.
import type { CardView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import { at, svg } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { provisionTokenBody } from '../art/pieces';
import { BigCard } from './battle';

const PEASANT: CardView = { id: 'peasant', kind: 'peasant', strength: 0, arms: '' };

export function CardSheet(props: PartProps<GrunwaldView>) {
  const { view, context, offered } = props;
  const giving = view.giving;
  const isOwn = offered.length > 0;
  const seat = context.table.toMove;
  const player = view.players.find((candidate) => candidate.seat === (giving?.seat ?? seat ?? -1));
  const title = giving
    ? context.say({ key: giving.purpose === 'loss' ? 'table.lossTitle' : 'table.feedTitle', params: { owed: giving.owed } })
    : context.say('table.chooseCard');
  const note = giving ? (giving.purpose === 'loss' ? 'table.lossNote' : 'table.feedNote') : 'table.chooseNote';
  return (
    <div className="grunwald-sheet">
      <div className="main">
        <h3>{title}</h3>
        <p>{context.say(note)}</p>
        <div className="choice">
          {isOwn && !giving && player && <SendCards player={player} />}
          {giving && <GiveCards view={view} />}
        </div>
        {giving && (
          <b className="sum">{context.say({ key: 'table.chosenSum', params: { given: giving.given, owed: giving.owed } })}</b>
        )}
      </div>
      <aside>
        <h4>{context.say('table.others')}</h4>
        {view.players
          .filter((other) => other.seat !== (view.you ?? seat))
          .map((other) => (
            <div key={other.seat}>
              <SeatBadge tincture={context.table.seats[other.seat]?.tincture ?? 'gules'} size={24} />
              <span>
                <b>{context.seatName(other.seat)}</b>
                <small>{context.say(stateOf(other, view, seat))}</small>
              </span>
            </div>
          ))}
      </aside>
    </div>
  );
}

function stateOf(player: PlayerView, view: GrunwaldView, toMove: number | null) {
  if (view.phase === 'choosingLoss' && (player.paidCards.length > 0 || player.paidProvision > 0)) {
    const cards = player.paidCards.reduce((sum, card) => sum + card.strength, 0);
    return { key: 'table.paid', params: { cards, provision: player.paidProvision } };
  }
  if (toMove === player.seat) return 'table.thinks';
  return player.hidden ? 'table.laid' : 'table.waitCards';
}

function SendCards({ player }: { readonly player: PlayerView }) {
  return [...player.hand, PEASANT].map((card) => (
    <SpotArea key={card.id} id={`card:${card.id}`} className="choice-card" tip={`kind:${card.kind}`}>
      <BigCard card={card} width={88} />
    </SpotArea>
  ));
}

function GiveCards({ view }: { readonly view: GrunwaldView }) {
  const giving = view.giving;
  if (!giving) return null;
  const given = new Set(giving.cards.map((card) => card.id));
  const token = painted('grunwald provision token', () => svg(38, 38, at(19, 19, provisionTokenBody(1, 16))));
  return (
    <>
      {giving.eligible.map((card) => (
        <SpotArea
          key={card.id}
          id={`card:${card.id}`}
          className={`choice-card ${given.has(card.id) ? 'given' : ''}`}
          tip={`kind:${card.kind}`}
        >
          <BigCard card={card} width={giving.eligible.length > 8 ? 62 : 82} />
        </SpotArea>
      ))}
      {giving.eligibleProvision > 0 && (
        <SpotArea id="card:provision" className="choice-provision" tip="provision">
          {Array.from({ length: giving.eligibleProvision }, (_, index) => `token ${index}`).map((name, index) => (
            <Markup key={name} className={index < giving.provision ? 'given' : ''} markup={token} />
          ))}
        </SpotArea>
      )}
    </>
  );
}
