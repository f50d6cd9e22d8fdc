// On a seat's panel: name and state, what the goods come to, offices, and the names of hand and camp.
import type { CardView, PlayerView, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { panelLayout } from '../layout';

interface Props extends PartProps<View> {
  readonly player: PlayerView;
}

export function PanelWords({ view, context, player, playing }: Props) {
  const { seats, toMove } = context.table;
  const { panel, purse, larder, hand, camp } = panelLayout(seats, player.seat);
  const tincture = seats[player.seat]?.tincture ?? 'gules';
  // While fields are settled and prizes go out it is nobody's turn.
  const isAsked = toMove === player.seat && (playing === null || OWN_ACTS.has(playing.event.type));
  const state = stateOf(view, player, isAsked, toMove);
  const within = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: x - panel.x, top: y - panel.y });
  const isShort = player.knights > player.provision;
  return (
    <section
      className={`grunwald-panel ${isAsked ? 'lit' : ''} ${panel.tall ? 'tall' : ''} ${tincture}`}
      style={{ left: panel.x, top: panel.y, width: panel.width, height: panel.height }}
    >
      <header>
        <SeatBadge tincture={tincture} size={30} />
        <SeatFace seat={seats[player.seat]} size={28} />
        <span className="who">
          <b>{context.seatName(player.seat)}</b>
          {state === null ? null : <em className={isAsked ? '' : 'quiet'}>{context.say(state)}</em>}
        </span>
        <span className="projected" data-tip={`score:${player.seat}`}>
          <Icon name="laurel-crown" size={16} colour={tincture === 'or' ? '#3a2204' : '#fff3d0'} />
          {player.projected.total}
        </span>
      </header>
      {player.start && (
        <span className="start" data-tip="start">
          <Icon name="queen-crown" size={16} colour="#fff0c0" />
        </span>
      )}
      <b className="number" style={within({ x: purse.x + 14, y: purse.y - 12 })} data-tip="goods:ducats">
        {player.ducats}
      </b>
      <b className="number" style={within({ x: larder.x + 14, y: larder.y - 12 })} data-tip="goods:provision">
        {player.provision}
      </b>
      <b className={`number ${isShort ? 'short' : ''}`} style={within({ x: larder.x + 36, y: larder.y - 12 })} data-tip="knights">
        <Markup markup={sign('visored-helm', isShort ? '#8E2420' : '#4a3520')} />
        {player.knights}
      </b>
      <b className="number" style={within({ x: larder.x + 84, y: larder.y - 12 })} data-tip="total">
        <Markup markup={sign('crossed-swords', '#4a3520')} />
        {player.strength}
      </b>
      {panel.tall && <Offices player={player} view={view} say={context.say} />}
      <h4 style={within({ x: hand.x, y: hand.y - 15 })} data-tip="hand">
        {context.say('table.hand')}
      </h4>
      <h4 style={within({ x: camp.x, y: camp.y - 15 })} data-tip="camp">
        {context.say('table.camp')}
      </h4>
    </section>
  );
}

const OWN_ACTS: ReadonlySet<string> = new Set(['piecesPlaced', 'seatPassed', 'bidMade', 'bidderLeft', 'cardHidden', 'lossPaid']);

const sign = (name: Parameters<typeof iconAt>[0], colour: string): string =>
  painted(`grunwald sign ${name} ${colour}`, () => svg(22, 22, at(11, 11, iconAt(name, 0, 0, 20, colour))));

// What a seat is about: asked, out of the round, or what it gave after a lost battle.
function stateOf(view: View, player: PlayerView, isAsked: boolean, toMove: number | null): Phrase | string | null {
  if (isAsked) return view.stage === 'officers' ? 'table.toPlace' : 'table.toChoose';
  if (view.stage === 'officers') return player.out ? 'table.out' : null;
  if (view.phase === 'choosingLoss') {
    if (view.table.asked.includes(player.seat)) return 'table.waits';
    const cards = player.paidCards.reduce((sum, card) => sum + card.strength, 0);
    if (cards > 0 && player.paidProvision > 0)
      return { key: 'table.paid.both', params: { amount: cards + player.paidProvision } };
    if (cards > 0) return { key: 'table.paid.cards', params: { cards } };
    return player.paidProvision > 0
      ? { key: 'table.paid.provision', params: { provision: player.paidProvision } }
      : 'table.paid.none';
  }
  return player.hidden && toMove !== null ? 'table.laid' : null;
}

// Who is on the way to a command or to the quartermaster's office: a lit one leads.
function Offices({
  player,
  view,
  say,
}: {
  readonly player: PlayerView;
  readonly view: View;
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
    <div className="offices" data-spot-area={`offices:${player.seat}`}>
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
