// A member of another seat's retinue in small: a face (when there is room), the name, and what the member gives.
import { STARTING_MEMBERS } from '../../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../../engine/games/zizka/data/members';
import type { TableContext } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { isEventKind } from '../art/medallion';
import { GIVEN } from '../art/member-card';
import { portraitBody } from '../art/portrait';
import { Sign } from './symbol';

interface Props {
  readonly id: string;
  readonly context: TableContext;
  readonly face?: boolean;
  // Scroll and what the member cannot stand, in a line of their own.
  readonly marks?: boolean;
}

export function MiniMember({ id, context, face = true, marks = false }: Props) {
  const hired = MEMBERS.find((each) => each.id === id);
  const gives = hired?.gives ?? STARTING_MEMBERS.find((each) => each.id === id)?.gives ?? {};
  const scroll = hired?.scroll ?? null;
  const dislikes = hired?.dislikes ?? null;
  return (
    <span className="zizka-mini" data-tip={`member:${id}`}>
      {face && (
        <Markup
          className="face"
          markup={painted(`zizka mini ${id} ${marks}`, () =>
            pieceOfWidth({ x: 0, y: 2, width: 60, height: marks ? 62 : 40 }, portraitBody(id), 50),
          )}
        />
      )}
      <b>{context.say(`member.${id}.name`)}</b>
      <i>
        {GIVEN.filter((gift) => (gives[gift] ?? 0) > 0).map((gift) => (
          <span key={gift}>
            <Sign symbol={gift} size={marks ? 17 : 13} />
            {(gives[gift] ?? 0) > 1 ? gives[gift] : ''}
          </span>
        ))}
      </i>
      {marks && (
        <i>
          {scroll !== null && isEventKind(scroll) && <Sign symbol={scroll} size={16} colour="#5d3a1a" />}
          {dislikes !== null && (
            <span className="dislikes">
              <Sign symbol={dislikes} size={16} />
            </span>
          )}
        </i>
      )}
    </span>
  );
}
