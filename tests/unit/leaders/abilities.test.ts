// Every ability of Leaders: active, passive and special.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { keysFrom, keysOf, play, pose, where } from './table';

const LEADERS = '0.king@0,3 1.queen@0,-3';

describe('terms', () => {
  it('LDR-24: enemies include the leader, allies too', () => {
    const push = pose('0.king@0,3 0.bruiser@0,-2 1.queen@0,-3 to=0');
    expect(keysFrom(push, 'push')).toEqual([]);
    const leader = pose('0.king@0,3 0.bruiser@0,0 1.queen@0,-1 to=0');
    expect(keysFrom(leader, 'push')).toEqual(['push:bruiser>0,-1>-1,-1', 'push:bruiser>0,-1>0,-2', 'push:bruiser>0,-1>1,-2']);
    const serve = pose('0.king@0,0 0.brewmaster@0,1 1.queen@0,-3 to=0');
    expect(keysFrom(serve, 'serve:brewmaster>0,0')).toHaveLength(5);
  });

  it('LDR-25: visible is the first character of a line with only empty cells between', () => {
    const state = pose('0.king@0,3 0.illusionist@0,1 0.rider@2,-1 1.queen@0,-3 1.archer@0,-1 1.jailer@0,-2 to=0');
    expect(keysFrom(state, 'swap')).toEqual(['swap:illusionist>0,-1', 'swap:illusionist>0,3', 'swap:illusionist>2,-1']);
  });
});

describe('active abilities', () => {
  it('LDR-30: the Acrobat jumps over either side, once or twice, never back to where it began', () => {
    const state = pose(`${LEADERS} 0.acrobat@0,1 0.rider@0,0 1.archer@1,-2 1.jailer@3,-3 to=0`);
    expect(keysFrom(state, 'jump')).toEqual(['jump:acrobat>0,-1', 'jump:acrobat>0,-1>2,-3']);
    const [event] = play(state, 'jump:acrobat>0,-1>2,-3');
    expect(where(state, '0.acrobat')).toBe('2,-3');
    expect(event).toMatchObject({ type: 'abilityUsed', ability: 'jump', kind: 'acrobat' });
    expect(keysFrom(pose(`${LEADERS} 0.acrobat@0,1 0.rider@0,0 1.archer@0,-1 to=0`), 'jump')).toEqual([]);
  });

  it('LDR-31: the Rider moves exactly two cells straight over an empty one', () => {
    const state = pose(`${LEADERS} 0.rider@0,0 1.archer@0,-1 1.jailer@2,-2 to=0`);
    expect(keysFrom(state, 'ride')).toEqual(['ride:rider>-2,0', 'ride:rider>-2,2', 'ride:rider>0,2', 'ride:rider>2,0']);
  });

  it('LDR-32: the Bruiser pushes an enemy to one of three cells opposite and takes its place, never an ally', () => {
    const state = pose(`${LEADERS} 0.bruiser@0,1 0.rider@1,0 1.archer@0,0 1.jailer@-1,-1 to=0`);
    expect(keysFrom(state, 'push')).toEqual(['push:bruiser>0,0>-1,0', 'push:bruiser>0,0>0,-1', 'push:bruiser>0,0>1,-1']);
    play(state, 'push:bruiser>0,0>1,-1');
    expect([where(state, '0.bruiser'), where(state, '1.archer')]).toEqual(['0,0', '1,-1']);
    const blocked = pose('0.king@0,3 0.bruiser@2,0 1.queen@0,-3 1.archer@3,0 to=0');
    expect(keysFrom(blocked, 'push')).toEqual([]);
  });

  it('LDR-33: the Royal Guard comes beside its leader and may take one more step', () => {
    const state = pose('0.king@0,3 0.royalGuard@0,-1 1.queen@0,-3 to=0');
    expect(keysFrom(state, 'guard')).toEqual(
      ['-1,2', '-1,3', '-2,3', '0,1', '0,2', '1,1', '1,2', '2,1'].map((cell) => `guard:royalGuard>${cell}`).sort(),
    );
    const beside = pose('0.king@0,3 0.royalGuard@0,2 0.rider@-1,3 0.archer@1,2 1.queen@0,-3 to=0');
    // Only its own cell is beside the leader, and all it reaches from there a step reaches too.
    expect(keysFrom(beside, 'guard')).toEqual([]);
    expect(keysFrom(beside, 'step:royalGuard')).toHaveLength(3);
    expect(keysOf(beside)).not.toContain('guard:royalGuard>0,2');
  });

  it('LDR-34: the Illusionist swaps with a visible character of either side, leaders included, never a neighbour', () => {
    const state = pose('0.king@0,3 0.illusionist@0,0 0.rider@1,0 1.queen@0,-3 1.archer@3,0 to=0');
    expect(keysFrom(state, 'swap')).toEqual(['swap:illusionist>0,-3', 'swap:illusionist>0,3']);
    play(state, 'swap:illusionist>0,-3');
    expect([where(state, '0.illusionist'), where(state, '1.queen')]).toEqual(['0,-3', '0,0']);
  });

  it('LDR-35: the Claw Launcher flies to a visible character or drags it, not when adjacent', () => {
    const text = '0.king@2,1 0.clawLauncher@0,2 0.rider@1,1 1.queen@0,-3 1.archer@-3,2 to=0';
    const state = pose(text);
    expect(keysFrom(state, 'fly')).toEqual(['fly:clawLauncher>-3,2', 'fly:clawLauncher>0,-3']);
    expect(keysFrom(state, 'drag')).toEqual(['drag:clawLauncher>-3,2', 'drag:clawLauncher>0,-3']);
    play(state, 'drag:clawLauncher>0,-3');
    expect(leaders.outcome(state)).toMatchObject({ winners: [0] });
    const fly = pose(text);
    play(fly, 'fly:clawLauncher>0,-3');
    expect(where(fly, '0.clawLauncher')).toBe('0,-2');
  });

  it('LDR-36: the Manipulator moves a visible enemy by one cell, never a neighbour or an ally', () => {
    const state = pose('0.king@0,3 0.manipulator@0,1 0.rider@2,-1 1.queen@0,-1 1.archer@1,0 1.jailer@0,-2 to=0');
    expect(keysFrom(state, 'steer')).toEqual(
      ['-1,-1', '-1,0', '0,0', '1,-1', '1,-2'].map((cell) => `steer:manipulator>0,-1>${cell}`),
    );
  });

  it('LDR-37: the Wanderer moves to any empty cell without an enemy neighbour', () => {
    const state = pose(`${LEADERS} 0.wanderer@3,0 1.archer@0,0 to=0`);
    const cells = keysFrom(state, 'vanish').map((key) => key.split('>')[1]);
    expect(cells).not.toContain('1,-1');
    expect(cells).not.toContain('0,-2');
    expect(cells).toContain('-3,3');
    // 37 cells less 4 figures, 3 beside the Queen, 6 beside the Archer and 3 that a step reaches.
    expect(cells).toHaveLength(21);
  });

  it('LDR-38: the Brewmaster moves an adjacent ally, which keeps its own action', () => {
    const state = pose(`${LEADERS} 0.brewmaster@0,1 0.rider@0,0 1.archer@1,0 to=0`);
    expect(keysFrom(state, 'serve:brewmaster>1,0')).toEqual([]);
    play(state, 'serve:brewmaster>0,0>0,-1');
    expect(where(state, '0.rider')).toBe('0,-1');
    expect(keysFrom(state, 'step:rider').length).toBeGreaterThan(0);
  });
});

describe('passive abilities', () => {
  it('LDR-40: the Archer counts at distance two in a line only, over whatever stands between', () => {
    const state = pose('0.king@-3,3 0.archer@1,-1 0.rider@2,-3 1.queen@0,-3 1.jailer@0,-2 to=0');
    play(state, 'step:rider>1,-3');
    expect(leaders.viewFor(state, 0).seats[1]?.pressure).toBe(1);
    play(state, 'step:archer>0,-1');
    expect(leaders.outcome(state)).toMatchObject({ winners: [0] });
    const adjacent = leaders.viewFor(pose('0.king@0,3 0.archer@0,-2 1.queen@0,-3 to=0'), 0);
    expect(adjacent.seats[1]).toMatchObject({ pressure: 0, freeCells: 2 });
    const bent = leaders.viewFor(pose('0.king@0,3 0.archer@1,-2 1.queen@0,-3 to=0'), 0);
    expect(bent.seats[1]?.pressure).toBe(0);
  });

  it('LDR-41: the Assassin captures alone', () => {
    const state = pose('0.king@0,3 0.assassin@0,-1 1.queen@0,-3 to=0');
    play(state, 'step:assassin>0,-2');
    expect(leaders.outcome(state)).toMatchObject({ winners: [0], reason: { key: 'reason.captured' } });
  });

  it('LDR-42: beside the Jailer no active ability starts; the step stays', () => {
    const state = pose(`${LEADERS} 0.rider@0,0 1.jailer@1,-1 to=0`);
    expect(keysFrom(state, 'ride')).toEqual([]);
    expect(keysFrom(state, 'step:rider')).toHaveLength(5);
    expect(leaders.refusals?.(state)).toContainEqual({ target: 'figure:0.rider', reason: { key: 'why.jailed' } });
    expect(keysFrom(pose(`${LEADERS} 0.vizier@3,0 1.jailer@0,2 to=0`), 'walk').length).toBeGreaterThan(0);
  });

  it('LDR-42: the mark lies only on figures with an active ability of their own', () => {
    const bound = '0.king@0,0 0.archer@1,-1 0.nemesis@2,-1 0.rider@2,0 0.hermit@0,1 0.cub@1,1';
    const view = leaders.viewFor(pose(`${bound} 1.jailer@1,0 1.queen@0,-3 to=0`), 0);
    expect(view.figures.filter((figure) => figure.jailed).map((figure) => figure.id)).toEqual(['0.rider']);
  });

  it('LDR-42: a jump already under way goes on beside the Jailer', () => {
    const state = pose(`${LEADERS} 0.acrobat@0,2 0.rider@0,1 1.jailer@1,-1 to=0`);
    expect(keysFrom(state, 'jump')).toContain('jump:acrobat>0,0>2,-2');
  });

  it('LDR-43: enemy abilities move neither the Protector nor its neighbours; own ones do', () => {
    const guarded = '1.queen@0,-3 1.archer@0,-1 1.protector@1,-2 1.rider@3,0';
    const text = (figure: string) => `0.king@0,3 0.${figure} ${guarded} to=0`;
    expect(keysFrom(pose(text('manipulator@0,1')), 'steer')).toEqual([]);
    expect(keysFrom(pose(text('illusionist@0,1')), 'swap')).toEqual(['swap:illusionist>0,3']);
    expect(keysFrom(pose(text('bruiser@0,0')), 'push')).toEqual([]);
    const claw = pose(text('clawLauncher@0,1'));
    expect(keysFrom(claw, 'drag')).toEqual(['drag:clawLauncher>0,3']);
    expect(keysFrom(claw, 'fly')).toContain('fly:clawLauncher>0,-1');
    expect(keysFrom(pose('0.king@0,3 0.protector@0,0 0.brewmaster@0,1 1.queen@0,-3 to=0'), 'serve:brewmaster>0,0').length).toBe(
      5,
    );
  });

  it('LDR-44: with the Vizier the leader may take two steps, wherever he stands', () => {
    const state = pose('0.king@0,3 0.vizier@3,-3 0.rider@0,2 1.queen@0,-3 to=0');
    expect(keysFrom(state, 'walk')).toEqual(['-1,2', '-2,3', '1,1', '2,1'].map((cell) => `walk:king>${cell}`).sort());
    expect(keysFrom(state, 'step:king')).toHaveLength(2);
    const [event] = play(state, 'walk:king>1,1');
    expect(event).toMatchObject({ type: 'figureStepped', way: { path: { length: 3 } } });
    expect(keysFrom(state, 'step:king')).toEqual([]);
    const enemy = pose('0.king@0,3 1.vizier@3,-3 1.queen@0,-3 to=0');
    expect(keysFrom(enemy, 'walk')).toEqual([]);
  });
});

describe('special abilities', () => {
  const pair = `${LEADERS} 0.hermit@0,0 0.cub@1,0 0.rider@-2,0 to=0`;

  it('LDR-50: Hermit and Cub act one directly after the other, or the second is forfeited', () => {
    const both = pose(pair);
    play(both, 'step:cub>2,0', 'step:hermit>1,0', 'step:king>0,2');
    expect(where(both, '0.hermit')).toBe('1,0');
    const broken = pose(pair);
    play(broken, 'step:hermit>0,1', 'step:king>0,2');
    expect(keysFrom(broken, 'step:cub')).toEqual([]);
    const late = pose(pair);
    play(late, 'step:king>0,2', 'step:hermit>0,1');
    expect(keysFrom(late, 'step:cub').length).toBeGreaterThan(0);
  });

  it('LDR-51: the Cub adds nothing to a capture but fills a cell and can be moved', () => {
    const cub = pose('0.king@-3,3 0.cub@1,-3 0.rider@0,-1 1.queen@0,-3 to=0');
    play(cub, 'step:rider>0,-2');
    expect(leaders.outcome(cub)).toBeNull();
    const hermit = pose('0.king@-3,3 0.hermit@1,-3 0.rider@0,-1 1.queen@0,-3 to=0');
    play(hermit, 'step:rider>0,-2');
    expect(leaders.outcome(hermit)).toMatchObject({ winners: [0] });
    expect(keysFrom(pose('0.king@0,3 0.bruiser@0,1 1.cub@0,0 1.queen@0,-3 to=0'), 'push')).toHaveLength(3);
    expect(keysFrom(pose('0.king@0,3 0.acrobat@0,1 1.cub@0,0 1.queen@0,-3 to=0'), 'jump')).toEqual(['jump:acrobat>0,-1']);
  });

  it('LDR-52: the two figures count as one card', () => {
    const state = pose(pair);
    expect(state.cards).toEqual([3, 1]);
    expect(leaders.viewFor(state, 0).seats[0]?.cards).toEqual(['hermitAndCub', 'rider']);
  });

  it('LDR-53: Nemesis never acts, and follows the enemy leader two cells', () => {
    const state = pose('0.king@0,3 0.rider@3,-3 1.queen@0,-3 1.nemesis@-3,0 to=0');
    play(state, 'step:rider>3,-2');
    expect(state.phase).toBe('acting');
    play(state, 'step:king>0,2');
    expect([state.phase, leaders.requestFor(state)?.seat]).toEqual(['reacting', 1]);
    // All cells two steps away from the corner, and the neighbours that two steps reach.
    expect(keysFrom(state, 'react')).toEqual(
      ['-3,1', '-3,2', '-2,-1', '-2,0', '-2,1', '-1,-1', '-1,-2', '-1,0'].map((cell) => `react:nemesis>${cell}`).sort(),
    );
    play(state, 'react:nemesis>-1,0');
    expect([state.phase, state.seat]).toEqual(['acting', 0]);
    play(state, 'end');
    expect(keysFrom(state, 'step:nemesis')).toEqual([]);
    expect(leaders.refusals?.(state)).toContainEqual({ target: 'figure:1.nemesis', reason: { key: 'why.nemesis' } });
  });

  it('LDR-53: with no end two cells away she moves one, and stays when that fails too', () => {
    const one = pose('0.king@0,3 1.queen@0,-3 1.nemesis@-3,0 1.archer@-2,-1 1.rider@-2,0 1.jailer@-3,2 1.cub@-2,1 to=0');
    play(one, 'step:king>0,2');
    expect(keysOf(one)).toEqual(['react:nemesis>-3,1']);
    const none = pose('0.king@0,3 1.queen@0,-3 1.nemesis@-3,0 1.archer@-2,-1 1.rider@-2,0 1.jailer@-3,1 to=0');
    expect(play(none, 'step:king>0,2').at(-1)).toMatchObject({ type: 'nemesisStayed', seat: 1 });
    expect(none.phase).toBe('acting');
  });

  it('LDR-53: a leader moved by its own action and again by an Illusionist stirs her twice', () => {
    const state = pose('0.king@0,2 0.illusionist@-2,3 1.queen@0,-3 1.nemesis@3,-3 to=0');
    play(state, 'step:king>0,1', 'react:nemesis>3,-1', 'swap:illusionist>0,1');
    expect([state.phase, leaders.requestFor(state)?.seat]).toEqual(['reacting', 1]);
  });

  it('LDR-53: two steps with the Vizier stir her once', () => {
    const state = pose('0.king@0,3 0.vizier@3,0 1.queen@0,-3 1.nemesis@3,-3 to=0');
    play(state, 'walk:king>0,1', 'react:nemesis>3,-1');
    expect(state.phase).toBe('acting');
  });

  it('LDR-54: her owner decides, also in the own turn, and not when the match is over', () => {
    const own = pose('0.king@0,3 0.manipulator@0,0 0.nemesis@3,0 1.queen@0,-3 to=0');
    play(own, 'steer:manipulator>0,-3>0,-2');
    expect([own.phase, leaders.requestFor(own)?.seat]).toEqual(['reacting', 0]);
    const over = pose('0.king@0,3 0.bruiser@0,1 0.rider@1,-1 0.nemesis@3,0 1.queen@0,0 to=0');
    play(over, 'push:bruiser>0,0>0,-1');
    expect([over.phase, over.loser]).toEqual(['over', 1]);
  });

  it('LDR-55: her reaction may capture the leader that just moved', () => {
    const state = pose('0.king@0,0 1.queen@0,-3 1.rider@1,1 1.nemesis@-1,3 to=0');
    play(state, 'step:king>0,1');
    expect(leaders.requestFor(state)?.seat).toBe(1);
    play(state, 'react:nemesis>-1,1');
    expect(leaders.outcome(state)).toMatchObject({ winners: [1] });
  });

  it('LDR-56: reactions that surround her own leader are dropped, and she stays if all do', () => {
    const state = pose('0.king@0,3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 1.nemesis@3,-3 to=0');
    play(state, 'step:king>0,2');
    expect(keysFrom(state, 'react')).not.toContain('react:nemesis>1,-3');
    const forced = pose(
      '0.king@0,3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 1.jailer@1,-2 1.cub@2,-2 1.hermit@3,-3 1.nemesis@2,-3 to=0',
    );
    play(forced, 'step:king>0,2');
    expect([forced.phase, where(forced, '1.nemesis')]).toEqual(['acting', '2,-3']);
  });

  it('LDR-57: own abilities move her; Jailer and Protector do not stop a reaction', () => {
    const serve = pose('0.king@0,3 0.brewmaster@0,0 0.nemesis@1,0 1.queen@0,-3 to=0');
    expect(keysFrom(serve, 'serve:brewmaster>1,0').length).toBe(5);
    const jailed = pose('0.king@0,3 0.jailer@-2,0 0.protector@3,0 1.queen@0,-3 1.nemesis@-3,0 to=0');
    play(jailed, 'step:king>0,2');
    expect(jailed.phase).toBe('reacting');
  });
});
