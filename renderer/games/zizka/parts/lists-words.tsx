// What is said in the lists: who rides and how they stand, the pot, the goal, what each die is worth, and what is in the air.
import { TOURNAMENT } from '../../../../engine/games/zizka/data/constants';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { Event, RiderView, TournamentView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { laneBox, laneDice, lanePen, POT_PANEL } from '../layout';
import { tinctureOf } from '../scene-map';
import { lanesOf, ridersOf } from '../stages';
import { goalChance, towardsGoal } from '../tournament-odds';
import { Reward } from './reward';
import { Sign } from './symbol';

type Props = PartProps<View> & { readonly tournament: TournamentView };

export function ListsWords(props: Props) {
  const { view, context } = props;
  const lanes = lanesOf(view, context);
  return (
    <div className="zizka-lists">
      {ridersOf(view).map((seat, lane) => (
        <Lane key={seat} {...props} seat={seat} lane={lane} lanes={lanes} />
      ))}
      <InTheAir {...props} />
      <Verdict {...props} />
      <Panels {...props} />
    </div>
  );
}

// Longer ones take two lines of the rider's pennant.
const LONG_NAME = 8;

interface LaneProps extends Props {
  readonly seat: number;
  readonly lane: number;
  readonly lanes: number;
}

function Lane({ view, context, tournament, seat, lane, lanes }: LaneProps) {
  const box = laneBox(lane, lanes);
  const dice = laneDice(box);
  const pen = lanePen(box);
  const rider = tournament.players.find((player) => player.seat === seat);
  const name = seat < 0 ? context.say('table.torak') : context.seatName(seat);
  return (
    <>
      <div className="rider" style={{ left: box.x + 86, top: box.y + box.height / 2 - 16 }}>
        <b className={name.length > LONG_NAME ? 'long' : ''}>{name}</b>
        <span>
          <SeatBadge tincture={tinctureOf(context, seat)} size={15} />
          {context.say(tagOf(view, tournament, seat, rider))}
        </span>
      </div>
      {seat < 0 ? (
        <p className="by-card" style={{ left: dice.x, top: dice.y + 8 }}>
          <Sign symbol="torak" size={34} colour="#5a3d1f" />
          {context.say({ key: 'table.byCard', params: { score: rider?.score ?? 0 } })}
        </p>
      ) : (
        <small className="pen" style={{ left: pen.x, top: pen.y + 4, width: pen.width }}>
          {context.say('table.aside')}
        </small>
      )}
    </>
  );
}

function tagOf(view: View, { asking, players }: TournamentView, seat: number, rider: RiderView | undefined): string {
  if (seat === asking) return 'table.asked';
  if (asking !== null) return seat === view.turn || players.some((each) => each.seat === seat) ? 'table.entered' : 'table.waits';
  if (rider?.rolling) return 'table.rolling';
  return (rider?.score ?? null) === null ? 'table.waits' : 'table.hasRolled';
}

// Who takes the pot, told over the lists before they close.
function Verdict({ context, playing }: Props) {
  const event = (playing?.event ?? null) as Event | null;
  if (event?.type !== 'tournamentEnded') return null;
  const lines = event.results.flatMap(({ seat, score, coins }) =>
    seat >= 0 && coins > 0 ? [context.say({ key: 'table.potTo', params: { seat, score, coins } })] : [],
  );
  return lines.length === 0 ? null : <p className="air">{lines.join(' · ')}</p>;
}

// While dice are picked for another throw: what stays, and what the throw may bring.
function InTheAir({ view, context, marks, tournament }: Props) {
  const thrown = new Set(marks.picks);
  if (view.phase !== 'throwing' || thrown.size === 0) return null;
  const kept = tournament.dice.filter((_, index) => !thrown.has(`throw:${index}`));
  const score = kept.reduce((sum, face) => sum + TOURNAMENT.values[face], 0);
  const percent = (goal: TournamentView['goal']): number => Math.round(goalChance(kept, thrown.size, goal) * 100);
  const rivals = tournament.players.flatMap((player) => (player.score === null ? [] : [player.score]));
  const best = Math.max(...rivals);
  const parts = [context.say({ key: 'table.air', params: { score, count: thrown.size } })];
  if (rivals.length > 0) {
    const ahead = percent({ count: 'score', atLeast: best + 1 });
    parts.push(context.say({ key: 'table.airAhead', params: { best, percent: ahead } }));
  }
  if (context.table.toMove === view.turn) {
    parts.push(context.say({ key: 'table.airGoal', params: { percent: percent(tournament.goal) } }));
  }
  return <p className="air">{parts.join(' · ')}</p>;
}

function Panels({ view, context, tournament }: Props) {
  const isGoalRider = tournament.players.some((player) => player.rolling && player.seat === view.turn);
  const reached = isGoalRider ? towardsGoal(tournament.dice, tournament.goal) : 0;
  const { count, atLeast } = tournament.goal;
  return (
    <aside style={{ left: POT_PANEL.x, top: POT_PANEL.y, width: POT_PANEL.width }}>
      <section className="pot" style={{ height: POT_PANEL.height }} data-spot-area="pot">
        <h3>{context.say('table.pot')}</h3>
        <b>{tournament.pot}</b>
        <p>{context.say('table.potText')}</p>
      </section>
      <section>
        <h3>{context.say({ key: 'table.goalOf', params: { seat: view.turn } })}</h3>
        <p className="line">
          {context.say({ key: `table.goal.${count}`, params: { count: atLeast } })}
          <Reward reward={tournament.reward} say={context.say} />
        </p>
        <span className="bar">
          <i style={{ width: `${Math.min(100, (reached / atLeast) * 100)}%` }} />
        </span>
        <p className="line">
          <small>{context.say({ key: 'table.now', params: { score: reached } })}</small>
          <small>{atLeast}</small>
        </p>
      </section>
      <section data-spot-area="worth">
        <h3>{context.say('table.score')}</h3>
        <p className="worth">
          {ICONS.map((icon) => (
            <span key={icon} data-tip={`face:${icon}`}>
              <Sign symbol={icon} size={24} />
              {TOURNAMENT.values[icon]}
            </span>
          ))}
        </p>
        <p>{context.say('table.scoreNote')}</p>
      </section>
    </aside>
  );
}
