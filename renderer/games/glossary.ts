// Everything in a game's box in words: cards, symbols and terms, loaded only when somebody looks them up.
import type { GameId } from '../../engine/protocol';
import type { Tip } from '../table/game-table';

export interface GlossaryGroup {
  // Text key of the game: `glossary.<heading>`.
  readonly heading: string;
  readonly entries: readonly Tip[];
}

// A game's words are exported as `glossary` from renderer/games/<id>/glossary.ts.
const modules = import.meta.glob<{ glossary: readonly GlossaryGroup[] }>('./*/glossary.ts');

export async function loadGlossary(game: GameId): Promise<readonly GlossaryGroup[]> {
  return (await modules[`./${game}/glossary.ts`]?.())?.glossary ?? [];
}

/** What the table's own words on hover say of these things, each of them once. */
export function entriesOf(
  kind: string,
  names: readonly string[],
  wordOf: (id: string) => Tip | null,
  icon?: (name: string) => string,
): readonly Tip[] {
  return [...new Set(names)].flatMap((name) => {
    const word = wordOf(kind === '' ? name : `${kind}:${name}`);
    return word === null ? [] : [{ ...(icon === undefined ? {} : { icon: icon(name) }), ...word }];
  });
}
