// The texts of every game in a language of choice, without a page.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Language, STANDARD_SETTINGS } from '../../engine/protocol';
import { GAME_IDS } from '../../engine/registry';
import { store } from '../../renderer/app/store';
import { followSettings, loadTexts, setUpTexts } from '../../renderer/text/i18n';

// The texts tell the page its language.
const page = { documentElement: { lang: '' } };
// Files share their worker and its texts: set up anew these would be empty, since a game's are loaded once only.
let ready: Promise<unknown> | null = null;

async function setUp(): Promise<void> {
  await setUpTexts();
  await Promise.all(GAME_IDS.map(loadTexts));
}

/** To be called once by a file of tests; answers how to choose a language. */
export function speaking(): (language: Language) => Promise<void> {
  beforeAll(async () => {
    Object.assign(globalThis, { document: page });
    ready ??= setUp();
    await ready;
  });
  // What comes later must not take Node for a page.
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });
  return async (language) => {
    store.set({ settings: { ...STANDARD_SETTINGS, language } });
    followSettings();
    await expect.poll(() => page.documentElement.lang).toBe(language);
  };
}
