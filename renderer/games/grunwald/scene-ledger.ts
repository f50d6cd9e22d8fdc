// The last reckoning as a place: the ledger is laid over the table, and knights, captives, provision and ducats of every
// seat go to the lines in which they count.
import { known } from '../../../engine/core/invariant';
import type { CardView, PlayerView, ReckoningRow, View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Painted, type Piece, type PiecePose, type Zone } from '../../table/scene';
import { CARD } from './layout';
import {
  columnBox,
  inTwoRows,
  LEDGER_CARD,
  LINES,
  type Line,
  larderBox,
  PAGE,
  piecesBox,
  SHEET,
  spread,
  VICTOR_AT,
} from './ledger-layout';
import { type LedgerPage, ledgerPage } from './ledger-page';
import { ledgerLook, ledgerPicture, sheetPicture, victorPicture } from './ledger-pictures';
import { coinPicture } from './pictures';
import { tinctureOf } from './scene-fields';
import { choosingOf, knight } from './scene-seats';

const WIDTH = CARD.width * LEDGER_CARD;
const COIN = 22;
const COIN_SCALE = 0.76;
const COIN_WIDTH = COIN * COIN_SCALE;

const knightsOf = ({ hand, camp }: PlayerView): readonly CardView[] =>
  [...hand, ...camp].filter(({ kind }) => kind !== 'teuton' && kind !== 'peasant').toSorted(byKind);
const captivesOf = ({ hand, camp }: PlayerView): readonly CardView[] =>
  [...hand, ...camp].filter(({ kind }) => kind === 'teuton').toSorted(byKind);

function byKind(one: CardView, other: CardView): number {
  return one.kind === other.kind ? other.strength - one.strength : one.kind < other.kind ? -1 : 1;
}

// Where a knight lies: fed with the troops, counted by strength, then with its own kind.
function zoneOf(page: LedgerPage, seat: number, { kind }: CardView): string {
  const own = kind === 'crown' || kind === 'mercenary' ? kind : null;
  if (own !== null && page.isWritten(own, seat)) return `${own}:${seat}`;
  return own === null || page.isWritten('strength', seat) ? `strength:${seat}` : `troops:${seat}`;
}

export function ledgerZones(view: View): readonly Zone[] {
  const page = ledgerPage(view);
  if (page === null) return [];
  const count = view.players.length;
  return [
    { id: 'ledger', box: { ...PAGE, width: 1180, height: 570 }, arrange: { as: 'free' } },
    { id: 'sheet', box: SHEET, arrange: { as: 'free' } },
    // The sheet is drawn off the table over its near edge: the other way it would sweep over what is written.
    { id: 'near edge', box: { ...SHEET, y: 760 }, arrange: { as: 'free' }, beyond: true },
    ...view.players.flatMap((player, column) => seatZones(page, player, column, count)),
  ];
}

function seatZones(page: LedgerPage, player: PlayerView, column: number, count: number): readonly Zone[] {
  const { seat } = player;
  const named = (kind: string) => ({ key: `table.zone.${kind}`, params: { seat } });
  const troops = piecesBox('feeding', column, count);
  const places = spread(troops, rowOf(page, seat).knightsBefore, WIDTH, 3);
  const row = (id: 'strength' | 'crown' | 'mercenary'): Zone => ({
    id: `${id}:${seat}`,
    box: piecesBox(id, column, count),
    arrange: { as: 'row', gap: 3, align: 'start' },
    name: named(id),
  });
  const surplus = piecesBox('provision', column, count);
  const purse = piecesBox('ducats', column, count);
  const pairs = inTwoRows(purse, Math.ceil(player.ducats / 2), COIN_WIDTH + 4);
  return [
    { id: `head:${seat}`, box: { ...columnBox(column, count), height: 44 }, arrange: { as: 'free' } },
    { id: `troops:${seat}`, box: troops, arrange: { as: 'path', points: places, beside: 0 }, name: named('troops') },
    // Each knight eats where it lies.
    { id: `fed:${seat}`, box: troops, arrange: { as: 'path', points: places, beside: 0 }, within: `troops:${seat}` },
    row('strength'),
    row('crown'),
    row('mercenary'),
    page.isWritten('provision', seat)
      ? { id: `bread:${seat}`, box: surplus, arrange: { as: 'row', gap: 2, align: 'start' }, within: `home:${seat}` }
      : { id: `bread:${seat}`, box: larderBox(column, count), arrange: { as: 'stack', rise: 0.8 }, within: `home:${seat}` },
    page.isWritten('ducats', seat)
      ? { id: `coins:${seat}`, box: purse, arrange: { as: 'path', points: pairs, beside: 4 }, within: `home:${seat}` }
      : { id: `coins:${seat}`, box: { ...purse, width: COIN }, arrange: { as: 'stack', rise: 0.8 }, within: `home:${seat}` },
  ];
}

export function ledgerPieces(view: View, context: TableContext): readonly Piece[] {
  const page = ledgerPage(view);
  if (page === null) return [];
  const choosing = choosingOf(view, context);
  return [
    board('ledger', 'ledger', PAGE, 'edge', ledgerPicture(view.players.map(({ seat }) => tinctureOf(context, seat)))),
    ...(choosing === null ? [] : [board('sheet', 'sheet', middleOf(SHEET), 'near edge', sheetPicture(SHEET))]),
    ...view.players.flatMap((player) => [
      ...(choosing?.seat === player.seat ? [] : [...cards(page, player, context), ...bread(page, player)]),
      // Under the sheet nothing is seen.
      ...ducats(page, player).map((piece) => (choosing === null ? piece : { ...piece, pose: { ...piece.pose, alpha: 0 } })),
    ]),
    ...victor(page, context),
  ];
}

const board = (id: string, zone: string, at: Piece['at'] & {}, edge: string, picture: Painted): Piece => ({
  id,
  kind: 'board',
  zone,
  at,
  face: 'front',
  size: { width: picture.width, height: picture.height },
  picture: { front: picture },
  from: edge,
  to: edge,
});

function rowOf(page: LedgerPage, seat: number): ReckoningRow {
  return known(page.rows.find((row) => row.seat === seat));
}

interface Entry {
  readonly card: CardView;
  readonly zone: string;
  readonly order: number;
  readonly pose: PiecePose;
}

// Those who rode home stay where they found no bread.
function entriesOf(page: LedgerPage, player: PlayerView): readonly Entry[] {
  const { seat } = player;
  const pose = { scale: LEDGER_CARD };
  const captives = captivesOf(player);
  const knights = knightsOf(player);
  return [
    ...captives.map((card, order) => ({ card, order, zone: `strength:${seat}`, pose })),
    ...knights.map((card, order) => {
      const zone = zoneOf(page, seat, card);
      return { card, order: zone === `strength:${seat}` ? captives.length + order : order, zone, pose };
    }),
    ...rowOf(page, seat).dismissed.map((card, index) => ({
      card,
      order: knights.length + index,
      zone: `troops:${seat}`,
      pose: { ...pose, dimmed: true, spin: 0.14, alpha: 0.75 },
    })),
  ];
}

// Where less than this is seen of a card, its number would be hidden in the middle.
const SEEN_WIDTH = WIDTH * 0.7;

// Cells beside a count are narrower.
function lineOf(zone: string): Line {
  return LINES.find((line) => zone.startsWith(`${line}:`)) ?? 'feeding';
}

function cards(page: LedgerPage, player: PlayerView, context: TableContext): readonly Piece[] {
  const entries = entriesOf(page, player);
  return entries.map(({ card, zone, order, pose }) => {
    const { width } = piecesBox(lineOf(zone), 0, page.rows.length);
    const beside = entries.filter((other) => other.zone === zone).length - 1;
    const isCovered = beside > 0 && (width - WIDTH) / beside < SEEN_WIDTH;
    return knight(card, player.seat, context, { ...ledgerLook(card, context, { isCovered }), order, zone, pose });
  });
}

interface Lying {
  readonly zone: string;
  readonly order: number;
  readonly dimmed?: boolean;
  // Lower in a stack than can be seen.
  readonly deep?: boolean;
}

const SEEN_COINS = 3;

const coin = (kind: 'ducats' | 'provision', seat: number, index: number, lying: Lying): Piece => ({
  id: `${kind}:${seat}:${index}`,
  kind: 'coin',
  zone: lying.zone,
  order: lying.order,
  face: 'front',
  size: { width: COIN, height: COIN },
  pose: { scale: COIN_SCALE, dimmed: lying.dimmed === true, alpha: lying.deep === true ? 0 : 1 },
  picture: { front: coinPicture(kind) },
  from: 'gone',
  to: 'gone',
  tip: `goods:${kind}`,
  name: { key: `goods.${kind}` },
});

// What was eaten lies under the knights who ate it; the rest counts for the quartermaster.
function bread(page: LedgerPage, { seat, provision }: PlayerView): readonly Piece[] {
  const eaten = page.isWritten('feeding', seat) ? rowOf(page, seat).provisionBefore - provision : 0;
  const isSpread = page.isWritten('provision', seat);
  return Array.from({ length: provision + eaten }, (_, index) =>
    coin(
      'provision',
      seat,
      index,
      index < provision
        ? { zone: `bread:${seat}`, order: index, deep: !isSpread && index < provision - SEEN_COINS }
        : { zone: `fed:${seat}`, order: index - provision, dimmed: true },
    ),
  );
}

// One point for every two: counted, they lie in pairs, and an odd one brings nothing.
function ducats(page: LedgerPage, { seat, ducats: count }: PlayerView): readonly Piece[] {
  const isCounted = page.isWritten('ducats', seat);
  return Array.from({ length: count }, (_, index) => {
    const isOdd = isCounted && index === count - 1 && count % 2 === 1;
    return coin('ducats', seat, index, {
      zone: `coins:${seat}`,
      order: isCounted ? Math.floor(index / 2) : index,
      dimmed: isOdd,
      deep: !isCounted && index < count - SEEN_COINS,
    });
  });
}

// The victor's shield is taken from the head of the column and hung into the wreath.
function victor(page: LedgerPage, context: TableContext): readonly Piece[] {
  const first = page.line === null ? page.rows.find(({ place }) => place === 1) : undefined;
  if (first === undefined) return [];
  const picture = victorPicture(tinctureOf(context, first.seat));
  return [
    {
      id: 'victor',
      kind: 'marker',
      zone: 'ledger',
      at: VICTOR_AT,
      face: 'front',
      size: { width: picture.width, height: picture.height },
      picture: { front: picture },
      from: `head:${first.seat}`,
      to: `head:${first.seat}`,
      name: { key: 'table.wins', params: { seat: first.seat } },
    },
  ];
}
