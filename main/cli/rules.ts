// npm run rules: every rule id that no test names, per game; exits non-zero if there is one.
// The ids come from the rule files beside the repository, else from the game's own README.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '../../engine/core/game-module';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PREFIXES: Readonly<Record<GameId, string>> = { leaders: 'LDR', grunwald: 'GRU', zizka: 'ZIZ', 'monster-lands': 'MON' };

function idsOf(game: GameId): readonly string[] {
  const prefix = PREFIXES[game];
  const shared = join(root, '..', 'shared', 'rules', `${game}.md`);
  // A definition: "- **LDR-1** …" in the rule file, any mention in the digest.
  if (existsSync(shared))
    return unique(readFileSync(shared, 'utf8').match(new RegExp(`(?<=\\*\\*)${prefix}-\\d+[a-z]?\\b`, 'g')) ?? []);
  const digest = join(root, 'engine', 'games', game, 'README.md');
  return existsSync(digest)
    ? unique(readFileSync(digest, 'utf8').match(new RegExp(`\\b${prefix}-\\d+[a-z]?\\b`, 'g')) ?? [])
    : [];
}

// Titles of tests: it('LDR-42: …'), also several ids in one title and ranges "MON-3 to MON-5" spelt out.
function namedIds(): ReadonlySet<string> {
  const named = new Set<string>();
  for (const file of testFiles(join(root, 'tests'))) {
    const text = readFileSync(file, 'utf8');
    for (const [title] of text.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\s*(?:\([^()]*\))?\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1/g))
      for (const id of title.match(/\b(?:LDR|GRU|ZIZ|MON)-\d+[a-z]?\b/g) ?? []) named.add(id);
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

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort((left, right) => Number(left.replace(/\D/g, '')) - Number(right.replace(/\D/g, '')));
}

const named = namedIds();
let missing = 0;
for (const game of GAME_IDS) {
  const ids = idsOf(game);
  const unnamed = ids.filter((id) => !named.has(id));
  missing += unnamed.length;
  if (ids.length === 0) missing++;
  console.log(`${game}: ${ids.length - unnamed.length} of ${ids.length} rules are named by a test`);
  if (unnamed.length > 0) console.log(`  missing: ${unnamed.join(' ')}`);
}
process.exitCode = missing === 0 ? 0 : 1;
