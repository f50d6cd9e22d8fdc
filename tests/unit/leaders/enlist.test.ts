// Recruitments that the turn search thinks of: legal ones, of the seat that has just moved, by what the value likes.
import { describe, expect, it } from 'vitest';
import { enlist } from '../../../engine/games/leaders/ai/enlist';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { FIGURE_KINDS } from '../../../engine/games/leaders/data/characters';
import { RECRUITMENT_CELLS } from '../../../engine/games/leaders/hex';
import { checkInvariants } from '../../../engine/games/leaders/invariants';
import type { State } from '../../../engine/games/leaders/types';
import { pose } from './table';

const OPEN = '0.king@0,3 1.queen@0,-3 0.rider@0,1 1.bruiser@0,-1 to=1 display=acrobat,archer,vizier deck=jailer,nemesis turn=4';
const value = learnedValue();
const newcomers = (state: State, before: State) => state.kind.slice(before.kind.length).map((kind) => FIGURE_KINDS[kind]);

describe('enlist', () => {
  it('LDR-11 takes one of the cards on offer for the seat that moved and refills the slot', () => {
    const state = pose(OPEN);
    enlist(state, value, 1);
    const [card] = newcomers(state, pose(OPEN));
    expect(['acrobat', 'archer', 'vizier']).toContain(card);
    expect(state.display).not.toContain(card);
    expect(state.display).toHaveLength(3);
    expect(state.owner.at(-1)).toBe(0);
    expect(RECRUITMENT_CELLS[0]).toContain(state.cell.at(-1));
    expect([state.seat, state.cards[0]]).toEqual([1, 3]);
    expect(checkInvariants(state)).toEqual(checkInvariants(pose(OPEN)));
  });

  it('takes the card after which the value gives the enemy least', () => {
    const liked = (name: string) => (state: State) => (state.kind.some((kind) => FIGURE_KINDS[kind] === name) ? 0.2 : 0.6);
    for (const name of ['acrobat', 'archer', 'vizier']) {
      const state = pose(OPEN);
      enlist(state, liked(name), 1);
      expect(newcomers(state, pose(OPEN))).toEqual([name]);
    }
  });

  it('LDR-15 places the Hermit and the Cub together, as partners', () => {
    const text = OPEN.replace('acrobat,archer,vizier', 'hermitAndCub');
    const state = pose(text);
    enlist(state, value, 1);
    expect(newcomers(state, pose(text))).toEqual(['hermit', 'cub']);
    expect(state.partner.slice(-2)).toEqual([state.kind.length - 1, state.kind.length - 2]);
    expect(checkInvariants(state)).toEqual(checkInvariants(pose(text)));
  });

  it('LDR-12 recruits twice when asked to, and LDR-13 not at all with a complete team', () => {
    const twice = pose(OPEN);
    enlist(twice, value, 2);
    expect(newcomers(twice, pose(OPEN))).toHaveLength(2);
    const full = pose(
      OPEN.replace('0.rider@0,1', '0.rider@0,1 0.jailer@1,1 0.assassin@-1,1 0.protector@2,0').replace(
        'jailer,nemesis',
        'nemesis',
      ),
    );
    const before = JSON.stringify(full);
    enlist(full, value, 1);
    expect(JSON.stringify(full)).toBe(before);
  });
});
