// Words that only the table of Na Grunwald! needs, beside the game's own.
import { en } from './text-en';
import { pl } from './text-pl';

export const texts = { en, pl };
