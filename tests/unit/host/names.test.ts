// A name is never cut inside a character.
import { describe, expect, it } from 'vitest';
import { cutAt, cutAtBytes } from '../../../main/host/names';

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
    const cut = cutAtBytes('ż'.repeat(100), 61);
    expect(Buffer.byteLength(cut)).toBe(60);
    expect(Buffer.byteLength(cutAtBytes('🏰'.repeat(50), 61))).toBe(60);
  });
});
