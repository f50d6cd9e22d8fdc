// At a table for two there is room to see all twelve opponents: a press seats one opposite.
import { Button as AriaButton } from 'react-aria-components';
import { CHARACTER_IDS, CHARACTERS, type SeatSpec } from '../../../engine/protocol';
import { t } from '../../text/i18n';
import { Face } from '../../ui/face';
import { withCharacter } from './table-plan';

interface FaceShelfProps {
  readonly seats: readonly SeatSpec[];
  readonly onSeats: (seats: readonly SeatSpec[]) => void;
}

export function FaceShelf({ seats, onSeats }: FaceShelfProps) {
  const last = seats.length - 1;
  const opposite = seats[last];
  const chosen = opposite?.kind === 'ai' ? opposite.character : undefined;
  return (
    <fieldset className="face-shelf" aria-label={t('opponents.title')}>
      {CHARACTER_IDS.map((id) => (
        <AriaButton
          key={id}
          className={`shelf-face ${id === chosen ? 'chosen' : ''}`}
          aria-pressed={id === chosen}
          data-character={id}
          onPress={() => onSeats(withCharacter(seats, last, id))}
        >
          <Face character={id} width={56} height={58} />
          <span className="sc">{CHARACTERS[id].name}</span>
          <small className="sa">{t(`level.${CHARACTERS[id].level}`)}</small>
        </AriaButton>
      ))}
    </fieldset>
  );
}
