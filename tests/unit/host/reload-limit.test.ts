// A page that ends is loaded again by itself a few times, not for ever.
import { describe, expect, it } from 'vitest';
import { makeReloadLimit } from '../../../main/electron/reload-limit';

describe('loading a page again', () => {
  it('is done three times a minute', () => {
    const may = makeReloadLimit();
    expect([0, 10, 20, 30, 40].map(may)).toEqual([true, true, true, false, false]);
    expect(may(200_000)).toBe(true);
  });

  it('is not confused by ends that lie far apart', () => {
    const may = makeReloadLimit();
    for (let minute = 0; minute < 20; minute++) expect(may(minute * 61_000)).toBe(true);
  });
});
