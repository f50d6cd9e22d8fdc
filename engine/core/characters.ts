// The twelve opponents with a name: each is a level and a temper, three of a level and two of a temper. How they look
// and what is told of them stands in the renderer.
import type { Level, Temper } from './agent';

export const CHARACTER_IDS = [
  'hanka',
  'vojtech',
  'dobroslawa',
  'ulrike',
  'matous',
  'jurgis',
  'balint',
  'rasa',
  'ilona',
  'reinhold',
  'sidonie',
  'bogumil',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  // A proper name, the same in every language: the first is what the table calls them.
  readonly name: string;
  readonly surname: string;
  readonly level: Level;
  readonly temper: Temper;
}

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  hanka: { name: 'Hanka', surname: 'Rzepka', level: 'page', temper: 'bold' },
  vojtech: { name: 'Vojtěch', surname: 'Klas', level: 'page', temper: 'careful' },
  dobroslawa: { name: 'Dobrosława', surname: 'Kania', level: 'page', temper: 'steady' },
  ulrike: { name: 'Ulrike', surname: 'Salzer', level: 'squire', temper: 'greedy' },
  matous: { name: 'Matouš', surname: 'Havran', level: 'squire', temper: 'sly' },
  jurgis: { name: 'Jurgis', surname: 'Vilkas', level: 'squire', temper: 'vengeful' },
  balint: { name: 'Bálint', surname: 'Szarvas', level: 'knight', temper: 'bold' },
  rasa: { name: 'Rasa', surname: 'Gintautė', level: 'knight', temper: 'greedy' },
  ilona: { name: 'Ilona', surname: 'Tarján', level: 'knight', temper: 'vengeful' },
  reinhold: { name: 'Reinhold', surname: 'Krantz', level: 'hetman', temper: 'careful' },
  sidonie: { name: 'Sidonie', surname: 'Lišková', level: 'hetman', temper: 'sly' },
  bogumil: { name: 'Bogumił', surname: 'Turzyca', level: 'hetman', temper: 'steady' },
};

export const fullName = (id: CharacterId): string => `${CHARACTERS[id].name} ${CHARACTERS[id].surname}`;
