// Dice, coins, goods and traps have no names of their own: they are told apart by where they lie. Whoever leaves one
// place is then whoever arrives at another.
import { type BuildingId, PLACES, type PlacedDie, type PlaceIndex } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { TableContext } from '../../table/game-table';
import { shownSeat } from './layout';
import { poolOf, trailsAt, workerOf } from './reading';
import { trayZone } from './scene-adventure-moment';
import { times } from './scene-pieces';

export interface Held {
  readonly id: string;
  readonly zone: string;
  // What is alike enough to be the same thing.
  readonly like: string;
}

export interface PoolKind {
  // As the engine names a die: `S`, `M`, `I4`.
  readonly kind: string;
  // In the pool, and of these held up because they are given away.
  readonly held: number;
  readonly given: number;
}

// How far what is being given has come: still its owner's and only shown where it goes, off the pool, or laid. A view
// alone cannot tell, the beat that led to it can.
export type Laying = 'offered' | 'spent' | 'laid';

export function layingIn(view: View, context: TableContext): Laying {
  const former = formerOf(context);
  if (former === null || view.work === null) return 'offered';
  const seat = workerOf(view);
  const count = (each: View): number => poolOf(each.clans[seat] ?? { S: 0, M: 0, I: [] }).length;
  const isGone = count(view) < count(former);
  if (!isGone) return 'laid';
  const laid = (each: View): number => Object.values(each.buildings).flat().length;
  return laid(view) > laid(former) ? 'laid' : 'spent';
}

// The view before the beat that is being shown; null at rest.
function formerOf(context: TableContext): View | null {
  return 'before' in context ? (context.before as View) : null;
}

// What the asked seat has laid so far of its own things, and may still take back.
const laidBy = (view: View, seat: number): View['work'] => (workerOf(view) === seat ? view.work : null);

// Dice on a building, with those that its visitor has given so far, on the fields where they will lie.
export function diceAt(view: View, id: BuildingId, laying: Laying): readonly PlacedDie[] {
  const { work } = view;
  const placed = view.buildings[id];
  if (laying === 'laid' || work?.action !== 'visit' || work.subject !== id) return placed;
  const fields = view.buildingViews.find((building) => building.id === id)?.fields ?? [];
  const wanted = fields.findIndex((field) => field.placed.length === 0 && field.dice >= work.dice.length);
  return [
    ...placed,
    ...work.dice.map((die) => ({
      seat: workerOf(view),
      colour: die.charAt(0) as PlacedDie['colour'],
      value: Number(die.slice(1)),
      field: Math.max(0, wanted),
    })),
  ];
}

// Dice given to a trail or a building lie there already.
export function poolKinds(view: View, seat: number, laying: Laying): readonly PoolKind[] {
  const clan = view.clans[seat];
  if (clan === undefined) return [];
  const work = laidBy(view, seat);
  const isAway = (work?.action === 'send' && work.trail !== '') || work?.action === 'visit';
  const dice = poolOf(clan);
  return [...new Set(dice)]
    .map((kind) => {
      const held = dice.filter((each) => each === kind).length;
      const given = laying === 'offered' ? Math.min(held, (work?.dice ?? []).filter((each) => each === kind).length) : 0;
      return { kind, held: isAway ? held - given : held, given: isAway ? 0 : given };
    })
    .filter(({ held }) => held > 0);
}

// Own traps by kind, without those that are being laid on a trail.
export function trapKinds(view: View, seat: number, laying: Laying): readonly { readonly kind: string; readonly held: number }[] {
  const traps = view.clans[seat]?.traps ?? [];
  const laid = laying === 'laid' ? [] : (laidBy(view, seat)?.tokens ?? []);
  return [...new Set(traps)].sort().flatMap((kind) => {
    const count = (list: readonly string[]): number => list.filter((each) => each === kind).length;
    const held = count(traps) - count(laid);
    return held > 0 ? [{ kind, held }] : [];
  });
}

export const goodsHeld = (view: View, seat: number, kind: 'defence' | 'potion' | 'venom', laying: Laying): number => {
  const work = laidBy(view, seat);
  return (view.clans[seat]?.[kind] ?? 0) - (work?.action === 'send' && laying !== 'laid' ? work[kind] : 0);
};

export function holdings(view: View, laying: Laying): readonly Held[] {
  const own = shownSeat(view);
  const held = [
    ...view.clans.flatMap((clan, seat) => [
      ...poolKinds(view, seat, laying).flatMap(({ kind, held: count }) =>
        times(count, (index) => ({
          id: `die:pool:${seat}:${kind}:${index}`,
          zone: `pool:${seat}:${kind}`,
          like: `die:${seat}:${kind}`,
        })),
      ),
      ...times(clan.coins, (index) => ({ id: `coin:${seat}:${index}`, zone: `purse:${seat}`, like: `coin:${seat}` })),
    ]),
    ...trapKinds(view, own, laying).flatMap(({ kind, held: count }) =>
      times(count, (index) => ({ id: `trap:${own}:${kind}:${index}`, zone: `traps:${own}`, like: `trap:${kind}` })),
    ),
    ...(['defence', 'potion', 'venom'] as const).flatMap((kind) =>
      times(goodsHeld(view, own, kind, laying), (index) => ({
        id: `${kind}:${own}:${index}`,
        zone: `${kind}:${own}`,
        like: `${kind}:${own}`,
      })),
    ),
    ...view.hut.flatMap((trap, slot) =>
      trap === '' ? [] : [{ id: `ware:${slot}`, zone: 'building:hut', like: `trap:${trap}` }],
    ),
    ...view.buildingViews.flatMap(({ id: building }) =>
      diceAt(view, building, laying).map(({ seat, colour, value }, index) => ({
        id: `die:${building}:${index}`,
        zone: building === 'merchant' ? 'sold' : `building:${building}`,
        like: `die:${seat}:${colour}${value > 0 ? value : ''}`,
      })),
    ),
    ...PLACES.flatMap((_, place) => onTrails(view, place as PlaceIndex)),
  ];
  return held.map((each) => ({ ...each, zone: trayZone(view, each.id) ?? each.zone }));
}

function onTrails(view: View, place: PlaceIndex): readonly Held[] {
  return trailsAt(view, place).flatMap(({ key, trail }) => {
    const { seat } = trail;
    const many = (what: string, count: number, zone: string, like: string): readonly Held[] =>
      times(count, (index) => ({ id: `${what}:${key}:${index}`, zone, like }));
    const dice = (colour: 'S' | 'M'): readonly Held[] => {
      const count = trail.shown.reduce((sum, token) => sum + token[colour], trail[colour]);
      return times(count, (index) => ({
        id: `die:${key}:${colour}:${index}`,
        zone: `dice:${key}`,
        like: `die:${seat}:${colour}`,
      }));
    };
    return [
      ...dice('S'),
      ...dice('M'),
      ...trail.I.map((value, index) => ({ id: `die:${key}:I:${index}`, zone: `dice:${key}`, like: `die:${seat}:I${value}` })),
      ...trail.tokens.map((kind, index) => ({ id: `trap:${key}:${index}`, zone: `load:${key}`, like: `trap:${kind}` })),
      ...trail.shown.map(({ id }, index) => ({ id: `shown:${key}:${index}`, zone: `load:${key}`, like: `trap:${id}` })),
      ...(['defence', 'potion', 'venom'] as const).flatMap((kind) => many(kind, trail[kind], `load:${key}`, `${kind}:${seat}`)),
      ...times(trail.coins, (index) => ({
        id: `coin:${key}:${index}`,
        zone: index === 0 ? `load:${key}` : `trail:${key}`,
        like: `coin:${seat}`,
      })),
    ];
  });
}
