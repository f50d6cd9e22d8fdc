// What the tip of a face-down token promises is what its kind's tokens bring.
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS, EVENTS } from '../../engine/games/zizka/data/events';
import { typicalReward } from '../../renderer/games/zizka/typical-reward';

describe('ZIZ-52: what an event of a kind usually brings', () => {
  it('names something for every kind', () => {
    for (const { id } of EVENT_KINDS) expect(Object.keys(typicalReward(id)), id).not.toEqual([]);
  });

  it('lies between the least and the most that a token of the kind brings', () => {
    for (const { id } of EVENT_KINDS) {
      const tokens = EVENTS.filter((event) => event.kind === id);
      for (const [name, count] of Object.entries(typicalReward(id))) {
        const counts = tokens.map(({ rows = [], reward, pot = 0 }) =>
          [...rows.map((row) => row.reward), reward ?? {}, { coins: pot }].reduce(
            (sum, part) => sum + ((part as Readonly<Record<string, number>>)[name] ?? 0),
            0,
          ),
        );
        const found = counts.filter((each) => each > 0);
        expect(found.length, `${id} ${name}`).toBeGreaterThanOrEqual(tokens.length / 2);
        expect(count).toBeGreaterThanOrEqual(Math.min(...found));
        expect(count).toBeLessThanOrEqual(Math.max(...found));
      }
    }
  });
});
