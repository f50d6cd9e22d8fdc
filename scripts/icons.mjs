// Takes the icons named in renderer/art/*-icons.list and in renderer/games/<game>/icons.list out of
// @iconify-json/game-icons into JSON beside each list. Usage: node scripts/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib.mjs';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;

const games = readdirSync(join(root, 'renderer/games')).map((game) => `renderer/games/${game}/icons`);
const lists = ['renderer/art/app-icons', 'renderer/art/game-icons', ...games];
for (const list of lists.filter((each) => existsSync(join(root, `${each}.list`)))) {
  const names = [
    ...new Set(
      readFileSync(join(root, `${list}.list`), 'utf8')
        .split(/\s+/)
        .filter(Boolean),
    ),
  ].sort();
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length > 0) {
    console.error(`Not in game-icons: ${missing.join(', ')}`);
    process.exit(1);
  }
  const rows = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(set[name].body)}`);
  writeFileSync(join(root, `${list}.json`), `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${list}: ${names.length}`);
}
