// End to end on both shells: builds, finds a Chromium and an Electron, runs Playwright, counts.
// What is missing is said in one line and its specs count as skipped. Further arguments go to Playwright.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { printCounts } from './check.mjs';
import { obtainElectron } from './electron.mjs';
import { bin, collect, findBrowser, hasDisplay, installPackages, onPath, readJson, root, run, XVFB } from './lib.mjs';
import { sandboxFlags } from './sandbox.mjs';

const playwright = bin('@playwright/test', 'cli.js');

export async function e2e(args = []) {
  if (!(await build())) return { passed: 0, failed: 1, skipped: 0 };
  const env = { ...process.env };
  const projects = [];
  const missing = [];
  const chromium = await ensureChromium();
  if (chromium === null) missing.push(['browser', 'no Chromium, Chrome or Edge is installed and none could be fetched']);
  else {
    env.GONFALON_CHROMIUM = chromium;
    projects.push('browser');
  }
  const { path: electron, reason } = await obtainElectron();
  const display = displayCommand();
  if (electron === null) missing.push(['electron', `there is no Electron: ${reason}`]);
  else if (display === null) missing.push(['electron', 'there is no display and xvfb-run is not installed']);
  else {
    env.GONFALON_ELECTRON = electron;
    env.GONFALON_ELECTRON_FLAGS = sandboxFlags(electron).join(' ');
    projects.push('electron');
  }
  delete env.ELECTRON_RUN_AS_NODE;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [project, reason] of missing) {
    const specs = await countSpecs(project);
    counts.skipped += specs;
    console.log(`${project} shell: ${specs} specs skipped, ${reason}.`);
  }
  return projects.length === 0 ? counts : runSpecs(projects, args, env, display ?? [], counts);
}

async function runSpecs(projects, args, env, display, counts) {
  const report = join(root, 'test-results/e2e.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const chosen = projects.map((project) => `--project=${project}`);
  const [command, ...rest] = [...display, process.execPath, playwright, 'test', '--reporter=list,json', ...chosen, ...args];
  const code = await run(command, rest, { env });
  const stats = readJson(report)?.stats;
  if (stats === undefined) return { ...counts, failed: counts.failed + 1 };
  counts.passed += stats.expected + stats.flaky;
  if (stats.flaky > 0) console.log(`${stats.flaky} of them passed only when tried again.`);
  counts.failed += stats.unexpected;
  counts.skipped += stats.skipped;
  if (code !== 0 && stats.unexpected === 0) counts.failed++;
  return counts;
}

async function countSpecs(project) {
  const { output } = await collect(process.execPath, [playwright, 'test', '--list', `--project=${project}`]);
  return Number(/Total: (\d+) tests?/.exec(output)?.[1] ?? 0);
}

// An installed browser, else the system's own package, else the one that Playwright can fetch.
async function ensureChromium() {
  if (findBrowser() === null) installPackages(['chromium']);
  const found = findBrowser();
  if (found !== null) return found;
  console.log('fetching a Chromium for the end-to-end tests');
  const { code } = await collect(process.execPath, [playwright, 'install', 'chromium']);
  if (code !== 0) return null;
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

// What to put before the command so that a window has a screen; null when there is none.
function displayCommand() {
  if (hasDisplay()) return [];
  if (onPath('xvfb-run') === null) installPackages(['xvfb']);
  const xvfb = onPath('xvfb-run');
  return xvfb === null ? null : [xvfb, ...XVFB];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const counts = await e2e(process.argv.slice(2));
  printCounts(counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
