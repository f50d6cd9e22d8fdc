// Takes the icons named in renderer/art/*-icons.list out of @iconify-json/game-icons into JSON beside each list.
// Usage: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;

for (const part of ['app-icons', 'game-icons']) {
  const list = new URL(`../renderer/art/${part}.list`, import.meta.url);
  const names = [...new Set(readFileSync(list, 'utf8').split(/\s+/).filter(Boolean))].sort();
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length > 0) {
    console.error(`Not in game-icons: ${missing.join(', ')}`);
    process.exit(1);
  }
  const rows = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(set[name].body)}`);
  writeFileSync(new URL(`../renderer/art/${part}.json`, import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${part}: ${names.length}`);
}
