// A seat's plate: who sits there, how many cards, and how the leader stands.
import type { FigureView, View } from '../../../../engine/games/leaders/view-types';
import { hatchBody } from '../../../art/badge';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { CHARACTER_ICON } from '../art/emblems';

const TEAM_SIZE = 5;
const PLATE = { width: 248, height: 88 };

interface SeatProps extends PartProps<View> {
  readonly seat: number;
  readonly side: 'left' | 'right';
}

export function SeatPlate({ view, context, seat, side }: SeatProps) {
  const held = view.seats[seat];
  const leader = view.figures.find((figure) => figure.seat === seat && figure.card === null);
  const player = context.table.seats[seat];
  if (!held || !player) return null;
  const { tincture } = player;
  const ground = painted(`leaders plate ${tincture}`, () =>
    svg(PLATE.width, PLATE.height, hatchBody(tincture, PLATE.width, PLATE.height)),
  );
  const isInDanger = held.pressure > 0 || view.loser === seat;
  return (
    <section className={`leaders-plate ${side} ${isActive(view, context.table.toMove, seat) ? 'lit' : ''}`}>
      <Markup className="ground" markup={ground} />
      <SeatBadge tincture={tincture} size={42} icon={CHARACTER_ICON[held.leader]} />
      <SeatFace seat={player} size={38} />
      <div className="who">
        <b>{context.seatName(seat)}</b>
        <small>{context.say(stateKey(view, context.table.toMove, seat, player))}</small>
      </div>
      <div className="count">
        {held.cards.length + 1}/{TEAM_SIZE} <small>{context.say('table.cards')}</small>
      </div>
      {leader ? (
        <p className={isInDanger ? 'danger' : ''} data-tip={`figure:${leader.id}`}>
          {leaderWords({ view, context, seat }, leader).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      ) : null}
    </section>
  );
}

// "King: in danger 1/2 (Claw Launcher)" and "free cells 4 of 6", beside each other where there is room.
function leaderWords(
  { view, context, seat }: Omit<SeatProps, 'side' | 'marks' | 'offered' | 'playing'>,
  leader: FigureView,
): readonly string[] {
  const held = view.seats[seat];
  const name = context.say(`figure.${leader.kind}.name`);
  const free = context.say({ key: 'table.free', params: { free: held?.freeCells ?? 0, all: neighboursOf(view, leader) } });
  if (view.loser === seat) return [`${name}: ${context.say('table.fallen')}`];
  const threats = view.figures.filter((figure) => figure.seat !== seat && figure.pressure > 0);
  if (threats.length === 0) return [`${name}: ${context.say('table.safe')}`, free];
  const who = threats.map((figure) => context.say(`figure.${figure.kind}.name`)).join(', ');
  return [`${name}: ${context.say('table.danger')} ${Math.min(2, held?.pressure ?? 0)}/2 (${who})`, free];
}

function isActive(view: View, toMove: number | null, seat: number): boolean {
  return toMove === seat || (toMove === null && view.loser < 0 && view.seat === seat);
}

function stateKey(
  view: View,
  toMove: number | null,
  seat: number,
  player: { readonly kind: string; readonly level?: string },
): string {
  if (view.loser >= 0) return view.loser === seat ? 'table.lost' : 'table.won';
  if (toMove !== seat) return player.kind === 'ai' ? `table.level.${player.level ?? 'page'}` : 'table.waiting';
  if (view.phase === 'acting') return 'table.acting';
  if (view.phase === 'reacting') return 'table.reacting';
  return view.phase === 'banishing' ? 'table.banishes' : 'table.recruiting';
}

function neighboursOf(view: View, leader: FigureView): number {
  const at = view.cells[leader.cell];
  if (!at) return 0;
  return view.cells.filter((cell) => {
    const q = cell.q - at.q;
    const r = cell.r - at.r;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
  }).length;
}
