// A slip with a face and a line, for a moment, over the game's name in the top strip, where nothing is to be read; no
// click is needed. The log repeats it.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../app/store';
import { TINCTURE } from '../../art/palette';
import { cuesFor } from '../../games/cues';
import type { Open } from '../../table/session-context';
import { useLanguage } from '../../text/i18n';
import { PEOPLE } from '../../text/people';
import { Face } from '../../ui/face';
import { type Spoken, spokenLines, wordsOf } from './talk';

const MILLIS = 3400;

export function useSpoken({ snapshot, shown }: Open): ReadonlyMap<number, Spoken> {
  const isOn = useStore((state) => state.settings.tableTalk);
  const { log } = snapshot;
  const { match, seats, game } = shown;
  return useMemo(() => (isOn ? spokenLines(log, { match, seats }, cuesFor(game)) : new Map()), [isOn, log, match, seats, game]);
}

export function TalkSlip(open: Open) {
  const language = useLanguage();
  const spoken = useSpoken(open);
  const newest = open.snapshot.log.at(-1)?.id ?? 0;
  // What was said before the table was laid is not said again.
  const heard = useRef(newest);
  const [now, setNow] = useState<(Spoken & { readonly id: number }) | null>(null);
  useEffect(() => {
    const fresh = [...spoken].filter(([id]) => id > heard.current).at(-1);
    heard.current = newest;
    if (fresh !== undefined) setNow({ id: fresh[0], ...fresh[1] });
  }, [spoken, newest]);
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => setNow(null), MILLIS);
    return () => clearTimeout(timer);
  }, [now]);
  const tincture = now === null ? undefined : open.shown.seats[now.seat]?.tincture;
  if (now === null || tincture === undefined) return null;
  return (
    <div key={now.id} className="talk-slip" data-testid="talk" style={{ borderLeftColor: TINCTURE[tincture].colour }}>
      <Face character={now.character} width={30} />
      <q>{wordsOf(now, PEOPLE[language][now.character])}</q>
    </div>
  );
}
