// Prints what CHANGELOG.md says of a version. `node scripts/release/notes.mjs v1.2.3` also checks that the tag is the version
// of package.json; `--news` prints the two languages as JSON for the signed news (the Polish part stands under "### Po polsku").
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root } from '../lib.mjs';

// Answers { en, pl } or null where the version is not told of.
export function notesOf(changelog, version) {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((each) => each.replace(/^\[/, '').startsWith(version));
  if (part === undefined) return null;
  const [en, pl] = part.slice(part.indexOf('\n') + 1).split(/^### Po polsku$/m);
  return { en: en.trim(), pl: (pl ?? en).trim() };
}

function main([tag = '', flag]) {
  const { version } = readJson(join(root, 'package.json'));
  if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not v${version}, the version of package.json`);
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) throw new Error(`CHANGELOG.md tells nothing of ${version}`);
  console.log(flag === '--news' ? JSON.stringify(notes) : `${notes.en}\n\n### Po polsku\n\n${notes.pl}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
