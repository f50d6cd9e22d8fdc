// Prices are written as they are paid: less the die's discount and the chosen rebates.
import { describe, expect, it } from 'vitest';
import type { View } from '../../engine/games/monster-lands/view-types';
import { priceNow, writtenPrice } from '../../renderer/games/monster-lands/price-now';

const work = (discount: number) =>
  ({ action: 'visit', subject: 'tavern', discount, rebates: [], picks: [] }) as never as View['work'];
const view = (discount: number) => ({ work: work(discount) }) as View;

describe('prices of the citadel', () => {
  it('MON-52: the discount leaves at least 1 of any price', () => {
    expect(priceNow(work(4), 8)).toBe(4);
    expect(priceNow(work(6), 3)).toBe(1);
    expect(priceNow(work(6), 0)).toBe(0);
  });

  it('MON-52: are redrawn only where somebody buys', () => {
    expect(writtenPrice(view(2), 'tavern', 8)).toBe(6);
    expect(writtenPrice(view(2), 'market', 8)).toBe(8);
    expect(writtenPrice({ work: null } as View, 'tavern', 8)).toBe(8);
  });
});
