// Builds what is stale into dist: the renderer with Vite; main, preload, AI worker, browser shell with esbuild.
// `--force` builds everything.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, collect, root } from './lib.mjs';

const dist = join(root, 'dist');

const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  absWorkingDir: root,
  sourcemap: 'linked',
  external: ['electron'],
  logLevel: 'warning',
  legalComments: 'none',
};

const BUNDLES = [
  { entryPoints: ['main/electron/index.ts'], outfile: 'dist/main/index.cjs', format: 'cjs' },
  { entryPoints: ['main/electron/preload.ts'], outfile: 'dist/main/preload.cjs', format: 'cjs', sourcemap: false },
  { entryPoints: ['main/host/ai-worker.ts'], outfile: 'dist/main/ai-worker.cjs', format: 'cjs' },
  { entryPoints: ['main/host/save-worker.ts'], outfile: 'dist/main/save-worker.cjs', format: 'cjs' },
  { entryPoints: ['main/browser/index.ts'], outfile: 'dist/main/browser.cjs', format: 'cjs' },
];

const PARTS = {
  main: {
    sources: ['main', 'engine', 'scripts/build.mjs', 'package.json'],
    made: 'dist/main/index.cjs',
    make: () => makeBundles(BUNDLES),
  },
  renderer: {
    sources: ['renderer', 'engine', 'assets', 'vite.config.ts', 'package.json'],
    made: 'dist/renderer/index.html',
    make: makeRenderer,
  },
};

// Answers true when everything stands.
export async function build({ force = false, only = null } = {}) {
  for (const [name, part] of Object.entries(PARTS)) {
    if (only !== null && !only.includes(name)) continue;
    const stamp = join(dist, `.${name}.stamp`);
    const digest = digestOf(part.sources);
    if (!force && existsSync(join(root, part.made)) && readStamp(stamp) === digest) continue;
    const start = Date.now();
    if (!(await part.make())) return false;
    mkdirSync(dist, { recursive: true });
    writeFileSync(stamp, digest);
    console.log(`built ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  return true;
}

async function makeRenderer() {
  const { code, output } = await collect(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn']);
  if (code !== 0) console.error(output);
  return code === 0;
}

async function makeBundles(bundles) {
  const esbuild = await import('esbuild');
  try {
    const made = await Promise.all(bundles.map((bundle) => esbuild.build({ ...COMMON, ...bundle, metafile: true })));
    if (bundles === BUNDLES) notePackages(made.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

// Whose code is in the bundles of main: what the notices must name. The renderer's is noted by vite.config.ts.
function notePackages(files) {
  const names = files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1] ?? []);
  writeFileSync(join(dist, 'main.packages.json'), JSON.stringify([...new Set(names)].sort()));
}

// Names, sizes and times of all sources: any change, also a removed file, gives another digest.
function digestOf(sources) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const about = statSync(full);
    if (about.isDirectory()) for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
    else hash.update(`${path} ${about.size} ${about.mtimeMs}\n`);
  };
  for (const source of sources) visit(source);
  return hash.digest('hex');
}

function readStamp(stamp) {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const flags = process.argv.slice(2);
  process.exitCode = (await build({ force: flags.includes('--force') })) ? 0 : 1;
}
