// Types, lint with format, and all fast tests; ends with one counted line.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, collect, readJson, root, run } from './lib.mjs';

// Answers { passed, failed, skipped }; types and lint count as one each.
export async function check() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const steps = [
    ['types', join(root, 'scripts/types.mjs'), []],
    ['lint', bin('@biomejs/biome', 'bin/biome'), ['check', '--max-diagnostics=50']],
  ];
  const results = await Promise.all(steps.map(([, script, args]) => collect(process.execPath, [script, ...args])));
  for (const [index, [name]] of steps.entries()) {
    const { code, output } = results[index];
    if (code === 0) counts.passed++;
    else counts.failed++;
    console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code !== 0) console.error(output);
  }
  return addTests(counts);
}

async function addTests(counts) {
  const report = join(root, 'test-results/vitest.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const code = await run(process.execPath, [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const tests = readJson(report);
  if (tests === null) return { ...counts, failed: counts.failed + 1 };
  counts.passed += tests.numPassedTests;
  counts.failed += tests.numFailedTests;
  counts.skipped += tests.numPendingTests + tests.numTodoTests;
  // A file that does not even load has no failed test of its own.
  if (code !== 0 && tests.numFailedTests === 0) counts.failed++;
  return counts;
}

export function printCounts({ passed, failed, skipped }) {
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const counts = await check();
  printCounts(counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
