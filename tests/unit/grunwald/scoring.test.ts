import { describe, expect, it } from 'vitest';
import { grunwald } from '../../../engine/games/grunwald';
import { commanders, isAhead, quartermasters, reckoningOf } from '../../../engine/games/grunwald/scoring';
import { asked, last, legal, names, type Pose, passAll, pick, play, pose, type Table } from './support';

// Round 8 played out without anyone doing anything; the Teutons are beaten by seat 0's spare six.
function finish(seats: number, wish: Pose): Table {
  const table = pose(seats, { round: 8, event: 'winter', teutons: ['T1', 'T1'], ...wish });
  passAll(table);
  return table;
}

describe('the end of the game', () => {
  it('GRU-60 and worked example 3: two crown, three mercenary knights, one Teuton, provision 4: exactly one must go', () => {
    const table = finish(2, {
      hand: [['C5', 'C2', 'M1', 'M6', 'M5'], []],
      camp: [['T4'], []],
      provision: [8, 4],
    });
    // The empty battle costs 4 provision.
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    expect(table.state.phase).toBe('dismissing');
    expect([asked(table), legal(table).length]).toEqual([0, 5]);
    play(table, 'dismiss:C5', 'back', 'dismiss:M1');
    expect(legal(table)).toEqual(['done', 'back']);
    play(table, 'done');
    expect(table.state.phase).toBe('finished');
    expect(names(table.state.hand[0])).toEqual(['C5', 'C2', 'M6', 'M5']);
    expect(last(table, 'troopsFed')).toMatchObject({ seat: 0, knights: 5, provision: 4, surplus: 0 });
  });

  it('GRU-60: feeding is forced while provision lasts, Teutons need none', () => {
    const table = finish(2, { hand: [['C5'], []], camp: [['T4', 'T3'], []], provision: [6, 4] });
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    expect(table.state.phase).toBe('finished');
    expect(table.state.provision[0]).toBe(1);
  });

  it('GRU-60: without any provision all knights leave, and nobody is asked which', () => {
    const table = finish(2, { hand: [['C5', 'M6'], []], camp: [['C2', 'T3'], []], provision: [4, 4] });
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    expect(table.state.phase).toBe('finished');
    expect([names(table.state.hand[0]), names(table.state.camp[0])]).toEqual([[], ['T3']]);
    expect(names(table.state.dismissed[0])).toEqual(['C5', 'M6', 'C2']);
    expect(last(table, 'troopsFed')).toMatchObject({ seat: 0, knights: 3, provision: 0, surplus: 0 });
  });

  it('GRU-61: strength of kept knights and captives', () => {
    const { state } = pose(2, { hand: [['C5', 'M2'], []], camp: [['C1', 'T4'], []] });
    expect(reckoningOf(state)[0]).toMatchObject({ strength: 12, crownStrength: 6, mercenaryStrength: 2, teutonStrength: 4 });
  });

  it('GRU-62: most cards command and score their number; strength breaks ties, then all share; nobody with none', () => {
    const count = (cards: number, strength: number) => ({ cards, strength });
    expect(commanders([count(3, 5), count(2, 12)])).toEqual([0]);
    expect(commanders([count(3, 5), count(3, 6), count(1, 6)])).toEqual([1]);
    expect(commanders([count(3, 6), count(3, 6), count(3, 5)])).toEqual([0, 1]);
    expect(commanders([count(0, 0), count(0, 0)])).toEqual([]);
    const { state } = pose(2, {
      hand: [
        ['C1', 'C1', 'M2'],
        ['C6', 'M1', 'M1'],
      ],
    });
    expect(reckoningOf(state).map((row) => [row.crownCommander, row.mercenaryCommander])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  it('GRU-63: the largest surplus scores, all who tie score', () => {
    expect(quartermasters([3, 1, 3])).toEqual([0, 2]);
    expect(quartermasters([0, 0])).toEqual([]);
    const { state } = pose(3, { provision: [4, 2, 4] });
    expect(reckoningOf(state).map((row) => row.quartermaster)).toEqual([4, 0, 4]);
  });

  it('GRU-64: one point for every two ducats', () => {
    const { state } = pose(2, { ducats: [7, 4] });
    expect(reckoningOf(state).map((row) => row.ducatPoints)).toEqual([3, 2]);
  });

  it('GRU-65 and worked example 4: 46, 46 and 43 points; the second wins the tie by the number of cards', () => {
    const { state } = pose(3, { ducats: [1, 0, 4], provision: [0, 5, 0] });
    state.hand = pick(
      ['C6', 'C6', 'C5', 'C5', 'M6', 'M6', 'M2'],
      ['M5', 'M5', 'M4', 'M3', 'M3', 'M1', 'C5', 'C4', 'C1'],
      ['C4', 'C4', 'C3', 'C3', 'C3', 'C2', 'M5', 'M4'],
    );
    state.camp = pick(['T4', 'T3', 'T3'], ['T2', 'T2'], ['T4', 'T3']);
    const [first, second, third] = reckoningOf(state);
    expect(first).toMatchObject({ strength: 36 + 10, teutonStrength: 10, total: 46, cardCount: 10, place: 2 });
    expect(second).toMatchObject({
      strength: 31 + 4,
      mercenaryCommander: 6,
      quartermaster: 5,
      total: 46,
      cardCount: 11,
      place: 1,
    });
    expect(third).toMatchObject({ strength: 28 + 7, crownCommander: 6, ducatPoints: 2, total: 43, place: 3 });
    state.phase = 'finished';
    expect(grunwald.outcome(state)).toMatchObject({ winners: [1], reason: { key: 'reason.cards' } });
  });

  it('GRU-65: level in points and cards, the victory is shared', () => {
    expect(isAhead({ total: 5, cardCount: 2 }, { total: 5, cardCount: 2 })).toBe(false);
    expect(isAhead({ total: 5, cardCount: 3 }, { total: 5, cardCount: 2 })).toBe(true);
    const table = finish(2, { provision: [0, 0], ducats: [2, 2] });
    expect(grunwald.outcome(table.state)).toMatchObject({ winners: [0, 1], reason: { key: 'reason.shared' } });
  });

  it('tells the reckoning step by step and hands out its parts', () => {
    const table = finish(2, { hand: [['C5'], []], provision: [6, 4], ducats: [5, 2] });
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    const told = table.events.slice(table.events.findIndex((event) => event.type === 'troopsFed')).map((event) => event.type);
    expect(told).toEqual([
      'troopsFed',
      'troopsFed',
      'strengthCounted',
      'strengthCounted',
      'commanderNamed',
      'commanderNamed',
      'quartermasterNamed',
      'ducatsCounted',
      'ducatsCounted',
      'matchEnded',
    ]);
    const standing = grunwald.outcome(table.state)?.standings[0];
    expect(standing?.parts?.map((part) => part.points)).toEqual([5, 1, 0, 1, 2]);
    expect(standing?.score).toBe(9);
    expect(grunwald.viewFor(table.state, null).reckoning?.[0]?.total).toBe(9);
  });
});

describe('the score as it stands', () => {
  it('GRU-60 to GRU-65: as if the match ended now: the hungry gone, the quartermaster named, ties by cards', () => {
    const table = pose(2, {
      hand: [['C5', 'C2', 'M3'], ['C6']],
      camp: [['T1'], ['T2', 'T1']],
      provision: [2, 4],
      ducats: [5, 0],
    });
    const [first, second] = grunwald.viewFor(table.state, 0).players.map((player) => player.projected);
    // The 2 rides home: 5 + 3 + 1, mercenary command 1, two points for ducats.
    expect(first).toMatchObject({ strength: 9, quartermaster: 0, ducats: 2, cards: 3 });
    expect(second).toMatchObject({ strength: 9, quartermaster: 3, ducats: 0, cards: 3 });
    expect(grunwald.scores?.(table.state)).toEqual([first?.total, second?.total]);
    expect([first?.place, second?.place].sort()).toEqual([1, 2]);
  });
});
