// What the command line may say: a save by its path, by its address, and nothing else by mistake.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../main/host/arguments';

const opened = (...args: string[]) => parseArguments(args, '/home/ann').openFile;

describe('a save on the command line', () => {
  it('is found by its path', () => {
    expect(opened('/saves/a b.gonfalon')).toBe(resolve('/saves/a b.gonfalon'));
    expect(opened('--toy', 'mine.GONFALON')).toBe(resolve('/home/ann/mine.GONFALON'));
  });

  it('is found by its address, whatever its name', () => {
    for (const name of ['a b', 'Żiżka', '100 % #1', "Ann's"]) {
      const path = resolve(`/saves/${name}.gonfalon`);
      const { href } = pathToFileURL(path);
      expect(href).toMatch(/^file:\/\/\/\S+$/);
      expect(opened(href)).toBe(path);
      expect(opened(href.replace('file:', 'FILE:'))).toBe(path);
    }
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
