import { describe, expect, it } from 'vitest';
import { teutonicStrength } from '../../../engine/games/grunwald/battle';
import { pointsOn } from '../../../engine/games/grunwald/ranking';
import { FIELD, PILE } from '../../../engine/games/grunwald/types';
import { asked, last, legal, names, passAll, play, pose } from './support';

describe('events', () => {
  it('GRU-10: no event in round 1; from round 2 it comes before the other cards', () => {
    expect(pose(3).events.some((event) => event.type === 'eventTurned')).toBe(false);
    const table = pose(3, { round: 2, event: 'gifts' });
    const order = table.events.map((event) => event.type);
    expect(order.indexOf('eventTurned')).toBeLessThan(order.indexOf('ducatsGained'));
    expect(order.indexOf('ducatsGained')).toBeLessThan(order.indexOf('cardsOpened'));
    const asking = pose(3, { round: 2, event: 'joust' });
    expect(asking.state.phase).toBe('choosingTask');
    expect(asking.state.crown).toEqual([]);
  });

  it('GRU-11: all are asked from the start player clockwise, and the card stays until the round ends', () => {
    const table = pose(3, { round: 2, start: 2, event: 'joust' });
    const order: (number | null)[] = [];
    while (table.state.phase === 'choosingTask') {
      order.push(asked(table));
      play(table, 'send:peasant');
    }
    expect(order).toEqual([2, 0, 1]);
    expect(table.state.event).toBeGreaterThanOrEqual(0);
    passAll(table);
    expect(table.state.goneEvents.length).toBe(1);
  });

  it('GRU-12: two Teutons are turned up from round 4 on', () => {
    expect(pose(3, { round: 3 }).state.teutons).toEqual([]);
    expect(pose(3, { round: 4 }).state.teutons.length).toBe(2);
  });

  it('GRU-70: an auction is open and ascending; raise or drop out for good; only the winner pays', () => {
    const table = pose(3, { round: 2, event: 'grain', ducats: [3, 5, 4] });
    expect(legal(table)).toEqual(['bid:1', 'bid:2', 'bid:3', 'drop']);
    play(table, 'bid:1', 'bid:2', 'drop');
    expect(asked(table)).toBe(0);
    expect(legal(table)).toEqual(['bid:3', 'drop']);
    play(table, 'bid:3', 'bid:4');
    // Seat 0 cannot raise and seat 2 dropped: over.
    expect(last(table, 'auctionWon')).toMatchObject({ seat: 1, amount: 4, event: 'grain' });
    expect(table.state.ducats).toEqual([3, 1, 4]);
    expect(table.state.provision).toEqual([1, 4, 1]);
    expect(table.state.phase).toBe('placing');
  });

  it('GRU-70: without a bid nothing happens; the last one left may still open', () => {
    const none = pose(2, { round: 2, event: 'grain' });
    play(none, 'drop', 'drop');
    expect(last(none, 'auctionFailed')).toMatchObject({ event: 'grain' });
    const late = pose(2, { round: 2, event: 'grain' });
    play(late, 'drop', 'bid:1');
    expect(late.state.provision).toEqual([1, 4]);
    const poor = pose(2, { round: 2, event: 'grain', ducats: [0, 0] });
    expect(poor.state.phase).toBe('placing');
    expect(last(poor, 'auctionFailed')).toMatchObject({ event: 'grain' });
  });

  it('GRU-71: a purchase is optional, once per player, in turn order', () => {
    const table = pose(3, { round: 2, start: 1, event: 'hunt', ducats: [3, 2, 1] });
    expect([asked(table), legal(table)]).toEqual([1, ['buy:1', 'decline']]);
    play(table, 'buy:1');
    expect([asked(table), legal(table)]).toEqual([0, ['buy:1', 'buy:2', 'decline']]);
    play(table, 'buy:2');
    expect(table.state.phase).toBe('placing');
    expect([table.state.ducats, table.state.provision]).toEqual([
      [0, 0, 1],
      [3, 2, 1],
    ]);
  });

  it('GRU-72: a task is secret, ties go nearer the start player, knights rest and peasants return', () => {
    const table = pose(3, { round: 2, start: 1, event: 'joust', hand: [['C4'], ['M4'], []] });
    play(table, 'send:M4');
    expect(table.events.some((event) => event.type === 'cardsRevealed')).toBe(false);
    play(table, 'send:peasant', 'send:C4');
    expect(table.state.ducats).toEqual([5, 7, 3]);
    expect([names(table.state.camp[0]), names(table.state.camp[1]), table.state.camp[2]]).toEqual([['C4'], ['M4'], []]);
  });

  it('GRU-73: bydgoszcz takes from the left and ransom from the right Teutonic pile, nothing else is drawn', () => {
    const left = pose(2, { round: 2, event: 'bydgoszcz' });
    expect(left.state.piles.slice(PILE.teutonLeft, PILE.provision).map((pile) => pile.length)).toEqual([5, 6]);
    const right = pose(2, { round: 2, event: 'ransom' });
    expect(right.state.piles.slice(PILE.teutonLeft, PILE.provision).map((pile) => pile.length)).toEqual([6, 5]);
    expect(right.state.piles[PILE.crownLeft]?.length).toBe(8);
  });
});

describe('event cards', () => {
  it('samogitia: the strongest knight brings 2 provision, the second 1', () => {
    const table = pose(3, { round: 2, event: 'samogitia', hand: [['C2'], ['C6'], ['C1']] });
    play(table, 'send:C2', 'send:C6', 'send:C1');
    expect(table.state.provision).toEqual([2, 3, 1]);
  });

  it('dobrzyn: held, every sender gains; lost, all pay provision or two ducats as far as able', () => {
    const held = pose(3, { round: 2, event: 'dobrzyn', hand: [['C4'], ['C2'], []] });
    play(held, 'send:C4', 'send:C2', 'send:peasant');
    expect([held.state.provision, held.state.ducats]).toEqual([
      [2, 2, 1],
      [4, 4, 3],
    ]);
    const lost = pose(3, { round: 2, event: 'dobrzyn', provision: [1, 0, 1], ducats: [3, 1, 1] });
    play(lost, 'send:peasant', 'send:peasant', 'send:peasant');
    expect([asked(lost), legal(lost)]).toEqual([0, ['pay:provision', 'pay:ducats']]);
    play(lost, 'pay:ducats');
    expect([lost.state.provision, lost.state.ducats]).toEqual([
      [1, 0, 0],
      [1, 0, 1],
    ]);
  });

  it('pomerania: +2 in war, a loss of 1 in the truce', () => {
    const war = pose(2, { round: 5, event: 'pomerania', teutons: ['T1', 'T1'] });
    expect(teutonicStrength(war.state)).toEqual({ cards: 2, bonus: 2, event: 2, total: 6 });
    const truce = pose(2, { round: 3, event: 'pomerania', ducats: [3, 0] });
    play(truce, 'pay:provision');
    expect([truce.state.provision, truce.state.ducats]).toEqual([
      [0, 0],
      [3, 0],
    ]);
  });

  it('bydgoszcz: the strongest knight must be strictly stronger, else the Teuton leaves the game', () => {
    const won = pose(2, { round: 2, event: 'bydgoszcz', prize: 'T3', hand: [['C4'], ['M2']] });
    play(won, 'send:C4', 'send:M2');
    expect(names(won.state.camp[0])).toEqual(['T3', 'C4']);
    const lost = pose(2, { round: 2, event: 'bydgoszcz', prize: 'T3', hand: [['C3'], ['M2']] });
    play(lost, 'send:C3', 'send:M2');
    expect(names(lost.state.gone)).toEqual(['T3']);
  });

  it('ransom: the captive is shown before the bidding and leaves the game unsold', () => {
    const table = pose(2, { round: 2, event: 'ransom', prize: 'T4' });
    expect(names([table.state.prize])).toEqual(['T4']);
    play(table, 'bid:2', 'drop');
    expect(names(table.state.camp[0])).toEqual(['T4']);
    const unsold = pose(2, { round: 2, event: 'ransom', prize: 'T4' });
    play(unsold, 'drop', 'drop');
    expect(names(unsold.state.gone)).toEqual(['T4']);
  });

  it('brzesc: a helper for this round already, not for owners of five', () => {
    const table = pose(3, { round: 2, event: 'brzesc', helpers: [5, 2, 2] });
    expect(asked(table)).toBe(1);
    play(table, 'bid:1', 'drop');
    expect([table.state.helpers[1], table.state.helpersFree[1], table.state.ducats[1]]).toEqual([3, 3, 2]);
  });

  it('favour: the token at once, and it passes on from the new holder', () => {
    const table = pose(4, { round: 2, event: 'favour' });
    play(table, 'drop', 'drop', 'bid:1', 'drop');
    expect(asked(table)).toBe(2);
    passAll(table);
    expect(table.state.start).toBe(3);
  });

  it('wartax: one ducat of every three', () => {
    expect(pose(4, { round: 2, event: 'wartax', ducats: [2, 3, 7, 9] }).state.ducats).toEqual([2, 2, 5, 6]);
  });

  it('gifts: two for all, one more for the poorest', () => {
    expect(pose(4, { round: 2, event: 'gifts', ducats: [1, 3, 1, 9] }).state.ducats).toEqual([4, 5, 4, 11]);
  });

  it('joust: four ducats and two, and none for peasants', () => {
    const table = pose(2, { round: 2, event: 'joust', hand: [['C1'], []] });
    play(table, 'send:C1', 'send:peasant');
    expect(table.state.ducats).toEqual([7, 3]);
  });

  it('winter: an officer counts 1', () => {
    const table = pose(2, { round: 2, event: 'winter', crown: ['C5', 'C1'] });
    play(table, 'take:officer', 'field:crown', 'take:helpers-2', 'field:crown');
    expect([0, 1].map((seat) => pointsOn(table.state, FIELD.crown, seat))).toEqual([1, 2]);
    passAll(table);
    expect(names(table.state.hand[1])).toEqual(['C5']);
  });

  it('bridge: one more helper for this round only, from the reserve', () => {
    const table = pose(2, { round: 2, event: 'bridge', helpers: [2, 5], ducats: [2, 9] });
    expect(asked(table)).toBe(0);
    play(table, 'buy:1');
    expect([table.state.phase, table.state.helpersFree[0], table.state.helpers[0]]).toEqual(['placing', 3, 2]);
    passAll(table);
    expect([table.state.helpers[0], table.state.extra[0]]).toEqual([2, 0]);
  });

  it('bridge: the lent helper becomes the fifth own one', () => {
    const table = pose(2, { round: 2, event: 'bridge', helpers: [4, 2], ducats: [2, 0] });
    play(table, 'buy:1', 'take:officer', 'field:helpers');
    passAll(table);
    expect([table.state.helpers[0], table.state.extra[0]]).toEqual([5, 0]);
  });
});
