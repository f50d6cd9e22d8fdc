// ZIZ-120 to ZIZ-124: attacks between seats.
import { describe, expect, it } from 'vitest';
import { zizka } from '../../../engine/games/zizka';
import type { State } from '../../../engine/games/zizka/types';
import { at, equip, keysOf, newTable, play, seatOf } from './helpers';

// Seat 0 and a wanted seat 1 in one place; two dice each, no rerolls.
function meeting(seats = 2): State {
  let state = newTable(seats);
  state = equip(state, 0, 'katerina', ['adela', 'krystof']);
  state = equip(state, 1, 'torak', ['vrba', 'krutil']);
  for (let seat = 0; seat < seats; seat++) at(state, seat, 'orlik');
  Object.assign(seatOf(state, 0), { luck: 0, coins: 0 });
  Object.assign(seatOf(state, 1), { luck: 0, coins: 0, warrant: 1, warrantCoins: 6 });
  return state;
}

describe('attacks', () => {
  it('ZIZ-120: only who holds a warrant, shares the space and was not attacked since', () => {
    const state = meeting();
    expect(keysOf(state)).toContain('attack:1');
    seatOf(state, 1).laid = 1;
    expect(keysOf(state)).not.toContain('attack:1');
    expect(zizka.refusals?.(state)).toContainEqual({ target: 'attack:1', reason: { key: 'why.laid' } });
    Object.assign(seatOf(state, 1), { laid: 0, warrant: 0, warrantCoins: 0 });
    expect(keysOf(state)).not.toContain('attack:1');
    expect(keysOf(at(meeting(), 1, 'pisek'))).not.toContain('attack:1');
  });

  it('ZIZ-121: the attacker resolves everything first; the defender ties or spends nothing', () => {
    const state = meeting();
    seatOf(state, 0).luck = 2;
    seatOf(state, 1).luck = 3;
    const asked = play(state, ['attack:1'], ['sword', 'shield']).state;
    expect(zizka.requestFor(asked)?.seat).toBe(0);
    expect(keysOf(asked)).toEqual(['luck:0', 'luck:1', 'luck:2']);
    const defending = play(asked, ['luck:1'], ['speech', 'speech']).state;
    expect(zizka.requestFor(defending)?.seat).toBe(1);
    expect(keysOf(defending)).toEqual(['luck:0', 'luck:2']);
    const tied = play(defending, ['luck:2']).state;
    expect(seatOf(tied, 1)).toMatchObject({ vp: 1, luck: 1, warrant: 1 });
    expect(seatOf(tied, 0).luck).toBe(1);
  });

  it('ZIZ-121: the defender rerolls its own dice', () => {
    const state = equip(meeting(), 1, 'bores', ['vojka', 'bara']);
    const defending = play(state, ['attack:1'], ['sword', 'speech', 'speech']).state;
    expect(zizka.requestFor(defending)).toMatchObject({ seat: 1, prompt: { key: 'prompt.defenceRolling' } });
    expect(keysOf(defending)).toEqual(['reroll:speech', 'keep']);
    expect(seatOf(play(defending, ['reroll:speech', 'keep'], ['shield']).state, 1).vp).toBe(1);
  });

  it('ZIZ-122: the attacker counts swords and lucks, the defender shields and lucks, printed ones too', () => {
    const state = equip(equip(meeting(), 0, 'katerina', ['albrecht', 'adela']), 1, 'torak', ['kunes', 'vrba']);
    const { events } = play(state, ['attack:1'], ['luck', 'sword']);
    expect(events).toContainEqual(expect.objectContaining({ type: 'fightEnded', attack: 3, defence: 2, won: true }));
  });

  it('ZIZ-123: a win is 2 points and the warrant’s coins, otherwise the defender gets 1 and keeps all', () => {
    const won = play(meeting(), ['attack:1'], ['sword', 'luck', 'speech', 'shield']).state;
    expect(seatOf(won, 0)).toMatchObject({ vp: 2, coins: 6 });
    expect(seatOf(won, 1)).toMatchObject({ vp: 0, warrant: 0, warrantCoins: 0, laid: 1 });
    const lost = play(meeting(), ['attack:1'], ['sword', 'shield', 'speech', 'shield']).state;
    expect(seatOf(lost, 0)).toMatchObject({ vp: 0, coins: 0, luck: 0 });
    expect(seatOf(lost, 1)).toMatchObject({ vp: 1, warrantCoins: 6 });
  });

  it('ZIZ-124: 3 to 3 is the defender’s; laid down, nobody attacks again before their turn (worked example 8)', () => {
    const state = equip(equip(meeting(3), 0, 'katerina', ['albrecht', 'adela']), 1, 'torak', ['kunes', 'vrba']);
    const tied = play(state, ['attack:1'], ['sword', 'shield']);
    expect(tied.events).toContainEqual(expect.objectContaining({ type: 'fightEnded', attack: 3, defence: 3, won: false }));
    expect(seatOf(tied.state, 1)).toMatchObject({ vp: 1, laid: 1 });
    const third = { ...tied.state, turn: 2 };
    expect(keysOf(third)).not.toContain('attack:1');
    const stood = play(tied.state, ['end']).state;
    expect(seatOf(stood, 1).laid).toBe(0);
    expect(keysOf(play(stood, ['end']).state)).toContain('attack:1');
  });
});
