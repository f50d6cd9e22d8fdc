// The renderer's bundle: one page without inline scripts, so that both shells can forbid them.
// Mode `scene` swaps the entry for the posed scenes of tests/visual; mode `bench` builds the pages of `npm run bench`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

const OUT: Readonly<Record<string, string>> = { scene: 'dist/scenes', bench: 'dist/bench' };
const BENCH_PAGES = ['bench.html', 'bench-empty.html'].map((page) => resolve(root, 'renderer', page));

function sceneEntry(): Plugin {
  const entry = resolve(root, 'tests/visual/scene-main.ts');
  return {
    name: 'gonfalon-scenes',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.tsx', `/@fs${entry}`) },
    resolveId: (id) => (id === `/@fs${entry}` ? entry : null),
  };
}

// Every browser that runs this reads .woff2; the type's packages bring the older format along as well.
function onlyNewType(): Plugin {
  return {
    name: 'gonfalon-type',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff')) delete bundle[name];
        else if (file.type === 'asset' && name.endsWith('.css'))
          file.source = String(file.source).replace(/,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g, '');
      }
    },
  };
}

// See-through colours of the palette as plain ones. A relative colour that changes into a plain one, as when a button
// lights up, passes through glaring yellow and red in the Chromium of Electron 33: it mixes numbers of different scales.
function plainColours(): Plugin {
  const sheet = readFileSync(resolve(root, 'renderer/styles/palette.css'), 'utf8');
  const palette = new Map([...sheet.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
  return {
    name: 'gonfalon-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      return code.replace(/rgb\(\s*from var\(--([\w-]+)\) r g b \/ ([^)]+?)\s*\)/g, (whole, name: string, alpha: string) => {
        const hex = palette.get(name);
        if (hex === undefined) return whole;
        const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        return `rgb(${red} ${green} ${blue} / ${alpha})`;
      });
    },
  };
}

// Notes whose code is in the bundle, for `npm run package` to compare with the notices.
function notePackages(): Plugin {
  return {
    name: 'gonfalon-packages',
    generateBundle(options, bundle) {
      const names = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .flatMap((id) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules[\\/])/.exec(id)?.[1] ?? []);
      const list = [...new Set(names.map((name) => name.replace('\\', '/')))].sort();
      mkdirSync(dirname(`${options.dir}`), { recursive: true });
      writeFileSync(`${options.dir}.packages.json`, JSON.stringify(list));
    },
  };
}

// What the title needs, in one file: sixteen small ones are fetched more slowly than one.
const START =
  /renderer[\\/](?:app|ui|text|sound|screens[\\/]title)[\\/]|renderer[\\/](?:main|games[\\/](?:[^\\/]+[\\/])?manifest)/;

export default defineConfig(({ mode }) => ({
  root: resolve(root, 'renderer'),
  base: './',
  publicDir: false,
  // Large tables of paths are quicker to read as text than as source.
  json: { stringify: true },
  plugins: [react(), plainColours(), onlyNewType(), notePackages(), ...(mode === 'scene' ? [sceneEntry()] : [])],
  server: { fs: { allow: [root] } },
  build: {
    outDir: resolve(root, OUT[mode] ?? 'dist/renderer'),
    rolldownOptions:
      mode === 'bench' ? { input: BENCH_PAGES } : { output: { codeSplitting: { groups: [{ name: 'start', test: START }] } } },
    emptyOutDir: true,
    target: 'chrome120',
    // Nothing inlined: the content policy then needs no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
}));
