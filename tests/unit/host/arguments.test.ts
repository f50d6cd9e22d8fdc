// What the command line may say: a save by its path, by its address, and nothing else by mistake.
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../main/host/arguments';

const opened = (...args: string[]) => parseArguments(args, '/home/ann').openFile;

describe('a save on the command line', () => {
  it('is found by its path', () => {
    expect(opened('/saves/a b.gonfalon')).toBe('/saves/a b.gonfalon');
    expect(opened('--toy', 'mine.GONFALON')).toBe('/home/ann/mine.GONFALON');
  });

  it('is found by its address, whatever its name', () => {
    expect(opened('file:///saves/a%20b.gonfalon')).toBe('/saves/a b.gonfalon');
    expect(opened('file:///saves/%C5%BBi%C5%BCka.gonfalon')).toBe('/saves/Żiżka.gonfalon');
    expect(opened('FILE:///saves/x.gonfalon')).toBe('/saves/x.gonfalon');
  });

  it('is not found in what is none', () => {
    for (const arg of [
      'file://elsewhere/saves/x.gonfalon',
      'file:///a%2Fb.gonfalon',
      'file:',
      'https://x/y.gonfalonx',
      'x.txt',
      '--x.gonfalon',
    ])
      expect(opened(arg)).toBeNull();
  });
});
