// "Save as" from the shell's menu, over whatever screen is shown; only a match on the table can be saved.
import { useEffect, useState } from 'react';
import { NameDialog } from '../screens/saves/name-dialog';
import { proposedName } from '../screens/saves/save-name';
import { t } from '../text/i18n';
import { ask } from './actions';
import { addCommands } from './commands';
import { useStore } from './store';

export function SaveAs() {
  const table = useStore((state) => (state.table?.mode.kind === 'match' ? state.table : null));
  const [open, setOpen] = useState(false);
  useEffect(() => addCommands({ 'save-as': () => setOpen(true) }), []);
  if (!open || table === null) return null;
  return (
    <NameDialog
      title={t('results.saveAs')}
      start={proposedName(table)}
      onClose={() => setOpen(false)}
      onName={(name) => {
        setOpen(false);
        void ask('saves.saveAs', { name });
      }}
    />
  );
}
