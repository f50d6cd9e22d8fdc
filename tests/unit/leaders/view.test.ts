// What the view tells beyond the bare state: where figures could go, and which decisions win.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { cellAt } from '../../../engine/games/leaders/hex';
import { keysOf, play, pose } from './table';

describe('view', () => {
  it('names exactly the decisions that bring the enemy leader down at once', () => {
    const positions = [
      '0.king@0,2 1.queen@-1,-1 0.rider@1,0 0.archer@-3,1 1.jailer@-2,-1 1.clawLauncher@0,1 to=0',
      '0.king@0,3 0.hermit@3,0 0.cub@2,-3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 to=0',
      '0.king@1,0 0.clawLauncher@0,1 1.queen@0,-3 1.archer@-3,0 to=0',
      '0.king@0,3 1.queen@0,-3 0.rider@0,0 to=0',
    ];
    const found = positions.map((position) => {
      const told = leaders.viewFor(pose(position), 0).winning.map(({ key }) => key);
      const proven = keysOf(pose(position)).filter((key) => {
        const state = pose(position);
        play(state, key);
        return state.loser === 1;
      });
      expect(told.toSorted()).toEqual(proven.toSorted());
      return told.length;
    });
    expect(found.map((count) => count > 0)).toEqual([true, true, true, false]);
  });

  it('LDR-19: tells a capture from a surrounding', () => {
    const surround = pose('0.king@0,3 0.hermit@3,0 0.cub@2,-3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 to=0');
    expect(leaders.viewFor(surround, 0).winning).toEqual([{ key: 'step:cub>1,-3', fall: 'surrounded' }]);
  });

  it('LDR-55: an answer of Nemesis that captures is among them, for her owner', () => {
    const state = pose('0.king@0,3 0.manipulator@0,0 0.rider@1,-2 0.nemesis@-2,0 1.queen@0,-3 to=0');
    play(state, 'steer:manipulator>0,-3>0,-2');
    const { winning } = leaders.viewFor(state, 0);
    expect(winning.map(({ key }) => key)).toContain('react:nemesis>0,-1');
    expect(winning.every(({ fall }) => fall === 'captured')).toBe(true);
  });

  it('LDR-53: Nemesis shows where she would answer to, and no step', () => {
    const view = leaders.viewFor(pose('0.king@0,3 0.nemesis@3,-3 1.queen@0,-3 to=0'), 0);
    const nemesis = view.figures.find(({ kind }) => kind === 'nemesis');
    expect(nemesis?.steps).toEqual([]);
    expect(nemesis?.powers.toSorted()).toEqual(
      [
        cellAt(1, -1),
        cellAt(1, -3),
        cellAt(1, -2),
        cellAt(2, -1),
        cellAt(3, -1),
        cellAt(2, -3),
        cellAt(2, -2),
        cellAt(3, -2),
      ].toSorted(),
    );
  });
});
