// Whatever a player would expect and is not offered says why: fields, pieces, cards and purchases.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { grunwald } from '../../../engine/games/grunwald';
import { CARDS } from '../../../engine/games/grunwald/data/cards';
import { legal, play, pose, type Table } from './support';

const why = (table: Table, target: string): string | undefined =>
  grunwald.refusals?.(table.state).find((each) => each.target === target)?.reason.key;
const cardOf = (zone: readonly number[] | undefined, index = 0): string => `card:${known(CARDS[known(zone?.[index])]).id}`;

describe('refusals', () => {
  it('GRU-20: a field asks for pieces first, and says at once what no piece can do', () => {
    const table = pose(2, { ducats: [0, 3], helpers: [5, 2] });
    expect(why(table, 'crown')).toBe('why.takeFirst');
    expect(why(table, 'teutons')).toBe('why.truce');
    expect(why(table, 'helpers')).toBe('why.allHelpers');
    expect(why(table, 'mercenaries')).toBe('why.noDucats');
    play(table, 'take:helpers-2');
    expect(why(table, 'crown')).toBeUndefined();
    expect(why(table, 'mercenaries')).toBe('why.noDucats');
  });

  it('GRU-21, GRU-25, GRU-27: pieces that are out, one piece only, helpers to helpers', () => {
    const table = pose(2, { round: 4, teutons: ['T1', 'T2'] });
    play(table, 'take:officer', 'field:crown', 'pass');
    expect(why(table, 'piece:officer')).toBe('why.officerOut');
    expect(why(table, 'piece:helpers')).toBeUndefined();
    play(table, 'take:helpers-2');
    expect(why(table, 'teutons')).toBe('why.onePiece');
    play(table, 'back', 'take:helpers-1', 'field:teutons');
    expect(why(table, 'teutons')).toBe('why.oneAlready');
    expect(why(table, 'piece:helpers')).toBeUndefined();
    play(table, 'take:helpers-1', 'field:crown');
    expect(legal(table).some((key) => key.startsWith('take'))).toBe(false);
  });

  it('GRU-44, GRU-47: resting knights and captives do not fight, what just fought is safe, ducats pay nothing', () => {
    const table = pose(2, {
      round: 4,
      teutons: ['T1', 'T2'],
      hand: [['C2', 'C3'], ['M3']],
      camp: [['C4', 'T1'], []],
      provision: [9, 9],
    });
    const [resting, captive] = [cardOf(table.state.camp[0]), cardOf(table.state.camp[0], 1)];
    play(table, 'take:officer', 'field:teutons', 'pass', 'pass');
    expect(table.state.phase).toBe('choosingFighter');
    expect(why(table, resting)).toBe('why.rested');
    expect(why(table, captive)).toBe('why.captive');
    const fighter = cardOf(table.state.hand[0]);
    play(table, 'send:C2');
    expect(table.state.phase).toBe('choosingLoss');
    expect(why(table, fighter)).toBe('why.justFought');
    expect(why(table, 'goods:ducats')).toBe('why.ducatsSafe');
    expect(why(table, resting)).toBeUndefined();
  });

  it('GRU-71: a purchase beyond the purse', () => {
    const hunt = pose(2, { round: 2, event: 'hunt', ducats: [2, 0] });
    expect(why(hunt, 'buy:1')).toBeUndefined();
    expect(why(hunt, 'buy:2')).toBe('why.price');
  });

  it('GRU-60: captives need no bread', () => {
    const table = pose(2, { round: 8, hand: [['C2', 'C3'], []], camp: [['T1'], []], provision: [0, 5], teutons: ['T1', 'T2'] });
    const captive = cardOf(table.state.camp[0]);
    table.state.phase = 'dismissing';
    table.state.asked = [0];
    expect(why(table, captive)).toBe('why.eatsNothing');
  });
});
