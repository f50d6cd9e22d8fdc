// What is said on the field of battle: steps, who fights with what, sum against sum, and what the cards below are for.
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, ownLetters } from '../../../table/letters';
import { Icon, SeatBadge } from '../../../ui/art';
import { type BattleShow, battleShow, STEPS } from '../battle-show';
import { BATTLE, hostPoint, orderPoint, TRAY } from '../layout';
import type { Report } from '../report';
import { choosingOf } from '../scene-seats';
import { EventHead } from './event-head';
import { Sheet } from './sheet';
import { ToldLines } from './told-lines';

interface Props extends PartProps<View> {
  readonly kind: 'skirmish' | 'task';
  readonly report: Report | null;
}

// Scenes are laid out below the top strip.
const TOP = 40;
const under = BATTLE.y + 68 - TOP;

export function Battle(props: Props) {
  const { view, context, kind, report, playing } = props;
  const asked = playing ? null : context.table.toMove;
  const show = battleShow(view, report, asked);
  const choosing = report === null ? choosingOf(view, context) : null;
  return (
    <div className={`grunwald-battle ${kind}`}>
      {kind === 'skirmish' && <Skirmish show={show} view={view} context={context} />}
      {kind === 'task' && <Task {...props} />}
      <Fighters show={show} context={context} />
      {report !== null && (
        <div className="told" style={{ left: TRAY.x, width: TRAY.width }}>
          <h3>{context.say(toldTitle(report))}</h3>
          <ToldLines report={report} show={show} context={context} />
        </div>
      )}
      {choosing !== null && <Sheet view={view} context={context} choosing={choosing} />}
    </div>
  );
}

function toldTitle(report: Report): string {
  const step = report.purpose === 'task' ? 'task' : report.battle ? 'battle' : report.duels.length > 0 ? 'duels' : 'reveal';
  return `table.told.${step}`;
}

type Context = Props['context'];
const tinctureOf = (context: Context, seat: number): Tincture => context.table.seats[seat]?.tincture ?? 'gules';

function Skirmish({ show, view, context }: { readonly show: BattleShow; readonly view: View; readonly context: Context }) {
  const { say } = context;
  return (
    <>
      <ol className="steps" style={{ left: TRAY.x, width: TRAY.width }}>
        {STEPS.map((step, index) => (
          <li key={step} className={index === show.step ? 'on' : index < show.step ? 'done' : ''}>
            {say(`table.step.${step}`)}
          </li>
        ))}
      </ol>
      <h2 style={{ left: BATTLE.order - 110, width: 220 }} data-room="1.4">
        {say('table.order')}
      </h2>
      {show.teutons.map(({ card, captor }, index) => (
        <p
          key={card.id}
          className={`caption ${captor === null ? '' : 'won'}`}
          style={{ left: orderPoint(index, show.teutons.length).x - 50, top: under }}
        >
          <b>
            {captor !== null && <SeatBadge tincture={tinctureOf(context, captor)} size={18} />}
            <span>{captor === null ? say(`card.${card.id}.name`) : context.seatName(captor)}</span>
          </b>
          <small>{say(captor !== null ? 'table.captor' : show.won === null ? 'kind.teuton' : 'table.stillFree')}</small>
        </p>
      ))}
      <div
        className="reckoner"
        {...ownLetters(context.settings)}
        style={{
          ...{ left: BATTLE.reckoner.x - 80, top: BATTLE.reckoner.y - 80 - TOP },
          // Over the verdict's ribbon.
          ...grownStyle(context.settings, 1.4),
        }}
        data-tip="sums"
      >
        <span className="side">
          <Icon name="iron-cross" size={22} colour="#f1ede2" />
          <b>{show.strength}</b>
          <small>{show.parts}</small>
        </span>
        <span className={`side ${show.won === false ? 'less' : ''}`}>
          <Icon name="queen-crown" size={22} colour="#e8cc7a" />
          <b>{show.ours ?? '?'}</b>
          <small>{show.oursParts}</small>
        </span>
        {show.won !== null && (
          <em className={show.won ? 'won' : 'lost'}>
            {show.won ? say('table.won') : say({ key: 'table.lostBy', params: { debt: show.debt } })}
          </em>
        )}
      </div>
      {show.bonus > 0 && show.won === null && (
        <p className="bonus" style={{ left: BATTLE.reckoner.x - 90, top: BATTLE.reckoner.y + 88 - TOP }}>
          {say({ key: 'table.players', params: { count: view.seats } })} <b>(+{show.bonus})</b>
          {show.event > 0 && view.event && (
            <>
              {' · '}
              {say(`event.${view.event.id}.name`)} <b>(+{show.event})</b>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Fighters({ show, context }: { readonly show: BattleShow; readonly context: Context }) {
  return (
    <>
      <h2 style={{ left: BATTLE.host - 150, width: 300 }} data-room="1.4">
        {context.say('table.host')}
      </h2>
      {show.fighters.map((fighter, index) => (
        <p
          key={fighter.seat}
          className={`caption ${fighter.won ? 'won' : ''}`}
          style={{ left: hostPoint(index, show.fighters.length).x - 48, top: under }}
        >
          <b>
            <SeatBadge tincture={tinctureOf(context, fighter.seat)} size={18} />
            <span>{context.seatName(fighter.seat)}</span>
          </b>
          <small>{context.say(fighter.caption)}</small>
        </p>
      ))}
    </>
  );
}

function Task({ view, context, report }: Props) {
  const joint = report?.joint ?? null;
  return (
    <div className="task">
      {view.event && <EventHead event={view.event} view={view} context={context} tincture={tinctureOf(context, view.you ?? 0)} />}
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
