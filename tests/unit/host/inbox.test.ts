// Saves that are handed over while the program starts are not lost.
import { describe, expect, it } from 'vitest';
import { makeInbox } from '../../../main/electron/inbox';

describe('the inbox of saves', () => {
  it('gives the first save to the host that starts, once', () => {
    const inbox = makeInbox('/a.gonfalon');
    expect(inbox.take()).toBe('/a.gonfalon');
    expect(inbox.take()).toBeNull();
    expect(makeInbox(null).take()).toBeNull();
  });

  it('keeps what comes while the host is being made, and hands on what comes later', () => {
    const inbox = makeInbox('/a.gonfalon');
    inbox.take();
    inbox.put('/b.gonfalon');
    inbox.put('/c.gonfalon');
    const opened: string[] = [];
    inbox.deliverTo((path) => opened.push(path));
    inbox.put('/d.gonfalon');
    expect(opened).toEqual(['/c.gonfalon', '/d.gonfalon']);
  });
});
