// What screens do: a failure is told until it is no longer true, a replay leads back to the screen as it stood.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bridge, Result } from '../../engine/protocol';
import { ask, leaveReplay, openReplay, setBridge, showProblem } from '../../renderer/app/actions';
import { store } from '../../renderer/app/store';

const FAILED = { ok: false, code: 'updates.failed', message: '' } as const;

// Answers in turn; what is asked beyond them works.
function answer(...results: readonly Result<unknown>[]): void {
  const left = [...results];
  setBridge({ call: async () => left.shift() ?? { ok: true, value: {} } } as unknown as Bridge);
}

beforeEach(() => store.set({ problem: null, furtherProblems: [], table: null, replayFrom: null, screen: { name: 'title' } }));

describe('a problem', () => {
  it('goes when the same thing is asked again and works', async () => {
    answer(FAILED);
    await ask('updates.look', {});
    expect(store.get().problem?.code).toBe('updates.failed');
    await ask('updates.look', {});
    expect(store.get().problem).toBeNull();
  });

  it('stays when something else works, and what came after it is told next', async () => {
    answer(FAILED);
    await ask('updates.look', {});
    await ask('saves.list', {});
    expect(store.get().problem?.code).toBe('updates.failed');
    showProblem('save.full', '');
    await ask('updates.look', {});
    expect(store.get().problem?.code).toBe('save.full');
  });
});

describe('a replay', () => {
  it('leads back to the saves with the list that was left', async () => {
    answer();
    const shown = { game: 'zizka', kind: 'finished', search: 'w', page: 2, file: 'a' } as const;
    store.set({ screen: { name: 'saves' } });
    await openReplay('replay.open', { file: 'a' }, { screen: { name: 'saves', shown } });
    expect(store.get().screen).toEqual({ name: 'table' });
    await leaveReplay();
    expect(store.get().screen).toEqual({ name: 'saves', shown });
  });
});
