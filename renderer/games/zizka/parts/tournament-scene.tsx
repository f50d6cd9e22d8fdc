// The tournament: lists with a lane for everyone who entered, the pot and the goal.
import { TOURNAMENT } from '../../../../engine/games/zizka/data/constants';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { RiderView, TournamentView, View, Event as ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import { LANES_TOP, LISTS, laneHeight, listsBody } from '../art/lists';
import { coinsBody, coinsBox } from '../art/tokens';
import { goalChance, towardsGoal } from '../tournament-odds';
import { Lane } from './lane';
import { Reward } from './reward';
import { Sign } from './symbol';

export function TournamentScene(props: PartProps<View>) {
  const { view } = props;
  const { tournament } = view;
  if (!tournament) return null;
  const riders = tournament.asking === null ? tournament.players : entering(view, tournament);
  // A lesson's note takes the room of the last lane.
  const lanes = Math.max(riders.length, props.context.table.mode.kind === 'lesson' ? 3 : 0);
  const best = Math.max(...riders.map((player) => scoreOf(player, tournament) ?? 0));
  return (
    <div className="zizka-lists">
      <Painting className="ground" markup={painted(`zizka lists ${lanes}`, () => piece(LISTS, listsBody(lanes)))} />
      {riders.map((player, index) => (
        <div
          key={player.seat}
          className={`lane-place ${lanes > 3 ? 'low' : ''}`}
          style={{ top: LANES_TOP + index * laneHeight(lanes), height: laneHeight(lanes) }}
        >
          <Lane {...props} tournament={tournament} player={player} leads={best > 0 && scoreOf(player, tournament) === best} />
        </div>
      ))}
      <InTheAir {...props} tournament={tournament} />
      <Verdict {...props} />
      <Panels {...props} tournament={tournament} />
    </div>
  );
}

function scoreOf(player: RiderView, tournament: TournamentView): number | null {
  return player.rolling ? tournament.score : player.score;
}

// While seats are still asked: who has entered, who is asked, who may be asked yet; the active seat rolls last.
function entering(view: View, tournament: TournamentView): readonly RiderView[] {
  const order = view.seats.map((_, index) => (view.turn + 1 + index) % view.seats.length);
  const askedAt = order.indexOf(tournament.asking ?? view.turn);
  const isIn = (seat: number, place: number): boolean =>
    seat === view.turn || place >= askedAt || tournament.players.some((player) => player.seat === seat);
  return order.filter(isIn).map((seat) => ({ seat, score: null, rolling: false, dice: [], aside: [], points: null }));
}

// Who takes the pot, told over the lists before they close.
function Verdict({ context, playing }: PartProps<View>) {
  const event = (playing?.event ?? null) as ZizkaEvent | null;
  if (event?.type !== 'tournamentEnded') return null;
  const lines = event.results.flatMap(({ seat, score, coins }) =>
    seat >= 0 && coins > 0 ? [context.say({ key: 'table.potTo', params: { seat, score, coins } })] : [],
  );
  return lines.length === 0 ? null : <p className="air">{lines.join(' · ')}</p>;
}

type SceneProps = PartProps<View> & { readonly tournament: TournamentView };

// While dice are picked for another throw: what stays, and what the throw may bring.
function InTheAir({ view, context, marks, tournament }: SceneProps) {
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

function Panels({ view, context, tournament }: SceneProps) {
  const isGoalRider = tournament.players.some((player) => player.rolling && player.seat === view.turn);
  const reached = isGoalRider ? towardsGoal(tournament.dice, tournament.goal) : 0;
  const { count, atLeast } = tournament.goal;
  return (
    <aside>
      <section>
        <h3>{context.say('table.pot')}</h3>
        <b className="pot">
          <Sign symbol="chest" size={84} colour="#5d3a1a" />
          <Markup
            markup={painted(`zizka pot ${tournament.pot}`, () =>
              pieceOfWidth(coinsBox(tournament.pot), coinsBody(tournament.pot), coinsBox(tournament.pot).width * 1.7),
            )}
          />
          <i>{tournament.pot}</i>
        </b>
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
      <section>
        <h3>{context.say('table.score')}</h3>
        <p className="worth">
          {ICONS.map((icon) => (
            <span key={icon} data-tip={`face:${icon}`}>
              <Sign symbol={icon} size={26} />
              {TOURNAMENT.values[icon]}
            </span>
          ))}
        </p>
        <p>{context.say('table.scoreNote')}</p>
      </section>
    </aside>
  );
}
