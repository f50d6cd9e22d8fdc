// What a hint's shares say beside each other: which of them cannot be told apart.
import type { Advice } from '../../../engine/protocol';
import { t } from '../../text/i18n';

// Two shares within their common doubt cannot be told apart.
function isLevel(one: Advice, other: Advice): boolean {
  return Math.abs(one.share - other.share) < 2 * Math.hypot(one.spread, other.spread);
}

export function hintNote([first, second, third]: readonly Advice[]): string | null {
  if (first === undefined) return null;
  if (second === undefined) return t('hint.alone');
  const isLevelFirst = isLevel(first, second);
  const isLevelRest = third !== undefined && isLevel(second, third);
  if (isLevelFirst && isLevelRest) return t('hint.levelAll');
  if (isLevelFirst) return t('hint.levelFirst');
  return t(isLevelRest ? 'hint.levelOthers' : 'hint.apart');
}

// Half of the range in which the share lies, in hundredths.
export function doubtOf({ spread }: Advice): number {
  return Math.max(1, Math.round(200 * spread));
}
