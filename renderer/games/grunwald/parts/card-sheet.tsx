// The parchment of a scene's lower half: the cards a seat chooses from, for the skirmish, a loss or feeding.
import type { CardView, GivingView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted } from '../../../ui/art';
import { Frame } from '../../../ui/panel';
import { provisionTokenBody } from '../art/pieces';
import { battleShow, PEASANT, sendCaption } from '../battle-show';
import type { Report } from '../report';
import { BigCard, MiniCard } from './card-face';
import { Others } from './others';
import { ToldLines } from './told-lines';

// As the style sheet has it.
const SHEET = { width: 1208, height: 242 };
// Width for cards beside the others' hands, and beside what the others have lost.
const ROOM = { send: 700, give: 880 };
const GAP = { wide: 12, close: 8 };
const WIDEST = 96;
// A card whose picture can still be read; smaller ones show only kind and strength, in two lines.
const LEAST = 54;

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
    <div className={`grunwald-sheet ${isFeeding ? 'feeding' : ''} ${report ? 'told' : ''}`}>
      <Frame {...SHEET} frame="sheet" />
      <div className="main">
        <h3>{context.say(title)}</h3>
        <p>{context.say(note)}</p>
        {giving && (
          <b className={`sum ${giving.given >= giving.owed ? 'enough' : ''}`}>
            {context.say({ key: 'table.chosenSum', params: { given: giving.given, owed: giving.owed } })}
          </b>
        )}
        {report && <ToldLines report={report} show={battleShow(view, report, null)} context={context} />}
        <div className="choice">
          {isSending && player && <SendCards player={player} view={view} say={context.say} />}
          {giving && player && <GiveCards giving={giving} player={player} say={context.say} />}
        </div>
      </div>
      {report === null && <Others view={view} context={context} asked={asked} />}
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

// The width at which all cards lie side by side.
function fitting(room: number, cards: number): number {
  const step = Math.floor(room / Math.max(1, cards));
  return Math.min(WIDEST, step - (step < WIDEST ? GAP.close : GAP.wide));
}

function SendCards({ player, view, say }: { readonly player: PlayerView; readonly view: GrunwaldView; readonly say: Say }) {
  const all = [...player.hand, PEASANT];
  const width = fitting(ROOM.send, all.length);
  return all.map((card) => (
    <span key={card.id} className="slot" style={{ width: width < WIDEST ? width : undefined }}>
      <SpotArea id={`card:${card.id}`} className="choice-card" tip={`card:${card.id}`}>
        <BigCard card={card} width={width} />
      </SpotArea>
      <i>{say(sendCaption(card, view))}</i>
    </span>
  ));
}

interface GiveProps {
  readonly giving: GivingView;
  readonly player: PlayerView;
  readonly say: Say;
}

const TOKEN = { large: 42, small: 32 };
const TOKENS_IN_ROW = 4;
// More cards than this leave little room for anything else.
const CROWD = 7;

function GiveCards({ giving, player, say }: GiveProps) {
  const inHand = new Set(player.hand.map((card) => card.id));
  const hand = giving.eligible.filter((card) => inHand.has(card.id));
  const camp = giving.eligible.filter((card) => !inHand.has(card.id));
  const safe = giving.purpose === 'loss' ? [player.played, player.captive].filter((card) => card !== null) : [];
  const token = giving.eligible.length > CROWD || giving.eligibleProvision > 2 * TOKENS_IN_ROW ? TOKEN.small : TOKEN.large;
  const stock = giving.eligibleProvision > 0 ? Math.min(TOKENS_IN_ROW, giving.eligibleProvision) * token + 56 : 0;
  const kept = giving.eligible.length < CROWD ? safe : [];
  const width = fitting(ROOM.give - stock - kept.length * 66 - 40, giving.eligible.length);
  const given = new Set(giving.cards.map((card) => card.id));
  return (
    <>
      <CardGroup label={say('table.hand')} cards={hand} given={given} width={width} />
      <CardGroup label={say('table.camp')} cards={camp} given={given} width={width} />
      {giving.eligibleProvision > 0 && <Stock giving={giving} size={token} label={say('table.provision')} />}
      {kept.length > 0 && (
        <span className="group safe">
          <span className="cards">
            {kept.map((card) => (
              <BigCard key={card.id} card={card} width={60} />
            ))}
          </span>
          <i>{say('table.safe')}</i>
        </span>
      )}
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly given: ReadonlySet<string>;
  readonly width: number;
}

function CardGroup({ label, cards, given, width }: GroupProps) {
  if (cards.length === 0) return null;
  const isSmall = width < LEAST;
  const inLine = isSmall ? Math.ceil(cards.length / 2) : cards.length;
  return (
    <span className="group">
      <span className={`cards ${isSmall ? 'small' : ''}`} style={{ gridTemplateColumns: `repeat(${inLine}, auto)` }}>
        {cards.map((card) => (
          <span key={card.id} className={`slot ${given.has(card.id) ? 'given' : ''}`}>
            <SpotArea id={`card:${card.id}`} className="choice-card" tip={`card:${card.id}`}>
              {isSmall ? <MiniCard card={card} /> : <BigCard card={card} width={width} />}
              {given.has(card.id) && <em className="tick">✓</em>}
            </SpotArea>
          </span>
        ))}
      </span>
      <i>{label}</i>
    </span>
  );
}

interface StockProps {
  readonly giving: GivingView;
  readonly size: number;
  readonly label: string;
}

function Stock({ giving, size, label }: StockProps) {
  const middle = size / 2;
  const token = painted(`grunwald provision token ${size}`, () =>
    svg(size, size, at(middle, middle - 1, provisionTokenBody(1, middle - 4))),
  );
  const inLine = giving.eligibleProvision > 3 * TOKENS_IN_ROW ? TOKENS_IN_ROW + 2 : TOKENS_IN_ROW;
  return (
    <span className="group stock">
      <SpotArea
        id="card:provision"
        className="choice-provision"
        tip="goods:provision"
        style={{ maxWidth: inLine * (size + 2) + 10 }}
      >
        {Array.from({ length: giving.eligibleProvision }, (_, index) => `token ${index}`).map((name, index) => (
          <span key={name} className={index < giving.provision ? 'given' : ''}>
            <Markup markup={token} />
            {index < giving.provision && <em className="tick">✓</em>}
          </span>
        ))}
      </SpotArea>
      <i>{label}</i>
    </span>
  );
}
