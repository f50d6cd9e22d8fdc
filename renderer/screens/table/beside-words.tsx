// What the things in sight do, in the words of their tips, beside the table. What has no room is written closer; what has
// none even then stands on a further page.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AtHand, Tip } from '../../table/game-table';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Markup } from '../../ui/art';
import { useStageScale } from '../../ui/stage';
import { Stepper } from '../../ui/stepper';

interface BesideWordsProps {
  readonly side: AtHand['side'];
  readonly sections: readonly AtHand[];
  readonly say: Open['context']['say'];
}

export function BesideWords({ side, sections, say }: BesideWordsProps) {
  const list = useRef<HTMLUListElement>(null);
  const words = sections.flatMap(({ tips }) => tips.map(({ title }) => say(title))).join();
  const { pages, page, turn } = usePages(list, words);
  return (
    <>
      <ul ref={list} className={`beside-words ${side}`} data-beside="words">
        {sections.map(({ heading, tips }) => (
          <Section key={typeof heading === 'string' ? heading : heading.key} heading={say(heading)} tips={tips} say={say} />
        ))}
      </ul>
      {pages < 2 ? null : (
        <div className={`beside-pages ${side}`}>
          <Stepper
            label={t('table.pages')}
            value={t('table.page', { page: page + 1, pages })}
            before={t('table.pageBefore')}
            after={t('table.pageAfter')}
            onStep={turn}
          />
        </div>
      )}
    </>
  );
}

// The list wraps into columns beyond its edge: a page is as many of them as it shows.
function usePages(list: RefObject<HTMLUListElement | null>, words: string) {
  const [pages, setPages] = useState(1);
  const [page, setPage] = useState(0);
  const scale = useStageScale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words and another window are laid out anew
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current !== null) setPages(pagesOf(list.current));
      setPage(0);
    };
    measure();
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [list, words, scale]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollLeft = page * pageWidth(current);
  }, [list, page]);
  const turn = (step: 1 | -1): void => setPage((page + step + pages) % pages);
  return { pages, page, turn };
}

function pagesOf(list: HTMLElement): number {
  const isFull = (): boolean => list.scrollWidth > list.clientWidth + 1;
  list.classList.remove('close', 'paged');
  if (isFull()) list.classList.add('close');
  if (!isFull()) return 1;
  list.classList.add('paged');
  return Math.ceil(list.scrollWidth / pageWidth(list) - 0.01);
}

// With the gap after it; not rounded, as `clientWidth` is.
function pageWidth(list: HTMLElement): number {
  const { width, columnGap } = getComputedStyle(list);
  return Number.parseFloat(width) + (Number.parseFloat(columnGap) || 0);
}

interface SectionProps {
  readonly heading: string;
  readonly tips: readonly Tip[];
  readonly say: Open['context']['say'];
}

// A heading goes with the first thing below it.
function Section({ heading, tips, say }: SectionProps) {
  return tips.map((tip, index) => (
    <li key={say(tip.title)}>
      {index === 0 ? <h3 className="sc">{heading}</h3> : null}
      <p className="beside-thing">
        {tip.icon === undefined ? null : <Markup className="beside-icon" markup={tip.icon} />}
        <b className="sc">{say(tip.title)}</b>
        {tip.text === undefined ? null : say(tip.text)}
      </p>
    </li>
  ));
}
