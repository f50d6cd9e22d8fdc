// Battles in lands and at the gate, conquest, loot (MON-100 to MON-141) with the worked examples.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { reachOf, totalOf } from '../../../engine/games/monster-lands/outlands/battle-math';
import { neighbour } from '../../../engine/games/monster-lands/outlands/trails';
import {
  adventure,
  all,
  arm,
  clan,
  enlist,
  giveLoot,
  keys,
  last,
  member,
  ownLand,
  place,
  play,
  pool,
  send,
  setLand,
  table,
  untilTurn,
} from './support';

const MISS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const misses = (count: number) => MISS.slice(0, count);

describe('battle', () => {
  it('MON-100: reveal, battle, conquest, loot; land A is finished before land B', () => {
    const state = table(3);
    send(state, 'A1', 0, 'korgo', 'S', { tokens: ['trapTotal8'] });
    send(state, 'A4', 1, 'taron', 'S');
    send(state, 'B1', 2, 'frunks', 'S');
    place(state, 'A', 'moldo');
    const events = adventure(state, misses(3));
    events.push(...untilTurn(state, ['rollAll', 'capture', 'take:0', 'defend:unhurt', 'defend:wounded', 'done'], [6, 1]));
    const order = events.map((event) => event.type);
    const at = (type: string) => order.indexOf(type as never);
    expect(at('trapsRevealed')).toBeLessThan(at('attackRolled'));
    expect(at('strikeEnded')).toBeLessThan(at('conquestRolled'));
    expect(at('conquestRolled')).toBeLessThan(at('lootTaken'));
    expect(all(events, 'placeOpened').map((event) => event.place)).toEqual(['A', 'B']);
    expect(at('lootTaken')).toBeLessThan(order.lastIndexOf('placeOpened'));
  });

  it('MON-101: revealed traps lay their dice, beyond any limit', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'SSSSSS', { tokens: ['trapDiceM3'] });
    adventure(state);
    expect(keys(state)).toEqual(['ward:0', 'ward:1', 'ward:2', 'ward:3']);
  });

  it('MON-102: occupied trails face the monster from left to right until it is beaten', () => {
    const state = table();
    send(state, 'A2', 0, 'korgo', 'S');
    send(state, 'A4', 1, 'taron', 'S');
    const events = adventure(state, misses(4));
    events.push(...play(state, ['rollAll'], [1, ...misses(4)]));
    expect(all(events, 'attackRolled').map((event) => event.trail)).toEqual(['A2', 'A4']);
  });

  it('MON-110: attack dice are attack value, affinity, round track and powers', () => {
    const state = table();
    place(state, 'A', 'abysur');
    state.round = 4;
    send(state, 'A4', 0, 'korgo', 'S');
    const { parts } = last(adventure(state), 'attackRolled');
    expect(parts.map((part) => part.amount)).toEqual([5, 1, 1]);
  });

  it('MON-111: each removed magic die of trail or traps takes one attack die away', () => {
    const state = table();
    send(state, 'A3', 0, 'korgo', 'M', { tokens: ['trapDiceM1'] });
    adventure(state);
    const events = play(state, ['ward:2'], [6]);
    expect(last(events, 'attackRolled')).toMatchObject({ warded: 2, faces: [6], hits: 1 });
  });

  it('MON-112: 3 to 6 hit', () => {
    const state = table();
    place(state, 'A', 'sckon');
    setLand(state, 'yuha');
    send(state, 'A4', 0, 'korgo', 'S');
    expect(last(adventure(state, [1, 2, 3]), 'attackRolled').hits).toBe(1);
  });

  it('MON-113: abilities absorb before tokens, tokens before potions', () => {
    const state = table();
    send(state, 'A1', 0, 'purkas', 'SS', { defence: 1, potion: 1 });
    place(state, 'A', 'krushus');
    adventure(state, [6, 6, 6, 1, 1]);
    // Three hits: trail bonus 1, Purkas 1, then the token.
    const events = play(state, ['defend:unhurt']);
    expect(last(events, 'hitsTaken')).toMatchObject({ hits: 3, abilities: 2, tokens: 1, potions: 0 });
  });

  it('MON-114: unhurt, wounded or fall, each if it can be reached', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S', { defence: 1 });
    adventure(state, [6, 6, 1, 1]);
    expect(keys(state)).toEqual(['defend:wounded', 'defend:fall']);
    const other = table();
    send(other, 'A4', 0, 'korgo', 'S', { defence: 2 });
    adventure(other, [6, 6, 1, 1]);
    expect(keys(other)).toEqual(['defend:unhurt', 'defend:wounded', 'defend:fall']);
  });

  it('MON-115: the fallen are discarded with all they carry, the clan gains the glory of the trail and loses reputation', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    arm(state, 'nimra', 'noxx1');
    ownLand(state, 0, 'rynia', 'nimra');
    clan(state).leader = 'nimra';
    send(state, 'A1', 0, 'nimra', 'SS', { tokens: ['trapTotal4'], coins: 3 });
    send(state, 'A4', 1, 'taron', 'S');
    const events = adventure(state, [6, 6, 6, 6]);
    events.push(...play(state, ['defend:fall'], misses(4)));
    expect(last(events, 'memberFell')).toMatchObject({ member: 'nimra', glory: 3 });
    expect(clan(state)).toMatchObject({ glory: 8, leader: '' });
    expect(clan(state).lands[0]?.settler).toBe('');
    expect(state.mercenaryDiscard).toContain('nimra');
    expect(state.equipmentDiscard).toContain('noxx1');
    expect(state.trapDiscard).toContain('trapTotal4');
    untilTurn(state, ['giveUp', 'take:0', 'done']);
    expect(clan(state).leader).toBe('korgo');
    expect(clan(state).coins).toBe(7);
  });

  it('MON-118: two hits, one potion on the token: the member ends wounded; a potion heals no old wound', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S', { potion: 1 });
    adventure(state, [6, 6, 1, 1]);
    expect(keys(state)).toEqual(['defend:wounded', 'defend:fall']);
    const events = play(state, ['defend:wounded']);
    expect(last(events, 'hitsTaken')).toMatchObject({ potions: 1, wounds: 1 });
    expect(member(state, 'korgo').wounded).toBe(true);
  });
});

describe('strike', () => {
  it('MON-120: Frunks against Sckon with the +4 trap: M 2 counts 3, S 2, venom: 11 captures', () => {
    const state = table(3);
    send(state, 'A1', 2, 'frunks', 'SSMM', { tokens: ['trapTotal4'], venom: 1 });
    adventure(state);
    play(state, ['ward:0'], misses(6));
    expect(totalOf(state)).toBe(4);
    play(state, ['roll:M'], [2]);
    expect(totalOf(state)).toBe(7);
    play(state, ['roll:S'], [2]);
    expect(totalOf(state)).toBe(9);
    play(state, ['venom']);
    expect(totalOf(state)).toBe(11);
    expect(keys(state)).toContain('capture');
    const events = play(state, ['capture']);
    expect(last(events, 'strikeEnded')).toMatchObject({ total: 11, result: 'captured', coins: 7, glory: 4 });
  });

  it('MON-121: dice are rolled all at once or one by one', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'SS');
    adventure(state, misses(4));
    expect(keys(state)).toEqual(['rollAll', 'roll:S', 'giveUp']);
    play(state, ['roll:S'], [1]);
    expect(keys(state)).toEqual(['rollAll', 'giveUp']);
  });

  it('MON-122: each venom adds 2 and is discarded', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S', { venom: 2 });
    adventure(state, misses(4));
    play(state, ['venom', 'venom']);
    expect(totalOf(state)).toBe(4);
    expect(keys(state)).not.toContain('venom');
  });

  it('MON-123: a capture needs the value, a total below the kill value and a trap', () => {
    const state = table();
    place(state, 'A', 'moldo');
    send(state, 'A1', 0, 'korgo', 'SS');
    adventure(state, misses(3));
    // 9 after Moldo's power: enough to capture, but there is no trap.
    expect(last(play(state, ['rollAll'], [5, 6]), 'strikeEnded')).toMatchObject({ total: 9, result: 'failed' });
    const other = table();
    place(other, 'A', 'moldo');
    send(other, 'A1', 0, 'korgo', 'SS', { tokens: ['trapDiceS1'] });
    adventure(other, misses(3));
    play(other, ['roll:S', 'roll:S'], [5, 6]);
    expect(keys(other)).toContain('capture');
    play(other, ['capture']);
    expect(clan(other)).toMatchObject({ glory: 9, trophies: [] });
    expect(other.monsterDiscard).toContain('moldo');
  });

  it('MON-124: a kill takes the card as a trophy and pays glory', () => {
    const state = table();
    place(state, 'A', 'moldo');
    send(state, 'A1', 0, 'korgo', 'SSS');
    adventure(state, misses(3));
    play(state, ['rollAll'], [6, 6, 6]);
    expect(clan(state)).toMatchObject({ glory: 9, trophies: ['moldo'], coins: 8 });
    play(state, ['done']);
    expect(clan(state).coins).toBe(8 - 1);
  });

  it('MON-125: Torko with T 20 against 17 and 22 may only capture; Naiala with a trap may do both', () => {
    for (const [id, capture, kill] of [
      ['torko', true, false],
      ['naiala', true, true],
    ] as const) {
      const state = table();
      enlist(state, 0, id);
      place(state, 'A', 'abysur');
      send(state, 'A1', 0, id, 'SS', { tokens: ['trapTotal8'] });
      adventure(state, misses(6));
      const events = play(state, ['rollAll'], [6, 6]);
      // What is open alone is taken by itself.
      if (!kill) expect(last(events, 'strikeEnded')).toMatchObject({ total: 20, result: 'captured' });
      else expect(reachOf(state)).toMatchObject({ total: 20, capture, kill });
      if (kill) expect(keys(state)).toEqual(['capture', 'kill']);
    }
  });

  it('MON-126: a failed total is carried to the next trail without capture-only bonuses', () => {
    const state = table();
    clan(state, 1).members[0] = { id: 'tortock', wounded: false, away: false, gear: [] };
    send(state, 'A1', 1, 'tortock', 'SS');
    send(state, 'A4', 0, 'korgo', 'S');
    adventure(state, misses(4));
    play(state, ['rollAll'], [2, 3, ...misses(4)]);
    expect(state.scene).toMatchObject({ carry: 5, trail: 3 });
  });

  it('MON-127: a surviving monster means no conquest, and it goes to the gate', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S');
    adventure(state, misses(4));
    const events = play(state, ['rollAll'], [1]);
    events.push(...untilTurn(state, ['take:0']));
    expect(all(events, 'conquestRolled')).toEqual([]);
    expect(state.gate.monster).toBe('sckon');
  });

  it('MON-120: worked example: three trails against Abysur in a Water land, round 4', () => {
    const state = table(4);
    setLand(state, 'kyzhul');
    place(state, 'A', 'abysur');
    state.round = 4;
    enlist(state, 0, 'shandee');
    clan(state, 0).glory = 19;
    known(state.lands[0]).face = 'a';
    send(state, 'A2', 0, 'shandee', 'SSMM', { tokens: ['trapEachM1'], defence: 1, potion: 1 });
    send(state, 'A3', 1, 'taron', 'MM');
    send(state, 'A4', 2, 'frunks', 'SSS');
    adventure(state);
    play(state, ['ward:1'], [3, 4, 5, 6, 1, 2]);
    play(state, ['defend:wounded']);
    expect(clan(state, 0).glory).toBe(18);
    expect(member(state, 'shandee').wounded).toBe(true);
    play(state, ['rollAll'], [1, 2, 3]);
    expect(state.scene?.carry).toBe(7);
    play(state, ['ward:0'], misses(7));
    play(state, ['rollAll'], [2, 4]);
    play(state, ['reroll:M2'], [3, ...misses(7)]);
    expect(state.scene?.carry).toBe(14);
    const events = play(state, ['rollAll'], [3, 5, 3]);
    expect(last(events, 'strikeEnded')).toMatchObject({ total: 25, result: 'killed', glory: 7, trophies: 2 });
    const loot = untilTurn(state, ['take:0']);
    expect(all(loot, 'lootTaken').map((event) => event.seat)).toEqual([0, 1]);
  });
});

describe('conquest and loot', () => {
  it('MON-130: the first fails, the second captures, the third conquers, the fourth does not roll; loot goes to first and fourth', () => {
    const state = table(3);
    enlist(state, 0, 'nimra');
    send(state, 'A1', 0, 'korgo', 'SS');
    send(state, 'A2', 1, 'taron', 'SS', { tokens: ['trapTotal4'] });
    send(state, 'A3', 0, 'nimra', 'MSSS');
    send(state, 'A4', 2, 'frunks', 'SSSSS');
    const events = adventure(state, misses(4));
    events.push(...play(state, ['rollAll'], [1, 2, ...misses(4)]));
    expect(state.scene?.carry).toBe(3);
    // 3 + 4 + 2 + 2 captures Sckon; then Nimra rolls for the land.
    events.push(...play(state, ['rollAll'], [2, 2, 6, 6, 6, 6]));
    events.push(...untilTurn(state, ['take:0']));
    expect(last(events, 'conquestEnded')).toMatchObject({ member: 'nimra', won: true, land: 'kyzhul' });
    expect(all(events, 'conquestRolled')).toHaveLength(1);
    expect(all(events, 'lootTaken').map((event) => event.member)).toEqual(['korgo', 'frunks']);
    expect(clan(state).lands.map((land) => land.id)).toEqual(['kyzhul']);
  });

  it('MON-131: a settled member takes no wage, can be sent, and his land is free again when he is lost', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    ownLand(state, 0, 'kyzhul');
    pool(clan(state), 'S');
    expect(keys(state)).toContain('settle:kyzhul');
    play(state, ['settle:kyzhul']);
    expect(clan(state).lands[0]?.settler).toBe('nimra');
    expect(keys(state)).toContain('send:nimra');
    const coins = clan(state).coins;
    adventure(state);
    // Only Korgo is paid: the leader and the settled Nimra are not.
    expect(clan(state).coins).toBe(coins + 1 - 1);
  });

  it('MON-132: survivors without a deed take loot by choice, then the display is refilled', () => {
    const state = table();
    send(state, 'A4', 0, 'korgo', 'S');
    adventure(state, misses(4));
    play(state, ['rollAll'], [1]);
    const shown = state.lootShown.slice();
    expect(keys(state)).toEqual(['take:0', 'take:1', 'take:2', 'take:3']);
    play(state, ['take:2']);
    expect(clan(state).loot).toEqual([shown[2]]);
    expect(state.lootShown).not.toContain('');
  });
});

describe('gate', () => {
  it('MON-140: the gate knows no affinity, conquest or loot; the upper trail fights first; a fall pays 3', () => {
    const state = table();
    place(state, 'gate', 'moldo');
    send(state, 'gate1', 0, 'korgo', 'S');
    send(state, 'gate2', 1, 'taron', 'S');
    const events = adventure(state, [6, 6, 6]);
    expect(last(events, 'attackRolled').parts).toHaveLength(1);
    events.push(...play(state, ['defend:wounded']));
    events.push(...play(state, ['rollAll'], [4, 6, 6, 6]));
    expect(last(events, 'strikeEnded').total).toBe(3);
    expect(last(events, 'memberFell')).toMatchObject({ member: 'taron', glory: 3 });
    expect(all(events, 'lootTaken')).toEqual([]);
  });

  it('MON-141: a beaten gate monster clears all panic', () => {
    const state = table();
    place(state, 'gate', 'moldo');
    state.panic = ['hut', 'mine'];
    state.panicPile = state.panicPile.filter((token) => token !== 'hut' && token !== 'mine');
    send(state, 'gate1', 0, 'korgo', 'SSS');
    adventure(state, misses(3));
    const events = play(state, ['rollAll'], [6, 6, 6]);
    expect(last(events, 'panicCleared').buildings).toEqual(['hut', 'mine']);
    expect(state.panicPile).toHaveLength(7);
    expect(state.gate.monster).toBe('');
  });

  it('MON-314: trails 1, 2 and 4 occupied: 1 and 2 and 2 and 4 are adjacent', () => {
    const state = table(3);
    giveLoot(state, 0, 'coins10');
    for (const [key, seat, id] of [
      ['A1', 0, 'korgo'],
      ['A2', 1, 'taron'],
      ['A4', 2, 'frunks'],
    ] as const) {
      send(state, key, seat, id, 'S');
    }
    const trails = known(state.lands[0]).trails;
    expect([neighbour(trails, 0, 'right'), neighbour(trails, 1, 'right'), neighbour(trails, 3, 'left')]).toEqual([1, 3, 1]);
    expect(neighbour(trails, 0, 'left')).toBe(-1);
  });
});
