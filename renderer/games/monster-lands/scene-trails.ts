// What stands on trails: figures, dice, tokens face down or revealed, goods and coins; also what is only being laid there.
import { memberOf, trapOf } from '../../../engine/games/monster-lands/data/lookup';
import { trailNow } from '../../../engine/games/monster-lands/text/phrases';
import { NOBODY, PLACES, type PlaceIndex, SAMBOR } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import type { Box, Piece, Zone } from '../../table/scene';
import { type Point, trailBox } from './layout';
import { deedPicture, tombPicture, trapPicture } from './pictures';
import { memberName, type PlacedTrail, tinctureOf, trailsAt } from './reading';
import { trapKind } from './scene-citadel';
import { coin, die, figure, flat, type Goods, goods, hiddenTrap, times } from './scene-pieces';
import { signsOfAll } from './signs';

interface TrailLayout {
  readonly foot: Point;
  readonly scale: number;
  readonly dice: Box;
  readonly columns: number;
  readonly edge: number;
  readonly load: Box;
  readonly token: number;
}

function layoutOf(key: string, dice: number, tokens: number): TrailLayout {
  const { x, y } = trailBox(key);
  const inside = (left: number, top: number, width: number, height: number): Box => ({ x: x + left, y: y + top, width, height });
  if (key.startsWith('gate'))
    return {
      foot: { x: x + 19, y: y + 38 },
      scale: 0.5,
      dice: inside(38, 2, 58, 28),
      columns: Math.max(4, Math.ceil(dice / 2)),
      edge: 14,
      load: inside(38, 31, 58, 14),
      token: tokens > 4 ? 10 : 13,
    };
  if (key.startsWith('quest'))
    return {
      foot: { x: x + 15, y: y + 23 },
      scale: 0.42,
      dice: inside(30, 2, 32, 24),
      columns: 2,
      edge: 15,
      load: inside(30, 14, 32, 14),
      token: 12,
    };
  const isCrowded = tokens > 3;
  return {
    foot: { x: x + 22, y: y + 114 },
    scale: 0.62,
    dice: inside(43, 73, 54, 35),
    columns: Math.max(3, Math.ceil(dice / 2)),
    edge: 16,
    load: inside(43, isCrowded ? 108 : 110, 54, isCrowded ? 21 : 18),
    token: isCrowded ? 12 : 17,
  };
}

const everyTrail = (view: View): readonly PlacedTrail[] => PLACES.flatMap((_, place) => trailsAt(view, place as PlaceIndex));

const tokensOn = ({ trail }: PlacedTrail): number =>
  trail.tokens.length + trail.shown.length + trail.defence + trail.potion + trail.venom + (trail.coins > 0 ? 1 : 0);

const diceOf = ({ trail }: PlacedTrail): number =>
  trail.S + trail.M + trail.I.length + trail.shown.reduce((sum, token) => sum + token.S + token.M, 0);

const layoutFor = (placed: PlacedTrail): TrailLayout => layoutOf(placed.key, diceOf(placed), tokensOn(placed));

export function trailZones(view: View): readonly Zone[] {
  return everyTrail(view).flatMap((placed): Zone[] => {
    const { key } = placed;
    const { dice, columns, load, token } = layoutFor(placed);
    const perRow = Math.max(1, Math.floor((load.width + 1) / (token + 1)));
    return [
      {
        id: `trail:${key}`,
        box: trailBox(key),
        arrange: { as: 'free' },
        tip: `trail:${key}`,
        name: { key: 'tip.trail', params: { trail: trailNow(key, view) } },
      },
      { id: `dice:${key}`, box: dice, arrange: { as: 'grid', columns, gap: 1 }, within: `trail:${key}` },
      {
        id: `load:${key}`,
        box: load,
        arrange: { as: 'grid', columns: Math.max(perRow, Math.ceil(tokensOn(placed) / 2)), gap: 1 },
        within: `trail:${key}`,
      },
    ];
  });
}

export const trailPieces = (view: View, context: TableContext): readonly Piece[] =>
  everyTrail(view).flatMap((placed) => {
    const layout = layoutFor(placed);
    return [...standing(placed, layout, context), ...dicePieces(placed, layout), ...loadPieces(placed, layout)];
  });

function standing({ key, trail }: PlacedTrail, { foot, scale }: TrailLayout, context: TableContext): readonly Piece[] {
  if (trail.seat === NOBODY) return [];
  const zone = `trail:${key}`;
  const tincture = tinctureOf(context, trail.seat);
  if (trail.seat === SAMBOR)
    return [
      figure({ person: 'sambor', affinity: null, tincture }, scale, {
        id: `figure:sambor:${key}`,
        zone,
        at: foot,
        from: 'sambor',
        to: 'sambor',
        tip: 'sambor',
        name: { key: 'tip.sambor' },
      }),
    ];
  if (trail.member === '')
    return [
      flat('marker', tombPicture(), {
        id: `tomb:${key}`,
        zone,
        at: { x: foot.x, y: foot.y - 14 },
        tip: 'fallen',
        name: { key: 'tip.fallen' },
      }),
    ];
  const { id, affinity } = memberOf(trail.member);
  const home = `clan:${trail.seat}`;
  const who = figure({ person: id, affinity, tincture }, scale, {
    id: `figure:${trail.member}`,
    zone,
    at: foot,
    from: home,
    to: home,
    tip: `member:${trail.member}`,
    name: { key: memberName(trail.member) },
  });
  if (trail.deed === '') return [who];
  const at = { x: foot.x + 17, y: foot.y - 50 * (scale / 0.62) };
  return [
    who,
    flat('token', deedPicture(trail.deed), { id: `deed:${key}`, zone, at, name: { key: `table.line.${trail.deed}` } }),
  ];
}

function dicePieces({ key, trail }: PlacedTrail, { edge }: TrailLayout): readonly Piece[] {
  const zone = `dice:${key}`;
  const shown = (colour: 'S' | 'M'): number => trail.shown.reduce((sum, token) => sum + token[colour], trail[colour]);
  return [
    ...times(shown('S'), (index) => die('S', edge, { id: `die:${key}:S:${index}`, zone })),
    ...times(shown('M'), (index) => die('M', edge, { id: `die:${key}:M:${index}`, zone })),
    ...trail.I.map((value, index) => die(`I${value}`, edge, { id: `die:${key}:I:${index}`, zone })),
  ];
}

function loadPieces({ key, trail }: PlacedTrail, { token }: TrailLayout): readonly Piece[] {
  const zone = `load:${key}`;
  const small = token / 27;
  const trap = token / 46;
  const kinds: readonly (readonly [Goods, number])[] = [
    ['defence', trail.defence],
    ['potion', trail.potion],
    ['venom', trail.venom],
  ];
  return [
    ...trail.tokens.map((kind, index) =>
      hiddenTrap(trap, { id: `trap:${key}:${index}`, zone, tip: kind === '?' ? 'hiddenTrap' : `trapKind:${kind}` }),
    ),
    ...trail.shown.map(({ id }, index) =>
      flat('token', trapPicture(trapKind(id), signsOfAll(trapOf(id).effects), null, id), {
        id: `shown:${key}:${index}`,
        zone,
        face: id,
        pose: { scale: trap },
        from: 'deck:traps',
        to: 'gone',
        tip: `trapKind:${id}`,
        name: { key: `card.${id}.name` },
      }),
    ),
    ...kinds.flatMap(([kind, count]) => times(count, (index) => goods(kind, small, { id: `${kind}:${key}:${index}`, zone }))),
    ...times(trail.coins, (index) =>
      coin({
        id: `coin:${key}:${index}`,
        zone: index === 0 ? zone : `trail:${key}`,
        pose: { scale: token / 24 },
        ...(index === 0
          ? { labels: [{ text: String(trail.coins), x: 0, y: 0, size: 16, font: 'data' as const, colour: 0x2c1a04, bold: true }] }
          : { at: coinAt(key), pose: { scale: token / 24, alpha: 0 } }),
      }),
    ),
  ];
}

function coinAt(key: string): Point {
  const { x, y, width, height } = trailBox(key);
  return { x: x + width - 14, y: y + height - 12 };
}
