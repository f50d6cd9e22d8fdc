// What players read while they play: prompts, decisions and log lines of whole matches, in both languages, have no holes,
// no bare codes and no wrong plurals.
import i18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { DecisionBase, Phrase } from '../../engine/core/decision';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import type { GameId } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';
import { loadGameTexts } from '../../renderer/text/game-texts';

interface Words {
  describeDecision(decision: DecisionBase, view: unknown): Phrase;
  describeEvent(event: { readonly type: string }, view: unknown): Phrase | null;
}

const NAMES = ['Jagna', 'Witold', 'Zawisza', 'Ofka'];
const CODE = /(^|[\s:(,])(Q?[ABG]\d+|[a-z]+[A-Z]\w*|(questA|questB|gate)\d)(?=$|[\s:),.])/;
const WRONG_PLURAL =
  /(^|\s)1 (coins|potions|venoms|points|dice|tokens|helpers|ducats|knights|icons|monety|monet|mikstury|mikstur|trucizny|trucizn|punkty|punktów|dukaty|dukatów|kości)(?=$|[\s,.)])/;

async function textsOf(game: GameId): Promise<i18n> {
  const { en, pl } = await loadGameTexts(game);
  const instance = i18next.createInstance();
  await instance.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: en },
      pl: { translation: pl },
    },
  });
  return instance;
}

function say(texts: i18n, language: string, { key, params = {} }: Phrase): string {
  const t = texts.getFixedT(language);
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') filled[name] = value.replaceAll(/@([^\s,]+)/g, (_, word: string) => t(word));
    else filled[name] = name.startsWith('seat') ? (NAMES[value] ?? '') : value;
  }
  return t(key, filled);
}

describe.each(GAME_IDS)('%s', (id) => {
  it('speaks in whole words', async () => {
    const game = games[id];
    const texts = await textsOf(id);
    const words = (await import(`../../engine/games/${id}/text/phrases.ts`)) as Words;
    const wrong = new Set<string>();
    const check = (phrase: Phrase | null) => {
      if (phrase === null) return;
      for (const language of ['en', 'pl']) {
        const said = say(texts, language, phrase);
        if (/@|\{\{|undefined|NaN/.test(said) || said === phrase.key || CODE.test(said) || WRONG_PLURAL.test(said))
          wrong.add(`${language} ${phrase.key}: ${said}`);
      }
    };
    for (const seats of new Set([game.seatRange.min, game.seatRange.max])) {
      const match = createMatch({ game: id, seats, seed: 5 });
      const rng = makeRng(17);
      for (let count = 0; count < 400 && match.request !== null; count++) {
        const { seat, prompt, decisions } = match.request;
        const view = match.view(seat);
        check(prompt);
        for (const { decision } of decisions) check(words.describeDecision(decision, view));
        const decided = match.decide(decisions[rng.int(decisions.length)]?.key ?? '');
        for (const { event, state } of decided.ok ? decided.value : []) {
          const told = game.redactEvent(event as never, seat);
          if (told !== null) check(words.describeEvent(told, game.viewFor(state as never, seat)));
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
