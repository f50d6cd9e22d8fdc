// ZIZ-75 to ZIZ-78 conquests, ZIZ-85 to ZIZ-93 tournaments, ZIZ-100 to ZIZ-102 hiring.
import { describe, expect, it } from 'vitest';
import { zizka } from '../../../engine/games/zizka';
import { EXAMPLES } from '../../../engine/games/zizka/data/examples';
import { memberIndex, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { meetsGoal, placePoints, potShares, tournamentScore } from '../../../engine/games/zizka/effects/tournament';
import { at, equip, facing, keysOf, layOut, newTable, play, seatOf } from './helpers';

describe('conquest', () => {
  const easy = () => {
    const state = at(equip(newTable(), 0, 'zizka', ['sezima', 'alzbeta', 'jakub', 'simon']), 0, 'hluboka');
    state.keeps[0] = [1, 2, 3, 4, 0];
    return state;
  };

  it('ZIZ-75: on the keep, once per difficulty; the card is turned up for all', () => {
    const state = easy();
    expect(keysOf(state)).toContain('conquest');
    const { events } = play(state, ['conquest']);
    expect(events[0]).toMatchObject({ type: 'keepRevealed', keep: 'easy', card: 'easy1' });
    seatOf(state).won[0] = 3;
    expect(keysOf(state)).not.toContain('conquest');
    expect(keysOf(at(newTable(), 0, 'pribenice'))).toContain('conquest');
  });

  it('ZIZ-76: a fresh roll per row with all rerolls again; spent luck tokens are gone', () => {
    const state = equip(easy(), 0, 'bores', ['sezima', 'alzbeta', 'vojka']);
    seatOf(state).luck = 1;
    const first = play(state, ['conquest'], ['speech']).state;
    expect(first.roll?.rerolls).toBe(2);
    const asked = play(first, ['keep']).state;
    expect(keysOf(asked)).toEqual(['luck', 'fail']);
    const second = play(asked, ['luck'], ['luck']).state;
    expect(second.conquest?.row).toBe(1);
    expect(second.roll?.rerolls).toBe(2);
    expect(seatOf(second).luck).toBe(0);
  });

  it('ZIZ-77: easy pays 4 coins, 2 points and a morale step of one’s choice, hard 5 points', () => {
    const state = easy();
    const coins = seatOf(state).coins;
    const passed = play(
      state,
      ['conquest'],
      ['sword', 'sword', 'sword', 'shield', 'sword', 'sword', 'sword', 'sword', 'sword'],
    ).state;
    expect(keysOf(passed)).toEqual(['virtue', 'vice']);
    const won = play(passed, ['vice']).state;
    expect(seatOf(won)).toMatchObject({ coins: coins + 4, vp: 2, morale: -1, won: [0, -1] });
    expect(won.keeps[0]).toEqual([1, 2, 3, 4]);
    const hard = at(equip(newTable(), 0, 'zizka', ['lev', 'vilem', 'racek', 'ratibor']), 0, 'pribenice');
    hard.keeps[1] = [1, 2, 3, 4, 0];
    const lucks = Array.from({ length: 40 }, () => 'luck');
    expect(seatOf(play(hard, ['conquest'], lucks).state)).toMatchObject({ vp: 5, won: [-1, 0] });
  });

  it('ZIZ-78: a failed row ends it: card to the bottom, one luck token, no reward', () => {
    const state = easy();
    seatOf(state).luck = 0;
    const failed = play(state, ['conquest'], ['speech', 'speech', 'speech']).state;
    expect(failed.keeps[0]).toEqual([0, 1, 2, 3, 4]);
    expect(seatOf(failed)).toMatchObject({ luck: 1, vp: 0, won: [-1, -1] });
    expect(zizka.viewFor(failed, 1).keeps[0]).toMatchObject({ known: [null, null, null, null, 'easy1'], publicBottom: 1 });
  });
});

describe('tournament', () => {
  it('ZIZ-85: clockwise from the left each may join for a coin; who has none passes', () => {
    const state = facing(newTable(4), 'T1');
    seatOf(state, 2).coins = 0;
    const opened = play(state, ['event']).state;
    expect(opened.tournament).toMatchObject({ pot: 3, asking: 1 });
    expect(zizka.requestFor(opened)?.seat).toBe(1);
    const joined = play(opened, ['join']).state;
    expect(joined.tournament).toMatchObject({ pot: 4, asking: 3 });
    const coins = seatOf(opened, 1).coins;
    expect(seatOf(joined, 1).coins).toBe(coins - 1);
  });

  it('ZIZ-86: participants roll six dice clockwise, the active player last', () => {
    const state = facing(newTable(3), 'T1');
    const first = play(state, ['event', 'join', 'join']).state;
    expect(first.tournament).toMatchObject({ players: [1, 2, 0], dice: { length: 6 } });
    expect(zizka.requestFor(first)?.seat).toBe(1);
    expect(zizka.requestFor(play(first, ['keep', 'keep']).state)?.seat).toBe(0);
  });

  it('ZIZ-87: one die is set aside for good, then any number of the others are thrown', () => {
    const faces = ['sword', 'sword', 'shield', 'speech', 'luck', 'luck'];
    const state = play(facing(newTable(2), 'T1'), ['event', 'pass'], faces).state;
    const aside = play(state, ['aside:sword']).state;
    expect(keysOf(aside)).toEqual(expect.arrayContaining(['throw:sword1', 'throw:sword1,shield1', 'back']));
    expect(keysOf(aside).filter((key) => key.startsWith('throw:'))).toHaveLength(23);
    expect(play(aside, ['back']).state.tournament).toMatchObject({ dice: { length: 6 }, aside: [] });
    const thrown = play(aside, ['throw:sword1,shield1'], ['luck', 'speech']).state;
    expect(thrown.tournament).toMatchObject({ dice: [3, 2, 2, 3, 3], aside: [0] });
  });

  it('ZIZ-88: sword 1, shield 1, speech 2, luck 3; dice set aside do not score', () => {
    expect(tournamentScore([0, 1, 2, 3])).toBe(7);
    const faces = ['sword', 'sword', 'shield', 'speech', 'luck', 'luck'];
    const state = play(facing(newTable(2), 'T1'), ['event', 'pass', 'aside:luck', 'throw:sword1'], [...faces, 'sword']).state;
    expect(zizka.viewFor(state, 0).tournament?.score).toBe(8);
  });

  it('ZIZ-181: dice kept and set aside stay in sight of all, with the points of the place as it stands', () => {
    const rolled = ['sword', 'sword', 'shield', 'speech', 'luck', 'luck'];
    const last = ['sword', 'sword', 'sword', 'sword', 'sword', 'sword'];
    const keys = ['event', 'join', 'pass', 'aside:sword', 'throw:sword1', 'keep'];
    const { state } = play(facing(newTable(3), 'T1'), keys, [...rolled, 'sword', ...last]);
    const riders = zizka.viewFor(state, 2).tournament?.players;
    expect(riders).toMatchObject([
      { seat: 1, score: 10, rolling: false, dice: ['sword', 'shield', 'speech', 'luck', 'luck'], aside: ['sword'], points: 1 },
      { seat: 0, score: null, rolling: true, dice: [], points: 0 },
    ]);
  });

  it('ZIZ-89: a tournament scroll throws one die again without setting one aside', () => {
    const state = facing(equip(newTable(2), 0, 'bores', ['radka']), 'T1');
    const rolled = play(state, ['event', 'pass'], ['sword', 'sword', 'sword', 'sword', 'sword', 'sword']).state;
    expect(keysOf(rolled)).toEqual(['free:sword', 'aside:sword', 'keep']);
    const freed = play(rolled, ['free:sword'], ['luck']).state;
    expect(freed.tournament).toMatchObject({ dice: [3, 0, 0, 0, 0, 0], free: 0 });
    expect(keysOf(freed)).not.toContain('free:sword');
  });

  it('ZIZ-90: the personal goal counts a score or icons; luck is no joker', () => {
    const token = tokenIndex;
    expect(meetsGoal(token('T1'), [3, 3, 3, 0])).toBe(true);
    expect(meetsGoal(token('T1'), [3, 3, 3])).toBe(false);
    expect(meetsGoal(token('T3'), [0, 0, 0, 3, 3])).toBe(false);
    expect(meetsGoal(token('T3'), [0, 0, 0, 0])).toBe(true);
    expect(meetsGoal(token('T4'), [3, 3, 3])).toBe(true);
  });

  it('ZIZ-91: the pot goes to the best, ties split it and the rest returns (worked example 4)', () => {
    expect(potShares([11, 11], 5)).toEqual([2, 2]);
    expect(potShares([7, 9, 8], 5)).toEqual([0, 5, 0]);
  });

  it('ZIZ-92: distinct scores in ascending order earn 0, 1, 2, 3', () => {
    for (const { scores, vp } of EXAMPLES.tournament) expect(placePoints(scores)).toEqual(vp);
  });

  it('ZIZ-93: goal, pot, points; the token is always used up', () => {
    const state = facing(newTable(2), 'T2');
    const six = (face: string) => Array.from({ length: 6 }, () => face);
    const { state: ended, events } = play(state, ['event', 'join', 'keep', 'keep'], [...six('sword'), ...six('luck')]);
    const order = events.filter((event) => event.type === 'pointsScored' || event.type === 'coinsGained');
    expect(order).toMatchObject([
      { points: 2, seat: 0 },
      { coins: 5, seat: 0 },
      { points: 1, seat: 0 },
    ]);
    expect(ended.used).toContain(tokenIndex('T2'));
    expect(seatOf(ended, 0).vp).toBe(3);
  });
});

describe('hiring', () => {
  const tavern = (coins: number) => {
    const state = layOut(at(equip(newTable(), 0, 'bores', ['vojka', 'pavel', 'ludvik', 'bara']), 0, 'orlik'), 1, [
      'bratrice',
      'hynek',
      'vanek',
      'trebava',
      'albrecht',
    ]);
    seatOf(state).coins = coins;
    return state;
  };

  it('ZIZ-100: one visible card may be discarded before the first hire; then up to four hires (worked example 3)', () => {
    const example = EXAMPLES.hire;
    const state = tavern(example.coins);
    const refreshed = play(state, ['hire', 'refresh:trebava']).state;
    expect(refreshed.decks[0]?.at(-1)).toBe(memberIndex('albrecht'));
    expect(keysOf(refreshed).some((key) => key.startsWith('refresh'))).toBe(false);
    const hired = play(refreshed, ['hire:bratrice', 'replace:vojka', 'hire:albrecht', 'replace:pavel']).state;
    expect(seatOf(hired).coins).toBe(example.coinsLeft);
    expect(seatOf(hired).members).toEqual(['ludvik', 'bara', ...example.hired].map(memberIndex));
    expect(hired.gone).toEqual(expect.arrayContaining(example.replaced.map(memberIndex)));
    expect(hired).toMatchObject({ phase: 'menu', actions: 1 });
    expect(keysOf(at(tavern(9), 0, 'pisek'))).not.toContain('hire');
    const rich = play(tavern(60), ['hire']).state;
    let four = rich;
    for (let hires = 0; hires < 4; hires++) {
      const card = keysOf(four).find((key) => key.startsWith('hire:')) ?? '';
      const member = keysOf(play(four, [card]).state)[0] ?? '';
      four = play(four, [card, member]).state;
    }
    expect(four.phase).toBe('menu');
  });

  it('ZIZ-101: with four members each hire replaces one of choice, with fewer nobody', () => {
    const choosing = play(tavern(5), ['hire', 'hire:hynek']).state;
    expect(keysOf(choosing)).toEqual(['replace:vojka', 'replace:pavel', 'replace:ludvik', 'replace:bara', 'back']);
    const few = tavern(5);
    seatOf(few).members.pop();
    expect(seatOf(play(few, ['hire', 'hire:hynek']).state).members).toHaveLength(4);
  });

  it('ZIZ-102: back cancels while nothing was done; a discard alone is a legal action', () => {
    const state = tavern(0);
    const back = play(state, ['hire', 'back']).state;
    expect(back).toMatchObject({ actions: 2, hire: null });
    const swept = play(state, ['hire', 'refresh:hynek']).state;
    expect(swept).toMatchObject({ phase: 'menu', actions: 1 });
  });
});
