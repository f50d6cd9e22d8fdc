// A card face up: large with its picture, or small with kind and strength only.
import type { CardView } from '../../../../engine/games/grunwald/view-types';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { armsOf, KNIGHT_CARD, KNIGHT_MINI, knightCardBody, knightMiniBody } from '../art/card';

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

interface MiniProps {
  readonly card: CardView;
  readonly width?: number;
  readonly used?: boolean;
}

export function MiniCard({ card, width = 40, used = false }: MiniProps) {
  return (
    <Markup
      markup={painted(`grunwald mini ${card.kind} ${card.strength} ${width} ${used}`, () =>
        pieceOfWidth(KNIGHT_MINI, knightMiniBody(card.kind, card.strength, { used }), width),
      )}
    />
  );
}
