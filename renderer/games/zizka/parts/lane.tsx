// One rider's lane in the tournament: shield, dice, the pen of dice set aside, and the score.
import { CONSTANTS, TOURNAMENT } from '../../../../engine/games/zizka/data/constants';
import type { Icon, RiderView, TournamentView, View, Event as ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { LANE_SHIELD, laneShieldBody, SCORE_SHIELD, scoreShieldBody } from '../art/lists';
import { torakTincture } from '../order';
import { Die } from './die';
import { Sign } from './symbol';

const TURNS = [-4, 3, -2, 5, -5, 2];

interface Props extends PartProps<View> {
  readonly tournament: TournamentView;
  readonly player: RiderView;
  readonly leads: boolean;
}

export function Lane({ view, context, tournament, player, leads, playing }: Props) {
  const own = context.table.seats[player.seat]?.tincture;
  const tincture = player.seat < 0 ? torakTincture(context.table.seats[0]?.tincture) : (own ?? 'gules');
  const name = player.seat < 0 ? context.say('table.torak') : shortened(context.seatName(player.seat));
  const tag = context.say(tagOf(view, tournament, player));
  const dice = player.rolling ? tournament.dice : player.dice;
  const aside = player.rolling ? tournament.aside : player.aside;
  const score = player.rolling ? tournament.score : player.score;
  const event = player.rolling ? ((playing?.event ?? null) as ZizkaEvent | null) : null;
  // Torak rides by his card, without dice.
  const hasDice = player.seat >= 0;
  const empty = Math.max(0, CONSTANTS.tournamentDice - dice.length);
  return (
    <div className={`lane ${player.rolling ? 'on' : ''}`}>
      <Markup
        markup={painted(`zizka lane ${tincture} ${name} ${tag}`, () =>
          pieceOfWidth(LANE_SHIELD, laneShieldBody(tincture, name, tag), LANE_SHIELD.width),
        )}
      />
      <div className="dice">
        {player.rolling ? <RollerDice view={view} dice={dice} event={event} /> : <RiddenDice dice={dice} />}
        {Array.from({ length: hasDice ? empty : 0 }, (_, index) => `slot ${index}`).map((key) => (
          <i key={key} className="slot" />
        ))}
        {!hasDice && (
          <p className="by-card">
            <Sign symbol="torak" size={34} colour="#5a3d1f" />
            {context.say({ key: 'table.byCard', params: { score: player.score ?? 0 } })}
          </p>
        )}
      </div>
      <div className={`pen ${hasDice ? '' : 'none'}`} data-tip="aside">
        <small>{context.say('table.aside')}</small>
        {aside
          .map((face, index) => ({ face, key: `${face} ${index}` }))
          .map(({ face, key }) => (
            <Die key={key} face={face} size={aside.length > 3 ? 18 : aside.length > 2 ? 22 : 32} />
          ))}
      </div>
      <Markup
        markup={painted(`zizka score ${tincture} ${score} ${player.points} ${leads}`, () =>
          piece(
            SCORE_SHIELD,
            scoreShieldBody(tincture, score ?? undefined, player.points ?? undefined, leads ? 'leads' : 'follows'),
          ),
        )}
      />
    </div>
  );
}

function tagOf(view: View, { asking, players }: TournamentView, { seat, rolling, score }: RiderView): string {
  if (seat === asking) return 'table.asked';
  if (asking !== null) return seat === view.turn || players.some((each) => each.seat === seat) ? 'table.entered' : 'table.waits';
  if (rolling) return 'table.rolling';
  return score === null ? 'table.waits' : 'table.hasRolled';
}

// The shield has room for one short name.
function shortened(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}

function RiddenDice({ dice }: { readonly dice: readonly Icon[] }) {
  return dice
    .map((face, index) => ({ face, index, key: `die ${index}` }))
    .map(({ face, index, key }) => (
      <span key={key} className="die-area" data-tip={`face:${face}`}>
        <Die face={face} size={52} turn={TURNS[index % TURNS.length] ?? 0} />
      </span>
    ));
}

// For setting aside the first die of a face stands for all alike; for throwing every die is picked on its own.
interface RollerProps {
  readonly view: View;
  readonly dice: readonly Icon[];
  readonly event: ZizkaEvent | null;
}

function isInTheAir(event: ZizkaEvent | null, index: number): boolean {
  return event?.type === 'tournamentRolled' || (event?.type === 'tournamentThrown' && event.thrown.includes(index));
}

function RollerDice({ view, dice, event }: RollerProps) {
  return dice.map((face, index) => {
    const isFirst = dice.indexOf(face) === index;
    const isThrowing = view.phase === 'throwing';
    const key = `die ${index}`;
    const picture = (
      <>
        <Die face={face} size={58} thrown={isInTheAir(event, index) ? index : undefined} />
        <small>{TOURNAMENT.values[face]}</small>
      </>
    );
    if (!isThrowing && !isFirst) {
      return (
        <span key={key} className="die-area" data-tip={`face:${face}`}>
          {picture}
        </span>
      );
    }
    return (
      <SpotArea key={key} id={isThrowing ? `throw:${index}` : `lane:${face}`} tip={`face:${face}`} className="die-area">
        {picture}
      </SpotArea>
    );
  });
}
