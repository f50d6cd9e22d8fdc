// Dates and progress in words.
import type { Language, SaveInfo } from '../../engine/protocol';
import { t } from '../text/i18n';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL' };
const DAY = 24 * 60 * 60 * 1000;

export function dayInWords(iso: string, language: Language, now: Date = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (date.getTime() >= midnight) return t('when.today');
  if (date.getTime() >= midnight - DAY) return t('when.yesterday');
  const weekday = date.getTime() >= midnight - 6 * DAY;
  const sameYear = date.getFullYear() === now.getFullYear();
  const form: Intl.DateTimeFormatOptions = weekday
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(LOCALES[language], form).format(date);
}

export function timeInWords(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
}

export function progressInWords(progress: SaveInfo['progress']): string {
  const { unit, number, of } = progress;
  return of === undefined ? t(`progress.${unit}`, { number }) : t(`progress.${unit}Of`, { number, of });
}
