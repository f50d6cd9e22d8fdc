// "Save as" from the shell's menu, over whatever screen is shown; only a match on the table can be saved.
import { useEffect, useState } from 'react';
import { gameName } from '../games/manifest';
import { NameDialog } from '../screens/saves/name-dialog';
import { t } from '../text/i18n';
import { ask } from './actions';
import { useStore } from './store';

export const SAVE_AS = 'gonfalon-save-as';

export function SaveAs() {
  const game = useStore((state) => (state.table?.mode.kind === 'match' ? state.table.game : null));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(SAVE_AS, show);
    return () => window.removeEventListener(SAVE_AS, show);
  }, []);
  if (!open || game === null) return null;
  return (
    <NameDialog
      title={t('results.saveAs')}
      start={gameName(game)}
      onClose={() => setOpen(false)}
      onName={(name) => {
        setOpen(false);
        void ask('saves.saveAs', { name });
      }}
    />
  );
}
