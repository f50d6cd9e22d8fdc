// The log grows with the events and is cut back by undo.
import { expect, it } from 'vitest';
import { extendLog, lastFixed } from '../../renderer/table/log-lines';
import { makeTable, told } from './support';

it('adds a line per event, cuts them back on undo and starts anew with another match', () => {
  const start = makeTable();
  const first = makeTable({ entry: 1, beats: [told('a'), told('b')] });
  const second = makeTable({ entry: 2, beats: [told('c')] });
  let lines = extendLog([], start, null);
  lines = extendLog(lines, first, start);
  lines = extendLog(lines, second, first);
  expect(lines.map(({ event }) => event.type)).toEqual(['a', 'b', 'c']);
  const undone = makeTable({ entry: 1 });
  lines = extendLog(lines, undone, second);
  expect(lines.map(({ event }) => event.type)).toEqual(['a', 'b']);
  expect(extendLog(lines, makeTable({ match: 'm2' }), undone)).toEqual([]);
});

it('says of every line the turn it was told in, also when the table has gone on to the next', () => {
  const progress = { unit: 'turn', number: 6 } as const;
  const recruited = makeTable({ entry: 1, progress, beats: [{ ...told('recruited'), progress: 5 }, told('turn began')] });
  expect(extendLog([], recruited, makeTable()).map((line) => line.progress)).toEqual([5, 6]);
});

it('does not repeat the events of a table that is sent again', () => {
  const first = makeTable({ entry: 1, beats: [told('a')] });
  const lines = extendLog([], first, makeTable());
  expect(extendLog(lines, first, first)).toBe(lines);
});

it('begins with what was told before the page opened, and goes on from there', () => {
  const past = [
    { ...told('a'), entry: 6, seat: 0, progress: 2 },
    { ...told('b'), entry: 7, seat: 1, progress: 3 },
  ];
  const opened = makeTable({ entry: 7, past, canUndo: true });
  const lines = extendLog([], opened, null);
  expect(lines.map(({ event, entry, progress, isLoose }) => [event.type, entry, progress, isLoose])).toEqual([
    ['a', 6, 2, false],
    ['b', 7, 3, true],
  ]);
  const next = extendLog(lines, makeTable({ entry: 8, beats: [told('c')] }), opened);
  expect(next.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('knows the line under which undo stops', () => {
  const start = makeTable();
  const rolled = makeTable({ entry: 1, beats: [told('rolled')], canUndo: false });
  const moved = makeTable({ entry: 2, beats: [told('moved'), told('looked')], canUndo: true });
  const fixed = extendLog([], rolled, start);
  const loose = extendLog(fixed, moved, rolled);
  expect(lastFixed(fixed, false)).toBeNull();
  expect(loose.find((line) => line.id === lastFixed(loose, true))?.event.type).toBe('rolled');
  // The opponent's turn came: nothing can be taken back any more.
  expect(lastFixed(loose, false)).toBeNull();
});
