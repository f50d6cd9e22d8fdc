// The layers of docs/architecture.md, enforced: who may import whom, and what the engine may not touch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, importsOf, root } from './sources';

interface Layer {
  readonly folder: string;
  readonly may: (imported: string, file: string) => boolean;
}

const CHARTED = new Set(['engine/core/live-driver.ts', 'engine/core/chart-nodes.ts']);

const LAYERS: readonly Layer[] = [
  {
    folder: 'engine/core',
    may: (imported, file) => {
      if (imported === 'xstate') return CHARTED.has(file);
      if (imported.startsWith('pure-rand')) return file === 'engine/core/rng.ts';
      return imported.startsWith('engine/core') || imported === 'zod';
    },
  },
  {
    folder: 'engine/games',
    may: (imported, file) =>
      imported.startsWith('engine/core') ||
      imported.startsWith(file.split('/').slice(0, 3).join('/')) ||
      // A game's agents use the common kit; the kit knows no game.
      (imported.startsWith('engine/ai/') && /^engine\/games\/[a-z-]+\/ai\//.test(file)),
  },
  { folder: 'engine/ai', may: (imported) => imported.startsWith('engine/core') || imported.startsWith('engine/ai') },
  { folder: 'engine/match', may: (imported) => /^engine\/(core|match|registry)/.test(imported) },
  { folder: 'main/host', may: (imported) => /^(engine|main\/host|node:|zod|ws)/.test(imported) },
  { folder: 'main/cli', may: (imported) => !/^(electron|renderer\/(?!bench|art|text\/readable))/.test(imported) },
  { folder: 'main/browser', may: (imported) => !/^(electron$|renderer)/.test(imported) },
  {
    folder: 'renderer',
    may: (imported) => {
      if (imported.startsWith('main') || imported.startsWith('node:') || imported === 'electron') return false;
      if (!imported.startsWith('engine')) return true;
      // Types of views and texts, and the pure helpers a game declares for showing.
      return (
        imported === 'engine/protocol' ||
        /^engine\/core\/(decision|game-module|seat|agent|invariant)$/.test(imported) ||
        isShown(imported)
      );
    },
  },
];

// What a game shows of itself to the renderer.
function isShown(imported: string): boolean {
  return /^engine\/games\/[a-z-]+\/(view-types|types|text(\/[a-z-]+)?|([a-z]+-)?odds|geometry|data(\/[a-z-]+)*)$/.test(imported);
}

describe.each(LAYERS)('$folder', ({ folder, may }) => {
  it('imports only what its layer may', () => {
    const wrong = filesUnder(folder).flatMap((file) =>
      importsOf(file)
        .filter((imported) => !may(imported, file))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });
});

// art < ui < table < games < screens: what lies lower knows nothing of what lies higher.
const STOREYS = ['art', 'ui', 'table', 'games', 'screens', 'app'];

describe.each(STOREYS.slice(0, 4))('renderer/%s', (storey) => {
  it('imports nothing from the storeys above it', () => {
    const above = STOREYS.slice(STOREYS.indexOf(storey) + 1).map((each) => `renderer/${each}/`);
    const wrong = filesUnder(`renderer/${storey}`).flatMap((file) =>
      importsOf(file)
        .filter((imported) => above.some((folder) => imported.startsWith(folder)))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('engine', () => {
  const BANNED =
    /\b(Math\.random|Date\b(?=[.(])|new Date|setTimeout|setInterval|console\.|process\.|structuredClone|async |await )/;

  it('is synchronous, silent and pure', () => {
    const impure = filesUnder('engine').flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          BANNED.test(line.replace(/\/\/.*$|'[^']*'|"[^"]*"|`[^`]*`/g, '')) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(impure).toEqual([]);
  });

  it('has no game that knows another', () => {
    const crossing = filesUnder('engine/games').flatMap((file) =>
      importsOf(file).filter((imported) => imported.startsWith('engine/games/') && imported.split('/')[2] !== file.split('/')[2]),
    );
    expect(crossing).toEqual([]);
  });
});

// Inside the page, from below to above. What the program knows and does (its store, its questions to the host) lies below
// all that shows it; what puts the screens on the page lies above them.
const PAGE: readonly (readonly [layer: string, files: RegExp])[] = [
  [
    'state',
    /^renderer\/(text\/|sound\/|bridge|app\/(actions|commands|preferences|screen|seed|store|use-answer|use-back|use-games|when)$)/,
  ],
  ['art', /^renderer\/art\//],
  ['ui', /^renderer\/ui\//],
  ['table', /^renderer\/table\//],
  ['games', /^renderer\/games\//],
  ['screens', /^renderer\/screens\//],
  ['app', /^renderer\//],
];

function layerOf(file: string): number {
  return PAGE.findIndex(([, files]) => files.test(file.replace(/\.tsx?$/, '')));
}

describe('renderer', () => {
  it.each(PAGE.map(([layer]) => layer))('%s imports nothing from above it', (layer) => {
    const upward = filesUnder('renderer').flatMap((file) => {
      const own = layerOf(file);
      if (PAGE[own]?.[0] !== layer) return [];
      return importsOf(file)
        .filter((imported) => imported.startsWith('renderer/') && !/\.(css|json)$/.test(imported) && layerOf(imported) > own)
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(upward).toEqual([]);
  });

  it('has no game that knows another', () => {
    const crossing = filesUnder('renderer/games').flatMap((file) => {
      const [, , game] = file.split('/');
      if (file.split('/').length < 4) return [];
      return importsOf(file)
        .filter((imported) => /^(renderer|engine)\/games\/[^/]+\//.test(imported) && imported.split('/')[2] !== game)
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(crossing).toEqual([]);
  });
});

describe('electron', () => {
  it('is imported under main/electron only', () => {
    const outside = [...filesUnder('main'), ...filesUnder('renderer'), ...filesUnder('engine')].filter(
      (file) => !file.startsWith('main/electron/') && importsOf(file).includes('electron'),
    );
    expect(outside).toEqual([]);
  });
});

describe('icons', () => {
  const gameIcons = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'renderer/art/game-icons.json'), 'utf8'))));

  it('that only games draw are asked for by games only, which load them', () => {
    const early = filesUnder('renderer').flatMap((file) => {
      if (/^renderer\/games\/[^/]+\//.test(file) && !file.endsWith('/manifest.ts'))
        return importsOf(file).includes('renderer/art/icons') ? [`${file} imports art/icons`] : [];
      // The same words mean other things where nothing draws icons.
      if (!importsOf(file).some((imported) => /^renderer\/(art\/icons$|ui\/)/.test(imported))) return [];
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/['"`]([a-z0-9-]+)['"`]/g)].flatMap(([, name]) =>
        gameIcons.has(name ?? '') ? [`${file} asks for ${name}`] : [],
      );
    });
    expect(early).toEqual([]);
  });
});
