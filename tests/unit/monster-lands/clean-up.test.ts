// Clean-up, end, scoring, difficulties and variants (MON-160 to MON-193).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { monsterLands } from '../../../engine/games/monster-lands';
import { monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { askOf } from '../../../engine/games/monster-lands/requests';
import { outcomeOf, totalScore } from '../../../engine/games/monster-lands/scoring';
import {
  adventure,
  all,
  arm,
  clan,
  enlist,
  fresh,
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

describe('clean-up', () => {
  it('MON-160: survivors come home with what lies on their tokens, traps on trails are discarded', () => {
    const state = table();
    place(state, 'A', 'gator');
    giveTrap(state, 0, 'trapTotal4');
    clan(state).traps.pop();
    clan(state).knownTraps.pop();
    send(state, 'A4', 0, 'korgo', 'S', { coins: 2, venom: 1, tokens: ['trapTotal4'] });
    adventure(state, misses(3));
    const events = play(state, ['rollAll'], [1]);
    events.push(...untilTurn(state, ['take:0']));
    expect(last(events, 'memberReturned')).toMatchObject({ member: 'korgo', coins: 2, venom: 1 });
    expect(clan(state).venom).toBe(1);
    expect(state.trapDiscard).toContain('trapTotal4');
    expect(member(state, 'korgo').away).toBe(false);
  });

  it('MON-161: healing comes before surplus is discarded', () => {
    const state = table();
    clan(state).potion = 3;
    member(state, 'purkas').wounded = true;
    send(state, 'A4', 0, 'korgo', 'S', { potion: 1 });
    adventure(state, misses(4));
    play(state, ['rollAll'], [1]);
    play(state, ['take:0']);
    expect(state.phase).toBe('cleanUp.recovery.recovering');
    expect(clan(state).potion).toBe(4);
    play(state, ['heal:purkas']);
    expect([clan(state).potion, member(state, 'purkas').wounded]).toEqual([3, false]);
  });

  it('MON-162: the highest attack stays at the gate, then the highest kill value, then who is there', () => {
    const state = table();
    place(state, 'gate', 'abysur');
    place(state, 'A', 'caribdis');
    send(state, 'A4', 0, 'korgo', 'S', { defence: 8 });
    adventure(state, misses(6));
    const events = untilTurn(state, ['rollAll', 'take:0', 'defend:unhurt'], [1]);
    expect(last(events, 'gateContested')).toMatchObject({ monster: 'caribdis', discarded: ['abysur'] });
  });

  it('MON-162: of equals an escaped monster of land A stays before one of land B', () => {
    for (const [escapedFrom, kept] of [
      ['A', 'sandor'],
      ['B', 'turfus'],
    ] as const) {
      const state = table(3);
      const [landA, landB] = state.lands;
      const [empty, held] = escapedFrom === 'A' ? [landA, landB] : [landB, landA];
      Object.assign(known(empty), { monster: '', unbeaten: false });
      Object.assign(known(held), { monster: 'turfus', unbeaten: true });
      state.escaped = ['sandor'];
      adventure(state);
      expect(state.gate.monster).toBe(kept);
      expect(state.monsterDiscard).toContain(kept === 'sandor' ? 'turfus' : 'sandor');
    }
  });

  it('MON-163: a monster at the gate closes a building each clean-up', () => {
    const state = table();
    place(state, 'gate', 'moldo');
    state.panicPile = ['merchant', 'alchemist', 'tavern', 'armoury', 'market', 'mine', 'hut'];
    adventure(state);
    expect(state.panic).toEqual(['hut']);
    adventure(state);
    expect(state.panic).toEqual(['hut', 'mine']);
  });

  it('MON-164: a clan without leader promotes the highest reputation, then cost, settled ones last', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    enlist(state, 0, 'fandor');
    ownLand(state, 0, 'negueria', 'fandor');
    clan(state).leader = '';
    clan(state).coins = 20;
    const events = adventure(state);
    expect(last(events, 'leaderPromoted').member).toBe('nimra');
  });

  it('MON-165: 3 coins, wages 8 and a 2-trophy card: selling pays in full; otherwise no coins and one desertion', () => {
    const build = () => {
      const state = table();
      const own = clan(state);
      own.glory = 15;
      own.coins = 2;
      for (const id of ['nimra', 'fandor', 'dalina']) enlist(state, 0, id);
      own.trophies.push('abysur');
      arm(state, 'fandor', 'noxx1');
      adventure(state);
      return state;
    };
    const selling = build();
    expect(askOf(selling)?.kind).toBe('wages');
    play(selling, ['sellTrophy:2']);
    expect(clan(selling)).toMatchObject({ coins: 5, trophies: [] });
    const short = build();
    const events = play(short, ['payShort']);
    expect(last(events, 'memberDeserted').member).toBe('fandor');
    expect(askOf(short)?.kind).toBe('inherit');
    play(short, ['to:nimra']);
    expect(clan(short).coins).toBe(0);
    expect(member(short, 'nimra').gear).toEqual(['noxx1']);
  });

  it('MON-165: whoever holds trophies, loot or somebody to settle is asked before wages, though the coins suffice', () => {
    const state = table();
    state.round = 6;
    const own = clan(state);
    own.coins = 20;
    own.trophies.push('abysur');
    enlist(state, 0, 'nimra');
    giveLoot(state, 0, 'coins12');
    adventure(state);
    expect(keys(state)).toEqual(['sellTrophy:2', 'loot:coins12', 'done']);
    play(state, ['loot:coins12', 'sellTrophy:2']);
    expect(state.phase).toBe('finished');
    // 20 and the die sold, 12 and 10, less two wages of 1.
    expect(own).toMatchObject({ coins: 20 + 1 + 12 + 10 - 2, trophies: [], loot: [] });
  });

  it('MON-17: winnings of the last round can be cashed in', () => {
    const state = table(1, { scenario: 2 });
    state.round = 6;
    clan(state).coins = 42;
    giveLoot(state, 0, 'greatTrophy');
    adventure(state);
    play(state, ['loot:greatTrophy']);
    expect(state.phase).toBe('finished');
    expect(clan(state).coins).toBe(42 + 1 + 15 - 1);
  });

  it('MON-287: a free hire is loot of any time, in clean-up too; the new member takes his wage', () => {
    const state = table();
    state.round = 6;
    const own = clan(state);
    own.glory = 20;
    own.coins = 20;
    giveLoot(state, 0, 'freeMercenary');
    show(state.tavern, 0, 'fandor', state.mercenaryDeck);
    adventure(state);
    play(state, ['loot:freeMercenary']);
    expect(keys(state)).toContain('back');
    play(state, ['back', 'loot:freeMercenary', 'hire:0']);
    expect(state.phase).toBe('finished');
    expect(own.members.map((each) => each.id)).toContain('fandor');
    expect([own.loot, own.coins]).toEqual([[], 20 + 1 - 2 * 2]);
  });

  it('MON-267: a free hire is not offered without prevailing glory', () => {
    const state = table();
    clan(state).glory = 0;
    giveLoot(state, 0, 'freeMercenary');
    adventure(state);
    expect(state.phase).toBe('deployment.choosingAction');
    expect(keys(state)).not.toContain('loot:freeMercenary');
  });

  it('MON-164: a settled member who must lead leaves his land, which may be settled again', () => {
    const state = table();
    const own = clan(state);
    own.members = [];
    enlist(state, 0, 'nimra');
    ownLand(state, 0, 'kyzhul', 'nimra');
    own.leader = '';
    own.coins = 20;
    const events = adventure(state);
    expect(last(events, 'leaderPromoted')).toMatchObject({ member: 'nimra', left: 'kyzhul' });
    expect(own).toMatchObject({ leader: 'nimra', lands: [{ id: 'kyzhul', settler: '' }] });
    expect(keys(state)).toEqual(['settle:kyzhul', 'done']);
  });

  it('MON-166: the end is checked after wages', () => {
    const state = table();
    clan(state).glory = 30;
    clan(state).coins = 10;
    const events = adventure(state);
    expect(events.at(-1)?.type).toBe('matchEnded');
    expect(all(events, 'wagesPaid')).toHaveLength(2);
    expect(all(events, 'questsDrawn')).toEqual([]);
  });

  it('MON-167: dice return, two new quests come, empty monster and land places are refilled', () => {
    const state = table(3);
    pool(clan(state), 'S');
    const old = state.quests.map((each) => each.quest);
    const land = known(state.lands[0]);
    state.landDiscard.push(land.land);
    land.land = '';
    state.monsterDiscard.push(land.monster);
    land.monster = '';
    const tile = land.tile;
    adventure(state);
    expect(land.land).not.toBe('');
    expect(land.monster).not.toBe('');
    expect(state.tileDiscard).toContain(tile);
    expect(state.quests.map((each) => each.quest)).not.toEqual(old);
    expect(Object.values(state.buildings).flat()).toEqual([]);
  });

  it('MON-168: lowest reputation is first; ties go to the right of the first player, himself last', () => {
    const state = table(4);
    adventure(state);
    expect(state.firstPlayer).toBe(3);
    enlist(state, 0, 'dalina');
    enlist(state, 2, 'guster');
    enlist(state, 1, 'parsas');
    for (const each of state.clans) each.coins = 20;
    adventure(state);
    expect(state.firstPlayer).toBe(3);
  });

  it('MON-169: the round marker advances', () => {
    const state = table();
    adventure(state);
    expect(monsterLands.progress(state)).toEqual({ unit: 'round', number: 2, of: 6 });
  });

  it('MON-320: clean-up asks only if there is something to choose', () => {
    const state = table();
    adventure(state);
    expect(state.phase).toBe('deployment.choosingAction');
  });
});

describe('end and scoring', () => {
  it('MON-180: the game ends after round 6', () => {
    const state = table();
    state.round = 6;
    adventure(state);
    expect(state.phase).toBe('finished');
    expect(monsterLands.outcome(state)?.reason.key).toBe('reason.rounds');
  });

  it('MON-181: 30 glory, 16 reputation, 4 trophies and 6 for affinities make 56', () => {
    const state = table();
    const own = clan(state);
    own.glory = 30;
    own.members = [];
    own.trophies = ['abysur', 'gorgosh'];
    for (const id of ['torko', 'sckrat', 'lusara']) enlist(state, 0, id);
    own.members = own.members.filter((each) => each.id !== 'sckrat' && each.id !== 'lusara');
    // Torko 6, Fandor 5, Tranok 3 and Parsas 2; lands bring Air and Jungle.
    for (const id of ['fandor', 'tranok', 'parsas']) enlist(state, 0, id);
    own.lands = [
      { id: 'kale', settler: '', used: false },
      { id: 'yuha', settler: '', used: false },
    ];
    expect(totalScore(own)).toBe(56);
    giveLoot(state, 0, 'greatTrophy');
    expect(totalScore(own)).toBe(59);
  });

  it('MON-182: ties go by the leader, trophies, coins, and are then shared', () => {
    const state = table(3);
    for (const each of state.clans) each.coins = 3;
    expect(outcomeOf(state).winners).toEqual([0, 1, 2]);
    clan(state, 1).coins = 9;
    expect(outcomeOf(state).winners).toEqual([1]);
    clan(state, 2).leader = 'frunks';
    expect(outcomeOf(state).standings.map((each) => [each.seat, each.place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
});

describe('difficulty and variants', () => {
  it('MON-190: tracks and first monsters follow the difficulty', () => {
    expect(fresh(2, { difficulty: 'beginner' }).config.track).toEqual([0, 0, 0, 0, 0, 0]);
    expect(fresh(2, { difficulty: 'normal' }).config.track).toEqual([0, 0, 0, 1, 1, 2]);
    expect(fresh(2, { difficulty: 'cruel' }).config.track).toEqual([1, 1, 1, 2, 2, 3]);
    const levels = new Set<string>();
    for (let seed = 1; seed <= 30; seed++)
      levels.add(monsterOf(known(fresh(2, { difficulty: 'high' }, seed).lands[0]).monster).level);
    expect(levels).toEqual(new Set(['A', 'B']));
  });

  it("MON-191: from round 2 the Queen's Gift brings the first player a die and a good", () => {
    const state = table(2, { queensGift: true });
    adventure(state);
    expect(askOf(state)).toMatchObject({ kind: 'giftDie', seat: state.firstPlayer });
    const own = clan(state, state.firstPlayer);
    const magic = own.M;
    play(state, ['gift:M', 'gift:defence']);
    expect([own.M, own.defence]).toEqual([magic + 1, 1]);
    expect(state.phase).toBe('deployment.choosingAction');
  });

  it('MON-192: More Monsters fills an empty gate in rounds 2, 4 and 6', () => {
    const state = table(2, { moreMonsters: true });
    expect(state.gate.monster).toBe('');
    adventure(state);
    expect(state.gate.monster).not.toBe('');
  });

  it("MON-193: variants combine; a single solo game may have the Queen's Gift and More Monsters, never Trickery", () => {
    const both = monsterLands.parseOptions({ queensGift: true, moreMonsters: true, trickery: true }, 3);
    expect(both).toMatchObject({ ok: true, value: { queensGift: true, moreMonsters: true, trickery: true } });
    expect(monsterLands.parseOptions({ queensGift: true, moreMonsters: true, trickery: true }, 1)).toMatchObject({
      ok: true,
      value: { queensGift: true, moreMonsters: true, trickery: false },
    });
    const state = table(1, { queensGift: true, moreMonsters: true });
    adventure(state);
    expect(askOf(state)).toMatchObject({ kind: 'giftDie', seat: 0 });
    expect(state.gate.monster).not.toBe('');
  });

  it('MON-318: short of wages one may also use loot or settle', () => {
    const state = table();
    const own = clan(state);
    own.coins = 0;
    enlist(state, 0, 'nimra');
    enlist(state, 0, 'fandor');
    ownLand(state, 0, 'kyzhul');
    giveLoot(state, 0, 'coins10');
    adventure(state);
    play(state, ['done']);
    expect(keys(state)).toEqual(['settle:kyzhul', 'loot:coins10', 'payShort']);
    play(state, ['settle:kyzhul']);
    expect(own.lands[0]?.settler).toBe('nimra');
    play(state, ['loot:coins10']);
    expect(own.coins).toBe(9);
  });

  it('MON-319: the gift is asked in two steps', () => {
    const state = table(2, { queensGift: true });
    adventure(state);
    expect(keys(state)).toEqual(['gift:S', 'gift:M', 'gift:I']);
    play(state, ['gift:S']);
    expect(keys(state)).toEqual(['gift:potion', 'gift:venom', 'gift:defence', 'gift:coins']);
  });
});
