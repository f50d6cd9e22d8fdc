// Where what a reason speaks of lies: the coach shows it there.
import type { View } from '../../../engine/games/zizka/view-types';
import type { Hung } from '../../table/game-table';

export function reasonPlaces(part: string, view: View, seat: number): readonly Hung[] {
  switch (part) {
    case 'points':
      return [{ piece: `score:${seat}` }];
    case 'coins':
      return [{ zone: `purse:${seat}` }];
    case 'luck':
    case 'warrant':
    case 'favours':
      return [{ zone: `${part}:${seat}` }];
    case 'company':
      return [{ zone: `retinue:${seat}` }];
    case 'keeps':
      return view.seats[seat]?.won.easy === null ? [{ zone: 'space:hluboka' }] : [{ zone: 'space:pribenice' }];
    default:
      return [];
  }
}
