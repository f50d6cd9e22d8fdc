// What something costs now: less the discount of the die that was laid and the rebates chosen for this purchase.
import { effectIn, effectsOf } from '../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../engine/games/monster-lands/data/tables';
import type { BuildingId } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';

// MON-262: coins of the rebates chosen for this purchase.
function rebatesIn(work: View['work']): number {
  const cards = work?.rebates ?? [];
  return cards.reduce((sum, card) => sum + (effectIn(effectsOf(card), 'rebate')?.coins ?? 0), 0);
}

export const offIn = (work: View['work']): number => (work?.discount ?? 0) + rebatesIn(work);

// MON-52: at least 1 after the discount; rebates come after and may reach 0.
export function priceNow(work: View['work'], sum: number): number {
  const discounted = Math.max(Math.min(sum, LIMITS.minimumPrice), sum - (work?.discount ?? 0));
  return Math.max(0, discounted - rebatesIn(work));
}

// As it is written on the thing: the price of the box, until somebody buys at this building.
export const writtenPrice = ({ work }: View, building: BuildingId, cost: number): number =>
  work?.action === 'visit' && work.subject === building ? priceNow(work, cost) : cost;
