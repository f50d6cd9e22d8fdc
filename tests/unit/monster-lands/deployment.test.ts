// Dice pool and deployment phase: turns, buildings, goods (MON-20 to MON-67).
import { describe, expect, it } from 'vitest';
import { reputationOf } from '../../../engine/games/monster-lands/clan/clan';
import { askOf } from '../../../engine/games/monster-lands/requests';
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
  play,
  pool,
  send,
  show,
  table,
  untilTurn,
} from './support';

describe('round and dice pool', () => {
  it('MON-20: a round runs through dice pool, deployment, adventure and clean-up', () => {
    const state = table();
    const events = adventure(state);
    expect(state.round).toBe(2);
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(['diceSold', 'questsDrawn', 'roundBegan', 'dicePooled']),
    );
  });

  it('MON-21: a clan without members gets a rookie as leader and at least five coins', () => {
    const state = table();
    const own = clan(state, 1);
    own.members = [];
    own.leader = '';
    own.coins = 2;
    state.rookies = [];
    adventure(state);
    expect(own.members.map((each) => each.id)).toEqual(['rookie9']);
    expect([own.leader, own.coins, own.glory]).toEqual(['rookie9', 5, 5]);
  });

  it('MON-22: the pool holds the dice of all members and of the glory tier, influence rolled', () => {
    const state = table();
    clan(state).glory = 21;
    adventure(state, [4, 2]);
    expect([clan(state, 0).S, clan(state, 0).M, clan(state, 0).I]).toEqual([3, 2, [2]]);
    expect([clan(state, 1).S, clan(state, 1).M, clan(state, 1).I]).toEqual([2, 1, [4]]);
  });

  it('MON-23: dice gained later join the pool at once, influence rolled', () => {
    const state = table();
    enlist(state, 0, 'fandor');
    pool(clan(state), 'S');
    play(state, ['buyDie:fandor'], [6]);
    expect(clan(state).I).toEqual([6]);
  });
});

describe('turns', () => {
  it('MON-40: seats act in turn, one action each', () => {
    const state = table(3);
    for (const each of state.clans) pool(each, 'SS');
    const order: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      order.push(askOf(state)?.seat ?? -1);
      play(state, ['visit:merchant', 'sell:S', 'done']);
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('MON-41: dice force an action, an empty pool passes, and only panic opens the pass', () => {
    const state = table();
    pool(clan(state), 'M');
    pool(clan(state, 1), 'S');
    for (const each of clan(state).members) each.away = true;
    expect(keys(state)).toEqual(['visit:alchemist', 'visit:merchant']);
    state.panic = ['alchemist', 'merchant'];
    expect(keys(state)).toEqual(['pass']);
    const events = play(state, ['pass']);
    expect(last(events, 'seatPassed')).toMatchObject({ seat: 0, lost: ['M'] });
    expect(askOf(state)?.seat).toBe(1);
  });

  it('MON-42: a used field stays blocked until clean-up, a panic token closes a building', () => {
    const state = table();
    pool(clan(state), 'MMM');
    pool(clan(state, 1), 'SSSSS');
    play(state, ['visit:alchemist', 'brew:0', 'visit:merchant', 'sell:S', 'done', 'visit:alchemist', 'brew:1']);
    play(state, ['visit:merchant', 'sell:S', 'done']);
    expect(keys(state)).not.toContain('visit:alchemist');
    state.panic = ['merchant'];
    expect(keys(state)).not.toContain('visit:merchant');
  });

  it('MON-43: free steps keep the turn, the action ends it', () => {
    const state = table();
    giveLoot(state, 0, 'coins12');
    pool(clan(state), 'SS');
    pool(clan(state, 1), 'S');
    play(state, ['loot:coins12']);
    expect(askOf(state)).toMatchObject({ kind: 'turn', seat: 0 });
    play(state, ['visit:merchant', 'sell:S', 'done']);
    expect(askOf(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  it('MON-44: free steps: swap, gift, die, equipment, healing, settling, trophies, loot', () => {
    const state = table();
    const own = clan(state);
    for (const id of ['rookie1', 'tranok', 'fandor']) enlist(state, 0, id);
    arm(state, 'purkas', 'noxx1');
    member(state, 'korgo').wounded = true;
    own.potion = 1;
    ownLand(state, 0, 'negueria');
    own.trophies.push('moldo');
    giveLoot(state, 0, 'flasks');
    pool(own, 'SM');
    expect(keys(state)).toEqual(
      expect.arrayContaining([
        'swap',
        'collect:tranok',
        'buyDie:fandor',
        'equip',
        'heal:korgo',
        'settle:negueria',
        'sellTrophy:1',
        'loot:flasks',
      ]),
    );
    play(state, ['heal:korgo', 'settle:negueria', 'with:fandor', 'equip', 'to:korgo']);
    expect([member(state, 'korgo').wounded, own.lands[0]?.settler, member(state, 'korgo').gear]).toEqual([
      false,
      'fandor',
      ['noxx1'],
    ]);
    // Each card moves once per turn.
    expect(keys(state)).not.toContain('equip');
  });

  it('MON-45: round gifts left when a seat passes are collected then', () => {
    const state = table();
    enlist(state, 0, 'tranok');
    enlist(state, 0, 'frostor');
    pool(clan(state), 'S');
    pool(clan(state, 1), 'SSS');
    play(state, ['visit:merchant', 'sell:S', 'done', 'visit:merchant', 'sell:S', 'done']);
    expect(askOf(state)).toMatchObject({ kind: 'brew', seat: 0 });
    play(state, ['brew:1']);
    expect([clan(state).coins, clan(state).potion]).toEqual([10, 1]);
  });
});

describe('buildings', () => {
  it('MON-50: a die that could buy nothing cannot be placed', () => {
    const state = table();
    const own = clan(state);
    own.coins = 0;
    pool(own, 'SI6');
    expect(keys(state)).not.toContain('visit:armoury');
    own.coins = 1;
    expect(keys(state)).toContain('visit:armoury');
    // Strength pays 2 for a token, so only the influence die is offered and taken by itself.
    play(state, ['visit:armoury']);
    expect(askOf(state)?.kind).toBe('amount');
    expect(state.work?.dice).toEqual(['I6']);
  });

  it('MON-51: I5 buys a trap of 9 for 4; strength pays in full; then I3 has discount 8 and buys two traps of 4 for 1', () => {
    const state = table(3);
    show(state.hut, 0, 'trapEachS3', state.trapDeck);
    show(state.hut, 1, 'trapEachM1', state.trapDeck);
    show(state.hut, 2, 'trapDiceS1', state.trapDeck);
    show(state.hut, 3, 'trapEachS1', state.trapDeck);
    for (const each of state.clans) each.coins = 20;
    pool(clan(state, 0), 'I5');
    pool(clan(state, 1), 'S');
    pool(clan(state, 2), 'I3');
    expect(last(play(state, ['visit:hut', 'trap:0', 'pay']), 'trapsBought').coins).toBe(4);
    expect(last(play(state, ['visit:hut', 'trap:1', 'pay']), 'trapsBought').coins).toBe(4);
    expect(last(play(state, ['visit:hut', 'trap:2', 'trap:3', 'pay']), 'trapsBought').coins).toBe(1);
  });

  it('MON-52: the price is at least 1 before rebates, which may reach 0', () => {
    const state = table();
    enlist(state, 0, 'wishor');
    show(state.hut, 0, 'trapDiceS1', state.trapDeck);
    pool(clan(state), 'I6');
    clan(state).coins = 1;
    const events = play(state, ['visit:hut', 'rebate:wishor', 'trap:0', 'pay']);
    expect(last(events, 'trapsBought').coins).toBe(0);
  });

  it('MON-53: the hut sells several traps at once and is refilled to six', () => {
    const state = table();
    clan(state).coins = 40;
    pool(clan(state), 'S');
    show(state.hut, 0, 'trapDiceS1', state.trapDeck);
    show(state.hut, 1, 'trapEachS2', state.trapDeck);
    play(state, ['visit:hut', 'trap:0', 'trap:1', 'pay']);
    expect(clan(state).traps).toEqual(['startingTrap', 'trapDiceS1', 'trapEachS2']);
    expect(state.hut.filter((trap) => trap !== '')).toHaveLength(6);
  });

  it('MON-54: the alchemist gives 3, then 2 potions and venoms in any mix', () => {
    const state = table();
    pool(clan(state, 0), 'M');
    pool(clan(state, 1), 'M');
    play(state, ['visit:alchemist']);
    expect(keys(state)).toEqual(['brew:0', 'brew:1', 'brew:2', 'brew:3', 'back']);
    play(state, ['brew:2', 'visit:alchemist']);
    expect(keys(state)).toEqual(['brew:0', 'brew:1', 'brew:2', 'back']);
    expect([clan(state).potion, clan(state).venom]).toEqual([2, 1]);
  });

  it('MON-55: a hire raises reputation, brings dice at once and refills the display', () => {
    const state = table();
    show(state.tavern, 0, 'dalina', state.mercenaryDeck);
    pool(clan(state), 'S');
    const before = reputationOf(clan(state));
    play(state, ['visit:tavern', 'hire:0'], [5]);
    expect(reputationOf(clan(state)) - before).toBe(2);
    expect(clan(state).I).toEqual([5]);
    expect(state.tavern).toHaveLength(4);
    expect(state.tavern).not.toContain('');
  });

  it('MON-56: a beer round costs 2, changes the display once, then one hires or leaves', () => {
    const state = table();
    const own = clan(state);
    own.coins = 2;
    pool(own, 'S');
    const before = state.tavern.slice();
    show(state.tavern, 0, 'saruna', state.mercenaryDeck);
    play(state, ['visit:tavern', 'beer']);
    expect(own.coins).toBe(0);
    expect(state.tavern).not.toEqual(before);
    // Without coins only leaving is left, and that was taken by itself.
    expect(state.phase).toBe('deployment.choosingAction');
    expect(state.mercenaryDiscard).toHaveLength(4);
  });

  it('MON-57: up to three defence tokens, not more than fit, but always one', () => {
    const state = table();
    const own = clan(state);
    own.coins = 20;
    own.defence = 3;
    pool(own, 'SI1');
    play(state, ['visit:armoury', 'die:S']);
    expect(keys(state)).toEqual(['buy:1', 'buy:2', 'back']);
    play(state, ['back']);
    own.defence = 5;
    play(state, ['visit:armoury', 'die:S']);
    expect(own.defence).toBe(5);
    expect(own.coins).toBe(18);
  });

  it('MON-58: the merchant buys any number of dice for a coin each', () => {
    const state = table();
    pool(clan(state), 'SMI4');
    pool(clan(state, 1), 'S');
    play(state, ['visit:merchant', 'sell:S', 'sell:M', 'sell:I4', 'done']);
    expect(clan(state).coins).toBe(10);
  });

  it('MON-59: the market sells one card for an unassigned member and is refilled', () => {
    const state = table();
    const own = clan(state);
    show(state.market, 0, 'tergeo1', state.equipmentDeck);
    pool(own, 'S');
    pool(clan(state, 1), 'S');
    play(state, ['visit:market', 'card:0', 'to:korgo']);
    expect([own.coins, member(state, 'korgo').gear]).toEqual([4, ['tergeo1']]);
    expect(state.market).not.toContain('');
    for (const each of own.members) each.away = true;
    pool(own, 'S');
    own.coins = 30;
    state.turnSeat = 0;
    state.phase = 'deployment.choosingAction';
    state.turnSeat = 0;
    expect(keys(state)).not.toContain('visit:market');
  });

  it('MON-60: the first two strength dice mine 6 coins; the next seat gets 4 for two or 2 for one', () => {
    const state = table();
    pool(clan(state, 0), 'SS');
    pool(clan(state, 1), 'SS');
    expect(last(play(state, ['visit:mine', 'mine:double']), 'coinsMined').coins).toBe(6);
    play(state, ['visit:mine']);
    expect(keys(state)).toEqual(['mine:double', 'mine:single', 'back']);
    expect(last(play(state, ['mine:double']), 'coinsMined').coins).toBe(4);
  });
});

describe('goods', () => {
  it('MON-63: stores hold 5 traps, 5 defence, 3 potions and 3 venoms; surplus traps go by choice', () => {
    const state = table();
    const own = clan(state);
    for (const trap of ['trapDiceS1', 'trapDiceS1', 'trapEachM1', 'trapTotal4']) giveTrap(state, 0, trap);
    show(state.hut, 0, 'trapDiceM1', state.trapDeck);
    own.coins = 20;
    pool(own, 'SM');
    play(state, ['visit:hut', 'trap:0', 'pay']);
    expect(askOf(state)?.kind).toBe('discardTrap');
    play(state, ['discardTrap:startingTrap']);
    expect(own.traps).toHaveLength(5);
    expect(state.gone).toContain('startingTrap');
    own.potion = 3;
    state.turnSeat = 0;
    play(state, ['visit:alchemist', 'brew:3']);
    expect(own.potion).toBe(3);
  });

  it('MON-64: a rookie costs 3, needs prevailing glory, carries equipment and cannot be sent', () => {
    const state = table();
    const own = clan(state);
    pool(own, 'S');
    play(state, ['visit:tavern', 'hire:rookie']);
    expect([own.coins, reputationOf(own), own.S]).toEqual([4, 2, 1]);
    expect(keys(state)).not.toContain('send:rookie1');
    own.glory = 2;
    pool(own, 'SM');
    state.turnSeat = 0;
    state.phase = 'deployment.choosingAction';
    state.turnSeat = 0;
    play(state, ['visit:tavern']);
    expect(keys(state)).not.toContain('hire:rookie');
    play(state, ['back']);
    own.coins = 9;
    show(state.market, 0, 'tergeo1', state.equipmentDeck);
    play(state, ['visit:market', 'card:0', 'to:rookie1']);
    expect(member(state, 'rookie1').gear).toEqual(['tergeo1']);
  });

  it('MON-65: a bought card replaces one of the same type, which is discarded', () => {
    const state = table();
    arm(state, 'korgo', 'pugnor1');
    show(state.market, 0, 'krakhen1', state.equipmentDeck);
    pool(clan(state), 'S');
    const events = play(state, ['visit:market', 'card:0', 'to:korgo']);
    expect(last(events, 'equipmentBought').replaced).toBe('pugnor1');
    expect(member(state, 'korgo').gear).toEqual(['krakhen1']);
    expect(state.equipmentDiscard).toContain('pugnor1');
  });

  it('MON-66: a member takes at most one own potion and one own venom; unused ones come back', () => {
    const state = table();
    const own = clan(state);
    own.potion = 2;
    own.venom = 2;
    pool(own, 'S');
    play(state, ['send:korgo', 'trail:A4', 'add:potion', 'add:venom']);
    expect(keys(state).filter((key) => key === 'add:potion' || key === 'add:venom')).toEqual([]);
    play(state, ['confirm'], [1, 1, 1, 1, 1]);
    untilTurn(state, ['giveUp', 'take:0', 'done']);
    expect([own.potion, own.venom]).toEqual([2, 2]);
  });

  it('MON-67: a defence token on a trail stops one hit and is discarded', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S', { defence: 2 });
    const events = adventure(state, [6, 1, 1, 1, 1]);
    events.push(...play(state, ['defend:unhurt']));
    expect(last(events, 'hitsTaken')).toMatchObject({ hits: 1, tokens: 1, wounds: 0 });
    expect(state.lands[0]?.trails[3]?.defence).toBe(1);
    expect(all(events, 'memberFell')).toEqual([]);
  });
});
