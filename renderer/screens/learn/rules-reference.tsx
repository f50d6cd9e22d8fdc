// The rules of one game: a searchable list by sections at the left, the page of the chosen rule at the right.
import { useEffect, useMemo, useRef, useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { GameId, LessonInfo } from '../../../engine/protocol';
import type { RuleFigures } from '../../games/rule-figures';
import { gameText, hasGameText, t, useLanguage } from '../../text/i18n';
import type { ReadableRule } from '../../text/readable-rules';
import { Search } from '../../ui/controls';
import { bySection, findRules } from './find-rules';
import { Marked } from './marked';
import { RulePage } from './rule-page';

// What is read of one game: its rules and their pictures.
export interface RuleBook {
  readonly game: GameId;
  readonly rules: readonly ReadableRule[];
  readonly figures: RuleFigures | null;
}

interface RulesReferenceProps {
  readonly game: GameId;
  readonly book: RuleBook | null;
  readonly lessons: readonly LessonInfo[];
  readonly search: string;
  readonly rule: string | null;
}

// Where each game's book was left open, so that one comes back to it from a lesson.
const leftOpen = new Map<GameId, string>();

// Sections are short keys of the game's texts.
function sectionName(game: GameId, section: string): string {
  const key = `section.${section}`;
  return hasGameText(game, key) ? gameText(game, key) : section;
}

export function RulesReference({ game, book, lessons, search: firstSearch, rule }: RulesReferenceProps) {
  const language = useLanguage();
  const [search, setSearch] = useState(firstSearch);
  const [chosenId, setChosenId] = useState<string | null>(
    () => rule ?? (firstSearch === '' ? (leftOpen.get(game) ?? null) : null),
  );
  const rules = book?.rules ?? [];
  const found = useMemo(
    () => findRules(rules, search, language, (section) => sectionName(game, section)),
    [rules, search, language, game],
  );
  const chosen = found.find((each) => each.id === chosenId) ?? found[0] ?? null;
  const list = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    leftOpen.set(game, id);
    setChosenId(id);
  };
  // A rule that the search hides is still reached by its chip.
  const jump = (id: string) => {
    if (!found.some((each) => each.id === id)) setSearch('');
    choose(id);
  };
  // A new search shows its first rule; whoever ends one goes on reading what was found.
  const seek = (text: string) => {
    if (text !== '') setChosenId(null);
    else if (chosen !== null) choose(chosen.id);
    setSearch(text);
  };
  const shownId = chosen?.id;
  // The rows of another search appear a moment after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: found rows are what is scrolled
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector(`[data-rule="${shownId}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [shownId, found]);
  return (
    <>
      <div className="rules-left">
        <Search
          label={t('learn.search')}
          placeholder={t('learn.search')}
          clearLabel={t('common.clear')}
          note={t('learn.found', { count: found.length })}
          value={search}
          onChange={seek}
          className="rules-search"
          autoFocus
        />
        <ListBox
          ref={list}
          aria-label={t('learn.rules')}
          className="rules-list"
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen === null ? [] : [chosen.id]}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : [...keys];
            if (typeof id === 'string') choose(id);
          }}
          renderEmptyState={() => <p className="rules-none">{book === null ? '' : t('learn.nothing')}</p>}
        >
          {bySection(found).map(({ section, rules: own }) => (
            <ListBoxSection key={section} id={`section ${section}`}>
              {search === '' ? <Header className="rules-heading gg">{sectionName(game, section)}</Header> : null}
              {own.map((each) => (
                <ListBoxItem
                  key={each.id}
                  id={each.id}
                  textValue={`${each.title[language]} ${each.text[language]}`}
                  className="rule-row"
                  data-rule={each.id}
                >
                  <span className="rule-id">{each.id}</span>
                  <span className="rule-brief">
                    <b className="sc">
                      <Marked text={each.title[language]} search={search} />
                    </b>
                    <span className="rule-lines">
                      <Marked text={each.text[language]} search={search} />
                    </span>
                  </span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </div>
      {chosen === null || book === null ? null : (
        <RulePage
          book={book}
          rule={chosen}
          section={sectionName(game, chosen.section)}
          lesson={lessons.find((lesson) => lesson.game === game && lesson.rules.includes(chosen.id)) ?? null}
          search={search}
          onJump={jump}
        />
      )}
    </>
  );
}
