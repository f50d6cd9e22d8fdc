// The glossary of one game: everything in its box in words, by groups, with a search.
import { useEffect, useMemo, useState } from 'react';
import type { GameId } from '../../../engine/protocol';
import { type GlossaryGroup, loadGlossary } from '../../games/glossary';
import { gameText, loadTexts, phrase, t, useLanguage } from '../../text/i18n';
import { Markup } from '../../ui/art';
import { Search } from '../../ui/controls';
import { Marked } from './marked';

interface Word {
  readonly title: string;
  readonly text: string;
  readonly icon: string | null;
}

export function GlossaryPage({ game }: { readonly game: GameId }) {
  const language = useLanguage();
  const groups = useGlossary(game);
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => findWords(game, groups, search.trim().toLocaleLowerCase(language)),
    [game, groups, search, language],
  );
  const count = found.reduce((sum, { words }) => sum + words.length, 0);
  return (
    <div className="glossary">
      <Search
        label={t('glossary.search')}
        placeholder={t('glossary.search')}
        clearLabel={t('common.clear')}
        note={t('glossary.found', { count })}
        value={search}
        onChange={setSearch}
        className="glossary-search"
        autoFocus
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="glossary-words" tabIndex={0} aria-label={t('glossary.title')}>
        {found.map(({ heading, words }) => (
          <section key={heading}>
            <h3 className="gg">{gameText(game, `glossary.${heading}`)}</h3>
            <dl>
              {words.map(({ title, text, icon }) => (
                <div key={`${title} ${text}`} className={icon === null ? 'plain' : ''}>
                  {icon === null ? null : <Markup className="glossary-sign" markup={icon} />}
                  <dt className="sc">
                    <Marked text={title} search={search} />
                  </dt>
                  <dd>
                    <Marked text={text} search={search} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {groups.length > 0 && count === 0 ? <p className="rules-none">{t('learn.nothing')}</p> : null}
      </section>
    </div>
  );
}

function findWords(game: GameId, groups: readonly GlossaryGroup[], search: string) {
  return groups
    .map(({ heading, entries }) => ({
      heading,
      words: entries
        .map(
          ({ title, text, icon }): Word => ({
            title: phrase(game, title, []),
            text: text === undefined ? '' : phrase(game, text, []),
            icon: icon ?? null,
          }),
        )
        .filter((word) => `${word.title} ${word.text}`.toLocaleLowerCase().includes(search)),
    }))
    .filter(({ words }) => words.length > 0);
}

function useGlossary(game: GameId): readonly GlossaryGroup[] {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly groups: readonly GlossaryGroup[] } | null>(null);
  useEffect(() => {
    let isGone = false;
    void Promise.all([loadGlossary(game), loadTexts(game)]).then(([groups]) => {
      if (!isGone) setLoaded({ game, groups });
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded?.game === game ? loaded.groups : [];
}
