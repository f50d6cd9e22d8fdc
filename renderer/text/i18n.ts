// Texts in the player's language: the program's own and each game's, changed live with the settings.
import i18next, { type TOptions } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { GameId, Language, Phrase, SeatSpec } from '../../engine/protocol';
import { store } from '../app/store';
import { en } from './en';
import { loadGameTexts } from './game-texts';
import { pl } from './pl';

const APP = 'app';
const texts = i18next.createInstance();
const listeners = new Set<() => void>();
// Grows with every change of language or texts; React listens to it.
let edition = 0;

function announce(): void {
  edition += 1;
  for (const listener of listeners) listener();
}

function chosenLanguage(): Language {
  const { settings, about } = store.get();
  if (settings.language !== 'system') return settings.language;
  return (about?.locale ?? navigator.language).toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

export async function setUpTexts(): Promise<void> {
  await texts.init({
    lng: chosenLanguage(),
    fallbackLng: 'en',
    defaultNS: APP,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { [APP]: en }, pl: { [APP]: pl } },
  });
  document.documentElement.lang = chosenLanguage();
  announce();
}

// Called after every change of the store; cheap unless the language is a new one.
export function followSettings(): void {
  const language = chosenLanguage();
  if (!texts.isInitialized || texts.language === language) return;
  void texts.changeLanguage(language).then(() => {
    document.documentElement.lang = language;
    announce();
  });
}

const loaded = new Map<string, Promise<void>>();

// A game's texts, loaded once and only when something needs them.
export function loadTexts(game: GameId): Promise<void> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = loadGameTexts(game).then((found) => {
    texts.addResourceBundle('en', game, found.en, true, true);
    texts.addResourceBundle('pl', game, found.pl, true, true);
    announce();
  });
  loaded.set(game, loading);
  return loading;
}

export type Params = Readonly<Record<string, string | number>>;

export function t(key: string, params?: Params): string {
  return texts.t(key, { ...params, ns: APP } as TOptions);
}

export function hasText(key: string): boolean {
  return texts.exists(key, { ns: APP });
}

export function gameText(game: GameId, key: string, params?: Params): string {
  return texts.t(key, { ...params, ns: game } as TOptions);
}

export function hasGameText(game: GameId, key: string): boolean {
  return texts.exists(key, { ns: game });
}

// A phrase of a game: words of a value that begin with @ are keys of its texts, seat numbers become names.
export function phrase(game: GameId, { key, params }: Phrase, seats: readonly SeatSpec[]): string {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === 'string') filled[name] = value.replaceAll(/@([^\s,]+)/g, (_, word: string) => gameText(game, word));
    else if (typeof value === 'number' && name.startsWith('seat')) filled[name] = seats[value]?.name ?? String(value + 1);
    else filled[name] = value;
  }
  return gameText(game, key, filled);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Makes a component follow language and texts; gives the program's own `t`.
export function useT(): typeof t {
  useSyncExternalStore(subscribe, () => edition);
  return t;
}

export function useLanguage(): Language {
  useSyncExternalStore(subscribe, () => edition);
  return texts.language === 'pl' ? 'pl' : 'en';
}
