// A painter's drawing as the options of a piece: markup, size and anchor belong together.
import { anchorOf, type Box, piece } from '../art/svg';
import type { PieceOptions } from './piece';

export function paintedPiece(
  box: Box,
  body: string,
  scale = 1,
): Required<Pick<PieceOptions, 'markup' | 'width' | 'height' | 'anchor'>> {
  return { markup: piece(box, body), width: box.width * scale, height: box.height * scale, anchor: anchorOf(box) };
}
