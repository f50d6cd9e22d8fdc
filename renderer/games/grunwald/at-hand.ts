// Beside a wide table: what the knights of the own hand and camp are good for, and what the fields give.
import { FIELDS, type View } from '../../../engine/games/grunwald/view-types';
import { iconSvg } from '../../art/game-icons';
import { PALETTE } from '../../art/palette';
import type { AtHand, TableContext, Tip } from '../../table/game-table';
import { KNIGHT_LOOK } from './art/card';
import { FIELD_LOOK } from './art/field';
import { fieldNumber } from './layout';
import { tipOf, wordOf } from './tips';

const SIZE = 30;

export function atHand(view: View, { table }: TableContext): readonly AtHand[] {
  const own = view.players.find(({ seat }) => seat === (view.you ?? table.viewer ?? table.toMove ?? 0));
  const held = new Set([...(own?.hand ?? []), ...(own?.camp ?? [])].map(({ kind }) => kind));
  return [
    {
      side: 'right',
      heading: 'glossary.knights',
      tips: [...held].flatMap((kind) => signed(wordOf(`kind:${kind}`), KNIGHT_LOOK[kind].figure)),
    },
    {
      side: 'right',
      heading: 'glossary.fields',
      tips: FIELDS.flatMap((field) => signed(tipOf(`field:${field}`, view), FIELD_LOOK[fieldNumber(field)].sign)),
    },
  ];
}

function signed(tip: Tip | null, sign: Parameters<typeof iconSvg>[0]): readonly Tip[] {
  return tip === null ? [] : [{ ...tip, icon: iconSvg(sign, SIZE, PALETTE['brass-l']) }];
}
