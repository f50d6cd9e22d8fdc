// A problem of the host in the player's words; its own English where there are none.
import { hasText, t } from './i18n';

export function problemInWords(code: string, message: string): string {
  const key = `problem.${code}`;
  return hasText(key) ? t(key, { message }) : message;
}
