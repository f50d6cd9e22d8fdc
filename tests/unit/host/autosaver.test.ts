// A match that could not be written is held and tried again until it is; the page hears of both.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SaveBody } from '../../../engine/core/save-format';
import type { Push } from '../../../engine/protocol';
import { type Autosaver, createAutosaver } from '../../../main/host/autosaver';

const log = { info: () => {}, error: () => {}, text: () => '' };
const body = (entries: number) => ({ name: String(entries) }) as SaveBody;
let isFull = false;
let disk: Map<string, string>;
let kept: boolean[];
let pushes: Push[];
let autosaver: Autosaver;

beforeEach(() => {
  isFull = false;
  disk = new Map();
  kept = [];
  pushes = [];
  autosaver = createAutosaver({
    saves: {
      async autosave(match, { name }, keep) {
        await new Promise((done) => setTimeout(done, 1));
        if (isFull) throw new Error('ENOSPC: no space left on device');
        disk.set(match, name);
        kept.push(keep);
      },
    },
    log,
    push: (push) => pushes.push(push),
    retryMillis: 20,
  });
});
afterEach(() => autosaver.close());

describe('an autosave', () => {
  it('that works says nothing', async () => {
    await autosaver.save('a', body(1), false);
    expect([disk.get('a'), pushes, autosaver.isPending]).toEqual(['1', [], false]);
  });

  it('that fails is pending, and done as soon as there is room again, without another decision', async () => {
    isFull = true;
    await autosaver.save('a', body(1), false);
    await autosaver.save('a', body(2), true);
    await autosaver.save('a', body(3), false);
    expect(autosaver.isPending).toBe(true);
    expect(pushes).toContainEqual({ type: 'saving', state: 'pending', message: expect.stringContaining('ENOSPC') });
    isFull = false;
    await expect.poll(() => pushes.at(-1)).toMatchObject({ type: 'saving', state: 'done' });
    // The newest text, with the generation that was due when the first write failed.
    expect([disk.get('a'), kept, autosaver.isPending]).toEqual(['3', [true], false]);
  });

  it('of a match that was left meanwhile is written as well', async () => {
    isFull = true;
    await autosaver.save('a', body(7), false);
    isFull = false;
    await autosaver.save('b', body(1), false);
    expect([...disk]).toEqual([
      ['a', '7'],
      ['b', '1'],
    ]);
  });

  it('never lies over a newer one', async () => {
    isFull = true;
    await autosaver.save('a', body(1), false);
    isFull = false;
    await Promise.all([autosaver.flush(), autosaver.save('a', body(2), false), autosaver.flush()]);
    expect(disk.get('a')).toBe('2');
  });
});
