// All keys of the table on one sheet.
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SHORTCUTS } from './use-table-keys';

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('table.keys')} width={560} height={500} onClose={onClose}>
      <dl className="shortcuts" data-testid="shortcuts">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('table.keys.space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(`table.keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-buttons">
        <Button look="primary" action="dialog-close" autoFocus onPress={onClose}>
          {t('table.close')}
        </Button>
      </div>
    </Dialog>
  );
}
