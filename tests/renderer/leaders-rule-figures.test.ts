// The posed boards of the rules say what the engine says.
import { describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { fallOf, pressureOf } from '../../engine/games/leaders/danger';
import { legalDecisions } from '../../engine/games/leaders/decisions';
import { parseCell, RECRUITMENT_CELLS } from '../../engine/games/leaders/hex';
import { makeKey, parsePosition } from '../../engine/games/leaders/notation';
import type { State } from '../../engine/games/leaders/types';
import { endOf, type Pose } from '../../renderer/games/leaders/rule-figures-board';
import { POSES } from '../../renderer/games/leaders/rule-figures-poses';

const poses = Object.entries(POSES).filter(([, pose]) => pose.position !== '');

function stateOf(pose: Pose): State {
  const parsed = parsePosition(`${pose.position} to=0`);
  if (!parsed.ok) throw new Error(parsed.message);
  const state = parsed.value;
  const nemesis = state.name.indexOf('nemesis');
  // LDR-53: an answer is asked for outside the action phase.
  if (pose.keys?.some((key) => key.startsWith('react:'))) Object.assign(state, { phase: 'reacting', reactors: [nemesis] });
  return state;
}

const sortOf = (key: string): string => key.split('>')[0] ?? '';

describe('posed boards of the rules', () => {
  it.each(poses)('%s marks legal decisions, and all of their sort unless it says so', (_, pose) => {
    const legal = legalDecisions(stateOf(pose)).map(makeKey);
    const shown = pose.keys ?? [];
    expect(shown.filter((key) => !legal.includes(key))).toEqual([]);
    expect((pose.forbidden ?? []).filter((key) => legal.includes(key))).toEqual([]);
    if (pose.partial) return;
    const sorts = new Set(shown.map(sortOf));
    expect(legal.filter((key) => sorts.has(sortOf(key)) && !shown.includes(key))).toEqual([]);
  });

  it.each(poses)('%s counts and ends as the rules do', (_, pose) => {
    const state = stateOf(pose);
    const leader = known(state.cell[1]);
    for (const [cell, count] of Object.entries(pose.counts ?? {})) {
      const figure = known(state.board[known(parseCell(cell))]);
      expect(pressureOf(known(state.kind[figure]), known(state.cell[figure]), leader), cell).toBe(count);
    }
    // Where a way to the end is shown, the end itself is not reached yet.
    expect(fallOf(state, 1) !== null).toBe(pose.fallen === 1 && pose.keys === undefined);
  });

  it('recruits on the golden cells of the lower side', () => {
    const golden = known(POSES['LDR-3']?.recruit).map((cell) => known(parseCell(cell)));
    expect([...golden].sort()).toEqual([...known(RECRUITMENT_CELLS[0])].sort());
  });

  it('puts marks where a hook ends', () => {
    const position = '0.clawLauncher@-2,1 1.rider@2,1';
    expect(endOf('fly:clawLauncher>2,1', position)).toEqual({ cell: '1,1', isStep: false });
    expect(endOf('drag:clawLauncher>2,1', position)).toEqual({ cell: '-1,1', isStep: false });
    expect(endOf('step:rider>1,1', position)).toEqual({ cell: '1,1', isStep: true });
  });
});
