// On a seat's panel: name and state, what the goods come to, offices, and the names of hand and camp.
import type { CardView, PlayerView, View } from '../../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../../engine/protocol';
import { iconAt } from '../../../art/game-icons';
import { at, svg } from '../../../art/svg';
import { fitted } from '../../../art/text';
import type { PartProps } from '../../../table/game-table';
import { grownOf, grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { Icon, Markup, painted, SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { PANEL_WIDTH, type Point } from '../layout';
import { panelLayout } from '../panel-layout';

interface Props extends PartProps<View> {
  readonly player: PlayerView;
}

// Beside the goods there is no room for larger ones; nor over the cards of a low panel.
const LARGEST_NUMBERS = 1.4;
const LARGEST_HEADINGS = 1.45;

export function PanelWords({ view, context, player, playing }: Props) {
  const { seats, toMove } = context.table;
  const { settings } = context;
  const letters = lettersOf(settings);
  const { panel, head, purse, larder, knights, strength, hand, camp, heading, offices } = panelLayout(
    seats,
    player.seat,
    letters,
  );
  const tincture = seats[player.seat]?.tincture ?? 'gules';
  // While fields are settled and prizes go out it is nobody's turn.
  const isAsked = toMove === player.seat && (playing === null || OWN_ACTS.has(playing.event.type));
  const state = stateOf(view, player, isAsked, toMove);
  const within = ({ x, y }: Point) => ({ left: x - panel.x, top: y - panel.y });
  const numbers = grownOf(settings, LARGEST_NUMBERS);
  const counted = ({ x, y }: Point) => within({ x, y: y - 12 * numbers });
  const over = ({ x, y }: Point) => within({ x, y: y - heading });
  const isShort = player.knights > player.provision;
  return (
    <section
      className={`grunwald-panel ${isAsked ? 'lit' : ''} ${panel.tall ? 'tall' : ''} ${tincture} ${letters}`}
      // Its own sheet makes the words large.
      {...ownLetters(context.settings)}
      style={{
        ...{ left: panel.x, top: panel.y, width: panel.width, height: panel.height },
        ...grownStyle(settings),
        ['--numbers' as string]: numbers,
        ['--headings' as string]: grownOf(settings, panel.tall ? undefined : LARGEST_HEADINGS),
      }}
    >
      <header style={{ height: head }}>
        <Head context={context} player={player} state={state} isAsked={isAsked} />
      </header>
      {player.start && (
        <span className="start" style={{ top: head + 6 }} data-tip="start">
          <Icon name="queen-crown" size={16} colour="#fff0c0" />
        </span>
      )}
      <b className="number" style={counted({ ...purse, x: purse.x + 14 })} data-tip="goods:ducats">
        {player.ducats}
      </b>
      <b className="number" style={counted({ ...larder, x: larder.x + 14 })} data-tip="goods:provision">
        {player.provision}
      </b>
      <b className={`number ${isShort ? 'short' : ''}`} style={counted(knights)} data-tip="knights">
        <Markup markup={sign('visored-helm', isShort ? '#8E2420' : '#4a3520')} />
        {player.knights}
      </b>
      <b className="number" style={counted(strength)} data-tip="total">
        <Markup markup={sign('crossed-swords', '#4a3520')} />
        {player.strength}
      </b>
      {panel.tall && <Offices player={player} view={view} say={context.say} top={offices} />}
      <h4 style={over(hand)} data-tip="hand">
        {context.say('table.hand')}
      </h4>
      <h4 style={over(camp)} data-tip="camp">
        {context.say('table.camp')}
      </h4>
    </section>
  );
}

interface HeadProps extends Pick<Props, 'context' | 'player'> {
  readonly state: Phrase | string | null;
  readonly isAsked: boolean;
}

// Sizes of large letters before they grow: a name alone, and over a state; how wide the rest of the head is, and
// the edges of a state.
const LARGE = { name: 18, over: 15.5, state: 11.5, perLetter: 0.54, rest: 100, edges: 10 } as const;

// Large letters leave the face out: the name has its room.
function Head({ context, player, state, isAsked }: HeadProps) {
  const seat = context.table.seats[player.seat];
  const tincture = seat?.tincture ?? 'gules';
  const isLarge = lettersOf(context.settings) === 'large';
  const said = state === null ? null : context.say(state);
  const sized = (text: string, size: number, edges = 0) => {
    const room = PANEL_WIDTH - LARGE.rest - edges;
    return isLarge ? { style: { fontSize: fitted(text, size * grownOf(context.settings), room, LARGE.perLetter) } } : {};
  };
  const name = context.seatName(player.seat);
  return (
    <>
      <SeatBadge tincture={tincture} size={isLarge ? 28 : 30} />
      {isLarge ? null : <SeatFace seat={seat} size={28} />}
      <span className="who">
        <b {...sized(name, said === null ? LARGE.name : LARGE.over)}>{name}</b>
        {said === null ? null : (
          <em className={isAsked ? '' : 'quiet'} {...sized(said, LARGE.state, LARGE.edges)}>
            {said}
          </em>
        )}
      </span>
      <span className="projected" data-tip={`score:${player.seat}`}>
        <Icon name="laurel-crown" size={16} colour={tincture === 'or' ? '#3a2204' : '#fff3d0'} />
        {player.projected.total}
      </span>
    </>
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
  top,
}: {
  readonly player: PlayerView;
  readonly view: View;
  readonly say: Props['context']['say'];
  readonly top: number;
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
    <div className="offices" style={{ top }} data-spot-area={`offices:${player.seat}`}>
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
