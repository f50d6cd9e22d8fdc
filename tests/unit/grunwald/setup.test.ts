import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { CARDS } from '../../../engine/games/grunwald/data/cards';
import { EVENTS } from '../../../engine/games/grunwald/data/events';
import { DUCAT_CARDS, PROVISION_CARDS } from '../../../engine/games/grunwald/data/supplies';
import { legal, passAll, play, pose } from './support';

describe('set-up', () => {
  it('GRU-1: everyone starts with an officer, two of five helpers, 3 ducats and provision 1, all public', () => {
    const { state } = pose(4);
    for (const player of grunwald.viewFor(state, null).players) {
      expect(player).toMatchObject({ ducats: 3, provision: 1, helpers: 2, reserve: 3, officerFree: true, helpersFree: 2 });
      expect(player.hand).toEqual([]);
    }
  });

  it('GRU-2: the decks hold the right cards in the right piles', () => {
    const count = (kind: string, strength: number) =>
      CARDS.filter((card) => card.kind === kind && card.strength === strength).length;
    for (const kind of ['crown', 'mercenary']) {
      expect([1, 2, 3, 4, 5, 6].map((strength) => count(kind, strength))).toEqual([2, 3, 3, 3, 3, 2]);
    }
    expect([1, 2, 3, 4].map((strength) => count('teuton', strength))).toEqual([3, 3, 3, 3]);
    expect([PROVISION_CARDS.length, DUCAT_CARDS.length, EVENTS.length]).toEqual([8, 8, 14]);
    const state = grunwald.setup({}, 3, makeRng(1));
    expect(state.piles.map((pile) => pile.length)).toEqual([8, 8, 8, 8, 6, 6, 8, 8, 14]);
    expect(new Set(CARDS.map((card) => card.arms)).size).toBe(CARDS.length);
  });

  it('GRU-3: two crown knights, two mercenaries, one provision and one ducat card lie open in round 1', () => {
    const { state } = pose(3);
    expect([state.crown.length, state.mercenary.length, state.teutons.length]).toEqual([2, 2, 0]);
    expect(state.provisionCard).toBeGreaterThanOrEqual(0);
    expect(state.ducatCard).toBeGreaterThanOrEqual(0);
    expect(state.event).toBe(-1);
  });

  it('GRU-4: the start player is random and the token passes to the left after a round', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => grunwald.setup({}, 4, makeRng(seed)).start));
    expect(starts.size).toBe(4);
    const table = pose(3, { start: 2 });
    passAll(table);
    expect(table.state.start).toBe(0);
    expect(table.state.round).toBe(2);
  });

  it('GRU-5: banks never run dry, and provision is given point by point', () => {
    const table = pose(2, { round: 4, teutons: ['T1', 'T1'], provision: [40, 9], ducats: [60, 3] });
    passAll(table);
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    expect(table.state.provision[0]).toBe(36);
    expect(table.state.ducats[0]).toBeGreaterThanOrEqual(60);
  });

  it('takes only two to four seats', () => {
    expect(grunwald.parseOptions({}, 4).ok).toBe(true);
    expect(grunwald.parseOptions({}, 5).ok).toBe(false);
    expect(grunwald.parseOptions('x', 3).ok).toBe(false);
    expect(legal(pose(2))).toContain('pass');
  });
});
