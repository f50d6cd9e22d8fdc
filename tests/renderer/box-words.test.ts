// The box's own Polish words: names that an earlier program had instead occur nowhere, in no inflection.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts as grunwaldTexts } from '../../engine/games/grunwald/text';
import { texts as leadersTexts } from '../../engine/games/leaders/text';
import { texts as zizkaTexts } from '../../engine/games/zizka/text';

const root = join(import.meta.dirname, '../..');

// Letters of Polish are no word characters to \b, hence the look-around.
const word = (stems: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${stems})[\\p{L}]*`, 'giu');

const OLD: Readonly<Record<string, RegExp>> = {
  // oficer, rycerze zaciężni, obozowisko, pionek, prowiant, potyczka, tor punktacji
  grunwald: word(
    'urzędni|najem|obóz|obozu|obozie|obozach|obozów|figura|figury|figurę|figurą|figurze|figurami|chleb|bitwa wygrana|bitwa przegrana|bitwa toczy|bitwę wygrywa|tor punktów',
  ),
  // rekrutacja, schwytany, wypędzić, oddział, tryb, pasywna, specjalna, postać
  leaders: word(
    'werb|zwerb|pojma|pojmu|pojmij|wygna|wygan|drużyn|wariant|biern|szczególn|okrąż|figura|figury|figurę|figurą|figurami|wódz|wodza|wodzem|wodzowi|wodzów',
  ),
  // drużynnik, werbować, przychylność, zamek i podbój, symbol, pergamin, wariant solo, umiejętność, pula
  zizka: word(
    'członk|członek|zatrudn|werbun|łask|twierdz|ikona|ikony|ikonę|ikon(?!s)|zwój|zwoje|zwoju|jednoosob|odpraw|zdolnoś|zasob|zajrzyj|zagląda',
  ),
};

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe.each(Object.entries(OLD))('%s', (game, old) => {
  it('says what the rulebook says', () => {
    const found = [`engine/games/${game}`, `renderer/games/${game}`].flatMap(filesUnder).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const hits = line.match(old) ?? [];
          // The box writes its leaders with a capital letter.
          const wrong = hits.filter((hit) => !/^W(ódz|odz)/.test(hit));
          return wrong.length === 0 ? [] : [`${file.slice(root.length + 1)}:${index + 1} ${wrong.join(', ')}`];
        }),
    );
    expect(found).toEqual([]);
  });
});

// The bar says "Jagna: …": a prompt with a colon of its own would read like a list of names.
it('no prompt has a second colon', () => {
  const texts = { grunwald: grunwaldTexts, leaders: leadersTexts, zizka: zizkaTexts };
  const found = Object.entries(texts).flatMap(([game, { en, pl }]) =>
    [...Object.entries(en), ...Object.entries(pl)].flatMap(([key, text]) =>
      key.startsWith('prompt.') && text.includes(':') ? [`${game} ${key}: ${text}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
