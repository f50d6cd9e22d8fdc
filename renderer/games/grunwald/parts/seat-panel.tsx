// A seat's panel: figures at home, goods, hand and camp. Everything is public.
import type { CardView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import { hatchBody } from '../../../art/badge';
import { iconAt } from '../../../art/game-icons';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import { ducatBody, ghostBody, helperBody, officerBody, provisionBody } from '../art/pieces';
import { PEASANT } from '../battle-show';
import { PANEL_WIDTH, panelPlace } from '../layout';
import { BigCard, MiniCard } from './card-face';

interface Props extends PartProps<GrunwaldView> {
  readonly player: PlayerView;
}

export function SeatPanel(props: Props) {
  const { view, context, player, playing } = props;
  const { seats, toMove } = context.table;
  const { tall, ...place } = panelPlace(seats, player.seat, toMove);
  const tincture = seats[player.seat]?.tincture ?? 'gules';
  // While fields are settled and prizes go out it is nobody's turn.
  const isAsked = toMove === player.seat && (playing === null || ownActs.has(playing.event.type));
  const size = tall ? 'tall' : place.height < ROOMY ? 'low' : '';
  const head = painted(`grunwald head ${tincture}`, () => svg(PANEL_WIDTH, 36, hatchBody(tincture, PANEL_WIDTH, 36)));
  return (
    <section
      className={`grunwald-panel ${isAsked ? 'lit' : ''} ${size} ${tincture}`}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
    >
      <header>
        <Markup className="ground" markup={head} />
        <SeatBadge tincture={tincture} size={30} />
        <b>{context.seatName(player.seat)}</b>
        {isAsked && <em>{context.say(view.stage === 'officers' ? 'table.toPlace' : 'table.toChoose')}</em>}
        {!isAsked && view.stage === 'officers' && player.out && <em className="out">{context.say('table.out')}</em>}
      </header>
      {tall && (
        <span className="sign">
          <SeatBadge tincture={tincture} size={116} />
        </span>
      )}
      <Figures player={player} tincture={tincture} />
      {player.start && (
        <span className="start" data-tip="start">
          <Icon name="queen-crown" size={16} colour="#fff0c0" />
        </span>
      )}
      <Goods player={player} />
      {tall && <Offices player={player} view={view} say={context.say} />}
      <Cards label={context.say('table.hand')} tip="hand" cards={handOf(player)} tall={tall} />
      <Cards label={context.say('table.camp')} tip="camp" cards={player.camp} tall={tall} used />
    </section>
  );
}

const ownActs: ReadonlySet<string> = new Set(['piecesPlaced', 'seatPassed', 'bidMade', 'bidderLeft', 'cardHidden', 'lossPaid']);

// Below this height figures and cards move together.
const ROOMY = 285;

function handOf(player: PlayerView): readonly CardView[] {
  const holdsPeasant = !player.hidden && player.played?.kind !== 'peasant';
  return holdsPeasant ? [...player.hand, PEASANT] : player.hand;
}

function Figures({ player, tincture }: { readonly player: PlayerView; readonly tincture: Parameters<typeof officerBody>[0] }) {
  const owned = player.helpers + (player.extraHelper ? 1 : 0);
  const body =
    at(20, 52, player.officerFree ? officerBody(tincture) : ghostBody('officer')) +
    Array.from({ length: owned }, (_, index) =>
      at(50 + index * 25, 52, index < player.helpersFree ? helperBody(tincture) : ghostBody('helper')),
    ).join('');
  return (
    <div className="figures" data-tip="officer">
      <Markup markup={painted(`grunwald figures ${body}`, () => svg(194, 62, body))} />
    </div>
  );
}

const sign = (body: string): string => painted(`grunwald sign ${body}`, () => svg(24, 24, at(12, 12, body)));

function Goods({ player }: { readonly player: PlayerView }) {
  const isShort = player.knights > player.provision;
  return (
    <div className="goods">
      <span data-tip="goods:ducats">
        <Markup markup={sign(ducatBody(10))} />
        {player.ducats}
      </span>
      <span data-tip="goods:provision">
        <Markup markup={sign(provisionBody(10))} />
        {player.provision}
      </span>
      <span data-tip="knights" className={isShort ? 'short' : ''}>
        <Markup markup={sign(iconAt('visored-helm', 0, 0, 21, isShort ? '#8E2420' : '#4a3520'))} />
        {player.knights}
      </span>
      <span data-tip="total">
        <Markup markup={sign(iconAt('crossed-swords', 0, 0, 20, '#4a3520'))} />
        {player.strength}
      </span>
    </div>
  );
}

// Who is on the way to a command or to the quartermaster's office: a lit one leads.
function Offices({
  player,
  view,
  say,
}: {
  readonly player: PlayerView;
  readonly view: GrunwaldView;
  readonly say: Props['context']['say'];
}) {
  const offices = [
    {
      id: 'crown',
      icon: 'queen-crown',
      count: (each: PlayerView) => each.crownCount,
      tie: (each: PlayerView) => sumOf(each, 'crown'),
    },
    {
      id: 'mercenary',
      icon: 'lion',
      count: (each: PlayerView) => each.mercenaryCount,
      tie: (each: PlayerView) => sumOf(each, 'mercenary'),
    },
    { id: 'spare', icon: 'wheat', count: (each: PlayerView) => Math.max(0, each.provision - each.knights), tie: () => 0 },
  ] as const;
  const leads = ({ count, tie }: (typeof offices)[number]): boolean =>
    count(player) > 0 &&
    view.players.every((each) => count(each) < count(player) || (count(each) === count(player) && tie(each) <= tie(player)));
  return (
    <div className="offices">
      {offices.map((office) => (
        <span key={office.id} className={leads(office) ? 'leads' : ''} data-tip={`office:${office.id}`}>
          <Icon name={office.icon} size={16} colour={leads(office) ? '#7a1f1b' : '#7d6440'} />
          <b>{office.count(player)}</b>
          <small>{say(`table.office.${office.id}`)}</small>
        </span>
      ))}
    </div>
  );
}

// GRU-62: strength breaks a tie of numbers.
function sumOf(player: PlayerView, kind: CardView['kind']): number {
  return [...player.hand, ...player.camp].reduce((sum, card) => (card.kind === kind ? sum + card.strength : sum), 0);
}

interface CardsProps {
  readonly label: string;
  readonly tip: string;
  readonly cards: readonly CardView[];
  readonly tall: boolean;
  readonly used?: boolean;
}

const ROOM = 190;
const SMALL = { width: 36, step: 37, line: 52, perLine: 99 };
const LARGE = { width: 62, step: 64, line: 84, perLine: 3 };

function Cards({ label, tip, cards, tall, used = false }: CardsProps) {
  const { width, step: widest, line, perLine } = tall ? LARGE : SMALL;
  const count = cards.length <= perLine ? Math.max(1, cards.length) : Math.ceil(cards.length / 2);
  const step = Math.min(widest, (ROOM - width) / Math.max(1, count - 1));
  return (
    <div className="cards">
      <h4 data-tip={tip}>{label}</h4>
      <div className={`row ${cards.length === 0 ? 'empty' : cards.length > perLine ? 'double' : ''}`}>
        {cards.length === 0 && <Icon name="barracks-tent" size={tall ? 40 : 30} colour="#6b4a2b" />}
        {cards.map((card, index) => (
          <span
            key={card.id}
            className={`card ${used ? 'used' : ''}`}
            style={{ left: (index % count) * step, top: Math.floor(index / count) * line }}
            data-tip={`card:${card.id}`}
          >
            {tall ? <BigCard card={card} width={width} /> : <MiniCard card={card} used={used} />}
          </span>
        ))}
      </div>
    </div>
  );
}
