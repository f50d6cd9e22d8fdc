// The parchment of a scene's lower half: the cards a seat chooses from, for the skirmish, a loss or feeding.
import type { CardView, GivingView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../../engine/protocol';
import { at, svg } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { provisionTokenBody } from '../art/pieces';
import { isOnField } from '../battle-show';
import type { Report } from '../report';
import { BigCard } from './battle';

const PEASANT: CardView = { id: 'peasant', kind: 'peasant', strength: 0, arms: '' };
const ROOM = 890;

type Props = PartProps<GrunwaldView> & { readonly report: Report | null };
type Say = Props['context']['say'];

export function CardSheet(props: Props) {
  const { view, context, offered, report, playing } = props;
  const giving = report ? null : view.giving;
  const asked = playing ? null : context.table.toMove;
  const player = view.players.find((candidate) => candidate.seat === (giving?.seat ?? asked ?? -1));
  const isSending = giving === null && report === null && offered.length > 0;
  const { title, note } = wordsFor(view, giving, report, isSending);
  const isFeeding = view.phase === 'dismissing';
  return (
    <div className={`grunwald-sheet ${isFeeding ? 'feeding' : ''}`}>
      <div className="main">
        <h3>{context.say(title)}</h3>
        <p>{context.say(note)}</p>
        {giving && (
          <b className={`sum ${giving.given >= giving.owed ? 'enough' : ''}`}>
            {context.say({ key: 'table.chosenSum', params: { given: giving.given, owed: giving.owed } })}
          </b>
        )}
        <div className="choice">
          {isSending && player && <SendCards player={player} say={context.say} />}
          {giving && player && <GiveCards giving={giving} player={player} say={context.say} />}
        </div>
      </div>
      {report === null && (
        <aside>
          <h4>{context.say('table.others')}</h4>
          {view.players
            .filter((other) => other.seat !== (view.you ?? asked))
            .map((other) => (
              <div key={other.seat}>
                <SeatBadge tincture={context.table.seats[other.seat]?.tincture ?? 'gules'} size={24} />
                <span>
                  <b>{context.seatName(other.seat)}</b>
                  <small>{context.say(stateOf(other, view, asked))}</small>
                </span>
                {asked === other.seat && <Icon name="hourglass" size={18} colour="#8a6a3e" />}
              </div>
            ))}
        </aside>
      )}
    </div>
  );
}

function wordsFor(view: GrunwaldView, giving: GivingView | null, report: Report | null, isSending: boolean) {
  if (report !== null) {
    const step = report.purpose === 'task' ? 'task' : report.battle ? 'battle' : report.duels.length > 0 ? 'duels' : 'reveal';
    return { title: { key: `table.told.${step}` }, note: { key: `table.told.${step}Note` } };
  }
  if (giving !== null) {
    const purpose = giving.purpose === 'loss' ? 'loss' : 'feed';
    return {
      title: {
        key: `table.${purpose}Title`,
        params: purpose === 'loss' ? { owed: giving.owed } : { count: giving.owed },
      },
      note: { key: `table.${purpose}Note` },
    };
  }
  const isTask = view.phase === 'choosingTask';
  return {
    title: { key: isSending ? 'table.chooseCard' : 'table.othersChoose' },
    note: { key: isTask ? 'table.chooseTaskNote' : 'table.chooseNote' },
  };
}

function stateOf(player: PlayerView, view: GrunwaldView, asked: number | null): Phrase | string {
  if (asked === player.seat) return 'table.thinks';
  if (view.phase === 'choosingLoss') {
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

function SendCards({ player, say }: { readonly player: PlayerView; readonly say: Say }) {
  const all = [...player.hand, PEASANT];
  const width = Math.max(50, Math.min(92, Math.floor(ROOM / all.length) - 12));
  return all.map((card) => (
    <span key={card.id} className="slot">
      <SpotArea id={`card:${card.id}`} className="choice-card" tip={`card:${card.id}`}>
        <BigCard card={card} width={width} />
      </SpotArea>
      <i>{say(card.kind === 'peasant' ? 'kind.peasant' : 'table.hand')}</i>
    </span>
  ));
}

interface GiveProps {
  readonly giving: GivingView;
  readonly player: PlayerView;
  readonly say: Say;
}

function GiveCards({ giving, player, say }: GiveProps) {
  const given = new Set(giving.cards.map((card) => card.id));
  const inHand = new Set(player.hand.map((card) => card.id));
  const perRow = Math.min(5, giving.eligibleProvision);
  const provisionWidth = giving.eligibleProvision > 0 ? perRow * 42 + 50 : 0;
  const count = Math.max(1, giving.eligible.length);
  const width = Math.max(40, Math.min(88, Math.floor((ROOM - provisionWidth) / count) - 12));
  const token = painted('grunwald provision token', () => svg(38, 38, at(19, 19, provisionTokenBody(1, 16))));
  const safe = giving.purpose === 'loss' && count <= 4 ? [player.played, player.captive].filter((card) => card !== null) : [];
  return (
    <>
      {giving.eligible.map((card) => (
        <span key={card.id} className={`slot ${given.has(card.id) ? 'given' : ''}`}>
          <SpotArea id={`card:${card.id}`} className="choice-card" tip={`card:${card.id}`}>
            <BigCard card={card} width={width} />
            {given.has(card.id) && <em className="tick">✓</em>}
          </SpotArea>
          <i>{say(inHand.has(card.id) ? 'table.hand' : 'table.camp')}</i>
        </span>
      ))}
      {giving.eligibleProvision > 0 && (
        <span className="slot stock">
          <SpotArea id="card:provision" className="choice-provision" tip="provision">
            {Array.from({ length: giving.eligibleProvision }, (_, index) => `token ${index}`).map((name, index) => (
              <Markup key={name} className={index < giving.provision ? 'given' : ''} markup={token} />
            ))}
          </SpotArea>
          <i>{say('table.provision')}</i>
        </span>
      )}
      {safe.length > 0 && (
        <span className="slot safe">
          <span className="safe-cards">
            {safe.map((card) => (
              <BigCard key={card.id} card={card} width={70} />
            ))}
          </span>
          <i>{say('table.safe')}</i>
        </span>
      )}
    </>
  );
}
