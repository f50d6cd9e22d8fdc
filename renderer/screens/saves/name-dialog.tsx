// Asks for a name, for saving and renaming.
import { useState } from 'react';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/controls';
import { Dialog } from '../../ui/dialog';

interface NameDialogProps {
  readonly title: string;
  readonly start: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function NameDialog({ title, start, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(start);
  const chosen = name.trim();
  return (
    <Dialog title={title} height={200} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '') onName(chosen);
        }}
      >
        <Field label={t('saves.name')} value={name} onChange={setName} autoFocus action="name" />
        <div className="dialog-buttons">
          <Button look="quiet" onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button look="primary" action="dialog-yes" disabled={chosen === ''} onPress={() => onName(chosen)}>
            {t('common.ok')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
