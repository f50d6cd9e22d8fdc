// The presenter plays events in order, can be skipped and paused, and ends on the true state whatever happens.
import { describe, expect, it } from 'vitest';
import type { PlayContext } from '../../renderer/table/game-table';
import { cue, type Motion, pause, sequence, tween } from '../../renderer/table/motion';
import { Presenter } from '../../renderer/table/presenter';
import { HandClock, HandTimers, makeBoard, makeContext, makeTable, told } from './support';

function setUp(play: (event: { readonly type: string }, context: PlayContext<unknown>) => Motion | null, speed = 1, rest = 0) {
  const clock = new HandClock();
  const timers = new HandTimers();
  const board = makeBoard(play);
  const problems: unknown[] = [];
  let changes = 0;
  const presenter = new Presenter({
    board,
    clock,
    timers,
    context: makeContext,
    speed: () => speed,
    rest: () => rest,
    changed: () => {
      changes += 1;
    },
    reportProblem: (error) => problems.push(error),
  });
  presenter.receive(makeTable());
  return { clock, timers, board, presenter, problems, changes: () => changes };
}

const first = makeTable({ entry: 1, view: { at: 1 }, beats: [told('walked'), told('struck')] });
const second = makeTable({ entry: 2, view: { at: 2 }, beats: [told('drew')] });

describe('presenter', () => {
  it('shows the first table at once', () => {
    const { board, presenter } = setUp(() => pause(100));
    expect(board.seen).toEqual(['show {"at":0}']);
    expect(presenter.isSettled).toBe(true);
  });

  it('plays the events of every table in order and shows each truth after them', () => {
    const { board, presenter, clock } = setUp(() => pause(100));
    presenter.receive(first);
    presenter.receive(second);
    expect(presenter.isSettled).toBe(false);
    expect(presenter.playing?.event.type).toBe('walked');
    for (let frame = 0; frame < 6; frame += 1) clock.tick(50);
    expect(board.seen.slice(1)).toEqual(['play walked', 'play struck', 'show {"at":1}', 'play drew', 'show {"at":2}']);
    expect(presenter.isSettled).toBe(true);
    expect(presenter.playing).toBeNull();
    expect(clock.isIdle).toBe(true);
  });

  it('reaches the last frame of a motion even when the frames are long', () => {
    const seen: number[] = [];
    const { presenter, clock } = setUp(() => tween(100, (progress) => seen.push(progress)));
    presenter.receive(second);
    clock.tick(70);
    clock.tick(1000);
    expect(seen.at(-1)).toBe(1);
  });

  it('jumps to the truth at speed 0 without asking for any motion', () => {
    const { board, presenter } = setUp(() => pause(100), 0);
    presenter.receive(first);
    expect(board.seen.slice(1)).toEqual(['show {"at":1}']);
    expect(presenter.isSettled).toBe(true);
  });

  it('plays twice as fast at speed 2', () => {
    const { presenter, clock } = setUp(() => pause(100), 2);
    presenter.receive(second);
    clock.tick(50);
    expect(presenter.isSettled).toBe(true);
  });

  it('rests between two tables that move something, and not after the last', () => {
    const { board, presenter, clock } = setUp(() => pause(100), 1, 300);
    presenter.receive(second);
    presenter.receive(makeTable({ entry: 3, view: { at: 3 }, beats: [told('drew')] }));
    clock.tick(100);
    expect(board.seen.at(-1)).toBe('show {"at":2}');
    // What arrives meanwhile waits too.
    presenter.receive(makeTable({ entry: 4, view: { at: 4 }, beats: [] }));
    clock.tick(200);
    expect(board.seen.at(-1)).toBe('show {"at":2}');
    clock.tick(100);
    expect(board.seen.at(-1)).toBe('play drew');
    clock.tick(100);
    clock.tick(300);
    expect(board.seen.at(-1)).toBe('show {"at":4}');
    expect(presenter.isSettled).toBe(true);
    expect(clock.isIdle).toBe(true);
  });

  it('hushes the beat that is playing when its motion says so, and no later one', () => {
    const hushes: (() => void)[] = [];
    const { presenter, clock } = setUp((_event, { hush }) => {
      hushes.push(hush);
      return sequence(pause(50), cue(hush), pause(50));
    });
    presenter.receive(first);
    clock.tick(40);
    expect(presenter.playing?.isHushed).toBe(false);
    clock.tick(20);
    expect(presenter.playing).toMatchObject({ event: { type: 'walked' }, isHushed: true });
    clock.tick(50);
    hushes[0]?.();
    expect(presenter.playing).toMatchObject({ event: { type: 'struck' }, isHushed: false });
  });

  it('says which view lies on the table: the one before until everything has arrived, then the one after', () => {
    const { presenter, clock } = setUp((_event, { arrived }) => sequence(pause(50), cue(arrived), pause(50)));
    presenter.receive(second);
    const { before, after } = presenter.playing ?? {};
    expect(before).not.toEqual(after);
    clock.tick(40);
    expect(presenter.playing?.now).toBe(before);
    clock.tick(20);
    expect(presenter.playing).toMatchObject({ event: { type: 'drew' } });
    expect(presenter.playing?.now).toBe(after);
  });

  it('tells what dice come to when they have landed', () => {
    const { presenter, clock } = setUp((_event, { landed }) => ({
      ...sequence(pause(50), cue(landed), pause(50)),
      throws: true,
    }));
    presenter.receive(first);
    expect(presenter.playing?.isRolling).toBe(true);
    clock.tick(60);
    expect(presenter.playing).toMatchObject({ event: { type: 'walked' }, isRolling: false });
    clock.tick(60);
    expect(presenter.playing).toMatchObject({ event: { type: 'struck' }, isRolling: true });
  });

  it('skips everything that moves or waits', () => {
    const { board, presenter, clock } = setUp(() => pause(100));
    presenter.receive(first);
    presenter.receive(second);
    presenter.skip();
    expect(board.seen.at(-1)).toBe('show {"at":2}');
    expect(presenter.shown).toBe(second);
    expect(clock.isIdle).toBe(true);
  });

  it('stands still while paused and goes on after it', () => {
    const { presenter, clock, timers } = setUp(() => pause(100));
    presenter.receive(second);
    presenter.pause();
    clock.tick(500);
    timers.fire();
    expect(presenter.isSettled).toBe(false);
    presenter.resume();
    clock.tick(100);
    expect(presenter.isSettled).toBe(true);
  });

  it('is no longer paused after a skip', () => {
    const { presenter, clock } = setUp(() => pause(100));
    presenter.receive(first);
    presenter.pause();
    presenter.skip();
    presenter.receive(second);
    clock.tick(100);
    expect(presenter.shown).toBe(second);
    expect(presenter.isSettled).toBe(true);
  });

  it('settles on the truth when the board cannot make a motion', () => {
    const { board, presenter, problems } = setUp(() => {
      throw new Error('no such piece');
    });
    presenter.receive(first);
    expect(board.seen.at(-1)).toBe('show {"at":1}');
    expect(presenter.isSettled).toBe(true);
    expect(problems).toHaveLength(1);
  });

  it('settles on the truth when a motion breaks half way', () => {
    const { board, presenter, clock, problems } = setUp(() =>
      tween(100, (progress) => {
        if (progress > 0.5) throw new Error('broken');
      }),
    );
    presenter.receive(first);
    clock.tick(40);
    clock.tick(40);
    expect(board.seen.at(-1)).toBe('show {"at":1}');
    expect(problems).toHaveLength(1);
    expect(clock.isIdle).toBe(true);
  });

  it('ends a motion from outside when the clock stands still', () => {
    const { presenter, timers } = setUp(() => pause(100));
    presenter.receive(second);
    timers.fire();
    expect(presenter.isSettled).toBe(true);
    expect(timers.waiting.size).toBe(0);
  });

  it('shows a step back at once and drops what waited', () => {
    const { board, presenter } = setUp(() => pause(100));
    presenter.receive(first);
    presenter.receive(second);
    presenter.receive(makeTable({ entry: 1, view: { at: 1 } }));
    expect(board.seen.at(-1)).toBe('show {"at":1}');
    expect(presenter.isSettled).toBe(true);
  });

  it('plays a step back from a table at rest backwards, twice as fast, and ends on the truth', () => {
    const { board, presenter, clock } = setUp(() => pause(100));
    const rewound: unknown[] = [];
    board.rewind = (view) => {
      rewound.push(view);
      return pause(200);
    };
    presenter.receive(second);
    clock.tick(100);
    presenter.receive(makeTable({ entry: 1, view: { at: 1 } }));
    expect(rewound).toEqual([{ at: 1 }]);
    expect(presenter.isSettled).toBe(false);
    clock.tick(100);
    expect(board.seen.at(-1)).toBe('show {"at":1}');
    expect(presenter.isSettled).toBe(true);
  });

  it('shows a leap back at once', () => {
    const { board, presenter } = setUp(() => pause(100), 0);
    board.rewind = () => pause(200);
    presenter.receive(makeTable({ entry: 60, view: { at: 60 } }));
    presenter.receive(makeTable({ entry: 2, view: { at: 2 } }));
    expect(board.seen.at(-1)).toBe('show {"at":2}');
    expect(presenter.isSettled).toBe(true);
  });

  it('plays what has been shown once more and ends where it was', () => {
    const { board, presenter, clock } = setUp(() => pause(100));
    presenter.receive(first);
    presenter.receive(second);
    for (let frame = 0; frame < 8; frame += 1) clock.tick(50);
    board.seen.splice(0);
    presenter.recap([makeTable(), first, second]);
    expect(presenter.isSettled).toBe(false);
    for (let frame = 0; frame < 8; frame += 1) clock.tick(50);
    expect(board.seen).toEqual(['show {"at":0}', 'play walked', 'play struck', 'show {"at":1}', 'play drew', 'show {"at":2}']);
    expect(presenter.shown).toBe(second);
  });

  it('plays everything that several opponents do in a row, and jumps only when the table runs away', () => {
    const { presenter } = setUp(() => pause(100));
    const receive = (entry: number) => presenter.receive(makeTable({ entry, view: { at: entry }, beats: [told('e')] }));
    for (let entry = 1; entry <= 100; entry += 1) receive(entry);
    expect(presenter.shown?.entry).toBe(0);
    for (let entry = 101; entry <= 500; entry += 1) receive(entry);
    expect(presenter.shown?.entry).toBeGreaterThan(400);
  });
});
