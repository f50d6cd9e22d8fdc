// Finds each game's own texts and rules, loaded only when a screen needs them.
import type { GameId, RuleText } from '../../engine/protocol';

export interface GameTexts {
  readonly en: Readonly<Record<string, string>>;
  readonly pl: Readonly<Record<string, string>>;
}

const textModules = import.meta.glob<{ texts: GameTexts }>('../../engine/games/*/text/index.ts');
// Words that only a game's table needs, beside the game's own.
const tableModules = import.meta.glob<{ texts: GameTexts }>('../games/*/text.ts');
const ruleModules = import.meta.glob<{ rules: readonly RuleText[] }>('../../engine/games/*/text/rules.ts');
type RuleTitles = Readonly<Record<string, readonly [en: string, pl: string]>>;
const titleModules = import.meta.glob<{ ruleTitles: RuleTitles }>('../../engine/games/*/text/rule-titles.ts');
const NOTHING: GameTexts = { en: {}, pl: {} };

export async function loadGameTexts(game: GameId): Promise<GameTexts> {
  const own = await textModules[`../../engine/games/${game}/text/index.ts`]?.();
  const table = await tableModules[`../games/${game}/text.ts`]?.();
  const { en, pl } = own?.texts ?? NOTHING;
  return { en: { ...en, ...table?.texts.en }, pl: { ...pl, ...table?.texts.pl } };
}

export async function loadRules(game: GameId): Promise<readonly RuleText[]> {
  const load = ruleModules[`../../engine/games/${game}/text/rules.ts`];
  return load === undefined ? [] : (await load()).rules;
}

// Short titles of the rules that do not begin with a name.
export async function loadRuleTitles(game: GameId): Promise<RuleTitles> {
  const load = titleModules[`../../engine/games/${game}/text/rule-titles.ts`];
  return load === undefined ? {} : (await load()).ruleTitles;
}
