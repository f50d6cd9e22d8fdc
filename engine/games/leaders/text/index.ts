// The texts of Leaders in both languages, under the same keys.
import { en } from './en';
import { pl } from './pl';

export type TextKey = keyof typeof en;
export const texts = { en, pl };
