// The pictures of the table's pieces, made once for each look.
import type { CardId, FigureKind } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import { figurePicture } from '../../art/figures/figure';
import { LEADERS_FIGURES } from '../../art/figures/leaders-figures';
import { anchorOf, type Box, piece, svg } from '../../art/svg';
import type { FigurePiece, Painted } from '../../table/scene';
import { painted } from '../../ui/art';
import {
  CARD as CARD_ART,
  type CharacterCardOptions,
  characterBackBody,
  characterCardBody,
  characterSheetBody,
} from './art/card';
import type { CardTincture } from './art/emblems';
import { TERRACE, terraceBody } from './art/terrace';
import { BOARD, boardBody } from './art/terrace-board';
import { CARD, FIGURE_SCALE, TRAY } from './layout';

const MIDDLE = { x: 0.5, y: 0.5 };

function picture(name: string, box: Box, size: { readonly width: number; readonly height: number }, body: () => string): Painted {
  return { markup: painted(`leaders ${name}`, () => piece(box, body())), ...size, anchor: anchorOf(box) };
}

export function terracePicture(): Painted {
  return picture('terrace', TERRACE, TERRACE, terraceBody);
}

export function boardPicture(front: Tincture, behind: Tincture): Painted {
  return picture(`board ${front} ${behind}`, BOARD, BOARD, () => boardBody(front, behind));
}

export function trayPicture(): Painted {
  const { width, height } = TRAY;
  const markup = painted('leaders tray', () =>
    svg(
      width,
      height,
      `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="9" fill="#1d1430" fill-opacity=".93" stroke="#7d5c1f" stroke-width="2"/><rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="6" fill="none" stroke="#C8A04A" stroke-opacity=".35"/>`,
    ),
  );
  return { markup, width, height, anchor: MIDDLE };
}

export function slotPicture(isLit: boolean): Painted {
  const { width, height } = CARD;
  const line = isLit ? '#FFE7A8' : '#e8cc7a';
  const markup = painted(`leaders slot ${isLit}`, () =>
    svg(
      width,
      height,
      `<rect x="1.500" y="1.500" width="${width - 3}" height="${height - 3}" rx="7" fill="#0a0416" fill-opacity=".34" stroke="${line}" stroke-opacity="${isLit ? 0.95 : 0.55}" stroke-width="1.500" stroke-dasharray="5 4"/>`,
    ),
  );
  return { markup, width, height, anchor: MIDDLE };
}

// Nothing but its words.
export function noPicture(): Painted {
  return { markup: '<svg viewBox="0 0 1 1"></svg>', width: 1, height: 1, anchor: MIDDLE };
}

export interface CardWords extends Pick<CharacterCardOptions, 'kind'> {
  readonly title: string;
  // Left out where the card is too small to be read.
  readonly kindLabel?: string;
}

export function cardPicture(card: CardId, tincture: CardTincture, words: CardWords, state: 'rest' | 'used' | 'chosen'): Painted {
  const name = `card ${card} ${tincture} ${words.title} ${words.kindLabel} ${state}`;
  const markup = painted(`leaders ${name}`, () => piece(CARD_ART, characterCardBody(card, tincture, { ...words, state })));
  return { markup, ...CARD, anchor: MIDDLE };
}

// For a near eye; its words are labels.
export function cardSheet(card: CardId, tincture: CardTincture, kind: CardWords['kind']): Painted {
  const markup = painted(`leaders sheet ${card} ${tincture}`, () => piece(CARD_ART, characterSheetBody(card, tincture, kind)));
  return { markup, ...CARD, anchor: MIDDLE };
}

export function cardBack(): Painted {
  return { markup: painted('leaders card back', () => piece(CARD_ART, characterBackBody())), ...CARD, anchor: MIDDLE };
}

const figures = new Map<string, FigurePiece['picture']>();

export function figureLook(kind: FigureKind, tincture: Tincture): FigurePiece['picture'] {
  const name = `${kind} ${tincture}`;
  const known = figures.get(name);
  if (known) return known;
  const made = figurePicture(LEADERS_FIGURES[kind], tincture, FIGURE_SCALE);
  figures.set(name, made);
  return made;
}
