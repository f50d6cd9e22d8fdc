// The log: what has happened, in words, newest below; pointing at a line lights up what it tells of.
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../table/game-table';
import { type LogLine, lastFixed } from '../../table/log-lines';
import type { Open } from '../../table/session-context';
import { t, useLanguage } from '../../text/i18n';
import { PEOPLE } from '../../text/people';
import { SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Face, SeatFace } from '../../ui/face';
import { placeDrawer } from './drawer-place';
import { measureParts } from './places';
import { type Spoken, wordsOf } from './talk';
import { useSpoken } from './talk-slip';

export function LogDrawer({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const { snapshot } = open;
  const spoken = useSpoken(open);
  const list = useRef<HTMLOListElement>(null);
  const newest = snapshot.log.at(-1)?.id;
  const place = usePlace(open);
  const fixed = lastFixed(snapshot.log, open.shown.canUndo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
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
      <ol ref={list} className="log-list">
        {snapshot.log.map((line) => (
          <Fragment key={line.id}>
            <Line line={line} open={open} />
            <Words spoken={spoken.get(line.id)} />
            {line.id === fixed ? <li className="log-stop sc">{t('table.undoStops')}</li> : null}
          </Fragment>
        ))}
        {snapshot.log.length === 0 ? <li className="log-empty">{t('table.logEmpty')}</li> : null}
      </ol>
    </aside>
  );
}

// Beside what is being decided: the drawer goes where nothing can be chosen.
function usePlace({ session, snapshot }: Open): Box {
  const [place, setPlace] = useState(() => placeDrawer([]));
  const { choices } = snapshot;
  useLayoutEffect(() => {
    const parts = measureParts(choices.spots.filter((spot) => spot.place === 'part').map(({ id }) => id));
    const boxes = choices.spots.flatMap((spot) =>
      spot.place === 'part' ? (parts.get(spot.id) ?? []) : [session.stage.camera.project(spot.place)],
    );
    setPlace(placeDrawer(boxes));
  }, [choices, session]);
  return place;
}

function Line({ line, open: { session, table, shown, context } }: { readonly line: LogLine; readonly open: Open }) {
  const phrase = table.describeEvent(line.event, line.view);
  if (phrase === null) return null;
  const seat = table.eventSeat?.(line.event) ?? null;
  const tincture = seat === null ? undefined : shown.seats[seat]?.tincture;
  const target = table.eventTargets?.(line.event)[0] ?? null;
  return (
    <li className="log-line" onPointerEnter={() => session.hover(target)} onPointerLeave={() => session.hover(null)}>
      {tincture === undefined ? <i className="log-gap" /> : <SeatBadge tincture={tincture} size={20} />}
      {seat === null ? null : <SeatFace seat={shown.seats[seat]} size={20} />}
      <span className="grow">{context.say(phrase)}</span>
      <span className="sa ink2">{line.progress}</span>
    </li>
  );
}

// What a named opponent said to it.
function Words({ spoken }: { readonly spoken: Spoken | undefined }) {
  const language = useLanguage();
  if (spoken === undefined) return null;
  return (
    <li className="log-line log-words">
      <Face character={spoken.character} width={20} />
      <q className="grow">{wordsOf(spoken, PEOPLE[language][spoken.character])}</q>
    </li>
  );
}

// The last lines and the question, read out by screen readers whether the drawer is open or not.
export function Announcer({ session, table, snapshot, shown, context }: Open) {
  const said = snapshot.log
    .filter((line) => line.entry === shown.entry)
    .map((line) => table.describeEvent(line.event, line.view))
    .filter((phrase) => phrase !== null)
    .map((phrase) => context.say(phrase));
  const asked = shown.request && session.snapshot.isSettled ? context.say(shown.request.prompt) : '';
  return (
    <div className="visually-hidden" aria-live="polite">
      {[...said, asked].join(' ')}
    </div>
  );
}
