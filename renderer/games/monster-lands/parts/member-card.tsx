// A member's card: dice, reputation, ability, gear places and lives; where the member is shows as a ribbon.
import type { ReactNode } from 'react';
import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { MemberView } from '../../../../engine/games/monster-lands/view-types';
import { SpotArea } from '../../../table/spot-area';
import { Icon } from '../../../ui/art';
import { equipmentIcon } from '../art/icons';
import { MEMBER_CARD, memberCardBody } from '../art/member';
import { MEMBER_WIDTH } from '../layout';
import { memberName, trailName } from '../reading';
import type { ClanProps } from './clan-panel';
import { Drawing } from './drawing';
import { EffectSigns } from './signs';

const SCALE = MEMBER_WIDTH / 108;
const GEAR = ['weapon', 'garment', 'spell'] as const;

interface Props extends ClanProps {
  readonly member: MemberView;
  readonly x: number;
}

export function MemberCard({ member, x, view, context, marks, isOwn, seat }: Props) {
  const record = memberOf(member.id);
  const name = context.say(memberName(member.id));
  const lives = member.wounded ? 1 : 2;
  const ribbon =
    member.trail !== ''
      ? trailName(view, member.trail, context.say)
      : member.land !== ''
        ? context.say(`card.${member.land}.name`)
        : undefined;
  const isChosen = view.ask?.seat === seat && isOwn && view.work?.action === 'send' && view.work.subject === member.id;
  const state = isChosen ? 'chosen' : member.away ? 'away' : 'rest';
  const worn = (kind: (typeof GEAR)[number]): string | undefined => member.gear.find((card) => equipmentOf(card).type === kind);
  const gear = {
    weapon: worn('weapon') !== undefined,
    garment: worn('garment') !== undefined,
    spell: worn('spell') !== undefined,
  };
  const key = `member ${record.id} ${name} ${lives} ${ribbon ?? ''} ${state} ${member.leader} ${Object.values(gear).join('')}`;
  const isActive = isOwn && marks.spots.some((spot) => spot.id === `ability:${member.id}`);
  const usedUp = (view.uses[member.id] ?? 0) > 0;
  return (
    <Area id={`member:${member.id}`} isOwn={isOwn} className="member" tip={`member:${member.id}`} x={x}>
      <Drawing
        name={key}
        box={MEMBER_CARD}
        scale={SCALE}
        body={() =>
          memberCardBody(record.id, record.affinity, {
            name,
            reputation: record.reputation,
            dice: record.dice,
            lives,
            gear,
            leader: member.leader,
            state,
            ...(ribbon === undefined ? {} : { ribbon }),
          })
        }
      />
      <Area
        id={`ability:${member.id}`}
        isOwn={isOwn}
        className={`ability ${isActive ? 'ready' : ''} ${usedUp ? 'used' : ''}`}
        tip={`member:${member.id}`}
      >
        {usedUp && <Icon name="check-mark" size={13} colour="#3b7440" />}
        <EffectSigns effects={record.ability} size={17} />
      </Area>
      {GEAR.map((kind, index) => {
        const card = worn(kind);
        if (card === undefined)
          return <span key={kind} className="gear-tip" style={{ left: 5 + index * 26 }} data-tip={`type:${kind}`} />;
        return (
          <Area key={kind} id={`gear:${card}`} isOwn={isOwn} className="gear" tip={`gear:${card}`} left={5 + index * 26}>
            <Icon name={equipmentIcon(equipmentOf(card).id)} size={19} colour="#3a2404" />
          </Area>
        );
      })}
      <Area id={`heal:${member.id}`} isOwn={isOwn} className="lives" tip="lives" />
    </Area>
  );
}

interface AreaProps {
  readonly id: string;
  readonly isOwn: boolean;
  readonly className: string;
  readonly tip: string;
  readonly x?: number;
  readonly left?: number;
  readonly children?: ReactNode;
}

// A place to choose in the own clan, only something to look at in another.
export function Area({ id, isOwn, className, tip, x, left, children }: AreaProps) {
  const at = x ?? left;
  const style = at === undefined ? {} : { left: at };
  return isOwn ? (
    <SpotArea id={id} className={className} style={style} tip={tip}>
      {children}
    </SpotArea>
  ) : (
    <div className={`spot-area ${className}`} style={style} data-tip={tip}>
      {children}
    </div>
  );
}
