// The hunter of the solo game: his panel, his deck and the card he played last.
import type { View } from '../../../engine/games/zizka/view-types';
import type { CardPiece, Piece, Zone } from '../../table/scene';
import { around, TORAK_CARD, TORAK_CARD_AT, TORAK_DECK_AT, TORAK_PANEL } from './layout';
import { torakBackPicture, torakCardPicture, torakPanelPicture } from './pictures';
import { board } from './scene-map';

const DECK_SCALE = 0.2;

export function torakZones(view: View): readonly Zone[] {
  if (view.solo === null) return [];
  return [
    { id: 'torak:panel', box: TORAK_PANEL, arrange: { as: 'free' }, name: { key: 'table.torak' } },
    {
      id: 'torak:deck',
      box: around(TORAK_DECK_AT, TORAK_CARD.width * DECK_SCALE, TORAK_CARD.height * DECK_SCALE),
      arrange: { as: 'free' },
      tip: 'torakDeck',
      within: 'torak:panel',
    },
    {
      id: 'torak:shown',
      box: around(TORAK_CARD_AT, TORAK_CARD.width, TORAK_CARD.height),
      arrange: { as: 'free' },
      name: { key: 'table.torakCard' },
    },
  ];
}

export function torakPieces(view: View): readonly Piece[] {
  const { solo } = view;
  if (solo === null) return [];
  const pictures = { front: torakCardPicture(), back: torakBackPicture() };
  const shown = solo.used.at(-1);
  const card = (more: Pick<CardPiece, 'id' | 'zone' | 'face'> & Partial<CardPiece>): CardPiece => ({
    kind: 'card',
    size: TORAK_CARD,
    picture: pictures,
    from: 'torak:deck',
    to: 'torak:deck',
    ...more,
  });
  return [
    board('torak:panel', 'torak:panel', { x: TORAK_PANEL.x, y: TORAK_PANEL.y }, torakPanelPicture(false)),
    ...(solo.deck > 0
      ? [
          card({
            id: 'torak:deck',
            zone: 'torak:deck',
            at: TORAK_DECK_AT,
            face: 'back',
            pose: { scale: DECK_SCALE },
            count: Math.min(12, solo.deck + 1),
            tip: 'torakDeck',
            name: { key: 'table.deckLeft', params: { count: solo.deck } },
          }),
        ]
      : []),
    ...(shown === undefined
      ? []
      : [
          card({
            id: `torak:${shown}`,
            zone: 'torak:shown',
            at: TORAK_CARD_AT,
            face: 'front',
            name: { key: `torak.${shown}.text` },
          }),
        ]),
  ];
}
