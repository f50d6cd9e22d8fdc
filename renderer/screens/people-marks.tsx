// Marks of people that several screens show: a level with its rank, a temper.
import { CHARACTERS, LEVELS, type Level, type SeatSpec, type Temper } from '../../engine/protocol';
import type { IconName } from '../art/icons';
import { t } from '../text/i18n';
import { Icon } from '../ui/art';

export const LEVEL_ICONS: Readonly<Record<Level, IconName>> = {
  page: 'feather',
  squire: 'light-helm',
  knight: 'visored-helm',
  hetman: 'flanged-mace',
};

const TEMPER_ICONS: Readonly<Record<Temper, IconName>> = {
  bold: 'charging-bull',
  careful: 'turtle',
  greedy: 'gold-stack',
  sly: 'fox-head',
  vengeful: 'daggers',
  steady: 'anvil',
};

export function TemperChip({ temper }: { readonly temper: Temper }) {
  return (
    <span className={`temper-chip ${temper}`} title={t(`temper.hint.${temper}`)}>
      <Icon name={TEMPER_ICONS[temper]} size={15} colour="#fff4d6" />
      {t(`temper.${temper}`)}
    </span>
  );
}

export function LevelPips({ level }: { readonly level: Level }) {
  const rank = LEVELS.indexOf(level);
  return (
    <span className="level-pips" aria-hidden>
      {LEVELS.map((each, index) => (
        <i key={each} className={index <= rank ? 'full' : ''} />
      ))}
    </span>
  );
}

// Level and temper of an opponent in a few words; nothing for a person.
export function seatNote(seat: SeatSpec): string {
  if (seat.kind === 'human') return '';
  const level = t(`level.${seat.level}`);
  if (seat.character === undefined) return t('common.aiLevel', { level });
  return t('opponents.note', { level, temper: t(`temper.${CHARACTERS[seat.character].temper}`) });
}
