// Turns, recruiting, the end of the game and the advanced mode of Leaders.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { begin, keysFrom, keysOf, play, pose, where } from './table';

const LEADERS = '0.king@0,3 1.queen@0,-3';

describe('turn', () => {
  it('LDR-8: action phase, recruitment phase, then the other player', () => {
    const state = pose(`${LEADERS} to=0 display=rider,archer,vizier deck=jailer turn=3`);
    play(state, 'step:king>0,2', 'end');
    expect(state.phase).toBe('recruiting');
    play(state, 'take:rider', 'place:0,3');
    expect([state.phase, state.seat, state.turn]).toEqual(['acting', 1, 4]);
  });

  it('LDR-9: each figure acts at most once, in any order, or not at all', () => {
    const state = pose(`${LEADERS} 0.rider@0,0 to=0`);
    play(state, 'step:rider>0,1');
    expect(keysFrom(state, 'step:rider')).toEqual([]);
    expect(keysFrom(state, 'ride:rider')).toEqual([]);
    expect(keysFrom(state, 'step:king')).toHaveLength(3);
    play(state, 'step:king>0,2');
    expect(keysOf(state)).toEqual(['end']);
    expect(keysOf(pose(`${LEADERS} to=0`))).toContain('end');
  });

  it('LDR-10: a recruit does not act in the turn it came', () => {
    const state = pose(`${LEADERS} to=0 display=rider,archer,vizier deck=jailer turn=3`);
    play(state, 'end', 'take:rider', 'place:1,2');
    expect(state.seat).toBe(1);
    play(state, 'end', 'take:jailer', 'place:1,-3');
    expect(keysFrom(state, 'ride:rider').length).toBeGreaterThan(0);
  });

  it('LDR-11: a displayed card comes to an empty recruitment cell of the own side, the display is refilled', () => {
    const state = pose(`${LEADERS} 0.archer@1,2 to=0 display=rider,jailer,vizier deck=nemesis turn=3`);
    play(state, 'end');
    expect(keysOf(state)).toEqual(['take:rider', 'take:jailer', 'take:vizier']);
    play(state, 'take:jailer');
    expect(keysOf(state)).toEqual(['place:-3,3', 'place:-2,3', 'place:-1,3', 'place:2,1', 'place:3,0', 'back']);
    play(state, 'back', 'take:rider', 'place:2,1');
    expect(where(state, '0.rider')).toBe('2,1');
    expect(state.display).toEqual(['nemesis', 'jailer', 'vizier']);
  });

  it('LDR-12: the second player recruits twice in the first turn, with a refill in between', () => {
    const state = pose(`${LEADERS} to=1 display=rider,jailer,vizier deck=nemesis,archer turn=2`);
    play(state, 'end', 'take:rider', 'place:1,-3');
    expect([state.phase, state.seat]).toEqual(['recruiting', 1]);
    expect(keysOf(state)).toContain('take:nemesis');
    play(state, 'take:nemesis', 'place:-1,-2');
    expect([state.phase, state.seat, state.turn]).toEqual(['acting', 0, 3]);
    expect(state.display).toEqual(['archer', 'jailer', 'vizier']);
  });

  it('LDR-13: with five cards the recruitment phase is skipped', () => {
    const state = pose(
      `${LEADERS} 0.rider@0,0 0.archer@1,0 0.vizier@2,0 0.hermit@-1,0 0.cub@-2,0 to=0 display=jailer deck=nemesis turn=9`,
    );
    play(state, 'end');
    expect([state.phase, state.seat]).toEqual(['acting', 1]);
  });

  it('LDR-14: recruiting is mandatory, and lost where no cell is free', () => {
    const one = '1.rider@-3,3 1.archer@-2,3 1.vizier@-1,3 1.wanderer@2,1';
    const state = pose(
      `0.king@0,0 1.queen@0,-3 ${one} 1.acrobat@3,0 1.jailer@1,2 to=0 display=bruiser,nemesis deck=protector turn=2`,
    );
    play(state, 'end');
    expect(keysOf(state)).toEqual(['take:bruiser', 'take:nemesis']);
    const events = play(state, 'take:bruiser', 'place:0,3');
    expect(events.map((event) => event.type)).toContain('recruitmentSkipped');
    expect([state.seat, state.cards[0]]).toEqual([1, 2]);
  });

  it('LDR-15: Hermit & Cub take two cells and cannot be chosen with fewer', () => {
    const state = pose(`${LEADERS} to=0 display=hermitAndCub,archer deck= turn=3`);
    play(state, 'end', 'take:hermitAndCub', 'place:-3,3');
    expect(state.phase).toBe('placingCub');
    expect(keysOf(state)).not.toContain('place:-3,3');
    play(state, 'back', 'place:3,0', 'place:-3,3');
    expect([where(state, '0.hermit'), where(state, '0.cub')]).toEqual(['3,0', '-3,3']);
    const full = '1.rider@-3,3 1.archer@-2,3 1.vizier@-1,3 1.wanderer@2,1 1.acrobat@3,0 1.jailer@1,2';
    const tight = pose(`0.king@0,0 1.queen@0,-3 ${full} to=0 display=hermitAndCub,bruiser deck= turn=3`);
    play(tight, 'end');
    expect(keysOf(tight)).toEqual(['take:bruiser']);
  });

  it('LDR-16: a slot that cannot be refilled stays empty', () => {
    const state = pose(`${LEADERS} to=0 display=rider,archer,vizier deck= turn=3`);
    play(state, 'end', 'take:archer', 'place:1,2');
    expect(state.display).toEqual(['rider', null, 'vizier']);
    play(state, 'end');
    expect(keysOf(state)).toEqual(['take:rider', 'take:vizier']);
  });
});

describe('end of the game', () => {
  it('LDR-17: two adjacent enemies capture, the enemy leader included', () => {
    const state = pose('0.king@0,-1 0.rider@2,-3 1.queen@0,-3 to=0');
    play(state, 'step:rider>1,-3');
    expect(leaders.outcome(state)).toBeNull();
    play(state, 'step:king>0,-2');
    expect(leaders.outcome(state)).toMatchObject({ winners: [0], reason: { key: 'reason.captured' } });
  });

  it('LDR-18: a leader without an empty neighbour is surrounded, whoever stands there', () => {
    const state = pose('0.king@0,3 0.cub@2,-3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 to=0');
    play(state, 'step:cub>1,-3');
    expect(leaders.outcome(state)).toMatchObject({ winners: [0], reason: { key: 'reason.surrounded' } });
  });

  it('LDR-19: the match ends at once, also after a recruitment', () => {
    const state = pose('0.king@0,1 0.rider@-2,3 1.queen@-2,2 to=0 display=bruiser deck= turn=5');
    const events = play(state, 'end', 'take:bruiser', 'place:-3,3');
    expect(events.at(-1)).toMatchObject({ type: 'leaderFell', seat: 1, fall: 'captured' });
    expect([state.phase, keysOf(state)]).toEqual(['over', []]);
  });

  it('LDR-20: nothing that leaves the own leader captured or surrounded is legal, even with a capture', () => {
    const walk = pose('0.king@0,0 1.queen@0,-3 1.rider@2,-1 1.archer@2,-2 1.jailer@1,1 to=0');
    // (1,0) touches the Rider and the Jailer.
    expect(keysFrom(walk, 'step:king')).not.toContain('step:king>1,0');
    const fill = pose('0.king@0,3 0.rider@-1,3 0.archer@1,2 0.vizier@0,1 1.queen@0,-3 to=0');
    expect(keysFrom(fill, 'step:vizier')).not.toContain('step:vizier>0,2');
    const both = pose('0.king@0,0 0.rider@2,-3 0.assassin@-3,3 1.queen@0,-2 1.jailer@1,-2 to=0');
    // (0,-1) would touch the Queen beside the Rider's next cell, and the Queen and the Jailer touch it.
    play(both, 'step:rider>1,-3');
    expect(keysOf(both)).not.toContain('step:king>0,-1');
    const recruit = pose('0.king@0,3 0.rider@-1,3 0.archer@0,2 1.queen@0,-3 to=0 display=bruiser deck= turn=5');
    play(recruit, 'end', 'take:bruiser');
    expect(keysOf(recruit)).not.toContain('place:1,2');
  });

  it('LDR-21: a cell passed on the way does not matter', () => {
    // On (0,1) two enemies would capture; the walk only passes it.
    const own = '0.vizier@3,0 0.rider@-1,2 0.archer@1,1 0.cub@-1,3 0.jailer@1,2 0.hermit@0,3';
    const walk = pose(`0.king@0,2 ${own} 1.queen@0,-3 1.bruiser@-1,1 1.wanderer@0,0 to=0`);
    expect(keysFrom(walk, 'step:king')).toEqual([]);
    expect(keysFrom(walk, 'walk:king')).toEqual(['walk:king>1,0']);
    // On (0,2) the Acrobat would fill the last cell beside its leader; the second jump frees it again.
    const jump = pose('0.king@0,3 0.acrobat@0,0 0.rider@-1,3 0.archer@1,2 0.vizier@0,1 0.jailer@1,1 1.queen@0,-3 to=0');
    expect(keysFrom(jump, 'jump:acrobat>0,2')).toEqual(['jump:acrobat>0,2>2,0']);
  });

  it('LDR-22: the third occurrence of a position with complete teams is a draw, and so is the end of turn 200', () => {
    const teams =
      '0.archer@3,0 0.vizier@2,1 0.jailer@1,2 0.protector@-1,3 1.assassin@-3,0 1.hermit@-2,-1 1.cub@-1,-2 1.rider@1,-3 1.bruiser@2,-3';
    const state = pose(`0.king@0,3 1.queen@0,-3 ${teams} to=0 turn=9`);
    const round = ['step:archer>3,-1', 'end', 'step:assassin>-3,1', 'end', 'step:archer>3,0', 'end', 'step:assassin>-3,0', 'end'];
    play(state, ...round);
    expect(leaders.viewFor(state, 0).occurrences).toBe(1);
    play(state, ...round);
    expect(state.phase).toBe('acting');
    play(state, ...round.slice(0, 2));
    expect(leaders.outcome(state)).toMatchObject({ winners: [], reason: { key: 'reason.repetition' } });
    const last = pose(`${LEADERS} to=1 turn=200`);
    play(last, 'end');
    expect(leaders.outcome(last)).toMatchObject({ winners: [], reason: { key: 'reason.limit' } });
  });

  it('LDR-23: without actions `end` is the only decision', () => {
    const state = pose(`${LEADERS} to=0 acted=0.king`);
    expect(keysOf(state)).toEqual(['end']);
  });
});

describe('advanced mode', () => {
  it('LDR-60: all recruits lie open, any may be chosen', () => {
    const state = begin('advanced');
    expect([state.display.length, state.deck.length]).toEqual([16, 0]);
    play(state, 'banish:acrobat', 'banish:assassin', 'end');
    expect(keysOf(state)).toHaveLength(14);
  });

  it('LDR-61: before the first turn each player must banish one, the first player first', () => {
    const state = begin('advanced');
    expect(leaders.requestFor(state)?.seat).toBe(state.first);
    expect(keysOf(state)).toHaveLength(16);
    play(state, 'banish:rider');
    expect(leaders.requestFor(state)?.seat).toBe(1 - state.first);
    play(state, 'banish:archer');
    expect([state.phase, state.seat, state.banished]).toEqual(['acting', state.first, ['rider', 'archer']]);
  });

  it('LDR-62: a second banishing at the end of the turn after which both hold three cards, and no third', () => {
    const pool = 'display=rider,archer,vizier,jailer,bruiser banished=acrobat,assassin';
    const state = pose(`${LEADERS} 0.nemesis@3,0 1.wanderer@-3,0 1.protector@-2,-1 to=0 ${pool} turn=3`);
    play(state, 'end', 'take:rider', 'place:2,1');
    expect([state.phase, leaders.requestFor(state)?.seat]).toEqual(['banishing', 0]);
    play(state, 'banish:archer');
    expect(leaders.requestFor(state)?.seat).toBe(1);
    play(state, 'banish:vizier');
    expect([state.phase, state.seat, state.turn]).toEqual(['acting', 1, 4]);
    play(state, 'end', 'take:jailer', 'place:1,-3');
    expect(state.phase).toBe('acting');
  });

  it('LDR-63: everything else as in the standard game: the second player recruits twice', () => {
    const state = begin('advanced');
    play(state, 'banish:acrobat', 'banish:assassin', 'end', 'take:archer', `place:${state.first === 0 ? '3,0' : '-3,0'}`);
    play(state, 'end', 'take:rider', `place:${state.first === 0 ? '-3,0' : '3,0'}`);
    expect([state.phase, state.seat]).toEqual(['recruiting', 1 - state.first]);
  });
});

describe('worked examples', () => {
  it('LDR-8, LDR-12: the standard opening of the book', () => {
    const state = pose(`${LEADERS} to=0 display=archer,rider,jailer deck=vizier,nemesis,bruiser,wanderer`);
    const first = play(state, 'step:king>0,2', 'end', 'take:archer', 'place:0,3');
    expect(first.map((event) => event.type)).toEqual([
      'figureStepped',
      'actionsEnded',
      'cardTaken',
      'figureRecruited',
      'displayRefilled',
      'turnBegan',
    ]);
    const second = play(state, 'step:queen>0,-2', 'end', 'take:rider', 'place:0,-3', 'take:nemesis', 'place:1,-3');
    expect(second.filter((event) => event.type === 'displayRefilled')).toHaveLength(2);
    expect([state.cards, state.seat, state.display]).toEqual([[2, 3], 0, ['vizier', 'bruiser', 'jailer']]);
  });

  it('LDR-61, LDR-62: the advanced opening of the book', () => {
    let seed = 0;
    while (begin('advanced', seed).first !== 0) seed++;
    const state = begin('advanced', seed);
    play(state, 'banish:acrobat', 'banish:assassin');
    play(state, 'step:king>0,2', 'end', 'take:archer', 'place:0,3');
    play(state, 'step:queen>0,-2', 'end', 'take:hermitAndCub', 'place:0,-3', 'place:1,-3', 'take:manipulator', 'place:-1,-2');
    play(state, 'step:archer>1,2', 'end', 'take:bruiser', 'place:0,3');
    expect([state.phase, state.cards]).toEqual(['banishing', [3, 3]]);
    play(state, 'banish:illusionist', 'banish:nemesis');
    expect([state.phase, state.seat, state.display.length]).toEqual(['acting', 1, 8]);
    expect(leaders.checkInvariants(state)).toEqual([]);
  });
});
