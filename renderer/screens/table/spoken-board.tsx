// The table for a screen reader: its zones and pieces as text, and what has changed since the reader last decided.
// Few elements: one line a zone.
import { useRef } from 'react';
import type { Scene } from '../../table/scene';
import type { Open } from '../../table/session-context';
import { spokenChanges, spokenZones } from '../../table/spoken';
import { t } from '../../text/i18n';

export function SpokenBoard({ session, snapshot, context }: Open) {
  const { scene } = session.board;
  const asked = useRef<{ readonly scene: Scene; readonly entry: number } | null>(null);
  const entry = snapshot.shown?.entry ?? 0;
  if (scene === undefined || !snapshot.isSettled) return null;
  // The table as it was when the reader was last asked is what a change is told against.
  const before = asked.current;
  if (snapshot.offered.length > 0 && before?.entry !== entry) asked.current = { scene, entry };
  const changes = before === null ? [] : spokenChanges(before.scene, scene, context.say);
  return (
    <section className="spoken-board" aria-label={t('table.spoken')}>
      {spokenZones(scene, context.say).map(({ id, name, pieces }) => (
        <p key={id}>
          {name}: {pieces.length === 0 ? t('table.spoken.empty') : pieces.join('; ')}
        </p>
      ))}
      {changes.length === 0 ? null : (
        <p>
          {t('table.spoken.changes')}:{' '}
          {changes
            .map(({ piece, from, to }) => `${piece}: ${from ?? t('table.spoken.new')} → ${to ?? t('table.spoken.gone')}`)
            .join('; ')}
        </p>
      )}
    </section>
  );
}
