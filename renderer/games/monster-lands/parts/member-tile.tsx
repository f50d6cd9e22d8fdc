// A member of a large clan: all that the card says, in two rows of tiles instead of a fan that hides it.
import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { MemberView } from '../../../../engine/games/monster-lands/view-types';
import { Icon } from '../../../ui/art';
import { AFFINITY } from '../art/affinity';
import { AFFINITY_ICON, equipmentIcon, personIcon } from '../art/icons';
import { memberName, trailName } from '../reading';
import type { ClanProps } from './clan-panel';
import { Area } from './member-card';
import { Die, EffectSigns, Laurel } from './signs';

const NEUTRAL = { colour: '#8a7a62', dark: '#4a3e30' };

interface Props extends ClanProps {
  readonly member: MemberView;
}

export function MemberTile({ member, view, context, marks, isOwn, seat }: Props) {
  const record = memberOf(member.id);
  const { colour, dark } = record.affinity === null ? NEUTRAL : AFFINITY[record.affinity];
  const isChosen = view.ask?.seat === seat && isOwn && view.work?.action === 'send' && view.work.subject === member.id;
  const isActive = isOwn && marks.spots.some((spot) => spot.id === `ability:${member.id}`);
  const usedUp = (view.uses[member.id] ?? 0) > 0;
  const place = member.trail !== '' ? trailName(view, member.trail, context.say) : member.land;
  return (
    <Area
      id={`member:${member.id}`}
      isOwn={isOwn}
      className={`tile ${isChosen ? 'chosen' : ''} ${member.away ? 'away' : ''}`}
      tip={`member:${member.id}`}
    >
      <header style={{ background: `linear-gradient(${colour}, ${dark})` }}>
        {member.leader ? (
          <Icon name="crown" size={13} colour="#ffe08a" />
        ) : (
          record.affinity !== null && <Icon name={AFFINITY_ICON[record.affinity]} size={13} colour="#fff" />
        )}
        <b>{context.say(memberName(member.id))}</b>
        {record.reputation > 0 && <Laurel kind="reputation" value={record.reputation} size={19} />}
      </header>
      <span className="face" style={{ background: `radial-gradient(circle at 40% 25%, ${colour}, ${dark})` }}>
        <Icon name={personIcon(record.id)} size={25} colour="#fff6e2" />
      </span>
      <span className="dice">
        {record.dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
          <Die key={index} colour={die} size={14} />
        ))}
      </span>
      <Area
        id={`ability:${member.id}`}
        isOwn={isOwn}
        className={`skill ${isActive ? 'ready' : ''} ${usedUp ? 'used' : ''}`}
        tip={`member:${member.id}`}
      >
        {usedUp && <Icon name="check-mark" size={11} colour="#3b7440" />}
        <EffectSigns effects={record.ability} size={13} />
      </Area>
      <span className="worn">
        {member.gear.map((card) => (
          <Area key={card} id={`gear:${card}`} isOwn={isOwn} className="wear" tip={`gear:${card}`}>
            <Icon name={equipmentIcon(equipmentOf(card).id)} size={13} colour="#3a2404" />
          </Area>
        ))}
        <Area id={`heal:${member.id}`} isOwn={isOwn} className="life" tip="lives">
          <Icon name={member.wounded ? 'broken-heart' : 'hearts'} size={14} colour={member.wounded ? '#5a1512' : '#c22a22'} />
        </Area>
      </span>
      {place !== '' && <em>{member.trail !== '' ? place : context.say(`card.${member.land}.name`)}</em>}
    </Area>
  );
}
