import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { play, pose } from './support';

function skirmish() {
  const table = pose(3, { round: 4, hand: [['C5', 'M2'], ['M4', 'C2'], ['C3']] });
  for (let seat = 0; seat < 3; seat++) play(table, 'take:officer', 'field:teutons');
  play(table, 'pass', 'pass', 'pass', 'send:C5');
  return table;
}

describe('secrecy', () => {
  it('GRU-80: a hidden card is seen by its owner only, in views and in events', () => {
    const { state, events } = skirmish();
    expect(grunwald.viewFor(state, 0).players[0]?.hiddenCard?.strength).toBe(5);
    for (const seat of [1, 2, null]) {
      const player = grunwald.viewFor(state, seat).players[0];
      expect([player?.hidden, player?.hiddenCard]).toEqual([true, null]);
      expect(player?.hand.length).toBe(2);
    }
    const hidden = known(events.find((event) => event.type === 'cardHidden'));
    expect(grunwald.redactEvent(hidden, 0)).toEqual(hidden);
    expect(grunwald.redactEvent(hidden, 1)).toMatchObject({ type: 'cardHidden', seat: 0, card: null });
    expect(grunwald.redactEvent(hidden, null)).toMatchObject({ card: null });
  });

  it('GRU-80: views of the others do not change with the hidden card or the order of the piles', () => {
    const { state } = skirmish();
    const other = grunwald.cloneState(state);
    other.secret[0] = known(other.hand[0]?.[1]);
    for (const pile of other.piles) pile.reverse();
    for (const seat of [1, 2, null]) expect(grunwald.viewFor(other, seat)).toEqual(grunwald.viewFor(state, seat));
    expect(grunwald.viewFor(other, 0)).not.toEqual(grunwald.viewFor(state, 0));
  });

  it('GRU-80: hands, purses and camps are open to everyone', () => {
    const { state } = skirmish();
    expect(grunwald.viewFor(state, 2).players[1]?.hand.map((card) => card.strength)).toEqual([4, 2]);
  });

  it('the curtain is needed for secret choices and for nothing else', () => {
    const { state } = skirmish();
    expect([0, 1, 2].map((seat) => grunwald.hasSecret(state, seat))).toEqual([true, true, false]);
    expect(grunwald.hasSecret(pose(2).state, 0)).toBe(false);
  });

  it('a state imagined from a view looks the same and guesses only cards of the hand', () => {
    const { state } = skirmish();
    const view = grunwald.viewFor(state, 1);
    const guesses = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = grunwald.determinize(view, 1, makeRng(seed));
      expect(grunwald.viewFor(imagined, 1)).toEqual(view);
      expect(grunwald.checkInvariants(imagined)).toEqual([]);
      guesses.add(known(imagined.secret[0]));
    }
    // Two knights and the peasant.
    expect(guesses.size).toBe(3);
  });
});
