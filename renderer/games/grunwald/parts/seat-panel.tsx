// A seat's panel: figures at home, goods, hand and camp. Everything is public.
import type { CardView, GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import { hatchBody } from '../../../art/badge';
import { iconAt } from '../../../art/icons';
import { at, svg } from '../../../art/svg';
import { Icon, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { KNIGHT_MINI, knightMiniBody } from '../art/card';
import { ducatBody, ghostBody, helperBody, officerBody, provisionBody } from '../art/pieces';
import { PANEL, panelPlace } from '../layout';

interface Props extends PartProps<GrunwaldView> {
  readonly player: PlayerView;
}

export function SeatPanel(props: Props) {
  const { view, context, player } = props;
  const place = panelPlace(context.table.seats, player.seat);
  const tincture = context.table.seats[player.seat]?.tincture ?? 'gules';
  const isAsked = context.table.toMove === player.seat;
  const head = painted(`grunwald head ${tincture}`, () => svg(PANEL.width, 36, hatchBody(tincture, PANEL.width, 36)));
  return (
    <section
      className={`grunwald-panel ${isAsked ? 'lit' : ''} ${tincture}`}
      style={{ left: place.x, top: place.y, width: PANEL.width, height: PANEL.height }}
    >
      <header>
        <Markup className="ground" markup={head} />
        <SeatBadge tincture={tincture} size={30} />
        <b>{context.seatName(player.seat)}</b>
        {isAsked && <em>{context.say(view.stage === 'officers' ? 'table.toPlace' : 'table.toChoose')}</em>}
        {!isAsked && view.stage === 'officers' && player.out && <em className="out">{context.say('table.out')}</em>}
      </header>
      <Figures player={player} tincture={tincture} />
      {player.start && (
        <span className="start" data-tip="start">
          <Icon name="queen-crown" size={16} colour="#fff0c0" />
        </span>
      )}
      <Goods player={player} />
      <Cards label={context.say('table.hand')} tip="hand" cards={player.hand} player={player} isHand />
      <Cards label={context.say('table.camp')} tip="camp" cards={player.camp} player={player} />
    </section>
  );
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

function Goods({ player }: { readonly player: PlayerView }) {
  const isShort = player.knights > player.provision;
  const sign = (body: string): string => painted(`grunwald sign ${body}`, () => svg(24, 24, at(12, 12, body)));
  return (
    <div className="goods">
      <span data-tip="ducats">
        <Markup markup={sign(ducatBody(10))} />
        {player.ducats}
      </span>
      <span data-tip="provision">
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

interface CardsProps {
  readonly label: string;
  readonly tip: string;
  readonly cards: readonly CardView[];
  readonly player: PlayerView;
  readonly isHand?: boolean;
}

function Cards({ label, tip, cards, player, isHand = false }: CardsProps) {
  const peasant: CardView = { id: 'peasant', kind: 'peasant', strength: 0, arms: '' };
  const holdsPeasant = isHand && !player.hidden && player.played?.kind !== 'peasant';
  const all = holdsPeasant ? [...cards, peasant] : cards;
  const step = Math.min(37, (190 - 36) / Math.max(1, all.length - 1));
  return (
    <div className="cards">
      <h4 data-tip={tip}>{label}</h4>
      <div className={`row ${all.length === 0 ? 'empty' : ''}`}>
        {all.map((card, index) => (
          <span key={card.id} className="card" style={{ left: index * step }} data-tip={`card:${card.id}`}>
            <MiniCard card={card} used={!isHand} />
          </span>
        ))}
      </div>
    </div>
  );
}

export function MiniCard({ card, used = false }: { readonly card: CardView; readonly used?: boolean }) {
  const markup = painted(`grunwald mini ${card.kind} ${card.strength} ${used}`, () =>
    pieceOfWidth(KNIGHT_MINI, knightMiniBody(card.kind, card.strength, { used }), 40),
  );
  return <Markup markup={markup} />;
}
