// The twelve opponents in small, to choose one for a seat; who sits at the table already is marked.
import { Button as AriaButton } from 'react-aria-components';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, LEVELS, type SeatSpec } from '../../../engine/protocol';
import { go } from '../../app/actions';
import { t } from '../../text/i18n';
import { Icon } from '../../ui/art';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Face } from '../../ui/face';
import { LEVEL_ICONS, TemperChip } from '../people-marks';

interface InviteDialogProps {
  readonly seats: readonly SeatSpec[];
  readonly onChoose: (character: CharacterId) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ seats, onChoose, onClose }: InviteDialogProps) {
  const isHere = (id: CharacterId) => seats.some((seat) => seat.kind === 'ai' && seat.character === id);
  return (
    <Dialog title={t('newMatch.inviteTitle')} width={980} height={470} onClose={onClose}>
      <div className="invite-grid">
        {LEVELS.map((level) => (
          <div key={level} className="invite-level">
            <span className="row sc">
              <Icon name={LEVEL_ICONS[level]} size={17} colour="#4a361e" />
              {t(`level.${level}`)}
            </span>
            {CHARACTER_IDS.filter((id) => CHARACTERS[id].level === level).map((id) => (
              <AriaButton
                key={id}
                className={`invite-one ${isHere(id) ? 'here' : ''}`}
                isDisabled={isHere(id)}
                data-character={id}
                onPress={() => onChoose(id)}
              >
                <Face character={id} width={72} />
                <span>
                  <span className="gg">
                    {CHARACTERS[id].name}
                    <br />
                    {CHARACTERS[id].surname}
                  </span>
                  <TemperChip temper={CHARACTERS[id].temper} />
                </span>
              </AriaButton>
            ))}
          </div>
        ))}
      </div>
      <div className="dialog-buttons">
        <Button look="quiet" action="gallery" onPress={() => go({ name: 'opponents' })}>
          {t('opponents.title')}
        </Button>
        <Button look="primary" action="dialog-close" onPress={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
