// The lists of a tournament: a lane for everyone who rides, with dice in play, the pen of those set aside and the pot.
import { TOURNAMENT } from '../../../engine/games/zizka/data/constants';
import type { Icon, RiderView, TournamentView, View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import { type DiePiece, middleOf, type Piece, type PieceLabel, type Zone } from '../../table/scene';
import { faceIndex } from './art/dice';
import { LISTS_AT, laneBox, laneDice, lanePen, laneSand, laneScore, POT } from './layout';
import { coinPicture, lanePicture, listsPicture } from './pictures';
import { board, tinctureOf, tone } from './scene-map';
import { die } from './scene-roll';
import { lanesOf, ridersOf } from './stages';

const PEN_SCALE = 0.6;
const DICE_SCALE = 0.92;
// As they fell: no two lie alike.
const SLANTS = [0.3, -0.22, 0.12, -0.36, 0.24, -0.1];

export function listsZones(view: View, context: TableContext): readonly Zone[] {
  if (view.tournament === null) return [];
  const lanes = lanesOf(view, context);
  return [
    { id: 'lists', box: LISTS_AT, arrange: { as: 'free' } },
    { id: 'pot', box: POT, arrange: { as: 'pile', spread: 14 }, name: { key: 'table.pot' } },
    ...ridersOf(view).flatMap((seat, lane): Zone[] => {
      const box = laneBox(lane, lanes);
      return [
        { id: `lane:${seat}`, box, arrange: { as: 'free' }, within: `dice:${seat}` },
        { id: `sand:${seat}`, box: laneSand(box), arrange: { as: 'tray', rim: 4 }, within: `dice:${seat}` },
        {
          id: `dice:${seat}`,
          box: laneDice(box),
          arrange: { as: 'row', gap: 16, align: 'start' },
          name: seat < 0 ? { key: 'table.torak' } : { key: 'table.zone.dice', params: { seat } },
        },
        {
          id: `pen:${seat}`,
          box: lanePen(box),
          arrange: { as: 'row', gap: 4, smallest: 0.4 },
          tip: 'aside',
          within: `dice:${seat}`,
        },
      ];
    }),
  ];
}

export function listsPieces(view: View, context: TableContext): readonly Piece[] {
  const { tournament } = view;
  if (tournament === null) return [];
  const riders = ridersOf(view).map((seat) => riderOf(tournament, seat));
  const lanes = lanesOf(view, context);
  const best = Math.max(0, ...riders.map((rider) => scoreOf(rider, tournament) ?? 0));
  return [
    board('lists', 'lists', middleOf(LISTS_AT), listsPicture(lanes), { from: 'above', to: 'above' }),
    ...riders.flatMap((rider, lane) => lanePieces(tournament, rider, { lane, lanes, best }, context)),
    ...Array.from(
      { length: Math.min(12, tournament.pot) },
      (_, index): Piece => ({
        id: `pot:${index}`,
        kind: 'coin',
        zone: 'pot',
        face: 'front',
        size: { width: 20, height: 20 },
        picture: { front: coinPicture() },
        from: 'bank',
        to: 'bank',
        name: { key: 'table.coins' },
      }),
    ),
  ];
}

const riderOf = ({ players }: TournamentView, seat: number): RiderView =>
  players.find((player) => player.seat === seat) ?? { seat, score: null, rolling: false, dice: [], aside: [], points: null };

const scoreOf = (rider: RiderView, tournament: TournamentView): number | null => (rider.rolling ? tournament.score : rider.score);

export const jousting = (seat: number, index: number): string => `joust:${seat}:${index}`;
export const penned = (seat: number, index: number): string => `pen:${seat}:${index}`;

interface Lane {
  readonly lane: number;
  readonly lanes: number;
  readonly best: number;
}

function lanePieces(
  tournament: TournamentView,
  rider: RiderView,
  { lane, lanes, best }: Lane,
  context: TableContext,
): readonly Piece[] {
  const { seat, rolling } = rider;
  const box = laneBox(lane, lanes);
  const score = scoreOf(rider, tournament);
  // Torak rides by his card, without dice.
  const hasDice = seat >= 0;
  const picture = lanePicture(tinctureOf(context, seat), box, hasDice, score !== null && score > 0 && score === best);
  const shield = laneScore(box);
  const middle = middleOf(box);
  const words: readonly PieceLabel[] =
    score === null
      ? []
      : [
          {
            text: String(score),
            x: shield.x - middle.x,
            y: shield.y - middle.y - 12,
            size: 36,
            font: 'title',
            colour: tone('seal-d'),
          },
          ...(rider.points === null
            ? []
            : [
                {
                  text: `+${rider.points}`,
                  x: shield.x - middle.x,
                  y: shield.y - middle.y + 20,
                  size: 16,
                  font: 'data' as const,
                  colour: tone('ink-warm'),
                  bold: true as const,
                },
              ]),
        ];
  const dice = rolling ? tournament.dice : rider.dice;
  const aside = rolling ? tournament.aside : rider.aside;
  return [
    board(`lane:${seat}`, `lane:${seat}`, middle, picture, { labels: words, from: 'lanes', to: 'lanes' }),
    ...dice.map((face, index) => inPlay(seat, face, index)),
    ...aside.map((face, index) => setAside(seat, face, index)),
  ];
}

function inPlay(seat: number, face: Icon, index: number): Piece {
  const value: PieceLabel = {
    text: String(TOURNAMENT.values[face]),
    x: 0,
    y: 41,
    size: 16,
    font: 'data',
    colour: tone('ink'),
    bold: true,
  };
  return {
    ...(die(jousting(seat, index), `dice:${seat}`, faceIndex(face, 'bone'), 'bone', `face:${face}`, face) as DiePiece),
    order: index,
    pose: { scale: DICE_SCALE, spin: SLANTS[index % SLANTS.length] ?? 0 },
    labels: [value],
    tray: `sand:${seat}`,
  };
}

function setAside(seat: number, face: Icon, index: number): Piece {
  return {
    ...(die(penned(seat, index), `pen:${seat}`, faceIndex(face, 'bone'), 'bone', `face:${face}`, face) as DiePiece),
    order: index,
    pose: { scale: PEN_SCALE },
  };
}
