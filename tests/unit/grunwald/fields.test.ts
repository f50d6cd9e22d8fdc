import { describe, expect, it } from 'vitest';
import { FIELD } from '../../../engine/games/grunwald/types';
import { asked, last, legal, names, passAll, play, pose } from './support';

describe('resolution of fields 2 to 6', () => {
  it('GRU-30: fields are settled in their order', () => {
    const table = pose(3, { round: 4, hand: [['C6'], ['C6'], []], teutons: ['T1', 'T1'], provision: [9, 9, 9] });
    passAll(table);
    while (table.state.phase === 'choosingLoss') play(table, ...giveAny(table));
    const order = table.events.filter((event) => event.type === 'battleFought' || event.type === 'fieldSettled');
    expect(order.slice(0, 6).map((event) => (event.type === 'fieldSettled' ? event.field : 'teutons'))).toEqual([
      'teutons',
      'crown',
      'provision',
      'ducats',
      'mercenaries',
      'helpers',
    ]);
  });

  it('GRU-31 and worked example 5: three players tied on one field, the leftmost wins it', () => {
    const table = pose(3, { crown: ['C5', 'C2'] });
    play(table, 'take:officer', 'field:crown', 'take:helpers-2', 'field:crown', 'take:officer', 'field:crown');
    passAll(table);
    expect(names(table.state.hand[0])).toEqual(['C5']);
    expect(names(table.state.hand[1])).toEqual(['C2']);
    expect(names(table.state.hand[2])).toEqual([]);
  });

  it('GRU-32: alone on a field one still gets a single benefit', () => {
    const table = pose(3, { crown: ['C5', 'C2'] });
    play(table, 'take:officer', 'field:crown', 'pass', 'pass', 'take:helpers-2', 'field:crown');
    expect(names(table.state.hand[0])).toEqual(['C5']);
  });

  it('GRU-33: winners pay all their ducats, the others get theirs back for later fields of the round', () => {
    const table = pose(3, { ducats: [5, 4, 4], provisionCard: 6 });
    play(table, 'take:officer', 'field:provision', 'stake:3');
    play(table, 'take:helpers-1', 'field:provision', 'stake:4');
    play(table, 'take:officer', 'field:helpers');
    play(table, 'pass', 'take:helpers-1', 'field:helpers', 'pass', 'pass');
    // Provision 3/- went to seat 0; seat 1 has the four ducats back and can buy the helper.
    expect(last(table, 'ducatsReturned')).toMatchObject({ seat: 1, amount: 4, source: 'provision' });
    expect(asked(table)).toBe(1);
    play(table, 'buy:1');
    expect(table.events).toContainEqual({ type: 'ducatsPaid', seat: 0, amount: 3, source: 'provision' });
    expect(table.state.helpers[1]).toBe(3);
  });

  it('GRU-50: first takes the stronger crown knight, second the other; with two seats only the stronger is won', () => {
    const three = pose(3, { crown: ['C2', 'C6'] });
    play(three, 'take:helpers-1', 'field:crown', 'take:officer', 'field:crown');
    passAll(three);
    expect([names(three.state.hand[0]), names(three.state.hand[1])]).toEqual([['C2'], ['C6']]);
    const two = pose(2, { crown: ['C2', 'C6'] });
    play(two, 'take:helpers-1', 'field:crown', 'take:officer', 'field:crown');
    passAll(two);
    expect([names(two.state.hand[0]), names(two.state.hand[1])]).toEqual([[], ['C6']]);
    expect(names(two.state.gone)).toContain('C2');
  });

  it('GRU-51: provision by rank; with two seats only the first, and the lower value', () => {
    const gains = (seats: number, provisionCard: number) => {
      const table = pose(seats, { provisionCard });
      play(table, 'take:officer', 'field:provision', 'stake:0', 'take:helpers-1', 'field:provision', 'stake:0');
      passAll(table);
      return [table.state.provision[0], table.state.provision[1]];
    };
    expect(gains(3, 5)).toEqual([5, 3]);
    expect(gains(3, 6)).toEqual([4, 1]);
    expect(gains(2, 5)).toEqual([3, 1]);
    expect(gains(2, 6)).toEqual([4, 1]);
  });

  it('GRU-52: ducats by rank; three seats the two highest, two seats the two lowest', () => {
    const gains = (seats: number) => {
      const table = pose(seats, { ducatCard: 0, ducats: [0, 0, 0, 0].slice(0, seats) });
      play(table, 'take:officer', 'field:ducats');
      for (let seat = 1; seat < seats; seat++) play(table, `take:helpers-${seat === 1 ? 2 : 1}`, 'field:ducats');
      passAll(table);
      return table.events.flatMap((event) => (event.type === 'ducatsGained' && event.source === 'ducats' ? [event.amount] : []));
    };
    expect(gains(4)).toEqual([5, 4, 2]);
    expect(gains(3)).toEqual([5, 4]);
    expect(gains(2)).toEqual([4, 2]);
  });

  it('GRU-53: mercenaries go by ducats alone', () => {
    const table = pose(3, { mercenary: ['M6', 'M1'], ducats: [3, 3, 3] });
    play(table, 'take:officer', 'field:mercenaries', 'stake:1');
    play(table, 'take:helpers-1', 'field:mercenaries', 'stake:2', 'take:helpers-1', 'field:mercenaries', 'stake:1');
    passAll(table);
    expect([names(table.state.hand[1]), names(table.state.hand[0])]).toEqual([['M6'], ['M1']]);
    expect(table.events).toContainEqual({ type: 'ducatsReturned', seat: 2, amount: 1, source: 'mercenaries' });
    const two = pose(2, { mercenary: ['M6', 'M1'] });
    play(two, 'take:officer', 'field:mercenaries', 'stake:2', 'take:helpers-1', 'field:mercenaries', 'stake:1');
    passAll(two);
    expect([names(two.state.hand[0]), names(two.state.hand[1])]).toEqual([['M6'], []]);
  });

  it('GRU-54: first gains a helper, second may buy one at the price of the helpers owned, nobody else', () => {
    const table = pose(4, { helpers: [2, 3, 2, 2], ducats: [0, 3, 9, 9] });
    play(table, 'take:officer', 'field:helpers', 'take:helpers-2', 'field:helpers');
    play(table, 'take:helpers-1', 'field:helpers', 'take:helpers-1', 'field:helpers');
    passAll(table);
    expect(table.state.helpers).toEqual([3, 3, 2, 2]);
    expect([asked(table), legal(table)]).toEqual([1, ['buy:1', 'decline']]);
    play(table, 'decline');
    expect(table.state.helpers).toEqual([3, 3, 2, 2]);
    const poor = pose(2, { ducats: [0, 1] });
    play(poor, 'take:officer', 'field:helpers', 'take:helpers-1', 'field:helpers');
    passAll(poor);
    expect(poor.state.phase).not.toBe('buyingHelper');
  });

  it('GRU-55: open cards leave the game and the round marker moves on', () => {
    const table = pose(2, { crown: ['C4', 'C3'], mercenary: ['M4', 'M3'] });
    const before = table.state.provisionCard;
    passAll(table);
    expect(names(table.state.gone)).toEqual(['C4', 'C3', 'M4', 'M3']);
    expect(table.state.goneProvision).toEqual([before]);
    expect(table.state.round).toBe(2);
    expect(table.state.queue[FIELD.crown]).toEqual([]);
  });
});

function giveAny(table: Parameters<typeof legal>[0]): string[] {
  const keys = legal(table);
  return [keys.includes('done') ? 'done' : (keys.find((key) => key.startsWith('give:')) ?? 'back')];
}
