// A seat's column: who sits there, the leader and what threatens it, the team's cards, and a word of advice.

import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { CardId, FigureView, LeadersView } from '../../../../engine/games/leaders/view-types';
import { hatchBody } from '../../../art/badge';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Icon, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import { CARD, characterCardBody, medallionBody } from '../art/card';
import { CHARACTER_ICON } from '../art/emblems';
import { Advice } from './advice';

const TEAM_SIZE = 5;

interface SeatProps extends PartProps<LeadersView> {
  readonly seat: number;
}

export function SeatColumn(props: SeatProps & { readonly side: 'left' | 'right' }) {
  const { view, context, seat, side } = props;
  const held = view.seats[seat];
  if (!held) return null;
  const slots = Array.from({ length: TEAM_SIZE - 1 }, (_, place) => ({ place, card: held.cards[place] ?? null }));
  const nextSlot = held.cards.length;
  const canRecruit = view.seat === seat && (view.recruitsLeft > 0 || (view.phase === 'acting' && hasOffers(view)));
  return (
    <section className={`leaders-column ${side} ${isActive(view, context.table.toMove, seat) ? 'lit' : ''}`}>
      <SeatHead {...props} />
      <LeaderRow {...props} />
      <div className="leaders-slots">
        {slots.map(({ place, card }) =>
          card === null ? (
            <div
              key={place}
              className={`leaders-slot empty ${canRecruit && place === nextSlot && view.recruitsLeft > 0 ? 'lit' : ''}`}
            >
              <Icon name="flying-flag" size={22} />
              <span>{context.say(canRecruit && place === nextSlot ? 'table.slot.now' : 'table.slot.later')}</span>
            </div>
          ) : (
            <TeamCard key={place} {...props} card={card} />
          ),
        )}
      </div>
      <Advice {...props} />
    </section>
  );
}

export function hasOffers(view: LeadersView): boolean {
  return view.display.some((card) => card !== null);
}

function isActive(view: LeadersView, toMove: number | null, seat: number): boolean {
  return toMove === seat || (toMove === null && view.loser < 0 && view.seat === seat);
}

function SeatHead({ view, context, seat }: SeatProps) {
  const player = context.table.seats[seat];
  const tincture = player?.tincture ?? 'gules';
  const head = painted(`leaders head ${tincture}`, () => svg(244, 54, hatchBody(tincture, 244, 54)));
  return (
    <header className="leaders-head">
      <Markup className="ground" markup={head} />
      <SeatBadge tincture={tincture} size={44} icon={CHARACTER_ICON[view.seats[seat]?.leader ?? 'king']} />
      <div className="who">
        <b>{context.seatName(seat)}</b>
        <small>{context.say(stateKey(view, context.table.toMove, seat, player))}</small>
      </div>
      <div className="cards-held">
        <i>
          {(view.seats[seat]?.cards.length ?? 0) + 1}/{TEAM_SIZE}
        </i>
        {context.say('table.cards')}
      </div>
    </header>
  );
}

function stateKey(
  view: LeadersView,
  toMove: number | null,
  seat: number,
  player: { readonly kind: string; readonly level?: string } | undefined,
): string {
  if (view.loser >= 0) return view.loser === seat ? 'table.lost' : 'table.won';
  if (toMove !== seat) return player?.kind === 'ai' ? `table.level.${player.level ?? 'page'}` : 'table.waiting';
  if (view.phase === 'acting') return 'table.acting';
  if (view.phase === 'reacting') return 'table.reacting';
  return view.phase === 'banishing' ? 'table.banishes' : 'table.recruiting';
}

function LeaderRow({ view, context, seat }: SeatProps) {
  const held = view.seats[seat];
  const leader = view.figures.find((figure) => figure.seat === seat && figure.card === null);
  if (!held || !leader) return null;
  const tincture = context.table.seats[seat]?.tincture ?? 'gules';
  const threats = view.figures.filter((figure) => figure.seat !== seat && figure.pressure > 0);
  const inDanger = held.pressure > 0;
  const state = view.loser === seat ? 'table.fallen' : inDanger ? 'table.danger' : 'table.safe';
  const shield = painted(`leaders shield ${tincture} ${held.leader}`, () =>
    pieceOfWidth({ x: -34, y: -34, width: 68, height: 68 }, medallionBody(held.leader, tincture, 32), 68),
  );
  return (
    <div className={`leaders-leader ${inDanger ? 'danger' : ''}`} data-tip={`figure:${leader.id}`}>
      <Markup className="shield" markup={shield} />
      <div className="facts">
        <b>{context.say(`figure.${held.leader}.name`)}</b>
        <div className="pips">
          <i className={held.pressure > 0 ? 'on' : ''} />
          <i className={held.pressure > 1 ? 'on' : ''} />
          <span>{context.say(state)}</span>
        </div>
        <p>
          {threats.length === 0
            ? context.say('table.nobody')
            : threats.map((figure) => context.say(`figure.${figure.kind}.name`)).join(', ')}
          <br />
          {context.say({ key: 'table.free', params: { free: held.freeCells, all: neighboursOf(view, leader) } })}
        </p>
      </div>
    </div>
  );
}

function neighboursOf(view: LeadersView, leader: FigureView): number {
  const at = view.cells[leader.cell];
  if (!at) return 0;
  return view.cells.filter((cell) => {
    const q = cell.q - at.q;
    const r = cell.r - at.r;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
  }).length;
}

function TeamCard({ view, context, seat, card }: SeatProps & { readonly card: CardId }) {
  const figures = view.figures.filter((figure) => figure.seat === seat && figure.card === card);
  const isUsed = view.seat === seat && figures.length > 0 && figures.every((figure) => figure.acted);
  const tincture = context.table.seats[seat]?.tincture ?? 'gules';
  return (
    <SpotArea id={`team:${seat}.${card}`} className={`leaders-slot ${isUsed ? 'used' : ''}`}>
      <span data-tip={`team:${seat}.${card}`}>
        <CharacterCard card={card} tincture={tincture} context={context} width={84} state={isUsed ? 'used' : 'rest'} />
      </span>
    </SpotArea>
  );
}

interface CharacterCardProps {
  readonly card: CardId;
  readonly tincture: Parameters<typeof characterCardBody>[1];
  readonly context: PartProps<LeadersView>['context'];
  readonly width: number;
  readonly state?: 'rest' | 'used' | 'chosen';
}

export function CharacterCard({ card, tincture, context, width, state = 'rest' }: CharacterCardProps) {
  const sort = SORT_BY_CARD[card];
  const title = context.say(`card.${card}.name`);
  const kindLabel = context.say(`table.kind.${sort}`);
  const markup = painted(`leaders card ${card} ${tincture} ${title} ${kindLabel} ${width} ${state}`, () =>
    pieceOfWidth(CARD, characterCardBody(card, tincture, { title, kind: sort, kindLabel, state }), width),
  );
  return <Markup className="leaders-card" markup={markup} />;
}

// The other seat while recruits fill the right side.
export function SeatStrip(props: SeatProps) {
  const { view, context, seat } = props;
  const tincture = context.table.seats[seat]?.tincture ?? 'azure';
  const ground = painted(`leaders strip ${tincture}`, () => svg(364, 64, hatchBody(tincture, 364, 64)));
  return (
    <section className={`leaders-strip ${isActive(view, context.table.toMove, seat) ? 'lit' : ''}`}>
      <Markup className="ground" markup={ground} />
      <SeatBadge tincture={tincture} size={46} icon={CHARACTER_ICON[view.seats[seat]?.leader ?? 'queen']} />
      <div className="who">
        <b>{context.seatName(seat)}</b>
        <small>
          {context.say(stateKey(view, context.table.toMove, seat, context.table.seats[seat]))} ·{' '}
          {(view.seats[seat]?.cards.length ?? 0) + 1}/{TEAM_SIZE} {context.say('table.cards')}
        </small>
      </div>
      <div className="team">
        {(view.seats[seat]?.cards ?? []).map((card) => (
          <span key={card} data-tip={`team:${seat}.${card}`}>
            <Markup
              markup={painted(`leaders medal ${card} ${tincture}`, () =>
                pieceOfWidth({ x: -21, y: -21, width: 42, height: 42 }, medallionBody(card, tincture, 19), 42),
              )}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
