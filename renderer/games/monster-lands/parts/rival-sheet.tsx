// A rival's clan in full while its name is pointed at: members with dice, abilities, gear and lives.
import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { nameAfter, usePointer } from '../../../table/session-context';
import { Icon, SeatBadge } from '../../../ui/art';
import { equipmentIcon, personIcon } from '../art/icons';
import { shownSeat } from '../layout';
import { memberName, tinctureOf, trailName } from '../reading';
import { Die, EffectSigns, Laurel } from './signs';

export function RivalSheet({ view, context }: PartProps<View>) {
  const name = usePointer(({ hovered }) => nameAfter('clan:', hovered));
  const seat = name === null ? -1 : Number(name);
  const facts = view.clanViews[seat];
  if (facts === undefined || seat === shownSeat(view)) return null;
  return (
    <section className="ml-peek">
      <h3>
        <SeatBadge tincture={tinctureOf(context, seat)} size={22} />
        {context.seatName(seat)}
      </h3>
      {facts.members.map((member) => {
        const { id, dice, ability, reputation } = memberOf(member.id);
        const where =
          member.trail !== ''
            ? trailName(view, member.trail, context.say)
            : member.land !== ''
              ? context.say(`card.${member.land}.name`)
              : '';
        return (
          <p key={member.id}>
            <Icon name={personIcon(id)} size={20} colour="#3a2a17" />
            <b>{context.say(memberName(member.id))}</b>
            <Laurel kind="reputation" value={reputation} size={20} />
            <span>
              {dice.map((die, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
                <Die key={index} colour={die} size={16} />
              ))}
            </span>
            <EffectSigns effects={ability} size={15} />
            <span>
              {member.gear.map((card) => (
                <Icon key={card} name={equipmentIcon(equipmentOf(card).id)} size={17} colour="#6b4a10" />
              ))}
            </span>
            <Icon name={member.wounded ? 'broken-heart' : 'hearts'} size={15} colour="#a32a29" />
            <em>{where}</em>
          </p>
        );
      })}
    </section>
  );
}
