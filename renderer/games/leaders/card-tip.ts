// A character in words: on hover and in the glossary.
import { type CardId, SORT_BY_CARD } from '../../../engine/games/leaders/data/characters';
import type { Tip } from '../../table/game-table';
import { painted, pieceOfWidth } from '../../ui/art';
import { medallionBody } from './art/card';
import type { Character } from './art/emblems';

export function cardTip(card: string): Tip {
  const sort = SORT_BY_CARD[card as CardId];
  return {
    title: { key: `card.${card}.name` },
    text: { key: 'table.tip', params: { sort: `@table.sort.${sort}`, text: `@card.${card}.text` } },
    icon: medallion(card as CardId),
  };
}

export function medallion(character: Character): string {
  return painted(`leaders tip ${character}`, () =>
    pieceOfWidth({ x: -21, y: -21, width: 42, height: 42 }, medallionBody(character, 'none', 19), 40),
  );
}
