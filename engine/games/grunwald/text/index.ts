// Both languages of the game, with the same keys.
import { en } from './en';
import { pl } from './pl';

export const texts: { readonly en: Readonly<Record<string, string>>; readonly pl: Readonly<Record<string, string>> } = { en, pl };
