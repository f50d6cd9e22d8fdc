// What a hint's shares say beside each other: which of them cannot be told apart.
import type { Advice } from '../../../engine/protocol';
import { t } from '../../text/i18n';

// No share is told more exactly than by a hundredth, so none is surer than that: «48 ± 1» twice is never «clearly the best».
const LEAST_DOUBT = 0.01;

const doubtIn = ({ spread }: Advice): number => Math.max(LEAST_DOUBT, 2 * spread);

// Two shares within their common doubt cannot be told apart.
function isLevel(one: Advice, other: Advice): boolean {
  return Math.abs(one.share - other.share) < Math.hypot(doubtIn(one), doubtIn(other));
}

export function hintNote([first, second, third]: readonly Advice[]): string | null {
  if (first === undefined) return null;
  if (second === undefined) return t('hint.alone');
  const isLevelFirst = isLevel(first, second);
  const isLevelRest = third !== undefined && isLevel(second, third);
  // The second may be too unsure to be told from either, and these lie apart all the same.
  if (isLevelRest && isLevelFirst && isLevel(first, third)) return t('hint.levelAll');
  if (isLevelFirst) return t('hint.levelFirst');
  return t(isLevelRest ? 'hint.levelOthers' : 'hint.apart');
}

// Half of the range in which the share lies, in hundredths.
export function doubtOf(advice: Advice): number {
  return Math.round(100 * doubtIn(advice));
}

// Where nothing that can be counted sets a way apart: how it stands beside the best.
export function plainReason(best: readonly Advice[], index: number): string | null {
  const [advice, other] = [best[index], best[index === 0 ? 1 : 0]];
  if (advice === undefined || other === undefined) return null;
  if (isLevel(advice, other)) return t(index === 0 ? 'hint.even' : 'hint.evenWithFirst');
  return t(index === 0 ? 'hint.better' : 'hint.worse');
}
