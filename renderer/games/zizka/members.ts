// A member as a piece: the same card in the tavern and in a retinue, drawn in the form its place has room for.
import { STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import { PALETTE } from '../../art/palette';
import type { TableContext } from '../../table/game-table';
import type { CardPiece, PieceLabel } from '../../table/scene';
import { type Form, type MemberLook, NAME_AT, numberSpots } from './art/member-forms';
import { FORMS } from './panel-layout';
import { memberBack, memberPicture } from './pictures';

export const memberId = (member: string): string => `card:${member}`;

export function lookOf(member: string, isPriced: boolean): MemberLook {
  const hired = MEMBERS.find(({ id }) => id === member);
  const starter = STARTING_MEMBERS.find(({ id }) => id === member);
  return {
    level: hired?.level ?? 0,
    gives: hired?.gives ?? starter?.gives ?? {},
    dislikes: hired?.dislikes ?? null,
    scroll: hired?.scroll ?? null,
    ...(isPriced && hired ? { cost: hired.cost } : {}),
  };
}

const INK = Number.parseInt(PALETTE.ink.slice(1), 16);
const PALE = Number.parseInt(PALETTE.gilt.slice(1), 16);
// Letters are about so wide.
const WIDE = 0.54;
const LEAST = 12;

function labelsOf(member: string, form: Form, look: MemberLook, context: TableContext): readonly PieceLabel[] {
  const { width, height } = FORMS[form];
  const from = (x: number, y: number) => ({ x: x - width / 2, y: y - height / 2 });
  const text = context.say(`member.${member}.name`);
  const place = NAME_AT[form];
  const room = form === 'card' && look.cost === undefined ? place.room + 12 : place.room;
  const size = Math.max(LEAST, Math.min(place.size, room / (text.length * WIDE)));
  const middle = form === 'card' && look.cost === undefined ? width / 2 : place.x;
  const isHeaded = form === 'card';
  return [
    {
      text,
      ...from(middle, place.y),
      size,
      font: form === 'card' || form === 'wide' ? 'label' : 'data',
      colour: isHeaded ? PALE : INK,
      bold: true,
    },
    ...numberSpots(form, look).map(
      ({ x, y, size: high, count }): PieceLabel => ({
        text: String(count),
        ...from(x, y),
        size: high,
        font: 'data',
        colour: INK,
        bold: true,
      }),
    ),
    ...(look.cost === undefined
      ? []
      : [{ text: String(look.cost), ...from(95, 10.5), size: 14, font: 'data' as const, colour: INK, bold: true as const }]),
  ];
}

export function memberPiece(
  member: string,
  form: Form,
  context: TableContext,
  more: Pick<CardPiece, 'zone'> & Partial<CardPiece> & { readonly priced?: boolean },
): CardPiece {
  const { priced = false, ...rest } = more;
  const look = lookOf(member, priced);
  return {
    id: memberId(member),
    kind: 'card',
    size: FORMS[form],
    face: 'front',
    picture: { front: memberPicture(form, member, look), back: memberBack(form, look.level) },
    labels: labelsOf(member, form, look, context),
    to: 'gone',
    tip: `member:${member}`,
    name: { key: `member.${member}.name` },
    ...rest,
  };
}
