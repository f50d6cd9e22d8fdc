// Nothing but the registry and a game's own folders names a game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../engine/registry';
import { filesUnder, root } from './sources';

// As a word of its own in code; comments and the program's words are other tests' concern.
function naming(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\/.*$/gm, '');
  return GAME_IDS.filter((id) => new RegExp(`['"\`/]${id}['"\`/]`).test(code)).map((id) => `${file} names ${id}`);
}

const NEUTRAL = [
  'engine/core',
  'engine/ai',
  'engine/match',
  'main/host',
  'renderer/screens',
  'renderer/app',
  'renderer/ui',
  'renderer/art',
  'renderer/table',
] as const;

describe.each(NEUTRAL)('%s', (folder) => {
  it('names no game', () => {
    expect(filesUnder(folder).flatMap(naming)).toEqual([]);
  });
});
