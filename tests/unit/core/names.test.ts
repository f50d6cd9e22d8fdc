// A name is never cut inside a character.
import { describe, expect, it } from 'vitest';
import { cutAt, cutWhere } from '../../../engine/core/names';

describe('cutting a name', () => {
  it('leaves short ones as they are', () => {
    expect(cutAt(' Jagna ', 40)).toBe('Jagna');
  });

  it.each([
    ['🏰', 2],
    ['👨‍👩‍👧', 8],
    ['e\u0301', 2],
    ['🇵🇱', 4],
  ])('%s stays whole or goes whole', (character, units) => {
    for (let most = 1; most < 40; most++) {
      const cut = cutAt(character.repeat(20), most);
      expect(cut.length % units).toBe(0);
      expect(cut).toBe(character.repeat(cut.length / units));
    }
  });

  it('counts bytes where a file name counts them', () => {
    const cut = cutWhere('ż'.repeat(100), 61, Buffer.byteLength);
    expect(Buffer.byteLength(cut)).toBe(60);
    expect(Buffer.byteLength(cutWhere('🏰'.repeat(50), 61, Buffer.byteLength))).toBe(60);
  });
});
