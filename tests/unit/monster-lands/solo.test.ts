// Sambor, the ten scenarios and the campaign (MON-210 to MON-235).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import {
  advanceCampaign,
  allowedLevels,
  chooseDifficulty,
  easiestLevel,
  isCampaignWon,
  monsterLands,
  rankFor,
  type SoloFacts,
  startCampaign,
} from '../../../engine/games/monster-lands';
import { memberOf, monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { soloFacts } from '../../../engine/games/monster-lands/scoring';
import { SAMBOR, type State } from '../../../engine/games/monster-lands/types';
import {
  adventure,
  all,
  arm,
  clan,
  enlist,
  fresh,
  giveTrap,
  keys,
  last,
  place,
  play,
  pool,
  send,
  table,
  untilTurn,
} from './support';

const samborOn = (state: State, key: 'A1' | 'A2' | 'A3' | 'A4' | 'questA1' | 'questA2', tokens: string[] = []) => {
  const index = Number(key.at(-1)) - 1;
  const trail = known((key.startsWith('A') ? known(state.lands[0]).trails : known(state.quests[0]).trails)[index]);
  Object.assign(trail, { seat: SAMBOR, member: 'sambor', tokens });
  state.samborTokens--;
  for (const token of tokens) state.trickPile.splice(state.trickPile.indexOf(token), 1);
};
const facts = (more: Partial<SoloFacts>): SoloFacts => ({
  vp: 0,
  coins: 0,
  quests: 0,
  spread: [0, 0, 0, 0],
  full: false,
  ...more,
});
const ladder = (scenario: number, steps: readonly Partial<SoloFacts>[]) => steps.map((step) => rankFor(scenario, facts(step)));

describe('Sambor', () => {
  it('MON-210: set-up for one: three tavern cards, the human first, 30 glory does not end it', () => {
    const state = table(1);
    expect(state.tavern).toHaveLength(3);
    expect(state.firstPlayer).toBe(0);
    clan(state).glory = 40;
    adventure(state);
    expect(state.phase).toBe('deployment.choosingAction');
    expect(state.round).toBe(2);
  });

  it('MON-211: he acts after each human action while the human has dice', () => {
    const state = table(1);
    pool(clan(state), 'SS');
    expect(all(play(state, ['visit:merchant', 'sell:S', 'done']), 'samborActed')).toHaveLength(1);
    expect(all(play(state, ['visit:merchant', 'sell:S', 'done']), 'samborActed')).toHaveLength(0);
  });

  it('MON-212: both dice are rolled again while the place is full or closed', () => {
    const state = table(1);
    pool(clan(state), 'SS');
    state.panic = ['hut'];
    const events = play(state, ['visit:merchant', 'sell:S', 'done'], [1, 1, 1, 2]);
    expect(last(events, 'samborActed')).toMatchObject({ red: 1, yellow: 2, place: 'alchemist' });
  });

  it('MON-213: his influence die lies in the building, and a row, card or slot of the display goes', () => {
    const state = table(1);
    pool(clan(state), 'SS');
    const row = state.hut.slice(2, 4);
    const events = play(state, ['visit:merchant', 'sell:S', 'done'], [2, 1, 5]);
    expect(last(events, 'samborActed')).toMatchObject({ place: 'hut', die: 'I5', removed: row });
    expect(state.buildings.hut).toMatchObject([{ seat: SAMBOR, colour: 'I', value: 5 }]);
    expect(monsterLands.viewFor(state, 0).buildingViews[0]?.chain).toBe(5);
    expect(state.hut).not.toContain('');
  });

  it('MON-214: a token blocks a land trail or the first free trail of a quest', () => {
    const state = table(1);
    pool(clan(state), 'SSS');
    play(state, ['visit:merchant', 'sell:S', 'done'], [5, 3]);
    expect(state.lands[0]?.trails[2]?.seat).toBe(SAMBOR);
    play(state, ['visit:merchant', 'sell:S', 'done'], [6, 5]);
    expect(state.quests[0]?.trails[0]?.seat).toBe(SAMBOR);
    expect(state.samborTokens).toBe(4);
  });

  it('MON-215: on the left of the dice quest he wins and the human gets scraps or a penalty', () => {
    const state = table(1);
    known(state.quests[0]).quest = 'quest9';
    samborOn(state, 'questA1');
    send(state, 'questA2', 0, 'korgo', 'SSS');
    const events = adventure(state, [6, 6, 6]);
    expect(last(events, 'questResolved').result).toBe('scraps');
    const right = table(1);
    known(right.quests[0]).quest = 'quest9';
    samborOn(right, 'questA2');
    send(right, 'questA1', 0, 'korgo', 'SSS');
    expect(last(adventure(right, [6, 6, 6]), 'questResolved').result).toBe('reward');
  });

  it('MON-216: at his trail the monster is discarded, else the land', () => {
    const state = table(1);
    samborOn(state, 'A1');
    samborOn(state, 'A2');
    const events = adventure(state);
    expect(last(events, 'monsterDriven')).toMatchObject({ monster: 'sckon', to: 'discard' });
    expect(last(events, 'samborTookLand').land).toBe('kyzhul');
    expect(clan(state).trophies).toEqual([]);
  });

  it('MON-217: the highest rank whose conditions all hold is in the outcome', () => {
    const state = table(1, { scenario: 1 });
    state.round = 6;
    clan(state).glory = 44;
    adventure(state);
    expect(monsterLands.outcome(state)).toMatchObject({
      winners: [0],
      reason: { key: 'reason.veteran', params: { rank: 'veteran', scenario: 1, difficulty: 'normal' } },
    });
    const poor = table(1, { scenario: 1 });
    poor.round = 6;
    adventure(poor);
    expect(monsterLands.outcome(poor)).toMatchObject({ winners: [], reason: { key: 'reason.snack' } });
  });
});

describe('scenarios', () => {
  it('MON-221: An Ordinary Matter: 35, 45 or 60 points', () => {
    expect(ladder(1, [{ vp: 34 }, { vp: 35 }, { vp: 45 }, { vp: 60 }])).toEqual(['snack', 'adept', 'veteran', 'hero']);
  });

  it('MON-222: Money Comes First: only mercenaries with an influence die, Jungle, coins with 25 points', () => {
    const state = fresh(1, { scenario: 2 });
    expect([...state.mercenaryDeck, ...state.tavern].every((card) => memberOf(card).dice.includes('I'))).toBe(true);
    expect(clan(state).affinity).toBe('jungle');
    expect(
      ladder(2, [
        { vp: 24, coins: 90 },
        { vp: 25, coins: 15 },
        { vp: 25, coins: 35 },
        { vp: 25, coins: 55 },
      ]),
    ).toEqual(['snack', 'adept', 'veteran', 'hero']);
  });

  it('MON-223: Lightning War: three rounds, 12 coins and 3 defence tokens', () => {
    const state = fresh(1, { scenario: 3 });
    expect([state.config.rounds, clan(state).coins, clan(state).defence]).toEqual([3, 12, 3]);
    expect(ladder(3, [{ vp: 21 }, { vp: 22 }, { vp: 30 }, { vp: 40 }])).toEqual(['snack', 'adept', 'veteran', 'hero']);
  });

  it('MON-224: Unprotected: no armoury, no defence from anything, potions work', () => {
    const state = table(1, { scenario: 4 });
    expect(clan(state).affinity).toBe('water');
    pool(clan(state), 'SI6');
    expect(keys(state)).not.toContain('visit:armoury');
    enlist(state, 0, 'wondou');
    send(state, 'A1', 0, 'wondou', 'SS', { potion: 1 });
    adventure(state, [6, 1, 1, 1]);
    expect(keys(state)).toEqual(['defend:unhurt', 'defend:wounded']);
    const events = play(state, ['defend:unhurt']);
    expect(last(events, 'hitsTaken')).toMatchObject({ abilities: 0, potions: 1 });
  });

  it('MON-225: Packed to the Brim: every store full, all equipment types, all affinities', () => {
    const state = table(1, { scenario: 5 });
    const own = clan(state);
    expect(soloFacts(own).full).toBe(false);
    for (let count = 0; count < 4; count++) giveTrap(state, 0, 'trapDiceS1');
    Object.assign(own, { defence: 5, potion: 3, venom: 3 });
    for (const id of ['dalina', 'parsas', 'shandee', 'guster']) enlist(state, 0, id);
    for (const card of ['pugnor1', 'noxx1', 'mortis1']) arm(state, 'dalina', card);
    expect(soloFacts(own).full).toBe(true);
    expect(ladder(5, [{ vp: 99 }, { full: true, vp: 10 }, { full: true, vp: 35 }, { full: true, vp: 50 }])).toEqual([
      'snack',
      'adept',
      'veteran',
      'hero',
    ]);
  });

  it('MON-226: Monsters on the Attack: an A monster at the gate, and again in each round when it is empty', () => {
    const state = table(1, { scenario: 6 });
    expect(monsterOf(state.gate.monster).level).toBe('A');
    state.monsterDiscard.push(state.gate.monster);
    state.gate.monster = '';
    adventure(state);
    expect(monsterOf(state.gate.monster).level).toBe('A');
  });

  it('MON-227: Variety: beer costs 1; members per affinity count', () => {
    const state = table(1, { scenario: 7 });
    clan(state).coins = 1;
    pool(clan(state), 'SS');
    play(state, ['visit:tavern', 'beer']);
    expect(clan(state).coins).toBe(0);
    expect(
      ladder(7, [{ spread: [3, 1, 1, 0] }, { spread: [2, 1, 1, 1] }, { spread: [2, 2, 1, 1] }, { spread: [2, 2, 2, 2] }]),
    ).toEqual(['snack', 'adept', 'veteran', 'hero']);
  });

  it('MON-228: Victim of Trickery: his tricks hit an adjacent human trail, magic before strength', () => {
    const state = table(1, { scenario: 8 });
    expect(state.trickPile).toHaveLength(18);
    expect([...state.trapDeck, ...state.hut].some((trap) => trap.startsWith('trick'))).toBe(false);
    pool(clan(state), 'SS');
    play(state, ['visit:merchant', 'sell:S', 'done'], [5, 1]);
    expect(state.lands[0]?.trails[0]?.tokens).toHaveLength(2);
    const other = table(1, { scenario: 8 });
    samborOn(other, 'A1', ['trickStealAny1', 'trickRedirect2']);
    send(other, 'A2', 0, 'purkas', 'SSM');
    const events = adventure(other, [6, 6]);
    expect(last(events, 'attackRolled')).toMatchObject({ trail: 'A2', cause: 'redirected', faces: [6, 6] });
    expect(all(events, 'trickPlayed').map((event) => event.result)).toEqual(['stolen', 'waiting']);
    expect(all(events, 'trickPlayed')[0]?.dice).toEqual(['M']);
    untilTurn(other);
  });

  it('MON-229: Tireless: his table names quests for 3 to 6; completed quests count', () => {
    const state = table(1, { scenario: 9 });
    pool(clan(state), 'SS');
    play(state, ['visit:merchant', 'sell:S', 'done'], [5, 3]);
    expect(state.quests[0]?.trails[0]?.seat).toBe(SAMBOR);
    expect(
      ladder(9, [
        { quests: 8, vp: 29 },
        { quests: 4, vp: 30 },
        { quests: 6, vp: 40 },
        { quests: 8, vp: 55 },
      ]),
    ).toEqual(['snack', 'adept', 'veteran', 'hero']);
  });

  it('MON-230: Slaughter: not at Beginner, missed attack dice rolled again once, a monster at the gate', () => {
    expect(monsterLands.parseOptions({ scenario: 10, difficulty: 'beginner' }, 1)).toMatchObject({ ok: false });
    const state = table(1, { scenario: 10 });
    expect(state.gate.monster).not.toBe('');
    place(state, 'A', 'moldo');
    send(state, 'A1', 0, 'purkas', 'SS');
    const events = adventure(state, [1, 6, 2, 1, 3]);
    expect(last(events, 'attackRolled')).toMatchObject({ faces: [6, 1, 3], rerolled: 2, hits: 2 });
  });
});

describe('campaign', () => {
  const start = startCampaign('normal');

  it('MON-235: Snack repeats one level easier and is lost at the easiest, Adept repeats', () => {
    expect(advanceCampaign(start, 'snack')).toMatchObject({
      scenario: 1,
      difficulty: 'beginner',
      gamesPlayed: 1,
      status: 'playing',
    });
    expect(advanceCampaign(startCampaign('beginner'), 'snack')).toMatchObject({ status: 'lost', gamesPlayed: 1 });
    expect(advanceCampaign(start, 'adept')).toMatchObject({ scenario: 1, difficulty: 'normal' });
  });

  it('MON-235: Veteran goes on at Normal, Hero at High or Cruel by choice', () => {
    expect(advanceCampaign(startCampaign('beginner'), 'veteran')).toMatchObject({ scenario: 2, difficulty: 'normal' });
    const hero = advanceCampaign(start, 'hero');
    expect(hero.choices).toEqual(['high', 'cruel']);
    expect(chooseDifficulty(hero, 'cruel').difficulty).toBe('cruel');
    expect(chooseDifficulty(hero, 'beginner').difficulty).toBe('high');
  });

  it('MON-235: won with Veteran or Hero in scenario 10 at Normal or above; its easiest level is Normal', () => {
    const final = { ...start, scenario: 10 };
    expect(advanceCampaign(final, 'veteran').status).toBe('won');
    expect(advanceCampaign(final, 'adept')).toMatchObject({ scenario: 10, status: 'playing' });
    expect(advanceCampaign(final, 'snack').status).toBe('lost');
    expect(advanceCampaign({ ...final, difficulty: 'cruel' }, 'snack')).toMatchObject({ difficulty: 'high', status: 'playing' });
    expect(isCampaignWon({ scenario: 10, difficulty: 'normal', rank: 'hero' })).toBe(true);
    expect([easiestLevel(10), allowedLevels(10).length, allowedLevels(1).length]).toEqual(['normal', 3, 4]);
  });

  it('MON-235: a campaign of Veterans takes ten games', () => {
    let campaign = start;
    while (campaign.status === 'playing') campaign = advanceCampaign(campaign, 'veteran');
    expect(campaign).toMatchObject({ status: 'won', gamesPlayed: 10 });
  });
});

it('MON-211: solo games of every scenario come to an end in random play', () => {
  for (let scenario = 0; scenario <= 10; scenario++) {
    const state = table(1, { scenario }, 20 + scenario);
    const rng = makeRng(scenario);
    for (let steps = 0; steps < 4000 && state.phase !== 'finished'; steps++) {
      const list = keys(state);
      play(state, [known(list[rng.int(list.length)])], [1 + rng.int(6)]);
    }
    expect(state.phase).toBe('finished');
    expect(monsterLands.checkInvariants(state)).toEqual([]);
  }
});
