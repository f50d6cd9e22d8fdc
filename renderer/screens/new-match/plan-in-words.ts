// The prepared match in one line: game, who plays, and what differs from the standard.
import { CHARACTERS, type GameInfo, type SeatSpec } from '../../../engine/protocol';
import { gameName } from '../../games/manifest';
import { rivalOf } from '../../games/rival';
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
      parts.push(`${optionName(info.id, spec.id)}: ${optionValueName(info.id, spec.id, value)}`);
  }
  const table = t('newMatch.planFor', { game: gameName(plan.game), count: plan.seats.length });
  return [t('newMatch.planWho', { table, who: whoPlays(plan) }), ...parts].join(' · ');
}

function whoPlays({ game, seats }: TablePlan): string {
  const names = seats.map(seatInWords);
  const rival = rivalOf(game);
  const [first = '', ...others] = names;
  if (others.length === 0) return rival === null ? first : t('newMatch.soloWith', { name: first, rival: rival.name });
  return t('newMatch.and', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}

function seatInWords(seat: SeatSpec): string {
  const name = seat.name.trim();
  if (seat.kind === 'human') return name;
  const level = t(`level.${seat.level}`);
  const temper = seat.character === undefined ? null : t(`temper.${CHARACTERS[seat.character].temper}`);
  return temper === null ? `${name} (${level})` : t('opponents.seat', { name, temper, level });
}
