// Board, components, set-up and notation of Leaders.
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { CARDS, FIGURE_KINDS, SORT_BY_CARD } from '../../../engine/games/leaders/data/characters';
import {
  CELL_NAMES,
  CELLS,
  cellAt,
  DIRECTIONS,
  NEIGHBOUR_LISTS,
  NEIGHBOURS,
  RECRUITMENT_CELLS,
} from '../../../engine/games/leaders/hex';
import { makePosition, parsePosition } from '../../../engine/games/leaders/notation';
import { begin, keysOf, play, pose, where } from './table';

describe('board and components', () => {
  it('LDR-1: 37 cells, 6 corners with 3 neighbours, 12 edge cells with 4, 19 inner cells with 6', () => {
    expect(CELLS).toHaveLength(37);
    const count = (neighbours: number) => NEIGHBOUR_LISTS.filter((near) => near.length === neighbours).length;
    expect([count(3), count(4), count(6)]).toEqual([6, 12, 19]);
    expect(DIRECTIONS.map(({ q, r }) => `${q},${r}`)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    const centre = cellAt(0, 0);
    expect(CELL_NAMES[NEIGHBOURS[centre * 6 + 1] ?? -1]).toBe('1,-1');
  });

  it('LDR-2: the leaders start on opposite corners', () => {
    const state = begin('standard');
    expect([where(state, '0.king'), where(state, '1.queen')]).toEqual(['0,3', '0,-3']);
  });

  it('LDR-3: seven recruitment cells each, the second set negated', () => {
    const names = RECRUITMENT_CELLS.map((ring) => ring.map((cell) => CELL_NAMES[cell]));
    expect(names[0]).toEqual(['-3,3', '-2,3', '-1,3', '0,3', '1,2', '2,1', '3,0']);
    expect(names[1]).toEqual(['3,-3', '2,-3', '1,-3', '0,-3', '-1,-2', '-2,-1', '-3,0']);
    const view = leaders.viewFor(begin('standard'), 0);
    expect(view.cells.filter((cell) => cell.ring === 0)).toHaveLength(7);
    expect(view.cells.filter((cell) => cell.crown !== null)).toHaveLength(2);
  });

  it('LDR-4: 16 recruit cards, 17 recruit figures and two leaders', () => {
    expect(new Set(CARDS).size).toBe(16);
    expect(FIGURE_KINDS).toHaveLength(19);
    expect(Object.values(SORT_BY_CARD).filter((sort) => sort === 'active')).toHaveLength(9);
    expect(Object.values(SORT_BY_CARD).filter((sort) => sort === 'passive')).toHaveLength(5);
  });

  it('LDR-5: the view hides the order of the deck and nothing else', () => {
    const state = begin('standard');
    const other = leaders.cloneState(state);
    other.deck.reverse();
    expect(leaders.viewFor(other, 0)).toEqual(leaders.viewFor(state, 0));
    expect(leaders.viewFor(state, 0)).toEqual(leaders.viewFor(state, 1));
    const imagined = leaders.determinize(leaders.viewFor(state, 0), 0, makeRng(5));
    expect([...imagined.deck].sort()).toEqual([...state.deck].sort());
  });

  it('LDR-6: three cards of the shuffled sixteen lie open', () => {
    const state = begin('standard');
    expect(state.display).toHaveLength(3);
    expect(state.deck).toHaveLength(13);
    expect(leaders.checkInvariants(state)).toEqual([]);
    expect(begin('standard', 2).display).not.toEqual(state.display);
  });

  it('LDR-7: the first player is random', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => begin('standard', seed).first);
    const share = firsts.filter((seat) => seat === 0).length;
    expect(share).toBeGreaterThan(8);
    expect(share).toBeLessThan(32);
  });
});

describe('notation', () => {
  const text = '0.king@0,3 1.queen@0,-3 0.hermit@0,0 0.cub@1,0 1.acrobat@1,-2 1.acrobat@2,-2 to=0 acted=0.king,0.hermit turn=9';

  it('reads and writes a position', () => {
    expect(makePosition(pose(text))).toBe(text);
    const standard = '0.king@0,3 1.queen@0,-3 to=1 display=archer,vizier,rider deck=jailer,nemesis turn=2';
    expect(makePosition(pose(standard))).toBe(standard);
    expect(pose(standard).deck.at(-1)).toBe('jailer');
  });

  it('without a deck a position is in advanced mode with nothing to recruit', () => {
    const state = pose('0.king@0,3 1.queen@0,-3 to=0');
    expect([state.mode, state.display, state.deck]).toEqual(['advanced', [], []]);
    play(state, 'end');
    expect([state.phase, state.seat]).toEqual(['acting', 1]);
  });

  it('numbers repeated characters of a seat', () => {
    const keys = keysOf(pose('0.king@0,3 0.rider@0,0 0.rider@2,0 1.queen@0,-3 to=0'));
    expect(keys).toContain('ride:rider>0,-2');
    expect(keys).toContain('ride:rider#2>2,-2');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['', 'to='],
    ['0.king@0,3 to=0', 'seat 1 needs exactly one leader'],
    ['0.king@0,3 1.queen@0,3 to=0', 'two figures on 0,3'],
    ['0.king@0,4 1.queen@0,-3 to=0', 'no cell 0,4'],
    ['0.king@0,3 1.quean@0,-3 to=0', "unknown character 'quean'"],
    ['0.king@0,3 1.queen@0,-3 to=2', 'to='],
    ['0.king@0,3 1.queen@0,-3 to=0 foo=1', "unknown part 'foo='"],
    ['0.king@0,3 1.queen@0,-3 to=0 acted=0.rider', "'0.rider'"],
    ['0.king@0,3 1.queen@0,-3 to=0 deck=rider,rider', "'rider' is given twice"],
    ['0.king@0,3 1.queen@0,-3 to=0 mode=fast', "unknown mode 'fast'"],
    ['0.king@0,3 1.queen@0,-3 to=0 turn=zero', 'turn must be'],
    ['2.king@0,3 1.queen@0,-3 to=0', "cannot read '2.king@0,3'"],
  ])('refuses %j', (position, part) => {
    const parsed = parsePosition(position);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.message).toContain(part);
  });

  it('keys go through parseKey unchanged, and nonsense is refused', () => {
    const everything =
      '0.king@0,3 0.acrobat@0,2 0.illusionist@-1,0 0.clawLauncher@2,0 0.manipulator@0,1 0.wanderer@-3,3 ' +
      '0.brewmaster@1,2 0.bruiser@-1,-1 0.royalGuard@3,0 0.rider@-3,1 0.vizier@3,-1 1.queen@0,-3 1.cub@-1,-2 1.rider@1,0 1.archer@-2,0 to=0';
    const keys = keysOf(pose(everything));
    const types = new Set(keys.map((key) => key.split(':')[0]));
    expect([...types].sort()).toEqual(
      ['drag', 'end', 'fly', 'guard', 'jump', 'push', 'ride', 'serve', 'steer', 'step', 'swap', 'vanish', 'walk'].sort(),
    );
    for (const key of [...keys, 'back', 'take:rider', 'banish:hermitAndCub', 'place:0,2', 'react:nemesis>0,0']) {
      const decision = leaders.parseKey(key);
      expect(decision === null ? null : leaders.makeKey(decision)).toBe(key);
    }
    for (const key of [
      '',
      'step',
      'step:king',
      'step:kong>0,0',
      'step:king>9,9',
      'push:bruiser>0,0',
      'take:king',
      'place:x',
      'ride:rider>0,0>0,1',
      'step:king#1>0,0',
    ]) {
      expect(leaders.parseKey(key)).toBeNull();
    }
  });

  it('draws the board', () => {
    const drawn = leaders.drawBoard(pose('0.king@0,3 1.queen@0,-3 0.rider@0,0 to=0'));
    expect(drawn).toContain('0king');
    expect(drawn).toContain('1queen');
    expect(drawn.split('\n').filter((line) => line.includes('0rider'))).toHaveLength(1);
    expect(drawn).toContain('phase=acting');
  });
});
