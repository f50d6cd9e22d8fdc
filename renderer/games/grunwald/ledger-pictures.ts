// The pictures of the last reckoning: the open ledger with its lines, the sheet laid on it, the small cards, the victor.
import type { CardView } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import { frameBody } from '../../art/frame';
import { at } from '../../art/svg';
import type { TableContext } from '../../table/game-table';
import type { CardPiece, Painted, Size } from '../../table/scene';
import { knightMiniBody } from './art/card';
import { LEDGER, laurelsBody, ledgerBody, ledgerLinesBody, seatHeadBody, VICTOR, victorShieldBody } from './art/ledger';
import { knightLook } from './knight-look';
import { CARD } from './layout';
import { columnBox, HEADS, LINES, NAMES, PAGE, ROWS, VICTOR_AT } from './ledger-layout';
import { framed, sized } from './pictures';

export function ledgerPicture(tinctures: readonly Tincture[]): Painted {
  return framed(`ledger ${tinctures.join(' ')}`, LEDGER, () => {
    const columns = tinctures.map((_, column) => columnBox(column, tinctures.length));
    const heads = columns.map(({ x, width }, column) => {
      const left = x + (width - HEADS.width) / 2 - PAGE.x;
      return at(left, HEADS.y - PAGE.y, seatHeadBody(tinctures[column] ?? 'gules'));
    });
    const last = columns.at(-1);
    const lines = ledgerLinesBody({
      left: NAMES.x - PAGE.x,
      right: (last === undefined ? 0 : last.x + last.width) - PAGE.x,
      columns: columns.map(({ x }) => x - PAGE.x),
      rows: LINES.map((line) => ROWS[line].y - PAGE.y),
      total: { y: ROWS.total.y - PAGE.y, height: ROWS.total.height },
    });
    return ledgerBody() + lines + at(VICTOR_AT.x - PAGE.x, VICTOR_AT.y - PAGE.y, laurelsBody()) + heads.join('');
  });
}

export function sheetPicture({ width, height }: Size): Painted {
  return sized(`ledger sheet ${width}`, { width, height }, () => frameBody(width, height, 'sheet', { seed: 9 }));
}

export function victorPicture(tincture: Tincture): Painted {
  return framed(`victor ${tincture}`, VICTOR, () => victorShieldBody(tincture));
}

// Small on the page, with a number that can still be read; a near eye sees the whole card.
export function ledgerLook(
  card: CardView,
  context: TableContext,
  { isCovered }: { readonly isCovered: boolean },
): Pick<CardPiece, 'picture' | 'nearLabels'> {
  const { picture, nearLabels = [] } = knightLook(card, context);
  const scale = CARD.width / 32;
  const front = sized(`ledger knight ${card.id} ${isCovered}`, CARD, () =>
    at(0, 0, knightMiniBody(card.kind, card.strength, { isCovered }), { scale }),
  );
  return { picture: { ...picture, front }, nearLabels };
}
