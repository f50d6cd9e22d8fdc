import { describe, expect, it } from 'vitest';
import { grunwald } from '../../../engine/games/grunwald';
import { FIELD } from '../../../engine/games/grunwald/types';
import { asked, last, legal, passAll, play, pose } from './support';

describe('royal officers', () => {
  it('GRU-20: from the start player clockwise, the officer alone or helpers together, one field at a time', () => {
    const table = pose(3, { start: 1 });
    expect(asked(table)).toBe(1);
    expect(legal(table)).toEqual(['take:officer', 'take:helpers-1', 'take:helpers-2', 'pass']);
    play(table, 'take:helpers-2', 'field:crown');
    expect(asked(table)).toBe(2);
    play(table, 'take:officer', 'field:crown');
    expect(asked(table)).toBe(0);
    play(table, 'pass');
    expect(asked(table)).toBe(1);
  });

  it('GRU-20: a choice of pieces or field can be taken back', () => {
    const table = pose(3);
    play(table, 'take:helpers-2', 'back', 'take:officer', 'field:provision', 'back', 'field:ducats');
    expect(last(table, 'piecesPlaced')).toMatchObject({ seat: 0, field: 'ducats', officer: true, helpers: 0, ducats: 0 });
  });

  it('GRU-21: the officer may join own helpers and helpers the own officer, but never helpers helpers', () => {
    const table = pose(2, { helpers: [4, 2] });
    play(table, 'take:helpers-1', 'field:crown', 'take:officer', 'field:crown');
    play(table, 'take:helpers-1');
    expect(legal(table)).not.toContain('field:crown');
    expect(grunwald.refusals?.(table.state)).toContainEqual({ target: 'crown', reason: { key: 'why.helpersThere' } });
    play(table, 'field:ducats', 'take:helpers-2', 'field:crown');
    play(table, 'take:officer', 'field:crown');
    expect(table.state.helpersOn[FIELD.crown * 4]).toBe(1);
    expect(table.state.officersOn[FIELD.crown * 4]).toBe(1);
    expect(table.state.helpersOn[FIELD.crown * 4 + 1]).toBe(2);
  });

  it('GRU-22: whoever adds pieces keeps the earlier place', () => {
    const table = pose(2);
    play(table, 'take:helpers-1', 'field:crown', 'take:officer', 'field:crown', 'take:officer', 'field:crown');
    expect(table.state.queue[FIELD.crown]).toEqual([0, 1]);
    expect(last(table, 'piecesPlaced').place).toBe(0);
  });

  it('GRU-23: a pass is final, the others go on alone, and without pieces one is out', () => {
    const table = pose(2);
    play(table, 'pass');
    play(table, 'take:helpers-1', 'field:crown', 'take:helpers-1', 'field:ducats');
    expect(asked(table)).toBe(1);
    play(table, 'take:officer', 'field:crown');
    expect(table.state.round).toBe(2);
  });

  it('GRU-24: an owner of five helpers may not place on Helpers', () => {
    const table = pose(2, { helpers: [5, 4] });
    play(table, 'take:officer');
    expect(legal(table)).not.toContain('field:helpers');
    expect(grunwald.refusals?.(table.state)).toContainEqual({ target: 'helpers', reason: { key: 'why.allHelpers' } });
    play(table, 'field:crown', 'take:helpers-4');
    expect(legal(table)).toEqual(['field:crown', 'field:provision', 'field:ducats', 'field:helpers', 'back']);
  });

  it('GRU-25: at most one piece per player among the Teutons', () => {
    const table = pose(2, { round: 4 });
    play(table, 'take:helpers-2');
    expect(legal(table)).not.toContain('field:teutons');
    play(table, 'back', 'take:helpers-1', 'field:teutons', 'pass', 'take:officer');
    expect(legal(table)).not.toContain('field:teutons');
    expect(grunwald.refusals?.(table.state)).toContainEqual({ target: 'teutons', reason: { key: 'why.oneAlready' } });
  });

  it('GRU-26: Provision takes ducats only along with a piece, none is fine, and they add up', () => {
    const table = pose(2, { ducats: [5, 0] });
    play(table, 'take:helpers-1', 'field:provision');
    expect(legal(table)).toEqual(['stake:0', 'stake:1', 'stake:2', 'stake:3', 'stake:4', 'stake:5', 'back']);
    play(table, 'stake:2');
    play(table, 'take:helpers-1', 'field:provision');
    expect(asked(table)).toBe(0);
    play(table, 'take:officer', 'field:provision', 'stake:3');
    expect(table.state.ducatsOn[FIELD.provision * 4]).toBe(5);
    expect(table.state.ducats[0]).toBe(0);
    expect(grunwald.viewFor(table.state, null).fields[FIELD.provision]?.queue[0]?.points).toBe(8);
  });

  it('GRU-27: Mercenaries take exactly one piece with at least one ducat, once', () => {
    const table = pose(2, { ducats: [2, 0] });
    play(table, 'take:helpers-2');
    expect(legal(table)).not.toContain('field:mercenaries');
    play(table, 'back', 'take:helpers-1', 'field:mercenaries');
    expect(legal(table)).toEqual(['stake:1', 'stake:2', 'back']);
    play(table, 'stake:1');
    play(table, 'take:helpers-1');
    expect(legal(table)).not.toContain('field:mercenaries');
    expect(grunwald.refusals?.(table.state)).toContainEqual({ target: 'mercenaries', reason: { key: 'why.noDucats' } });
    play(table, 'field:crown', 'take:officer');
    expect(legal(table)).not.toContain('field:mercenaries');
  });

  it('GRU-12: the Teutons field is closed during the truce', () => {
    for (const [round, open] of [
      [1, false],
      [3, false],
      [4, true],
    ] as const) {
      const table = pose(2, { round });
      play(table, 'take:officer');
      expect(legal(table).includes('field:teutons')).toBe(open);
      expect(table.state.teutons.length).toBe(open ? 2 : 0);
      play(table, 'back');
      passAll(table);
    }
  });
});
