// Sending members, quests, settled lands (MON-70 to MON-95).
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { askOf } from '../../../engine/games/monster-lands/requests';
import {
  adventure,
  all,
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
  table,
  untilTurn,
} from './support';

const quest = (state: ReturnType<typeof table>, index: number, id: string) => {
  const held = known(state.quests[index]);
  const at = state.questBag.indexOf(id);
  if (at >= 0) state.questBag[at] = held.quest;
  else for (const other of state.quests) if (other !== held && other.quest === id) other.quest = held.quest;
  held.quest = id;
};

describe('sending', () => {
  it('MON-70: one member goes with all his dice; a clan may fill several trails', () => {
    const state = table();
    pool(clan(state), 'SSM');
    pool(clan(state, 1), 'S');
    play(state, ['send:korgo', 'trail:A4', 'confirm', 'visit:merchant', 'sell:S', 'done']);
    expect(keys(state)).toContain('send:purkas');
    expect(keys(state)).not.toContain('send:korgo');
    play(state, ['send:purkas']);
    expect(keys(state)).not.toContain('trail:A4');
  });

  it('MON-71: a quest trail takes exactly its dice and no tokens', () => {
    const state = table();
    quest(state, 0, 'quest1');
    pool(clan(state), 'SI2I5M');
    pool(clan(state, 1), 'S');
    play(state, ['send:korgo', 'trail:questA1']);
    expect(keys(state)).toEqual(['give:S', 'give:I2', 'give:I5', 'back']);
    play(state, ['give:I2', 'give:I5']);
    expect(state.quests[0]?.trails[0]).toMatchObject({ member: 'korgo', S: 0, I: [2, 5] });
    expect([clan(state).S, clan(state).M, clan(state).I]).toEqual([1, 1, []]);
  });

  it('MON-72: two strength required, two magic added, room for three tokens; a trap and a defence token', () => {
    const state = table();
    const own = clan(state);
    giveTrap(state, 0, 'trapTotal4');
    giveTrap(state, 0, 'trapDiceS1');
    own.defence = 2;
    pool(own, 'SSSMMM');
    play(state, ['send:korgo', 'trail:A2']);
    expect(state.work?.dice).toEqual(['S', 'S']);
    expect(keys(state)).not.toContain('add:S');
    play(state, ['add:M', 'add:M']);
    expect(keys(state)).not.toContain('add:M');
    play(state, ['add:startingTrap', 'add:defence', 'add:defence']);
    expect(keys(state)).not.toContain('add:trapTotal4');
    play(state, ['back', 'send:korgo', 'trail:A2', 'add:M', 'add:M', 'add:startingTrap', 'add:defence', 'confirm']);
    expect(state.lands[0]?.trails[1]).toMatchObject({ S: 2, M: 2, defence: 1, tokens: ['startingTrap'] });
  });

  it('MON-73: the bonus potion of the trail lies on the token, beyond the own one', () => {
    const state = table();
    clan(state).potion = 1;
    pool(clan(state), 'SS');
    pool(clan(state, 1), 'S');
    play(state, ['send:korgo', 'trail:A2', 'add:potion', 'confirm']);
    expect(state.lands[0]?.trails[1]?.potion).toBe(2);
    expect(clan(state).potion).toBe(0);
  });

  it('MON-74: 3 strength, 2 magic and a trap fit on the upper gate trail; only while a monster stands there', () => {
    const state = table();
    pool(clan(state), 'SSSSMM');
    pool(clan(state, 1), 'S');
    play(state, ['send:korgo']);
    expect(keys(state)).not.toContain('trail:gate1');
    play(state, ['back']);
    place(state, 'gate', 'krinx');
    play(state, ['send:korgo', 'trail:gate1']);
    expect(keys(state)).not.toContain('confirm');
    play(state, ['add:S', 'add:S', 'add:S', 'add:M', 'add:M', 'add:startingTrap', 'add:S']);
    expect(keys(state)).toEqual(['confirm', 'back']);
    play(state, ['confirm']);
    expect(state.gate.trails[0]).toMatchObject({ S: 4, M: 2, tokens: ['startingTrap'], coins: 0 });
    state.phase = 'deployment.choosingAction';
    state.turnSeat = 0;
    state.turnSeat = 0;
    pool(clan(state), 'S');
    play(state, ['send:purkas', 'trail:gate2', 'add:S', 'confirm']);
    expect(state.gate.trails[1]?.coins).toBe(5);
  });

  it('MON-75: the feature of a settled land is used once a round', () => {
    const state = table();
    enlist(state, 0, 'nimra');
    ownLand(state, 0, 'kyzhul', 'nimra');
    pool(clan(state), 'SS');
    pool(clan(state, 1), 'S');
    play(state, ['feature:kyzhul', 'visit:merchant', 'sell:S', 'done'], [3, 6]);
    expect(clan(state).I).toEqual([3, 6]);
    expect(keys(state)).not.toContain('feature:kyzhul');
  });
});

describe('quests', () => {
  it('MON-90: places are resolved in order, empty ones skipped', () => {
    const state = table();
    quest(state, 0, 'quest9');
    place(state, 'gate', 'krinx');
    send(state, 'gate1', 0, 'korgo', 'S');
    send(state, 'questA2', 0, 'purkas', 'SSS');
    const events = adventure(state, [6, 6, 6]);
    expect(all(events, 'placeOpened').map((event) => event.place)).toEqual(['questA', 'gate']);
  });

  it('MON-91: the owner of the trail decides on it', () => {
    const state = table();
    send(state, 'A4', 1, 'taron', 'S');
    adventure(state, [6, 1, 1, 1, 1]);
    expect(askOf(state)).toMatchObject({ seat: 1 });
  });

  it('MON-92: influence dice are rolled too and per-die modifiers count', () => {
    const state = table(3);
    quest(state, 0, 'quest8');
    send(state, 'questA1', 2, 'frunks', 'MI6');
    const events = adventure(state, [2, 3]);
    // The influence die falls on 2, magic 3 counts 4 with Frunks.
    expect(last(events, 'questRolled')).toMatchObject({ total: 6, target: 6 });
  });

  it('MON-93: the higher success gets the reward, the other scraps; equal totals go to the left; failures cost glory', () => {
    const state = table();
    quest(state, 0, 'quest9');
    send(state, 'questA1', 0, 'purkas', 'SSS');
    send(state, 'questA2', 1, 'taron', 'SSS');
    const events = adventure(state, [3, 3, 3, 3, 3, 3]);
    expect(all(events, 'questResolved').map((event) => event.result)).toEqual(['reward', 'scraps']);
    expect([clan(state, 0).glory, clan(state, 1).glory, clan(state, 1).coins]).toEqual([8, 5, 8]);
    const other = table();
    quest(other, 0, 'quest9');
    send(other, 'questA1', 0, 'purkas', 'SSS');
    send(other, 'questA2', 1, 'taron', 'SSS');
    adventure(other, [1, 1, 1, 3, 3, 6]);
    expect([clan(other, 0).glory, clan(other, 1).glory]).toEqual([4, 8]);
  });

  it('MON-94: a contract is paid or declined, left reward before right; trophies and loot may be turned into coins first', () => {
    const state = table();
    quest(state, 1, 'quest11');
    clan(state, 0).coins = 3;
    clan(state, 0).trophies.push('moldo');
    giveLoot(state, 0, 'coins10');
    send(state, 'questB1', 0, 'purkas', 'I4');
    send(state, 'questB2', 1, 'taron', 'I4');
    clan(state, 1).coins = 8;
    adventure(state);
    expect(keys(state)).toEqual(['decline', 'sellTrophy:1', 'loot:coins10']);
    play(state, ['loot:coins10']);
    expect(keys(state)).toContain('fulfil');
    play(state, ['fulfil']);
    expect(clan(state, 0)).toMatchObject({ glory: 9, coins: 6, quests: 1 });
    play(state, ['fulfil']);
    expect(clan(state, 1).glory).toBe(8);
  });

  it('MON-95: a random trap is drawn unseen, known to its owner alone', () => {
    const state = table();
    quest(state, 0, 'quest6');
    send(state, 'questA1', 0, 'purkas', 'SM');
    const events = adventure(state, [6, 6]);
    const drawn = last(events, 'trapDrawn').trap;
    expect(clan(state).traps).toContain(drawn);
    expect(clan(state).knownTraps).toEqual(['startingTrap']);
  });

  it('MON-313: a contract for a trap asks which one', () => {
    const state = table();
    quest(state, 1, 'quest6');
    giveTrap(state, 0, 'trapTotal8');
    send(state, 'questB1', 0, 'purkas', 'S');
    adventure(state);
    play(state, ['fulfil', 'giveTrap:startingTrap']);
    expect(clan(state)).toMatchObject({ glory: 7, coins: 10, traps: ['trapTotal8'] });
    untilTurn(state);
    expect(member(state, 'purkas').away).toBe(false);
  });
});
