// A member's card, in taverns large and with its price, in a retinue small.
import { STARTING_MEMBERS } from '../../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../../engine/games/zizka/data/members';
import type { TableContext } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { MEMBER_CARD, memberCardBody, OWN_CARD } from '../art/member-card';

interface Props {
  readonly id: string;
  readonly context: TableContext;
  readonly width: number;
  readonly priced?: boolean;
}

export function Member({ id, context, width, priced = false }: Props) {
  const hired = MEMBERS.find((member) => member.id === id);
  const starter = STARTING_MEMBERS.find((member) => member.id === id);
  const name = context.say(`member.${id}.name`);
  const markup = painted(`zizka member ${id} ${name} ${width} ${priced}`, () =>
    pieceOfWidth(
      priced ? MEMBER_CARD : OWN_CARD,
      memberCardBody(id, {
        level: hired?.level ?? 0,
        name,
        gives: hired?.gives ?? starter?.gives ?? {},
        dislikes: hired?.dislikes ?? null,
        scroll: hired?.scroll ?? null,
        ...(priced && hired ? { cost: hired.cost } : {}),
      }),
      width,
    ),
  );
  return (
    <span className="zizka-member" data-tip={`member:${id}`}>
      <Markup markup={markup} />
    </span>
  );
}
