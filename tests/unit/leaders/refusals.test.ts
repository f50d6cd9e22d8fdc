// Whatever a player would expect and is not offered says why: figures, cells once a figure is picked, cards.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { parseCell } from '../../../engine/games/leaders/hex';
import type { State } from '../../../engine/games/leaders/types';
import { keysFrom, play, pose } from './table';

const cell = (name: string): string => `cell:${parseCell(name)}`;

function why(state: State, target: string, ...after: string[]): string | undefined {
  const found = leaders.refusals?.(state).filter((each) => each.target === target && (each.after ?? []).join() === after.join());
  expect(found?.length ?? 0).toBeLessThan(2);
  return found?.[0]?.reason.key;
}

// Why the picked figure does not go for a cell.
const whyNot = (text: string, figure: string, at: string): string | undefined => {
  const state = pose(text);
  expect(keysFrom(state, '').filter((key) => key.includes(`${figure}>${at}`))).toEqual([]);
  return why(state, cell(at), `figure:0.${figure}`);
};

const LEADERS = '0.king@0,3 1.queen@0,-3';

describe('refusals', () => {
  it('LDR-20, LDR-34: the Illusionist sees the enemy Queen, but the swap would capture the own King', () => {
    const text = '0.king@0,3 0.illusionist@0,2 1.queen@0,-1 1.rider@1,2 to=0';
    expect(whyNot(text, 'illusionist', '0,-1')).toBe('why.own.captured');
  });

  it('LDR-20: a step into capture, and one that takes the own leader’s last free cell', () => {
    expect(whyNot('0.king@0,3 1.rider@1,1 1.archer@0,0 1.queen@0,-3 to=0', 'king', '0,2')).toBe('why.own.captured');
    const closed = '0.king@0,3 0.rider@-1,3 0.archer@1,2 0.bruiser@0,1 1.queen@0,-3 to=0';
    expect(whyNot(closed, 'bruiser', '0,2')).toBe('why.own.surrounded');
  });

  it('LDR-42: the ability of a bound figure says by whom, its steps stay', () => {
    const bound = `${LEADERS} 0.rider@0,0 1.jailer@1,-1 to=0`;
    expect(whyNot(bound, 'rider', '0,2')).toBe('why.jailed');
    expect(why(pose(bound), 'figure:0.rider')).toBe('why.jailed');
  });

  it('LDR-43: a shielded enemy is told by every ability that would move it', () => {
    const guarded = '1.queen@0,-3 1.archer@0,-1 1.protector@1,-2 to=0';
    expect(whyNot(`0.king@0,3 0.illusionist@0,1 ${guarded}`, 'illusionist', '0,-1')).toBe('why.shielded');
    expect(whyNot(`0.king@0,3 0.manipulator@0,1 ${guarded}`, 'manipulator', '0,-1')).toBe('why.shielded');
    expect(whyNot(`0.king@0,3 0.bruiser@0,0 ${guarded}`, 'bruiser', '0,-1')).toBe('why.shielded');
  });

  it('LDR-30, LDR-31: no room behind, no room to ride', () => {
    expect(whyNot(`${LEADERS} 0.acrobat@3,-1 1.rider@3,0 1.archer@2,-1 1.bruiser@1,-1 to=0`, 'acrobat', '2,-1')).toBe(
      'why.jump.blocked',
    );
    expect(whyNot(`${LEADERS} 0.acrobat@3,-1 1.rider@3,-2 to=0`, 'acrobat', '3,-2')).toBeUndefined();
    expect(whyNot(`${LEADERS} 0.acrobat@2,0 1.rider@3,0 to=0`, 'acrobat', '3,0')).toBe('why.jump.edge');
    expect(whyNot(`${LEADERS} 0.rider@0,0 1.archer@1,0 to=0`, 'rider', '2,0')).toBe('why.ride');
  });

  it('LDR-32, LDR-38: allies are not shoved, enemies not helped, neither without room', () => {
    expect(whyNot(`${LEADERS} 0.bruiser@0,0 0.archer@1,0 to=0`, 'bruiser', '1,0')).toBe('why.push.ally');
    const walled = '0.king@0,3 0.bruiser@0,0 1.archer@1,0 1.rider@2,0 1.jailer@2,-1 1.vizier@1,1 1.queen@0,-3 to=0';
    expect(why(pose(walled.replace('1.jailer', '1.assassin')), cell('1,0'), 'figure:0.bruiser')).toBe('why.push.room');
    expect(whyNot(`${LEADERS} 0.brewmaster@0,0 1.archer@1,0 to=0`, 'brewmaster', '1,0')).toBe('why.serve.enemy');
    expect(whyNot(`${LEADERS} 0.brewmaster@0,0 0.archer@3,0 to=0`, 'brewmaster', '3,0')).toBe('why.serve.far');
  });

  it('LDR-25, LDR-34 to LDR-36: too near, hidden, not in a line, not an enemy', () => {
    for (const figure of ['illusionist', 'clawLauncher', 'manipulator']) {
      const text = `${LEADERS} 0.${figure}@0,0 1.archer@1,0 1.rider@3,0 1.assassin@2,-1 to=0`;
      expect(whyNot(text, figure, '1,0')).toBe('why.sight.near');
      expect(whyNot(text, figure, '3,0')).toBe('why.sight.hidden');
      expect(whyNot(text, figure, '2,-1')).toBe('why.sight.line');
    }
    expect(whyNot(`${LEADERS} 0.manipulator@0,0 0.archer@2,0 to=0`, 'manipulator', '2,0')).toBe('why.steer.ally');
  });

  it('LDR-37: cells beside an enemy', () => {
    expect(whyNot(`${LEADERS} 0.wanderer@3,0 1.archer@0,0 to=0`, 'wanderer', '0,1')).toBe('why.vanish');
  });

  it('LDR-20: where a pushed enemy may not land, once it is picked', () => {
    const text = '0.king@0,3 0.bruiser@0,1 1.rider@0,2 1.archer@1,1 1.queen@0,-3 to=0';
    const state = pose(text);
    const refused = leaders.refusals?.(state).filter((each) => (each.after?.length ?? 0) === 2) ?? [];
    for (const { after, target, reason } of refused) {
      expect(reason.key).toMatch(/^why\.own\./);
      expect(after?.[0]).toMatch(/^figure:0\./);
      expect(target).toMatch(/^cell:/);
    }
  });

  it('LDR-9, LDR-53: who has acted, who never acts, who has nothing', () => {
    const state = pose(`${LEADERS} 0.rider@0,0 0.nemesis@2,0 to=0`);
    play(state, 'step:rider>0,1');
    expect(why(state, 'figure:0.rider')).toBe('why.acted');
    expect(why(state, 'figure:0.nemesis')).toBe('why.nemesis');
    const boxed = pose('0.king@0,3 0.archer@-3,3 1.rider@-3,2 1.bruiser@-2,2 1.vizier@-2,3 1.queen@0,-3 to=0');
    expect(why(boxed, 'figure:0.archer')).toBe('why.stuck');
  });

  it('LDR-53: Nemesis must go two cells', () => {
    const state = pose('0.king@0,3 0.vizier@3,0 1.queen@0,-3 1.nemesis@-3,0 to=0');
    play(state, 'step:king>0,2');
    expect(state.phase).toBe('reacting');
    expect(why(state, cell('-3,1'))).toBe(
      keysFrom(state, 'react').some((key) => key.endsWith('-3,1')) ? undefined : 'why.react.two',
    );
  });

  it('LDR-15: one golden cell is too little for Hermit & Cub', () => {
    const ring = '0.rider@-3,3 0.archer@-2,3 0.bruiser@-1,3 1.vizier@1,2 1.assassin@2,1 1.jailer@3,-1';
    const state = pose(`0.king@0,2 ${ring} 1.wanderer@3,0 1.queen@0,-3 to=0 display=hermitAndCub,protector,nemesis deck=acrobat`);
    state.phase = 'recruiting';
    state.recruits = 1;
    expect(leaders.legalDecisions(state).map(leaders.makeKey)).not.toContain('take:hermitAndCub');
    expect(why(state, 'card:hermitAndCub')).toBe('why.recruit.two');
  });
});
