// The cast of Leaders in words.
import { CARDS, type CardId } from '../../../engine/games/leaders/data/characters';
import { svg } from '../../art/svg';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { emblemAt } from './art/emblems';

const INK = '#3b1d10';

export const glossary: readonly GlossaryGroup[] = [
  {
    heading: 'characters',
    entries: entriesOf(
      CARDS,
      (card) => [`card.${card}.name`, `card.${card}.text`],
      (card) => svg(40, 40, emblemAt(card as CardId, 20, 20, 34, INK)),
    ),
  },
];
