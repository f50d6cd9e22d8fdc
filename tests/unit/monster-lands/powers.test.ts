// Powers of monsters, traps and loot (MON-270 to MON-287).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { drawMonsterFor } from '../../../engine/games/monster-lands/effects/supply';
import { reachOf, totalOf } from '../../../engine/games/monster-lands/outlands/battle-math';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';
import {
  adventure,
  all,
  arm,
  clan,
  giveLoot,
  keys,
  last,
  loaded,
  member,
  place,
  play,
  pool,
  send,
  setLand,
  table,
  untilTurn,
} from './support';

const misses = (count: number) => Array<number>(count).fill(1);

describe('monsters', () => {
  const attackOn = (monster: string, land: string, prepare?: (state: State) => void) => {
    const state = table();
    setLand(state, land);
    place(state, 'A', monster);
    prepare?.(state);
    send(state, 'A4', 0, 'korgo', 'S', { defence: 9 });
    return { state, events: adventure(state, misses(9)) };
  };

  it('MON-270: homeAttack adds two dice instead of one at home', () => {
    for (const [monster, home] of [
      ['snailer', 'yuha'],
      ['surbol', 'alDahn'],
      ['sckon', 'kale'],
      ['blandor', 'kyzhul'],
    ] as const) {
      expect(last(attackOn(monster, home).events, 'attackRolled').faces).toHaveLength(5);
    }
    expect(last(attackOn('moldo', 'kale').events, 'attackRolled').faces).toHaveLength(4);
  });

  it('MON-271: Sporus rolls one die more, and one against every other member there', () => {
    const state = table();
    place(state, 'A', 'sporus');
    send(state, 'A1', 0, 'korgo', 'SS');
    send(state, 'A4', 1, 'taron', 'S');
    const events = adventure(state, [1, 1, 1, 1, 1, 6]);
    expect(all(events, 'attackRolled').map((event) => [event.trail, event.faces.length, event.cause])).toEqual([
      ['A1', 5, 'attack'],
      ['A4', 1, 'everyone'],
    ]);
    expect(member(state, 'taron').wounded).toBe(true);
  });

  it('MON-272: Korcko deals a last hit to everybody there when killed; the fallen killer keeps the reward', () => {
    const state = table();
    place(state, 'A', 'korcko');
    member(state, 'korgo').wounded = true;
    send(state, 'A1', 1, 'taron', 'SSSS');
    send(state, 'A4', 0, 'korgo', 'S');
    adventure(state, misses(5));
    const events = play(state, ['rollAll'], [6, 6, 6, 6]);
    events.push(...(state.phase === 'adventure.battle.absorbing' ? play(state, ['defend:wounded']) : []));
    expect(last(events, 'memberFell')).toMatchObject({ member: 'korgo', glory: 1 });
    expect(clan(state, 1)).toMatchObject({ glory: 11, trophies: ['korcko'] });
  });

  it('MON-273: Gator forbids potions and venoms, Gorgosh abilities, Caribdis weapons', () => {
    const gator = table();
    place(gator, 'A', 'gator');
    send(gator, 'A4', 0, 'korgo', 'S', { potion: 1, venom: 1 });
    expect(last(adventure(gator, [6, 1, 1]), 'hitsTaken')).toMatchObject({ potions: 0, wounds: 1 });
    expect(keys(gator)).toEqual(['rollAll', 'giveUp']);
    const gorgosh = table();
    place(gorgosh, 'A', 'gorgosh');
    send(gorgosh, 'A1', 0, 'purkas', 'S', { defence: 1 });
    adventure(gorgosh, [6, 1, 1, 1, 1, 1]);
    expect(last(play(gorgosh, ['defend:unhurt']), 'hitsTaken')).toMatchObject({ abilities: 0, tokens: 1 });
    const caribdis = table();
    place(caribdis, 'A', 'caribdis');
    arm(caribdis, 'korgo', 'pugnor1');
    send(caribdis, 'A4', 0, 'korgo', 'SS');
    adventure(caribdis, misses(6));
    play(caribdis, ['roll:S'], [4]);
    expect(totalOf(caribdis)).toBe(4);
  });

  it('MON-274: Turfus needs two traps', () => {
    for (const [tokens, capture] of [
      [['trapTotal8'], false],
      [['trapTotal8', 'startingTrap'], true],
    ] as const) {
      const state = table();
      place(state, 'A', 'turfus');
      send(state, 'A4', 0, 'korgo', 'SSS', { tokens: tokens.slice() });
      adventure(state, misses(5));
      play(state, ['roll:S', 'roll:S'], [4, 4]);
      expect(reachOf(state)).toMatchObject({ total: 16, capture });
    }
  });

  it('MON-275: Warkors and Snagnus deal one hit more than their dice show', () => {
    for (const monster of ['warkors', 'snagnus']) {
      const { events } = attackOn(monster, 'yuha');
      expect(last(events, 'attackRolled')).toMatchObject({ extra: 1, hits: 1 });
    }
  });

  it('MON-276: Krinx turns up two panic tokens', () => {
    const state = table();
    place(state, 'gate', 'krinx');
    adventure(state);
    expect(state.panic).toHaveLength(2);
  });

  it('MON-277: Dogor goes to the gate whenever drawn and another comes for the land', () => {
    const state = table();
    place(state, 'gate', 'moldo');
    state.monsterDeck = state.monsterDeck.filter((monster) => monster !== 'dogor');
    state.monsterDeck.push('dogor');
    state.monsterDiscard.push(known(state.lands[0]).monster);
    known(state.lands[0]).monster = '';
    drawMonsterFor({ state, rng: loaded([]), emit: () => undefined, silent: true }, 2);
    expect(state.gate.monster).toBe('dogor');
    expect(state.monsterDiscard).toContain('moldo');
    expect(known(state.lands[0]).monster).not.toBe('');
  });

  it('MON-278: Sandor captured in a land pays and goes to the gate; captured at the gate he is discarded', () => {
    const state = table();
    place(state, 'A', 'sandor');
    send(state, 'A4', 0, 'korgo', 'SS', { tokens: ['trapTotal8'] });
    adventure(state, misses(5));
    const events = play(state, ['rollAll'], [6, 6]);
    events.push(...untilTurn(state));
    expect(last(events, 'strikeEnded').result).toBe('captured');
    expect(state.gate.monster).toBe('sandor');
    expect(clan(state).glory).toBe(12);
    const gate = table();
    place(gate, 'gate', 'sandor');
    send(gate, 'gate1', 0, 'korgo', 'SS', { tokens: ['trapTotal8'] });
    adventure(gate, misses(5));
    play(gate, ['rollAll'], [6, 6]);
    expect(gate.gate.monster).toBe('');
    expect(gate.monsterDiscard).toContain('sandor');
  });

  it('MON-279: Trons rolls three dice more at the gate', () => {
    const state = table();
    place(state, 'gate', 'trons');
    send(state, 'gate1', 0, 'korgo', 'S');
    expect(last(adventure(state, misses(9)), 'attackRolled').faces).toHaveLength(7);
  });

  it('MON-280: Abysur costs one glory an attack that wounds, whatever the number of wounds, the fatal one included', () => {
    const state = table();
    place(state, 'A', 'abysur');
    clan(state).glory = 10;
    send(state, 'A4', 0, 'korgo', 'S');
    adventure(state, [6, 6, 6, 6, 6, 6]);
    // Both lives lost cost 1, the fourth trail pays 1.
    expect(clan(state).glory).toBe(10);
  });
});

describe('traps and loot', () => {
  it('MON-287: glory for deeds, rerolls, kill bonus, per-die bonuses, goods, trophies, dice', () => {
    const state = table();
    for (const token of ['conquerGlory', 'eachStrength', 'rerollAny']) giveLoot(state, 0, token);
    known(state.lands[0]).monster = '';
    send(state, 'A4', 0, 'korgo', 'SS');
    adventure(state, [1, 2]);
    expect(keys(state)).toEqual(['loot:eachStrength', 'loot:rerollAny', 'done']);
    play(state, ['loot:eachStrength', 'loot:rerollAny', 'reroll:S1', 'reroll:S2'], [5, 6]);
    // 5 + 6 + 4 conquers, and the token for conquests is offered at once.
    expect(askOf(state)?.kind).toBe('success');
    play(state, ['loot:conquerGlory']);
    expect(clan(state).glory).toBe(5 + 4 + 4);
  });

  it('MON-287: the slayer adds 6 to a kill, deeds against monsters pay 4 and 3', () => {
    const state = table();
    for (const token of ['slayer', 'defeatGlory', 'captureGlory', 'rerollMagic', 'eachMagic']) giveLoot(state, 0, token);
    send(state, 'A4', 0, 'korgo', 'SS');
    adventure(state, misses(4));
    play(state, ['roll:S', 'loot:slayer'], [6]);
    expect(keys(state)).toContain('kill');
    play(state, ['kill']);
    expect(keys(state)).toEqual(['loot:defeatGlory', 'done']);
    play(state, ['loot:defeatGlory']);
    expect(clan(state).glory).toBe(5 + 4 + 4);
    const capture = table();
    giveLoot(capture, 0, 'captureGlory');
    send(capture, 'A4', 0, 'korgo', 'SS', { tokens: ['trapTotal4'] });
    adventure(capture, misses(4));
    play(capture, ['rollAll'], [4, 3]);
    play(capture, ['loot:captureGlory']);
    expect(clan(capture).glory).toBe(5 + 4 + 3);
  });

  it('MON-287: goods, coins, the great trophy and conversions are used in the own turn', () => {
    const state = table();
    const own = clan(state);
    for (const token of ['flasks', 'supplies', 'coins12', 'coins10', 'greatTrophy', 'influenceToMagic', 'magicToStrength'])
      giveLoot(state, 0, token);
    pool(own, 'I4I4');
    play(state, ['loot:flasks', 'loot:supplies', 'loot:coins12', 'loot:coins10', 'loot:greatTrophy']);
    expect([own.potion, own.venom, own.defence, own.coins]).toEqual([3, 2, 1, 7 + 6 + 12 + 10 + 15]);
    play(state, ['loot:influenceToMagic', 'loot:magicToStrength']);
    expect([own.S, own.M, own.I]).toEqual([3, 2, [4]]);
    expect(state.lootDiscard).toHaveLength(7);
  });
});
