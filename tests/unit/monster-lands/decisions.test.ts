// Requests, keys, secrets and barriers of the digital version (MON-300 to MON-332).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { DECISION_TYPES, HIDDEN } from '../../../engine/games/monster-lands/types';
import {
  adventure,
  arm,
  clan,
  enlist,
  giveLoot,
  giveTrap,
  keys,
  loaded,
  ownLand,
  place,
  play,
  pool,
  send,
  show,
  table,
} from './support';

const misses = (count: number) => Array<number>(count).fill(1);

// How many numbers a decision draws; the host lets nobody undo one that drew any.
function draws(state: ReturnType<typeof table>, key: string): number {
  const copy = monsterLands.cloneState(state);
  const rng = makeRng(4);
  const decision = known(
    monsterLands.legalDecisions(copy).find((each) => monsterLands.makeKey(each) === key),
    key,
  );
  compileKernel(monsterLands).apply(copy, decision, rng);
  return rng.draws;
}

// One of every type.
const KEYS = (
  'visit:hut send:korgo feature:kale pass swap collect:nuduru buyDie:fandor equip heal:korgo settle:kale sellTrophy:2 ' +
  'loot:coins10 die:I4 rebate:vaidala trap:3 pay back beer hire:0 hire:rookie leave buy:2 brew:1 mine:double card:0 ' +
  'card:noxx1 to:korgo drop with:korgo sell:S done give:I2 take:1 take:M trail:A1 trail:questB2 add:defence add:trapTotal4 ' +
  'confirm reroll:S3 fulfil decline giveTrap:startingTrap reveal stop target:left cancel allow steal steal:SM ' +
  'redirect:2right keep ward:0 defend:fall rollAll roll:M venom capture kill giveUp promote:korgo payShort desert:korgo ' +
  'discardTrap:startingTrap gift:S gift:potion'
).split(' ');

describe('requests', () => {
  it('MON-300: keys read back, equal dice are one decision, back returns to the turn, a lone way on is taken', () => {
    const named = new Set(KEYS.map((key) => key.split(':')[0]));
    expect(DECISION_TYPES.filter((type) => !named.has(type))).toEqual([]);
    for (const key of KEYS) {
      const decision = known(monsterLands.parseKey(key), key);
      expect(monsterLands.makeKey(decision)).toBe(key);
    }
    for (const key of ['visit:nowhere', 'trap:x', 'reroll:S', 'redirect:left', 'ward', 'defend:flee', 'back:hut', 'gift:gold']) {
      expect(monsterLands.parseKey(key), key).toBeNull();
    }
    expect(monsterLands.parseKey('dance:hut')).toBeNull();
    expect(monsterLands.parseKey('visit:')).toBeNull();
    const state = table();
    pool(clan(state), 'SSI4I4');
    play(state, ['visit:merchant']);
    expect(keys(state)).toEqual(['sell:S', 'sell:I4', 'back']);
    play(state, ['back']);
    expect(state.phase).toBe('deployment.choosingAction');
    pool(clan(state), 'S');
    play(state, ['visit:hut']);
    expect(state.phase).toBe('deployment.visiting.hut.choosingTraps');
  });

  it('MON-301: the turn request lists buildings, members, features and free steps', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    ownLand(state, 0, 'kyzhul', 'nimra');
    pool(clan(state), 'SMI3');
    expect(keys(state)).toEqual([
      'visit:hut',
      'visit:alchemist',
      'visit:tavern',
      'visit:merchant',
      'visit:armoury',
      'visit:market',
      'visit:mine',
      'send:purkas',
      'send:korgo',
      'send:nimra',
      'feature:kyzhul',
    ]);
  });

  it('MON-302: the die for a building is asked when there is a choice', () => {
    const state = table();
    pool(clan(state), 'SI3I5');
    play(state, ['visit:armoury']);
    expect(keys(state)).toEqual(['die:S', 'die:I3', 'die:I5', 'back']);
  });

  it('MON-303: equal traps in the hut are one decision, and only what can be paid is offered', () => {
    const state = table();
    state.hut.forEach((_, slot) => {
      show(state.hut, slot, slot < 2 ? 'trapDiceS1' : slot < 4 ? 'trapEachS1' : 'trapTotal4', state.trapDeck);
    });
    state.hut = ['trapDiceS1', 'trapDiceS1', 'trapEachS1', 'trapEachS1', 'trapTotal4', 'trapTotal4'];
    clan(state).coins = 5;
    pool(clan(state), 'S');
    play(state, ['visit:hut']);
    expect(keys(state)).toEqual(['trap:0', 'trap:2', 'trap:4', 'back']);
    play(state, ['trap:0']);
    expect(keys(state)).toEqual(['pay', 'back']);
  });

  it('MON-304: the tavern offers rebate, beer, hires and back; after beer leave', () => {
    const state = table();
    enlist(state, 0, 'vaidala');
    clan(state).glory = 12;
    clan(state).coins = 6;
    show(state.tavern, 0, 'dalina', state.mercenaryDeck);
    pool(clan(state), 'S');
    play(state, ['visit:tavern']);
    expect(keys(state).slice(0, 3)).toEqual(['rebate:vaidala', 'beer', 'hire:0']);
    expect(keys(state)).toContain('back');
    play(state, ['beer']);
    expect(keys(state)).toContain('leave');
    expect(keys(state)).not.toContain('beer');
    expect(keys(state)).not.toContain('back');
  });

  it('MON-305: amounts at the armoury, the alchemist and the mine', () => {
    const state = table();
    pool(clan(state), 'SSM');
    play(state, ['visit:armoury']);
    expect(keys(state)).toEqual(['buy:1', 'buy:2', 'buy:3', 'back']);
    play(state, ['back', 'visit:mine']);
    expect(keys(state)).toEqual(['mine:double', 'mine:single', 'back']);
  });

  it('MON-306: the market asks for the card, then for its bearer', () => {
    const state = table();
    show(state.market, 0, 'tergeo1', state.equipmentDeck);
    pool(clan(state), 'S');
    play(state, ['visit:market', 'card:0']);
    expect(keys(state)).toEqual(['to:purkas', 'to:korgo', 'back']);
  });

  it('MON-307: the merchant takes dice again and again until done', () => {
    const state = table();
    pool(clan(state), 'SM');
    play(state, ['visit:merchant', 'sell:S']);
    expect(keys(state)).toEqual(['sell:M', 'done', 'back']);
  });

  it('MON-308: swaps, conversions and feature costs ask for dice only while ambiguous', () => {
    const state = table();
    enlist(state, 0, 'rookie1');
    giveLoot(state, 0, 'influenceToMagic');
    pool(clan(state), 'SI2I5');
    play(state, ['loot:influenceToMagic']);
    expect(keys(state)).toEqual(['give:I2', 'give:I5', 'back']);
    play(state, ['give:I2', 'swap']);
    expect(keys(state)).toEqual(['give:S', 'give:M', 'give:I5', 'back']);
    play(state, ['give:S']);
    expect(keys(state)).toEqual(['take:M', 'take:I', 'back']);
  });

  it('MON-309: equipment is moved or dropped, a land is settled with a member', () => {
    const state = table();
    arm(state, 'purkas', 'noxx1');
    arm(state, 'korgo', 'noxx2');
    pool(clan(state), 'S');
    play(state, ['equip']);
    expect(keys(state)).toEqual(['card:noxx1', 'card:noxx2', 'back']);
    play(state, ['card:noxx1']);
    expect(keys(state)).toEqual(['to:korgo', 'drop', 'back']);
    play(state, ['to:korgo']);
    expect(clan(state).members.map((each) => each.gear)).toEqual([['noxx2'], ['noxx1']]);
    expect(keys(state)).not.toContain('equip');
  });

  it('MON-310: sending lists the free trails that the dice can meet', () => {
    const state = table(4);
    place(state, 'gate', 'moldo');
    pool(clan(state), 'SSSMMMI1I2I3');
    play(state, ['send:korgo']);
    const trails = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'gate1', 'gate2'].map((key) => `trail:${key}`);
    expect(keys(state)).toEqual(expect.arrayContaining(trails));
    expect(keys(state).length).toBeLessThanOrEqual(15);
  });

  it('MON-311: a load takes dice, traps, defence, potion and venom in any order', () => {
    const state = table();
    Object.assign(clan(state), { defence: 1, potion: 1, venom: 1 });
    giveTrap(state, 0, 'trapTotal4');
    pool(clan(state), 'SSM');
    play(state, ['send:korgo', 'trail:A4']);
    expect(keys(state)).toEqual([
      'add:S',
      'add:M',
      'add:startingTrap',
      'add:trapTotal4',
      'add:defence',
      'add:potion',
      'add:venom',
      'confirm',
      'back',
    ]);
  });

  it('MON-312: an open roll asks only while something can be changed', () => {
    const state = table();
    known(state.quests[0]).quest = 'quest9';
    send(state, 'questA1', 0, 'purkas', 'SSS');
    adventure(state, [6, 6, 6]);
    expect(state.phase).toBe('deployment.choosingAction');
  });

  it('MON-315: redirect, ward and defend come one after the other', () => {
    const state = table();
    enlist(state, 0, 'ginova');
    send(state, 'A1', 0, 'ginova', 'SSM');
    send(state, 'A2', 1, 'taron', 'SS');
    adventure(state);
    const seen: string[] = [state.phase];
    play(state, ['keep']);
    seen.push(state.phase);
    play(state, ['ward:0'], [6, 6, 1]);
    seen.push(state.phase);
    expect(seen).toEqual(['redirecting', 'warding', 'absorbing'].map((name) => `adventure.battle.${name}`));
  });

  it('MON-316: a strike lists rolls, rerolls, venom, loot and its ends', () => {
    const state = table();
    giveLoot(state, 0, 'slayer');
    enlist(state, 0, 'sckrat');
    send(state, 'A4', 0, 'sckrat', 'SSM', { venom: 1 });
    adventure(state);
    play(state, ['ward:0'], misses(4));
    play(state, ['roll:S'], [3]);
    expect(keys(state)).toEqual(['rollAll', 'roll:S', 'roll:M', 'venom', 'reroll:S3', 'loot:slayer', 'giveUp']);
  });

  it('MON-317: after a success loot is offered, then done', () => {
    const state = table();
    giveLoot(state, 0, 'defeatGlory');
    send(state, 'A4', 0, 'korgo', 'SSS');
    adventure(state, misses(4));
    play(state, ['rollAll'], [6, 6, 6]);
    expect(keys(state)).toEqual(['loot:defeatGlory', 'done']);
  });

  it('MON-325: random or revealing steps draw numbers, a whole assignment draws none', () => {
    const state = table();
    enlist(state, 0, 'fandor');
    pool(clan(state), 'SSS');
    pool(clan(state, 1), 'S');
    expect(draws(state, 'buyDie:fandor')).toBeGreaterThan(0);
    play(state, ['send:korgo']);
    expect(draws(state, 'trail:A4')).toBe(0);
    play(state, ['trail:A4']);
    expect(draws(state, 'confirm')).toBe(0);
  });

  it('MON-326: random matches stay within bounds: at most 50 choices, a few hundred decisions', () => {
    const kernel = compileKernel(monsterLands);
    for (const seats of [1, 2, 3, 4]) {
      const rng = makeRng(seats);
      const parsed = monsterLands.parseOptions({}, seats);
      if (!parsed.ok) throw new Error(parsed.message);
      const state = monsterLands.setup(parsed.value, seats, rng);
      kernel.begin(state, rng);
      let count = 0;
      while (state.phase !== 'finished') {
        const list = monsterLands.legalDecisions(state);
        expect(list.length).toBeLessThanOrEqual(50);
        kernel.apply(state, known(list[rng.int(list.length)]), rng);
        count++;
      }
      expect(count).toBeLessThan(1500);
    }
  });
});

describe('secrets', () => {
  it('MON-330: decks and face-down tokens are hidden, the rest is open', () => {
    const state = table();
    giveTrap(state, 0, 'trapTotal4');
    clan(state).traps.pop();
    clan(state).knownTraps.pop();
    send(state, 'A4', 0, 'korgo', 'S', { tokens: ['trapTotal4'] });
    const own = monsterLands.viewFor(state, 0);
    const other = monsterLands.viewFor(state, 1);
    expect(own.lands[0]?.trails[3]?.tokens).toEqual(['trapTotal4']);
    expect(other.lands[0]?.trails[3]?.tokens).toEqual([HIDDEN]);
    expect(other.clans[0]?.traps).toEqual([HIDDEN]);
    expect(other.clans[0]?.coins).toBe(clan(state).coins);
    expect(other.piles.mercenaries).toBe(state.mercenaryDeck.length);
    expect('mercenaryDeck' in other).toBe(false);
    const sent = {
      type: 'memberSent',
      seat: 0,
      member: 'korgo',
      trail: 'A4',
      dice: ['S'],
      tokens: ['trapTotal4'],
      defence: 0,
      potion: 0,
      venom: 0,
      bonus: {},
    } as const;
    expect(monsterLands.redactEvent(sent, 1)).toMatchObject({ tokens: [HIDDEN] });
    expect(monsterLands.redactEvent(sent, 0)).toMatchObject({ tokens: ['trapTotal4'] });
  });

  it('MON-331: a view lists the kinds bought and not shown since, and counts the unknown ones', () => {
    const state = table();
    giveTrap(state, 0, 'trapTotal4');
    state.trapDeck.splice(state.trapDeck.indexOf('trapEachS3'), 1);
    clan(state).traps.push('trapEachS3');
    const view = monsterLands.viewFor(state, 1);
    expect(view.clans[0]?.knownTraps).toEqual(['startingTrap', 'trapTotal4']);
    expect(view.clanViews[0]?.unknownTraps).toBe(1);
    expect(view.unseen.traps).toContain('trapEachS3');
    const imagined = monsterLands.determinize(view, 1, loaded([]));
    expect(monsterLands.viewFor(imagined, 1)).toEqual(view);
    expect(clan(imagined).traps).toHaveLength(3);
  });

  it('MON-332: the curtain falls only for faces of traps that others could mistake', () => {
    const state = table();
    expect(monsterLands.hasSecret(state, 0)).toBe(false);
    giveTrap(state, 0, 'trapTotal4');
    expect(monsterLands.hasSecret(state, 0)).toBe(false);
    pool(clan(state), 'S');
    play(state, ['send:korgo', 'trail:A4', 'add:trapTotal4']);
    expect(monsterLands.hasSecret(state, 0)).toBe(true);
    expect(monsterLands.viewFor(state, 1).work?.tokens).toEqual([HIDDEN]);
  });
});
