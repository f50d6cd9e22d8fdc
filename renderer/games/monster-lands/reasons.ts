// Where what a reason speaks of lies: the coach shows it there.
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Hung } from '../../table/game-table';

const ZONES: Readonly<Record<string, readonly string[]>> = {
  points: ['glory'],
  coins: ['purse'],
  people: ['clan'],
  health: ['clan'],
  goods: ['traps', 'defence', 'potion', 'venom'],
  loot: ['loot'],
};

export function reasonPlaces(part: string, view: View, seat: number): readonly Hung[] {
  if (part === 'rival') return [{ zone: `seat:${strongestBeside(view, seat)}` }];
  return (ZONES[part] ?? []).map((zone) => ({ zone: `${zone}:${seat}` }));
}

function strongestBeside({ clanViews }: View, seat: number): number {
  const others = clanViews.filter((clan) => clan.seat !== seat);
  return others.toSorted((one, other) => other.score - one.score)[0]?.seat ?? seat;
}
