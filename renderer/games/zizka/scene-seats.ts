// What lies in the seats' panels: coins, luck, warrant, favours, keeps that were taken, morale and the retinue.
import { SOVEREIGNS } from '../../../engine/games/zizka/types';
import type { SeatView, View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import { lettersOf } from '../../table/letters';
import type { FlatPiece, Piece, PieceLabel, Point, Zone } from '../../table/scene';
import { around } from './layout';
import { memberPiece } from './members';
import { type PanelLayout, panelLayout } from './panel-layout';
import {
  badgePicture,
  coinPicture,
  favourPicture,
  luckPicture,
  moralePicture,
  panelPicture,
  warrantPicture,
  wonPicture,
} from './pictures';
import { board, tinctureOf, tone } from './scene-map';

const KEEPS = ['easy', 'hard'] as const;
const MORALE_WORDS: readonly PieceLabel[] = ['−1', '0', '+1'].map((text, index) => ({
  text,
  x: (index - 1) * 42,
  y: 0,
  size: 14,
  font: 'data',
  colour: tone('ink'),
  bold: true,
}));
// Of a stack only the uppermost are seen.
const SEEN = 3;

export function seatZones(view: View, context: TableContext): readonly Zone[] {
  return view.seats.flatMap(({ seat }): Zone[] => {
    const layout = panelLayout(view, seat, lettersOf(context.settings));
    const named = (kind: string) => ({ key: `table.zone.${kind}`, params: { seat } });
    const { morale } = layout;
    // Beside the purse all that a seat has is told with its people.
    const within = `retinue:${seat}`;
    return [
      { id: `panel:${seat}`, box: layout.panel, arrange: { as: 'free' }, within },
      {
        id: `purse:${seat}`,
        box: around(layout.purse, 24, 24),
        arrange: { as: 'stack', rise: 0.2 },
        name: named('purse'),
        tip: 'coin',
      },
      { id: `luck:${seat}`, box: around(layout.luck, 24, 24), arrange: { as: 'stack', rise: 0.2 }, tip: 'luck', within },
      { id: `warrant:${seat}`, box: around(layout.warrant, 24, 24), arrange: { as: 'free' }, tip: 'warrant', within },
      { id: `favours:${seat}`, box: around(layout.favours[0], 24, 24), arrange: { as: 'free' }, within },
      {
        id: `morale:${seat}`,
        box: { x: morale.x, y: morale.y - 12, width: morale.step * 5, height: 24 },
        arrange: { as: 'path', points: [0, 1, 2, 3, 4].map((step) => moralePoint(layout, step)) },
        tip: 'morale',
        within,
      },
      {
        id: `retinue:${seat}`,
        box: layout.members,
        arrange: { as: 'grid', columns: layout.columns, gap: layout.form === 'card' ? 2 : 3 },
        name: named('retinue'),
      },
    ];
  });
}

const moralePoint = ({ morale }: PanelLayout, step: number): Point => ({ x: morale.x + morale.step * (step + 0.5), y: morale.y });

export function seatPieces(view: View, context: TableContext): readonly Piece[] {
  return view.seats.flatMap((seat) => {
    const layout = panelLayout(view, seat.seat, lettersOf(context.settings));
    return [
      panel(view, seat, layout, context),
      ...goods(seat, layout),
      ...morale(seat, layout, context),
      ...seat.members.map((member, order) =>
        memberPiece(member, layout.form, context, {
          zone: `retinue:${seat.seat}`,
          order,
          from: `panel:${seat.seat}`,
        }),
      ),
    ];
  });
}

function panel(view: View, { seat, commander }: SeatView, layout: PanelLayout, context: TableContext): Piece {
  const { toMove } = context.table;
  const isLit = toMove === seat || (toMove === null && view.turn === seat);
  const { x, y } = layout.panel;
  const picture = panelPicture(layout.panel, {
    tincture: tinctureOf(context, seat),
    lit: isLit,
    head: layout.head,
    face: layout.size === 'full' && layout.letters === 'plain' ? commander : null,
    goods: [layout.purse, layout.luck, layout.warrant].map((point) => ({ x: point.x - x, y: point.y - y })),
  });
  return board(`panel:${seat}`, `panel:${seat}`, { x, y }, picture);
}

type Flat = Pick<FlatPiece, 'id' | 'zone' | 'picture'> & Partial<FlatPiece>;

const flat = (kind: 'coin' | 'token' | 'marker', size: number, more: Flat): Piece => ({
  kind,
  face: 'front',
  size: { width: size, height: size },
  from: 'bank',
  to: 'bank',
  ...more,
});

function goods({ seat, coins, luck, warrant, favours, won }: SeatView, layout: PanelLayout): readonly Piece[] {
  const isFull = layout.size === 'full';
  const small = isFull ? 1 : 0.82;
  const stack = (
    kind: 'coin' | 'token',
    id: string,
    count: number,
    zone: string,
    front: ReturnType<typeof coinPicture>,
    tip: string,
  ) =>
    Array.from({ length: count }, (_, index) =>
      flat(kind, 20, {
        id: `${id}:${seat}:${index}`,
        zone,
        order: index,
        picture: { front },
        tip,
        name: { key: tip === 'coin' ? 'table.coins' : 'table.luck' },
        pose: { scale: small, ...(index < count - SEEN ? { alpha: 0 } : {}) },
      }),
    );
  return [
    ...stack('coin', 'coin', coins, `purse:${seat}`, coinPicture(), 'coin'),
    ...stack('token', 'luck', luck, `luck:${seat}`, luckPicture(), 'luck'),
    ...(warrant === null
      ? []
      : [
          flat('token', 26, {
            id: `warrant:${seat}`,
            zone: `warrant:${seat}`,
            at: layout.warrant,
            picture: { front: warrantPicture() },
            tip: 'warrant',
            name: { key: 'table.warrant' },
            pose: { scale: small * 0.72 },
          }),
        ]),
    ...SOVEREIGNS.filter((sovereign) => favours.includes(sovereign)).map((sovereign, index) =>
      flat('token', 36, {
        id: `favour:${sovereign}`,
        zone: `favours:${seat}`,
        at: layout.favours[index === 0 ? 0 : 1],
        picture: { front: favourPicture(sovereign) },
        from: 'favours',
        to: 'favours',
        tip: `favour:${sovereign}`,
        pose: { scale: isFull ? 0.62 : 0.5 },
        name: { key: `reward.${sovereign}` },
      }),
    ),
    ...KEEPS.filter((keep) => won[keep] !== null).map((keep, index) =>
      flat('marker', 18, {
        id: `won:${seat}:${keep}`,
        zone: `panel:${seat}`,
        at: layout.won[index === 0 ? 0 : 1],
        picture: { front: wonPicture(keep) },
        from: `keep:${keep}`,
        to: `keep:${keep}`,
        tip: `won:${keep}`,
        name: { key: `keep.${keep}.name` },
        pose: { scale: isFull ? 0.95 : 0.75 },
      }),
    ),
  ];
}

function morale({ seat, morale: value }: SeatView, layout: PanelLayout, context: TableContext): readonly Piece[] {
  const { x, y, step } = layout.morale;
  const radius = layout.size === 'full' ? 11 : 7.5;
  return [
    board(`morale track:${seat}`, `panel:${seat}`, { x: x + (step * 5) / 2, y }, moralePicture(step), {
      labels: layout.size === 'full' ? MORALE_WORDS : [],
    }),
    flat('marker', radius * 2, {
      id: `morale:${seat}`,
      zone: `morale:${seat}`,
      order: value + 2,
      picture: { front: badgePicture(tinctureOf(context, seat), radius) },
      tip: 'morale',
      name: { key: 'table.moraleAt', params: { value } },
    }),
  ];
}
