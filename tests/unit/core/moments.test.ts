// What is remembered of a match: few facts, the weightiest, in their order, no more than everybody may know.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { createMatch } from '../../../engine/match/match';
import { momentsOf } from '../../../engine/match/moments';
import { games } from '../../../engine/registry';

describe.each(Object.entries(games))('%s', (_id, game) => {
  const match = createMatch({ game, seats: Math.min(3, game.seatRange.max), seed: 4 });
  const rng = makeRng(4);
  while (match.request !== null) match.decide(known(match.request.decisions[rng.int(match.request.decisions.length)]).key);
  const moments = momentsOf(match);
  const weigh = (event: { readonly type: string }) => game.weighEvent?.(event) ?? 0;

  it('remembers something of every match, in its order', () => {
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(4);
    const numbers = moments.map((moment) => moment.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('forgets nothing that weighs more, but for a third of one kind', () => {
    const least = Math.min(...moments.map(({ event }) => weigh(event)));
    const counts = new Map<string, number>();
    for (const { event } of moments) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
    const heavier = match.played.flatMap(({ beats }) => beats.map(({ event }) => event)).filter((event) => weigh(event) > least);
    for (const event of heavier) {
      expect(weigh(event)).toBeLessThanOrEqual(1);
      expect(counts.get(event.type) ?? 0).toBeGreaterThan(0);
    }
    for (const count of counts.values()) expect(count).toBeLessThanOrEqual(2);
  });
});
