// How a knight's card looks: its face, its back, and its name for a near eye.
import type { CardView } from '../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../engine/protocol';
import { fitted } from '../../art/text';
import type { TableContext } from '../../table/game-table';
import type { CardPiece } from '../../table/scene';
import { CARD } from './layout';
import { knightBack, knightPicture, knightSheet } from './pictures';

const INK = { crown: 0x5f1310, mercenary: 0x2e2440, teuton: 0x1e1e22, peasant: 0x42341b } as const;
const NAME_Y = 33.5;

/** For the spoken board: whose arms, and how strong. */
export const spokenKnight = ({ id, strength }: CardView): Phrase => ({
  key: 'table.knightOf',
  params: { name: `@card.${id}.name`, strength },
});

export function knightLook(
  card: CardView,
  { say }: Pick<TableContext, 'say'>,
  isUsed = false,
): Pick<CardPiece, 'picture' | 'nearLabels'> {
  const name = say(`card.${card.id}.name`);
  const back = knightBack(card.kind === 'peasant' ? 'crown' : card.kind);
  const size = fitted(name, 9, CARD.width - 6);
  return {
    picture: { front: knightPicture(card, isUsed), back, near: knightSheet(card, isUsed) },
    nearLabels: [{ text: name, x: 0, y: NAME_Y, size, font: 'label', colour: INK[card.kind], bold: true }],
  };
}
