// A painter's drawing as a picture: markup, size and anchor belong together.
import { anchorOf, type Box, piece } from '../art/svg';
import type { Painted } from './scene';

export function paintedPiece(box: Box, body: string, scale = 1): Painted {
  return { markup: piece(box, body), width: box.width * scale, height: box.height * scale, anchor: anchorOf(box) };
}
