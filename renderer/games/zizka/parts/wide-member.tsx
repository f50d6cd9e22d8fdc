// A member of the own retinue across the whole panel, for tables with room: portrait, gifts, scroll and dislike at a glance.
import { STARTING_MEMBERS } from '../../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../../engine/games/zizka/data/members';
import type { TableContext } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { isEventKind } from '../art/medallion';
import { GIVEN } from '../art/member-card';
import { portraitBody } from '../art/portrait';
import { Sign } from './symbol';

const FACE = { x: 0, y: 0, width: 60, height: 64 } as const;

interface Props {
  readonly id: string;
  readonly context: TableContext;
}

const HEIGHT = 75;

export function WideMember({ id, context }: Props) {
  const hired = MEMBERS.find((each) => each.id === id);
  const gives = hired?.gives ?? STARTING_MEMBERS.find((each) => each.id === id)?.gives ?? {};
  const scroll = hired?.scroll ?? null;
  const dislikes = hired?.dislikes ?? null;
  const width = Math.round(((HEIGHT - 4) * FACE.width) / FACE.height);
  const face = painted(`zizka wide ${id} ${width}`, () => pieceOfWidth(FACE, portraitBody(id), width));
  return (
    <span className={`zizka-wide level-${hired?.level ?? 0}`} style={{ height: HEIGHT }} data-tip={`member:${id}`}>
      <Markup className="face" markup={face} />
      <span className="words">
        <b>{context.say(`member.${id}.name`)}</b>
        <span className="given">
          {GIVEN.filter((gift) => (gives[gift] ?? 0) > 0).map((gift) => (
            <span key={gift}>
              <Sign symbol={gift} size={22} />
              {(gives[gift] ?? 0) > 1 ? gives[gift] : ''}
            </span>
          ))}
        </span>
      </span>
      <span className="marks">
        {scroll !== null && isEventKind(scroll) && (
          <span className="scroll">
            <Sign symbol="scroll" size={14} />
            <Sign symbol={scroll} size={17} colour="#5d3a1a" />
          </span>
        )}
        {dislikes !== null && (
          <span className={`dislikes ${dislikes}`}>
            <Sign symbol={dislikes} size={14} colour="#ffffff" />
          </span>
        )}
      </span>
    </span>
  );
}
