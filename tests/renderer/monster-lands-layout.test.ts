// Sizes that the table of Monster Lands reckons by itself.
import { describe, expect, it } from 'vitest';
import { landBox, questBox, trailBox } from '../../renderer/games/monster-lands/layout';
import { clanLayout, memberSize, POOL, poolLayout } from '../../renderer/games/monster-lands/layout-clan';
import { isPlaceOn } from '../../renderer/table/scene';

describe('dice of the pool', () => {
  it('are large while they are few', () => {
    expect(poolLayout([2, 1, 1], POOL.plain).edge).toBe(38);
  });

  it('shrink when they are many, and stay on the felt', () => {
    const { edge, boxes } = poolLayout([6, 4, 1, 1, 1, 1], POOL.plain);
    expect(edge).toBeLessThan(30);
    expect(edge).toBeGreaterThanOrEqual(18);
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(POOL.plain.x);
      expect(x + width).toBeLessThanOrEqual(POOL.plain.x + POOL.plain.width + 0.5);
      expect(y).toBeGreaterThanOrEqual(POOL.plain.y);
      expect(y + height).toBeLessThanOrEqual(POOL.plain.y + POOL.plain.height + 0.5);
    }
  });

  it('never vanish, however many there are', () => {
    expect(poolLayout([14, 9, 3, 3, 2, 2, 1], POOL.large).edge).toBeGreaterThanOrEqual(15);
  });
});

describe('members of the clan', () => {
  it.each([1, 4, 6, 7, 10])('have room side by side when they are %i', (count) => {
    const { members, wealth } = clanLayout(count, 'plain');
    const { width } = memberSize(count);
    expect(members.width).toBeGreaterThanOrEqual(width * count);
    expect(members.x + members.width).toBeLessThanOrEqual(wealth.x);
    expect(wealth.x + wealth.width).toBeLessThanOrEqual(1280);
  });

  it.each([1, 2, 3, 4, 6, 7, 10].flatMap((count) => (['plain', 'large'] as const).map((letters) => ({ count, letters }))))(
    'leave the stores room on their parchment when they are $count, beside $letters letters',
    ({ count, letters }) => {
      const { wealth, track, trophies, loot, traps, defence, potion, venom, lands } = clanLayout(count, letters);
      for (const box of [track, trophies, loot, traps, defence, potion, venom, lands]) {
        expect(box.width).toBeGreaterThan(40);
        expect(box.x).toBeGreaterThanOrEqual(wealth.x);
        expect(box.x + box.width).toBeLessThanOrEqual(wealth.x + wealth.width);
        expect(box.y + box.height).toBeLessThanOrEqual(wealth.y + wealth.height + 1);
      }
    },
  );
});

describe('the light of what can be chosen', () => {
  it('lies over the cards where the place is a part of one', () => {
    expect(isPlaceOn(questBox('questA'), trailBox('questA1'))).toBe(true);
    expect(isPlaceOn(questBox('questB'), trailBox('questB2'))).toBe(true);
  });

  it('lies under the pieces everywhere else', () => {
    expect(isPlaceOn(landBox('A'), trailBox('A1'))).toBe(false);
    expect(isPlaceOn(questBox('questA'), questBox('questA'))).toBe(false);
  });
});
