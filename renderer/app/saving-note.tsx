// A small note in the corner while something that was played is not on disk yet, and for a moment after it is.
import { useEffect } from 'react';
import { t } from '../text/i18n';
import { store, useStore } from './store';

const DONE_MILLIS = 4000;

export function SavingNote() {
  const saving = useStore((state) => state.saving);
  useEffect(() => {
    if (saving !== 'done') return;
    const timer = window.setTimeout(() => store.set({ saving: null }), DONE_MILLIS);
    return () => window.clearTimeout(timer);
  }, [saving]);
  return (
    <div className="saving-place" role="status" aria-live="polite">
      {saving === null ? null : (
        <span className={`saving-note sa ${saving}`} data-saving={saving}>
          {t(`saving.${saving}`)}
        </span>
      )}
    </div>
  );
}
