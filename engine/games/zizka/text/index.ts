// The texts of both languages.
import { en } from './en';
import { pl } from './pl';

export const texts = { en, pl };
