// What a revealed skirmish or task comes to, told in the sheet under it: the duels one by one, then sum against sum.
import type { View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon, SeatBadge } from '../../../ui/art';
import type { BattleShow } from '../battle-show';
import type { Report } from '../report';

interface Props {
  readonly report: Report;
  readonly show: BattleShow;
  readonly context: PartProps<View>['context'];
}

export function ToldLines({ report, show, context }: Props) {
  return (
    <div className="told-lines">
      {report.purpose === 'task' &&
        show.fighters
          .filter((fighter) => fighter.won)
          .map(({ seat, card, caption }) => (
            <span key={seat} className="won">
              <SeatBadge tincture={context.table.seats[seat]?.tincture ?? 'gules'} size={22} />
              <b>{card?.strength ?? 0}</b>
              <small>{context.say(caption)}</small>
            </span>
          ))}
      {report.duels.map(({ seat, teuton }) => {
        const card = report.cards.find((each) => each.seat === seat)?.card;
        return (
          <span key={seat} className={teuton ? 'won' : ''}>
            <SeatBadge tincture={context.table.seats[seat]?.tincture ?? 'gules'} size={22} />
            <b>{card?.strength ?? 0}</b>
            <Icon name="crossed-swords" size={18} colour="#7a1f1b" />
            {teuton ? <b>{teuton.strength}</b> : null}
            <small>{context.say(teuton ? { key: 'table.takes', params: { strength: teuton.strength } } : 'table.noDuel')}</small>
          </span>
        );
      })}
      {report.battle && (
        <span className={report.battle.won ? 'won' : 'lost'}>
          <Icon name="queen-crown" size={20} colour="#7a1f1b" />
          <b>{report.battle.ours}</b>
          <i>{report.battle.won ? '≥' : '<'}</i>
          <b>{show.strength}</b>
          <Icon name="iron-cross" size={18} colour="#26262a" />
          <small>
            {report.battle.won
              ? context.say('table.won')
              : context.say({ key: 'table.lossTitle', params: { owed: report.battle.debt } })}
          </small>
        </span>
      )}
    </div>
  );
}
