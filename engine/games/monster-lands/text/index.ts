// All texts of the game by language, one flat table each.
import { cardTexts } from './cards';
import { en } from './en';
import { lessonTexts } from './lessons-text';
import { logEn, logPl } from './log';
import { pl } from './pl';
import { teachingText } from './teaching';
import { whyEn, whyPl } from './why';

export const texts: { readonly en: Readonly<Record<string, string>>; readonly pl: Readonly<Record<string, string>> } = {
  en: { ...en, ...whyEn, ...logEn, ...cardTexts.en, ...lessonTexts.en, ...teachingText.en },
  pl: { ...pl, ...whyPl, ...logPl, ...cardTexts.pl, ...lessonTexts.pl, ...teachingText.pl },
};
