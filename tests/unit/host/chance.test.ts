// Numbers for AI threads: the same question gives the same number, another start another one, and no seed goes in.
import { describe, expect, it } from 'vitest';
import { createChance } from '../../../main/host/chance';

describe('numbers for the AI', () => {
  it('are steady within a start and differ between labels and starts', () => {
    const first = createChance();
    const second = createChance();
    expect(first('a/1')).toBe(first('a/1'));
    const labels = Array.from({ length: 200 }, (_, index) => `m/${index}`);
    expect(new Set(labels.map(first)).size).toBeGreaterThan(198);
    expect(labels.filter((label) => first(label) === second(label)).length).toBeLessThan(2);
  });
});
