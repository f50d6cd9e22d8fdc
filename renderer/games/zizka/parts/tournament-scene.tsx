// The tournament: lists with a lane for everyone who entered, the pot and the goal.
import { TOURNAMENT } from '../../../../engine/games/zizka/data/constants';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { Icon, TournamentView, View } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import type { PartProps } from '../../game-table';
import { LANE_SHIELD, LISTS, laneShieldBody, listsBody, SCORE_SHIELD, scoreShieldBody } from '../art/lists';
import { Die } from './die';
import { Sign } from './symbol';

export function TournamentScene(props: PartProps<View>) {
  const { view, context } = props;
  const tournament = view.tournament;
  if (!tournament) return null;
  return (
    <div className="zizka-lists">
      <Painting className="ground" markup={painted('zizka lists', () => piece(LISTS, listsBody()))} />
      <div className="lanes">
        {tournament.players.map((player) => (
          <Lane key={player.seat} {...props} tournament={tournament} player={player} />
        ))}
      </div>
      <aside>
        <section>
          <h3>{context.say('table.pot')}</h3>
          <b className="pot">
            <Sign symbol="coin" size={34} />
            {tournament.pot}
          </b>
        </section>
        <section>
          <h3>{context.say('table.goal')}</h3>
          <p>{context.say({ key: `table.goal.${tournament.goal.count}`, params: { count: tournament.goal.atLeast } })}</p>
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
    </div>
  );
}

interface LaneProps extends PartProps<View> {
  readonly tournament: TournamentView;
  readonly player: TournamentView['players'][number];
}

function Lane({ context, tournament, player }: LaneProps) {
  const tincture = player.seat < 0 ? 'or' : (context.table.seats[player.seat]?.tincture ?? 'gules');
  const name = player.seat < 0 ? context.say('table.torak') : context.seatName(player.seat);
  const tag = context.say(player.rolling ? 'table.rolling' : player.score === null ? 'table.waits' : 'table.hasRolled');
  const dice = player.rolling ? tournament.dice : [];
  const score = player.rolling ? tournament.score : player.score;
  const seen = new Set<string>();
  return (
    <div className={`lane ${player.rolling ? 'on' : ''}`}>
      <Markup
        markup={painted(`zizka lane ${tincture} ${name} ${tag}`, () =>
          pieceOfWidth(LANE_SHIELD, laneShieldBody(tincture, name, tag), LANE_SHIELD.width),
        )}
      />
      <div className="dice">
        {dice.map((face, index) => {
          const isFirst = !seen.has(face);
          seen.add(face);
          const key = `die ${index}`;
          return isFirst ? (
            <SpotArea key={key} id={`lane:${face}`} tip={`face:${face}`} className="die-area">
              <Die face={face} size={58} />
            </SpotArea>
          ) : (
            <span key={key} className="die-area">
              <Die face={face} size={58} />
            </span>
          );
        })}
      </div>
      <div className="pen">
        <small>{context.say('table.aside')}</small>
        {player.rolling &&
          tournament.aside
            .map((face, index) => `${face} ${index}`)
            .map((key) => <Die key={key} face={key.split(' ')[0] as Icon} size={36} />)}
      </div>
      <Markup
        markup={painted(`zizka score ${tincture} ${score}`, () =>
          piece(SCORE_SHIELD, scoreShieldBody(tincture, score ?? undefined)),
        )}
      />
    </div>
  );
}
