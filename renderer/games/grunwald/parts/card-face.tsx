// A card face up, with its picture.
import type { CardView } from '../../../../engine/games/grunwald/view-types';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { armsOf, KNIGHT_CARD, knightCardBody } from '../art/card';

interface BigProps {
  readonly card: CardView;
  readonly width: number;
}

export function BigCard({ card, width }: BigProps) {
  return (
    <Markup
      markup={painted(`grunwald big ${card.id} ${card.strength} ${width}`, () =>
        pieceOfWidth(KNIGHT_CARD, knightCardBody(card.kind, card.strength, armsOf(card)), width),
      )}
    />
  );
}
