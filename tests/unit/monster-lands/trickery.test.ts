// The Trickery expansion: clash, tricks and secured traps (MON-200 to MON-205, MON-286).
import { describe, expect, it } from 'vitest';
import { askOf } from '../../../engine/games/monster-lands/requests';
import { adventure, all, clan, fresh, keys, last, play, pool, send, table, untilTurn } from './support';

const tricky = (seats = 3) => table(seats, { trickery: true });

describe('Trickery', () => {
  it('MON-200: 18 tricks and 6 secured traps join the pool', () => {
    const state = fresh(2, { trickery: true });
    const pile = [...state.trapDeck, ...state.hut];
    expect(pile.filter((trap) => trap.startsWith('trick'))).toHaveLength(18);
    expect(pile.filter((trap) => trap.startsWith('secured'))).toHaveLength(6);
    expect(pile).toHaveLength(60);
  });

  it('MON-201: tokens come up one by one in the order placed; one may stop, and the rest still counts as traps', () => {
    const state = tricky();
    send(state, 'A1', 0, 'korgo', 'SS', { tokens: ['trapDiceS1', 'trapTotal8'] });
    adventure(state);
    expect(keys(state)).toEqual(['reveal', 'stop']);
    play(state, ['reveal', 'stop'], [1, 1, 1, 1]);
    expect(state.lands[0]?.trails[0]).toMatchObject({ tokens: ['trapTotal8'], shown: [{ id: 'trapDiceS1', S: 1 }] });
    expect(state.phase).toBe('adventure.battle.striking');
    // Two strength dice and one on the trap: 11 captures, with the face-down token as a trap too.
    play(state, ['rollAll'], [3, 3, 5]);
    expect(state.phase).not.toBe('adventure.battle.striking');
    expect(clan(state).coins).toBeGreaterThan(7);
    untilTurn(state);
    expect(state.trapDiscard).toContain('trapTotal8');
  });

  it('MON-202: a trick works on an adjacent trail; without one it is lost', () => {
    const state = tricky();
    send(state, 'A1', 0, 'korgo', 'SS', { tokens: ['trickStealS1'] });
    const events = adventure(state);
    events.push(...play(state, ['reveal']));
    expect(last(events, 'trickPlayed')).toMatchObject({ trick: 'trickStealS1', result: 'lost' });
    const other = tricky();
    send(other, 'A1', 1, 'taron', 'SS');
    send(other, 'A2', 0, 'korgo', 'SS', { tokens: ['trickStealS1'] });
    send(other, 'A4', 2, 'frunks', 'SS');
    adventure(other);
    play(other, ['reveal']);
    expect(keys(other)).toEqual(['target:left', 'target:right']);
    const stolen = play(other, ['target:right']);
    expect(last(stolen, 'trickPlayed')).toMatchObject({ target: 'A4', result: 'stolen', dice: ['S'] });
  });

  it('MON-203: the owner of the target may cancel the trick with a defence token; both are discarded', () => {
    const state = tricky();
    send(state, 'A1', 0, 'korgo', 'SS', { tokens: ['trickStealM1'] });
    send(state, 'A2', 1, 'taron', 'SSM', { defence: 1 });
    adventure(state);
    play(state, ['reveal']);
    expect(askOf(state)).toMatchObject({ kind: 'cancel', seat: 1 });
    const events = play(state, ['cancel']);
    expect(last(events, 'trickPlayed').result).toBe('cancelled');
    expect(state.lands[0]?.trails[1]).toMatchObject({ M: 1, defence: 0 });
    expect(state.trapDiscard).toContain('trickStealM1');
  });

  it('MON-204: stolen dice lie on the trick; as many as possible, colours by the thief, never from secured traps', () => {
    const state = tricky();
    send(state, 'A1', 1, 'taron', 'SM', { tokens: ['securedDiceM2', 'trapDiceM1'] });
    send(state, 'A2', 0, 'korgo', 'SS', { tokens: ['trickStealAny2'] });
    adventure(state);
    play(state, ['reveal', 'reveal', 'reveal']);
    expect(keys(state)).toEqual(['steal:MM', 'steal:SM']);
    play(state, ['steal:MM']);
    expect(state.lands[0]?.trails[1]?.shown[0]).toMatchObject({ id: 'trickStealAny2', M: 2, S: 0 });
    expect(state.lands[0]?.trails[0]?.shown.map((token) => token.M)).toEqual([2, 0]);
  });

  it('MON-205: a redirecting trick waits for the attack on its owner', () => {
    const state = tricky();
    send(state, 'A1', 0, 'korgo', 'SS', { tokens: ['trickRedirect2'] });
    send(state, 'A2', 1, 'taron', 'SS');
    adventure(state);
    play(state, ['reveal']);
    expect(askOf(state)).toMatchObject({ kind: 'redirect', seat: 0 });
    expect(keys(state)).toEqual(['redirect:1right', 'redirect:2right', 'keep']);
    const events = play(state, ['redirect:2right'], [6, 6, 1, 1]);
    expect(all(events, 'attackRolled').map((event) => [event.trail, event.faces.length])).toEqual([
      ['A2', 2],
      ['A1', 1],
    ]);
    expect(last(events, 'memberFell').member).toBe('taron');
  });

  it('MON-286: tricks steal one or two dice of magic, strength or either, or redirect one or two attack dice', () => {
    const kinds = new Set([...fresh(2, { trickery: true }).trapDeck, ...fresh(2, { trickery: true }).hut]);
    for (const trick of ['trickStealM1', 'trickStealM2', 'trickStealS1', 'trickStealS2', 'trickStealAny1', 'trickStealAny2']) {
      expect(kinds).toContain(trick);
    }
    const state = tricky();
    send(state, 'A1', 0, 'korgo', 'SS', { tokens: ['trickStealS2'] });
    send(state, 'A2', 1, 'taron', 'SSM');
    adventure(state);
    const events = play(state, ['reveal']);
    expect(last(events, 'trickPlayed').dice).toEqual(['S', 'S']);
    expect(state.lands[0]?.trails[1]).toMatchObject({ S: 0, M: 1 });
    pool(clan(state), '');
  });
});
