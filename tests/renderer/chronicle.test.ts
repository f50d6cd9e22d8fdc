// A match that is opened in its middle can be told again from the last own decision on.
import { describe, expect, it } from 'vitest';
import { Chronicle } from '../../renderer/table/chronicle';
import { makeTable, told } from './support';

const beat = (type: string, entry: number, seat: number) => ({ ...told(type, { at: type }), entry, seat, progress: 1 });

function opened(past: readonly ReturnType<typeof beat>[], viewer: number | null = 0) {
  const chronicle = new Chronicle(null);
  chronicle.receive(makeTable({ entry: 9, viewer, view: { at: 'now' }, past }));
  return chronicle;
}

describe('a match opened in its middle', () => {
  it('has its last turn: the table decided on, the own deed, and each of the others’', () => {
    const past = [beat('a', 5, 1), beat('own', 6, 0), beat('b', 7, 1), beat('c', 7, 1), beat('d', 9, 1)];
    const { recent, hasOthers } = opened(past);
    expect(hasOthers).toBe(true);
    expect(recent.map(({ entry }) => entry)).toEqual([5, 6, 7, 9]);
    expect(recent.map(({ toMove }) => toMove)).toEqual([0, 1, 1, 0]);
    expect(recent.map(({ view }) => (view as { at: string }).at)).toEqual(['a', 'own', 'c', 'now']);
    expect(recent.at(-1)?.beats.map(({ event }) => event.type)).toEqual(['d']);
  });

  it('begins after the oldest entry, which may be told in part, when the own one is too long ago', () => {
    expect(opened([beat('a', 7, 1), beat('b', 8, 1), beat('c', 9, 1)]).recent.map(({ entry }) => entry)).toEqual([7, 8, 9]);
  });

  it('has nothing to tell at its beginning, nor to eyes without a seat', () => {
    expect(opened([]).hasOthers).toBe(false);
    expect(opened([beat('a', 7, 1), beat('b', 8, 1), beat('c', 9, 1)], null).hasOthers).toBe(false);
  });
});
