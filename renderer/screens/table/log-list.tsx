// What has happened, in words, newest below; pointing at a line lights up what it tells of.
import { Fragment, useEffect, useRef } from 'react';
import { type LogLine, lastFixed } from '../../table/log-lines';
import type { Open } from '../../table/session-context';
import { t, useLanguage } from '../../text/i18n';
import { PEOPLE } from '../../text/people';
import { SeatBadge } from '../../ui/art';
import { Face, SeatFace } from '../../ui/face';
import { type Spoken, wordsOf } from './talk';
import { useSpoken } from './talk-slip';

export function LogList({ open }: { readonly open: Open }) {
  const { snapshot } = open;
  const spoken = useSpoken(open);
  const list = useRef<HTMLOListElement>(null);
  const newest = snapshot.log.at(-1)?.id;
  const fixed = lastFixed(snapshot.log, open.shown.canUndo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
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
  );
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
