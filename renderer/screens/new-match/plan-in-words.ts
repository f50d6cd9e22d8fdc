// The prepared match in one line: game, number of seats, and its first option and what differs from the standard.
import type { GameInfo } from '../../../engine/protocol';
import { gameName } from '../../games/manifest';
import { gameText, hasGameText, t } from '../../text/i18n';
import { isOffered, type OptionValue, type TablePlan } from './table-plan';

export function optionName(game: GameInfo['id'], id: string): string {
  return hasGameText(game, `option.${id}`) ? gameText(game, `option.${id}`) : id;
}

export function optionValueName(game: GameInfo['id'], id: string, value: OptionValue): string {
  const key = `option.${id}.${value}`;
  if (hasGameText(game, key)) return gameText(game, key);
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  return String(value);
}

export function optionNote(game: GameInfo['id'], id: string): string | null {
  for (const ending of ['about', 'note', 'hint']) {
    const key = `option.${id}.${ending}`;
    if (hasGameText(game, key)) return gameText(game, key);
  }
  return null;
}

export function planInWords(plan: TablePlan, info: GameInfo): string {
  const parts: string[] = [];
  for (const spec of info.options) {
    if (!isOffered(spec, plan.seats.length)) continue;
    const value = plan.options[spec.id] ?? spec.standard;
    if (value === true) parts.push(optionName(info.id, spec.id));
    else if (typeof value !== 'boolean' && (value !== spec.standard || spec === info.options[0]))
      parts.push(optionValueName(info.id, spec.id, value));
  }
  const table = t('newMatch.planFor', { game: gameName(plan.game), count: plan.seats.length });
  return [table, ...parts].join(', ');
}
