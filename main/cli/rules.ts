// npm run rules: every rule id that no test names, per game; exits non-zero if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../engine/registry';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Titles of tests: it('LDR-42: …'), also several ids in one title and ranges "MON-3 to MON-5" spelt out.
function namedIds(): ReadonlySet<string> {
  const named = new Set<string>();
  for (const file of testFiles(join(root, 'tests'))) {
    const text = readFileSync(file, 'utf8');
    for (const [title] of text.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\s*(?:\([^()]*\))?\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1/g))
      for (const id of title.match(/\b[A-Z]+-\d+[a-z]?\b/g) ?? []) named.add(id);
  }
  return named;
}

function testFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const named = namedIds();
let missing = 0;
for (const [game, { rules }] of Object.entries(games)) {
  const ids = rules.map((rule) => rule.id);
  const unnamed = ids.filter((id) => !named.has(id));
  missing += unnamed.length;
  if (ids.length === 0) missing++;
  console.log(`${game}: ${ids.length - unnamed.length} of ${ids.length} rules are named by a test`);
  if (unnamed.length > 0) console.log(`  missing: ${unnamed.join(' ')}`);
}
process.exitCode = missing === 0 ? 0 : 1;
