// Everything in a game's box in words: cards, symbols and terms, loaded only when somebody looks them up.
import type { GameId } from '../../engine/protocol';
import type { Tip } from './game-table';

export interface GlossaryGroup {
  // Text key of the program: `glossary.<heading>`.
  readonly heading: string;
  readonly entries: readonly Tip[];
}

// A game's words are exported as `glossary` from renderer/games/<id>/glossary.ts.
const modules = import.meta.glob<{ glossary: readonly GlossaryGroup[] }>('./*/glossary.ts');

export async function loadGlossary(game: GameId): Promise<readonly GlossaryGroup[]> {
  return (await modules[`./${game}/glossary.ts`]?.())?.glossary ?? [];
}

/** Entries whose title and text are keys made of the same names. */
export function entriesOf(
  names: readonly string[],
  keys: (name: string) => readonly [title: string, text: string],
  icon?: (name: string) => string,
): readonly Tip[] {
  return [...new Set(names)].map((name) => {
    const [title, text] = keys(name);
    return { title: { key: title }, text: { key: text }, ...(icon === undefined ? {} : { icon: icon(name) }) };
  });
}
