// Where what a reason speaks of lies: the coach shows it there.
import type { View } from '../../../engine/games/grunwald/view-types';
import type { Hung } from '../../table/game-table';

const ZONES: Readonly<Record<string, readonly string[]>> = {
  strength: ['hand', 'camp'],
  captives: ['camp'],
  bread: ['larder'],
  ducats: ['purse'],
  helpers: ['home'],
  crown: ['hand', 'camp'],
  mercenary: ['hand', 'camp'],
};

export function reasonPlaces(part: string, _view: View, seat: number): readonly Hung[] {
  return (ZONES[part] ?? []).map((zone) => ({ zone: `${zone}:${seat}` }));
}
