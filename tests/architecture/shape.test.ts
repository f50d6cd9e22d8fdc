// The games have the same shape: the same file for the same job, the same names for the same types.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../engine/registry';
import { filesUnder, root } from './sources';

// What every game has in engine/games/<id>; a job that fills several files has a folder of that name instead.
const ENGINE = [
  'README.md',
  'clone.ts',
  'decisions.ts',
  'determinize.ts',
  'effects/index.ts',
  'flow.ts',
  'index.ts',
  'invariants.ts',
  'lessons/index.ts',
  'notation.ts',
  'phases.ts',
  'requests.ts',
  'scoring.ts',
  'setup.ts',
  'snapshot.ts',
  'text/en.ts',
  'text/index.ts',
  'text/phrases.ts',
  'text/pl.ts',
  'text/rule-titles.ts',
  'text/rules.ts',
  'text/turn.ts',
  'types.ts',
  'view-types.ts',
  'view.ts',
  'weigh-event.ts',
] as const;

// What every game has in renderer/games/<id>.
const RENDERER = ['cues.ts', 'glossary.ts', 'index.ts', 'manifest.ts', 'rule-figures.ts'] as const;

// What stands in one file wherever a game has it.
const ONLY_IN = [
  { job: 'compiles its chart', text: /\bcompileKernel\(/, file: 'kernel.ts' },
  { job: 'lists why not', text: /export (?:function|const) refusals\b/, file: 'refusals' },
  { job: 'says who is asked', text: /export (?:function|const) requestFor\b/, file: 'requests.ts' },
] as const;

const TYPES = { 'types.ts': ['State', 'Decision', 'Options'], 'view-types.ts': ['View', 'Event'] } as const;

const stands = (file: string) => existsSync(join(root, file)) || existsSync(join(root, file.replace(/\.ts$/, '')));

describe.each(GAME_IDS)('%s', (id) => {
  const engine = `engine/games/${id}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  it('has every file of the shape', () => {
    const wanted = [...ENGINE.map((file) => `${engine}/${file}`), ...RENDERER.map((file) => `renderer/games/${id}/${file}`)];
    expect(wanted.filter((file) => !stands(file))).toEqual([]);
  });

  it('names its types as all do', () => {
    for (const [file, names] of Object.entries(TYPES)) {
      const text = read(`${engine}/${file}`);
      expect(
        names.filter((name) => !new RegExp(`export (?:interface|type) (?:${name}\\b|\\{[^}]*\\b${name}\\b)`).test(text)),
      ).toEqual([]);
    }
  });

  it.each(ONLY_IN)('$job in $file only', ({ text, file }) => {
    const found = filesUnder(engine).filter((each) => text.test(read(each)));
    expect(found.filter((each) => !each.startsWith(`${engine}/${file}`))).toEqual([]);
  });
});
