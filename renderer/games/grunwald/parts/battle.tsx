// The upper half of the skirmish: the Order on the left, the royal host on the right, sums between.
import type { GrunwaldView } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import { BATTLEFIELD, battlefieldBody, RECKONER, reckonerBody, SASH, sashBody } from '../art/battle';
import { KNIGHT_CARD, knightBackBody } from '../art/card';
import { type BattleShow, battleShow, type Fighter, STEPS } from '../battle-show';
import type { Report } from '../report';
import { BigCard } from './card-face';
import { EventHead } from './event-head';

const WIDTH = 118;

interface Props extends PartProps<GrunwaldView> {
  readonly kind: 'skirmish' | 'task';
  readonly report: Report | null;
}

export function Battle({ view, context, kind, report, playing }: Props) {
  const show = battleShow(view, report, playing ? null : context.table.toMove);
  const say = context.say;
  const tinctureOf = (seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';
  return (
    <div className="grunwald-battle">
      <Markup className="sky" markup={painted('grunwald battlefield', () => piece(BATTLEFIELD, battlefieldBody()))} />
      {kind === 'skirmish' ? (
        <>
          <ol className="steps">
            {STEPS.map((step, index) => (
              <li key={step} className={index === show.step ? 'on' : index < show.step ? 'done' : ''}>
                {say(`table.step.${step}`)}
              </li>
            ))}
          </ol>
          <h2 className="order">{say('table.order')}</h2>
          <div className="teutons">
            {show.teutons.map(({ card, captor }) => (
              <figure key={card.id} data-tip="kind:teuton">
                <BigCard card={card} width={WIDTH} />
                {captor !== null && <Sash tincture={tinctureOf(captor)} />}
                <figcaption className={captor === null ? 'free' : 'won'}>
                  <b>
                    {captor !== null && <SeatBadge tincture={tinctureOf(captor)} size={19} />}
                    <span>{captor === null ? say(`card.${card.id}.name`) : context.seatName(captor)}</span>
                  </b>
                  <small>{say(captor !== null ? 'table.captor' : show.won === null ? 'kind.teuton' : 'table.stillFree')}</small>
                </figcaption>
              </figure>
            ))}
          </div>
          <Bonuses view={view} say={say} />
          <Sums show={show} say={say} />
        </>
      ) : (
        <Task view={view} context={context} report={report} tincture={tinctureOf(view.you ?? 0)} />
      )}
      <h2 className="host">{say('table.host')}</h2>
      <div className="fighters">
        {show.fighters.map((fighter) => (
          <figure key={fighter.seat} className={`${fighter.won ? 'won' : ''} ${report ? 'turned' : ''}`}>
            <FighterCard fighter={fighter} />
            <figcaption className={fighter.won ? 'won' : ''}>
              <b>
                <SeatBadge tincture={tinctureOf(fighter.seat)} size={19} />
                <span>{context.seatName(fighter.seat)}</span>
              </b>
              <small>{say(fighter.caption)}</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

type Say = PartProps<GrunwaldView>['context']['say'];

function Bonuses({ view, say }: { readonly view: GrunwaldView; readonly say: Say }) {
  const battle = view.battle;
  if (!battle) return null;
  return (
    <ul className="bonuses">
      <li>
        <b>+{battle.bonus}</b>
        <span>
          {say({ key: 'table.players', params: { count: view.seats } })}
          <small>{say('table.bonus')}</small>
        </span>
      </li>
      {battle.event > 0 && (
        <li>
          <b>+{battle.event}</b>
          <span>
            {say('table.event')}
            <small>{view.event && say(`event.${view.event.id}.name`)}</small>
          </span>
        </li>
      )}
    </ul>
  );
}

function Sums({ show, say }: { readonly show: BattleShow; readonly say: Say }) {
  return (
    <div className="reckoner" data-tip="sums">
      <Markup className="disc" markup={painted('grunwald reckoner', () => piece(RECKONER, reckonerBody()))} />
      <span className="side">
        <Icon name="iron-cross" size={24} colour="#f1ede2" />
        <b>{show.strength}</b>
        <small>{show.parts}</small>
      </span>
      <span className={`side ${show.won === false ? 'less' : ''}`}>
        <Icon name="queen-crown" size={24} colour="#e8cc7a" />
        <b>{show.ours ?? '?'}</b>
        <small>{show.oursParts}</small>
      </span>
      {show.won !== null && (
        <em className={show.won ? 'won' : 'lost'}>
          {show.won ? say('table.won') : say({ key: 'table.lostBy', params: { debt: show.debt } })}
        </em>
      )}
    </div>
  );
}

interface TaskProps {
  readonly view: GrunwaldView;
  readonly context: PartProps<GrunwaldView>['context'];
  readonly report: Report | null;
  readonly tincture: Tincture;
}

function Task({ view, context, report, tincture }: TaskProps) {
  const joint = report?.joint ?? null;
  return (
    <div className="task">
      {view.event && <EventHead event={view.event} view={view} context={context} tincture={tincture} />}
      {joint && (
        <em className={joint.done ? 'won' : 'lost'}>
          {context.say({
            key: joint.done ? 'table.jointDone' : 'table.jointFailed',
            params: { sum: joint.sum, needed: joint.needed },
          })}
        </em>
      )}
    </div>
  );
}

function FighterCard({ fighter }: { readonly fighter: Fighter }) {
  if (fighter.card) {
    return (
      <span data-tip={`kind:${fighter.card.kind}`}>
        <BigCard card={fighter.card} width={WIDTH} />
      </span>
    );
  }
  const opacity = fighter.laid ? 1 : 0.3;
  return (
    <Markup
      markup={painted(`grunwald back ${opacity}`, () =>
        pieceOfWidth(KNIGHT_CARD, `<g opacity="${opacity}">${knightBackBody('crown')}</g>`, WIDTH),
      )}
    />
  );
}

function Sash({ tincture }: { readonly tincture: Tincture }) {
  return <Markup className="sash" markup={painted(`grunwald sash ${tincture}`, () => piece(SASH, sashBody(tincture)))} />;
}
