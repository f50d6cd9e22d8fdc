// The log as a drawer over the side where nothing can be chosen, and what is read out of it.
import { useLayoutEffect, useState } from 'react';
import type { Box } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { placeDrawer } from './drawer-place';
import { LogList } from './log-list';
import { measureParts, stageBox } from './places';

export function LogDrawer({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const place = usePlace(open);
  return (
    <aside
      className={`log-drawer ink ${place.x === 0 ? 'left' : ''}`}
      aria-label={t('table.log')}
      style={{ left: place.x, top: place.y, height: place.height }}
    >
      <header className="row">
        <h2 className="grow">{t('table.log')}</h2>
        <Button look="quiet" size="small" icon="cancel" label={t('table.close')} action="log-close" onPress={onClose} />
      </header>
      <LogList open={open} />
    </aside>
  );
}

// What somebody is saying meanwhile.
const SPOKEN = '.teacher-sheet';

// Beside what is being decided and said: the drawer goes where nothing can be chosen.
function usePlace({ session, snapshot }: Open): Box {
  const [place, setPlace] = useState(() => placeDrawer([]));
  const { choices } = snapshot;
  useLayoutEffect(() => {
    const parts = measureParts(choices.spots.filter((spot) => spot.place === 'part').map(({ id }) => id));
    const boxes = choices.spots.flatMap((spot) =>
      spot.place === 'part' ? (parts.get(spot.id) ?? []) : [session.stage.camera.project(spot.place)],
    );
    const sheet = document.querySelector(SPOKEN);
    setPlace(placeDrawer(sheet === null ? boxes : [...boxes, stageBox(sheet)]));
  }, [choices, session]);
  return place;
}

// The last lines, then the question or how it ended, read out by screen readers whether the drawer is open or not.
export function Announcer({ session, table, snapshot, shown, context }: Open) {
  const said = snapshot.log
    .filter((line) => line.entry === shown.entry)
    .map((line) => table.describeEvent(line.event, line.view))
    .filter((phrase) => phrase !== null)
    .map((phrase) => context.say(phrase));
  const last = session.snapshot.isSettled ? (shown.request?.prompt ?? shown.outcome?.reason ?? null) : null;
  return (
    <div className="visually-hidden" aria-live="polite">
      {[...said, ...(last === null ? [] : [context.say(last)])].join(' ')}
    </div>
  );
}
