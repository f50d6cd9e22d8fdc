import { describe, expect, it } from 'vitest';
import { grunwald } from '../../../engine/games/grunwald';
import { duelPrizes, teutonicStrength } from '../../../engine/games/grunwald/battle';
import { asked, last, legal, names, passAll, play, pose, type Table } from './support';

function joinAll(table: Table, seats: number): void {
  for (let seat = 0; seat < seats; seat++) play(table, 'take:helpers-1', 'field:teutons');
  passAll(table);
}

describe('the skirmish', () => {
  it('GRU-40: both open Teutons and 2, 4 or 6 by the seat count', () => {
    for (const [seats, strength] of [
      [2, 7],
      [3, 9],
      [4, 11],
    ] as const) {
      expect(teutonicStrength(pose(seats, { round: 4, teutons: ['T3', 'T2'] }).state).total).toBe(strength);
    }
  });

  it('GRU-41: those with a piece choose one hand card or the peasant; all are turned up together', () => {
    const table = pose(3, { round: 4, hand: [['C5'], ['M4'], ['C3']], camp: [['C6'], [], []], teutons: ['T2', 'T1'] });
    play(table, 'take:officer', 'field:teutons', 'pass', 'take:helpers-1', 'field:teutons');
    passAll(table);
    expect([asked(table), legal(table).length]).toEqual([0, 2]);
    play(table, 'send:C5');
    expect(asked(table)).toBe(2);
    expect(table.events.some((event) => event.type === 'cardsRevealed')).toBe(false);
    play(table, 'send:peasant');
    expect(last(table, 'cardsRevealed').cards.map(({ seat, card }) => [seat, card.strength])).toEqual([
      [0, 5],
      [2, 0],
    ]);
  });

  it('GRU-41: equal knights rank by the earlier piece', () => {
    const table = pose(2, { round: 4, start: 1, hand: [['C4'], ['M4']], teutons: ['T3', 'T2'], provision: [9, 9] });
    play(table, 'take:officer', 'field:teutons', 'take:officer', 'field:teutons');
    passAll(table);
    play(table, 'send:M4', 'send:C4');
    expect(last(table, 'battleFought').won).toBe(true);
    expect(names(table.state.camp[1])).toEqual(['M4', 'T3']);
    expect(names(table.state.camp[0])).toEqual(['C4', 'T2']);
  });

  it('GRU-42: only strictly weaker Teutons are taken, and a peasant takes nothing', () => {
    const [t4, t2, t2b] = [43, 35, 36];
    expect(duelPrizes([5, 3], [t4, t2])).toEqual([t4, t2]);
    expect(duelPrizes([5, 2], [t4, t2])).toEqual([t4, -1]);
    expect(duelPrizes([4, 4], [t4, t2])).toEqual([t2, -1]);
    expect(duelPrizes([2, 2], [t4, t2])).toEqual([-1, -1]);
    expect(duelPrizes([3, 3], [t2, t2b])).toEqual([t2, t2b]);
    expect(duelPrizes([], [t4, t2])).toEqual([-1, -1]);
  });

  it('GRU-43: equal strength wins the battle, and captives still count for the Teutons', () => {
    const table = pose(2, { round: 4, hand: [['C6'], ['C1']], teutons: ['T3', 'T2'] });
    joinAll(table, 2);
    play(table, 'send:C6', 'send:C1');
    expect(last(table, 'battleFought')).toMatchObject({ ours: 7, teutonic: 7, won: true, debt: 0 });
    expect(table.events.some((event) => event.type === 'lossPaid')).toBe(false);
  });

  it('worked example 1: Teutons 3 and 2 against 5, 2, 1 and a peasant (GRU-42, GRU-43, GRU-44)', () => {
    const table = pose(4, {
      round: 4,
      teutons: ['T3', 'T2'],
      hand: [['C5'], ['C2'], ['C1'], []],
      provision: [9, 9, 9, 9],
    });
    joinAll(table, 4);
    play(table, 'send:C5', 'send:C2', 'send:C1', 'send:peasant');
    const duels = table.events.filter((event) => event.type === 'duelFought');
    expect(duels.map((event) => [event.seat, event.teuton?.strength ?? null])).toEqual([
      [0, 3],
      [1, null],
    ]);
    expect(last(table, 'battleFought')).toMatchObject({ teutonic: 11, ours: 8, debt: 3 });
    expect(table.state.asked).toEqual([0, 1, 2, 3]);
  });

  it('worked example 2: a loss of 2 may be paid in many ways (GRU-44)', () => {
    const ways: readonly (readonly string[])[] = [
      ['give:C2'],
      ['give:provision', 'give:provision'],
      ['give:M1', 'give:T1'],
      ['give:M1', 'give:provision'],
      ['give:C3'],
    ];
    for (const way of ways) {
      const table = pose(2, {
        round: 4,
        teutons: ['T1', 'T2'],
        hand: [['C2', 'C3', 'M1'], ['M3']],
        camp: [['T1'], []],
        provision: [2, 0],
      });
      play(table, 'pass', 'take:officer', 'field:teutons');
      passAll(table);
      play(table, 'send:M3');
      expect(last(table, 'battleFought').debt).toBe(2);
      expect(legal(table)).not.toContain('done');
      play(table, ...way);
      expect(legal(table).slice(-2)).toEqual(['done', 'back']);
      play(table, 'back', ...way.slice(-1), 'done');
      expect(last(table, 'lossPaid')).toMatchObject({ seat: 0, owed: 2, all: false });
    }
  });

  it('GRU-44: everyone pays; who has too little loses all; played cards, new captives and ducats are safe', () => {
    const table = pose(3, {
      round: 4,
      teutons: ['T2', 'T4'],
      hand: [['C5', 'C1'], ['C2'], []],
      provision: [0, 1, 20],
      ducats: [9, 9, 9],
    });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    play(table, 'send:C5');
    // 10 against 5: seat 0 has only the 1, seat 1 only 2 and provision 1.
    const losses = table.events.filter((event) => event.type === 'lossPaid');
    expect(losses.map((event) => [event.seat, event.all])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(asked(table)).toBe(2);
    play(table, 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'give:provision', 'done');
    expect(names(table.state.camp[0])).toEqual(['C5', 'T4']);
    expect(names(table.state.hand[0])).toEqual([]);
    expect(table.state.provision).toEqual([0, 0, 15]);
  });

  it('GRU-44: one may go on giving after the loss is covered', () => {
    const table = pose(2, { round: 4, teutons: ['T1', 'T2'], hand: [['C2', 'C3'], ['M3']], provision: [2, 0] });
    play(table, 'pass', 'take:officer', 'field:teutons');
    passAll(table);
    play(table, 'send:M3', 'give:C2');
    expect(legal(table).slice(1)).toEqual(['give:provision', 'done', 'back']);
    play(table, 'give:C3', 'give:provision', 'done');
    expect(last(table, 'lossPaid')).toMatchObject({ seat: 0, owed: 2, provision: 1, all: false });
    expect(table.state.hand[0]).toEqual([]);
    expect(table.state.provision[0]).toBe(1);
  });

  it('GRU-45: with nobody on the field the battle is fought with strength 0', () => {
    const table = pose(2, { round: 4, teutons: ['T2', 'T1'], provision: [5, 9] });
    passAll(table);
    expect(last(table, 'battleFought')).toMatchObject({ ours: 0, teutonic: 5, debt: 5 });
    expect(last(table, 'lossPaid')).toMatchObject({ seat: 0, provision: 5, all: false });
    expect(asked(table)).toBe(1);
  });

  it('GRU-46: knights and captives go to the camps, the peasant home', () => {
    const table = pose(2, { round: 4, teutons: ['T1', 'T1'], hand: [['C6'], ['C1']] });
    joinAll(table, 2);
    play(table, 'send:C6', 'send:peasant');
    expect(names(table.state.camp[0])).toEqual(['C6', 'T1']);
    expect(table.state.camp[1]).toEqual([]);
    expect(grunwald.viewFor(table.state, null).players[1]?.played).toBeNull();
  });

  it('GRU-47: a knight that has fought is not in the hand any more and still scores', () => {
    const table = pose(2, { round: 4, teutons: ['T1', 'T1'], hand: [['C6', 'C2'], []], event: 'gifts' });
    play(table, 'take:officer', 'field:teutons');
    passAll(table);
    play(table, 'send:C6');
    expect(names(table.state.hand[0])).toEqual(['C2']);
    expect(grunwald.viewFor(table.state, null).players[0]).toMatchObject({ strength: 9, crownCount: 2, knights: 2 });
  });
});
