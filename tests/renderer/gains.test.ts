// The strip of who gained what: summed beat by beat, and true to the goods of whole matches of Na Grunwald!
import './navigator';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import type { View } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import type { TablePush } from '../../engine/protocol';
import { markupSize } from '../../renderer/art/sized-markup';
import { gainsBetween } from '../../renderer/games/grunwald/gains';
import { type Gain, gainsOf } from '../../renderer/table/gains';
import { makeTable } from './support';

interface Step {
  readonly type: string;
  readonly gains: readonly Gain[];
}

const gain = (seat: number, kind: string, count: number): Gain => ({ seat, kind, count, name: { key: kind }, sign: '' });
const hook = (event: { readonly type: string }): readonly Gain[] => (event as Step).gains;

function tables(...steps: readonly Step[]): readonly TablePush[] {
  const later = steps.map((event, index) => makeTable({ entry: index + 1, beats: [{ event, view: index + 1 }] }));
  return [makeTable({ entry: 0 }), ...later];
}

describe('gains', () => {
  const steps: readonly Step[] = [
    { type: 'a', gains: [gain(1, 'coin', 3), gain(0, 'card', -1)] },
    { type: 'b', gains: [gain(1, 'coin', -3), gain(0, 'coin', 2)] },
    { type: 'c', gains: [gain(0, 'card', 1), gain(0, 'helper', -1)] },
  ];
  const all = tables(...steps);

  it('are summed by seat and kind; what came and went is not told; gains stand before losses', () => {
    expect(gainsOf(all, hook, { playing: null, shown: 3 })).toEqual([
      { seat: 0, gains: [gain(0, 'coin', 2), gain(0, 'helper', -1)] },
    ]);
  });

  it('go no farther than what has been shown', () => {
    const first = [
      { seat: 0, gains: [gain(0, 'card', -1)] },
      { seat: 1, gains: [gain(1, 'coin', 3)] },
    ];
    expect(gainsOf(all, hook, { playing: steps[1] ?? null, shown: 1 })).toEqual(first);
    expect(gainsOf(all, hook, { playing: null, shown: 1 })).toEqual(first);
  });

  it.each([2, 3, 4])('add up to the goods of everybody over a match of Na Grunwald! with %i seats', (seats) => {
    const match = createMatch({ game: 'grunwald', seats, seed: seats });
    const rng = makeRng(seats);
    const start = match.view(null) as View;
    let view = start;
    const sums = new Map<string, number>();
    while (match.request !== null) {
      const ways = match.request.decisions.filter(({ decision }) => decision.type !== 'back');
      const decided = match.decide((ways[rng.int(ways.length)] ?? match.request.decisions[0])?.key ?? '');
      if (!decided.ok) throw new Error(decided.message);
      const beats = decided.value.map(({ state }) => match.game.viewFor(state, null) as View);
      for (const next of [...beats, match.view(null) as View]) {
        for (const { seat, kind, count, sign } of gainsBetween(null, view, next)) {
          // A sign without a size of its own would fill the strip.
          expect(markupSize(sign).height).toBeGreaterThan(20);
          expect(markupSize(sign).height).toBeLessThan(60);
          sums.set(`${seat} ${kind}`, (sums.get(`${seat} ${kind}`) ?? 0) + count);
        }
        view = next;
      }
    }
    for (const player of view.players) {
      const former = start.players[player.seat];
      const sum = (kind: string) => sums.get(`${player.seat} ${kind}`) ?? 0;
      expect(sum('ducats')).toBe(player.ducats - (former?.ducats ?? 0));
      expect(sum('provision')).toBe(player.provision - (former?.provision ?? 0));
      expect(sum('helpers')).toBe(player.helpers - (former?.helpers ?? 0));
      for (const card of [...player.hand, ...player.camp]) expect([0, 1]).toContain(sum(card.id));
    }
  });
});
