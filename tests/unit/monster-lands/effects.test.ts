// Effects of members, equipment, trail bonuses and lands (MON-250 to MON-267).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { trapLimit } from '../../../engine/games/monster-lands/clan/clan';
import { reachOf, totalOf } from '../../../engine/games/monster-lands/outlands/battle-math';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';
import {
  adventure,
  all,
  arm,
  clan,
  enlist,
  giveLoot,
  giveTrap,
  keys,
  last,
  member,
  ownLand,
  place,
  play,
  pool,
  send,
  show,
  table,
  untilTurn,
} from './support';

const misses = (count: number) => Array<number>(count).fill(1);
const quest = (state: State, id: string) => {
  known(state.quests[0]).quest = id;
};

describe('members, equipment, trail bonuses', () => {
  it('MON-250: Wondou absorbs two hits a round, Shandee one from Water or Fire monsters only, Noxx one', () => {
    const state = table();
    enlist(state, 0, 'wondou');
    arm(state, 'wondou', 'noxx1');
    send(state, 'A4', 0, 'wondou', 'S');
    adventure(state, [6, 6, 6, 1]);
    expect(last(play(state, ['defend:unhurt']), 'hitsTaken').abilities).toBe(3);
    const other = table();
    enlist(other, 0, 'shandee');
    place(other, 'A', 'moldo');
    send(other, 'A4', 0, 'shandee', 'S');
    // An Air monster: her ability does not help, so the wound is certain.
    expect(last(adventure(other, [6, 1, 1]), 'hitsTaken')).toMatchObject({ abilities: 0, wounds: 1 });
  });

  it('MON-251: per-die bonuses add to each die of the colour; a die never counts below 0', () => {
    const state = table();
    place(state, 'A', 'moldo');
    send(state, 'A4', 0, 'korgo', 'SS');
    adventure(state, misses(3));
    play(state, ['roll:S'], [1]);
    expect(totalOf(state)).toBe(0);
    const armed = table();
    place(armed, 'A', 'moldo');
    arm(armed, 'korgo', 'pugnor1');
    send(armed, 'A4', 0, 'korgo', 'SS');
    adventure(armed, misses(3));
    play(armed, ['roll:S'], [1]);
    expect(totalOf(armed)).toBe(1);
  });

  it('MON-251: Kedavra adds 2 to magic in conquests only, Slyzor 1 to strength against monsters only', () => {
    const state = table();
    arm(state, 'korgo', 'kedavra1');
    arm(state, 'korgo', 'slyzor1');
    known(state.lands[0]).monster = '';
    send(state, 'A3', 0, 'korgo', 'MS');
    const events = adventure(state, [2, 3]);
    expect(last(events, 'conquestRolled')).toMatchObject({ values: [2, 5], total: 7 });
  });

  it('MON-252: Geas adds 3 in a conquest, a +6 trap counts against the monster, Tortock 1 to capture only', () => {
    const state = table();
    enlist(state, 0, 'geas');
    known(state.lands[0]).monster = '';
    send(state, 'A4', 0, 'geas', 'SS');
    expect(last(adventure(state, [4, 5]), 'conquestEnded')).toMatchObject({ total: 12, won: true });
    const other = table();
    send(other, 'A4', 1, 'tortock', 'SS', { tokens: ['trapTotal6'] });
    adventure(other, misses(4));
    play(other, ['roll:S'], [4]);
    expect(reachOf(other)).toMatchObject({ total: 10, capture: true, kill: false });
  });

  it('MON-253: rerolls of one colour are used before those of two; Korgo rerolls influence in quests', () => {
    const state = table();
    enlist(state, 0, 'karunna');
    arm(state, 'karunna', 'tergeo1');
    quest(state, 'quest9');
    send(state, 'questA1', 0, 'karunna', 'SSS');
    adventure(state, [1, 2, 3]);
    expect(last(play(state, ['reroll:S1'], [6]), 'dieRerolled').source).toBe('tergeo1');
    expect(last(play(state, ['reroll:S2'], [5]), 'dieRerolled').source).toBe('karunna');
    play(state, ['done']);
    expect(clan(state).quests).toBe(1);
    const other = table();
    quest(other, 'quest3');
    send(other, 'questA1', 0, 'korgo', 'I1I1');
    adventure(other, [1, 4]);
    expect(keys(other)).toEqual(['reroll:I1', 'reroll:I4', 'done']);
  });

  it('MON-254: Saruna captures without a trap, Turfus too', () => {
    const state = table();
    enlist(state, 0, 'saruna');
    place(state, 'A', 'turfus');
    send(state, 'A4', 0, 'saruna', 'SSS');
    adventure(state, misses(5));
    const events = play(state, ['rollAll'], [6, 5, 5]);
    expect(last(events, 'strikeEnded')).toMatchObject({ total: 16, result: 'captured' });
  });

  it('MON-255: Puargh gains 1 glory when he captures', () => {
    const state = table();
    enlist(state, 0, 'puargh');
    send(state, 'A4', 0, 'puargh', 'SS', { tokens: ['trapTotal4'] });
    adventure(state, misses(4));
    play(state, ['rollAll'], [4, 3]);
    expect(clan(state).glory).toBe(10);
  });

  it('MON-256: Lusara gains two potions when she captures or kills', () => {
    const state = table();
    enlist(state, 0, 'lusara');
    send(state, 'A4', 0, 'lusara', 'SSS');
    adventure(state, misses(4));
    play(state, ['rollAll'], [6, 6, 6]);
    expect(clan(state).potion).toBe(2);
  });

  it('MON-257: Dalina raises the limit to eight traps; when she leaves, surplus goes at once', () => {
    const state = table();
    enlist(state, 0, 'dalina');
    expect(trapLimit(clan(state))).toBe(8);
    for (let count = 0; count < 5; count++) giveTrap(state, 0, count < 3 ? 'trapDiceS1' : 'trapEachS1');
    place(state, 'A', 'snagnus');
    send(state, 'A4', 0, 'dalina', 'S');
    adventure(state, [6, 6, 6, 6, 6, 6]);
    expect(askOf(state)?.kind).toBe('discardTrap');
    play(state, ['discardTrap:trapDiceS1']);
    expect(clan(state).traps).toHaveLength(5);
  });

  it('MON-258: Ginova sends one attack die to an adjacent member, who may ward and absorb first', () => {
    const state = table();
    enlist(state, 0, 'ginova');
    send(state, 'A1', 0, 'ginova', 'SS');
    send(state, 'A2', 1, 'taron', 'SSM');
    adventure(state);
    expect(keys(state)).toEqual(['redirect:1right', 'keep']);
    play(state, ['redirect:1right']);
    expect(askOf(state)).toMatchObject({ kind: 'ward', seat: 1 });
    const events = play(state, ['ward:1'], misses(3));
    expect(all(events, 'attackRolled').map((event) => [event.trail, event.faces.length])).toEqual([
      ['A2', 0],
      ['A1', 2],
    ]);
  });

  it('MON-260: Fandor and Wormee sell a die once a round, not while assigned', () => {
    const state = table();
    enlist(state, 0, 'wormee');
    pool(clan(state), 'S');
    play(state, ['buyDie:wormee']);
    expect([clan(state).S, clan(state).coins]).toEqual([2, 5]);
    expect(keys(state)).not.toContain('buyDie:wormee');
    enlist(state, 0, 'fandor').away = true;
    expect(keys(state)).not.toContain('buyDie:fandor');
  });

  it('MON-261: Taron and Rashnek add 2 coins to the first mine action of the round', () => {
    const state = table();
    pool(clan(state, 0), 'SSS');
    pool(clan(state, 1), 'SSS');
    arm(state, 'taron', 'rashnek1');
    play(state, ['visit:mine', 'mine:single']);
    expect(last(play(state, ['visit:mine', 'mine:single']), 'coinsMined')).toMatchObject({ coins: 2, bonus: 4 });
    play(state, ['visit:merchant', 'sell:S', 'done']);
    expect(last(play(state, ['visit:mine']), 'coinsMined').bonus).toBe(0);
  });

  it('MON-262: Vaidala takes 4 off a hire, Turzoks 4 off traps, chosen during the purchase', () => {
    const state = table();
    enlist(state, 0, 'vaidala');
    clan(state).glory = 20;
    show(state.tavern, 0, 'drapis', state.mercenaryDeck);
    pool(clan(state), 'SS');
    pool(clan(state, 1), 'SS');
    expect(last(play(state, ['visit:tavern', 'rebate:vaidala', 'hire:0']), 'memberHired').coins).toBe(2);
    arm(state, 'taron', 'turzoks1');
    show(state.hut, 0, 'trapDiceS1', state.trapDeck);
    expect(last(play(state, ['visit:hut', 'rebate:turzoks1', 'trap:0', 'pay']), 'trapsBought').coins).toBe(0);
  });

  it('MON-263: a rookie changes one pool die for another colour', () => {
    const state = table();
    enlist(state, 0, 'rookie1');
    pool(clan(state), 'SI2');
    play(state, ['swap', 'give:I2', 'take:M']);
    expect([clan(state).S, clan(state).M, clan(state).I]).toEqual([1, 1, []]);
    expect(keys(state)).not.toContain('swap');
  });

  it('MON-264: Lorios brings a venom, Frostor either', () => {
    const state = table();
    enlist(state, 0, 'lorios');
    enlist(state, 0, 'frostor');
    pool(clan(state), 'S');
    play(state, ['collect:lorios', 'collect:frostor', 'brew:0']);
    expect([clan(state).venom, clan(state).potion]).toEqual([2, 0]);
  });

  it('MON-265: the resources of a trail bonus lie on the token and are kept by a survivor', () => {
    const state = table();
    pool(clan(state), 'S');
    play(state, ['send:korgo', 'trail:A4', 'confirm'], misses(4));
    expect(state.lands[0]?.trails[3]?.coins).toBe(2);
    play(state, ['rollAll'], [1]);
    const before = clan(state).coins;
    const events = untilTurn(state, ['take:0']);
    expect(last(events, 'memberReturned').coins).toBe(2);
    expect(clan(state).coins).toBe(before + 2 - 1);
  });

  it('MON-266: features of lands: glory, dice, coins, goods, loot, a hire, a card', () => {
    const use = (land: string, dice: string, more: readonly string[] = []) => {
      const state = table();
      ownLand(state, 0, land, 'purkas');
      clan(state).glory = 20;
      clan(state).lands[0] = { id: land, settler: 'purkas', used: false };
      pool(clan(state), `${dice}S`);
      pool(clan(state, 1), 'S');
      play(state, [`feature:${land}`, ...more]);
      return clan(state);
    };
    expect(use('negueria', 'SMI3').glory).toBe(22);
    expect(use('thaklan', 'SM', ['give:S', 'give:S']).I).toHaveLength(3);
    expect(use('alDahn', '', ['take:1']).loot).toHaveLength(1);
    expect(use('skyehn', 'M').S).toBe(4);
    expect(use('ghadik', 'I1I1').coins).toBe(16);
    expect(use('kale', 'M').potion).toBe(3);
    expect(use('kyzhul', '').I).toHaveLength(2);
    expect(use('gurban', 'SI2', ['give:S', 'give:S']).M).toBe(3);
    expect(use('yuha', 'I4').M).toBe(2);
    expect(use('wahibah', 'M').defence).toBe(3);
    expect(use('rynia', 'S', ['hire:0']).members).toHaveLength(3);
    const dressed = use('uyuniah', 'S', ['card:0', 'to:korgo']);
    expect(dressed.members[1]?.gear).toHaveLength(1);
  });

  it('MON-266: Kyzhul settled by Lusara or Nimra: strength gives two rolled influence dice', () => {
    for (const id of ['lusara', 'nimra']) {
      const state = table();
      enlist(state, 0, id);
      ownLand(state, 0, 'kyzhul');
      pool(clan(state), 'SS');
      pool(clan(state, 1), 'S');
      play(state, ['settle:kyzhul', 'feature:kyzhul'], [2, 5]);
      expect(clan(state).I).toEqual([2, 5]);
    }
  });

  it('MON-267: a free hire needs prevailing glory and no field, also under panic', () => {
    const state = table();
    giveLoot(state, 0, 'freeMercenary');
    show(state.tavern, 0, 'saruna', state.mercenaryDeck);
    show(state.tavern, 1, 'dalina', state.mercenaryDeck);
    state.panic = ['tavern'];
    pool(clan(state), 'SS');
    play(state, ['loot:freeMercenary']);
    expect(keys(state)).not.toContain('hire:0');
    play(state, ['hire:1']);
    expect(clan(state)).toMatchObject({ coins: 7, loot: [] });
    expect(askOf(state)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(member(state, 'dalina').away).toBe(false);
  });
});
