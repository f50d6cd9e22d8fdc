// The rules of one game: a searchable list by sections at the left, the chosen rule with its section at the right.
import { useEffect, useMemo, useRef, useState } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { GameId, RuleText } from '../../../engine/protocol';
import { gameText, hasGameText, t, useLanguage } from '../../text/i18n';
import { Search } from '../../ui/controls';
import { bySection, findRules, markWords } from './find-rules';

interface RulesReferenceProps {
  readonly game: GameId;
  readonly rules: readonly RuleText[] | null;
  readonly search: string;
}

// Sections are short keys of the game's texts.
function sectionName(game: GameId, section: string): string {
  const key = `section.${section}`;
  return hasGameText(game, key) ? gameText(game, key) : section;
}

export function RulesReference({ game, rules, search: firstSearch }: RulesReferenceProps) {
  const language = useLanguage();
  const [search, setSearch] = useState(firstSearch);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = useMemo(
    () => findRules(rules ?? [], search, language, (section) => sectionName(game, section)),
    [rules, search, language, game],
  );
  const chosen = found.find((rule) => rule.id === chosenId) ?? found[0] ?? null;
  return (
    <>
      <div className="rules-left">
        <Search
          label={t('learn.search')}
          placeholder={t('learn.search')}
          clearLabel={t('common.clear')}
          note={t('learn.found', { count: found.length })}
          value={search}
          onChange={setSearch}
          className="rules-search"
          autoFocus
        />
        <ListBox
          aria-label={t('learn.rules')}
          className="rules-list"
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen === null ? [] : [chosen.id]}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : [...keys];
            if (typeof id === 'string') setChosenId(id);
          }}
          renderEmptyState={() => <p className="rules-none">{rules === null ? '' : t('learn.nothing')}</p>}
        >
          {bySection(found).map(({ section, rules: own }) => (
            <ListBoxSection key={section} id={`section ${section}`}>
              <Header className="rules-heading gg">{sectionName(game, section)}</Header>
              {own.map((rule) => (
                <ListBoxItem
                  key={rule.id}
                  id={rule.id}
                  textValue={`${rule.id} ${rule[language]}`}
                  className="rule-row"
                  data-rule={rule.id}
                >
                  <span className="rule-id">{rule.id}</span>
                  <span className="rule-brief">
                    <Marked text={rule[language]} search={search} />
                  </span>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </div>
      {chosen === null ? null : (
        <ChosenRule game={game} rule={chosen} rules={rules ?? []} search={search} onChoose={setChosenId} />
      )}
    </>
  );
}

function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return (
    <span>
      {markWords(text, search).map((part) =>
        part.marked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
      )}
    </span>
  );
}

interface ChosenRuleProps {
  readonly game: GameId;
  readonly rule: RuleText;
  readonly rules: readonly RuleText[];
  readonly search: string;
  readonly onChoose: (id: string) => void;
}

// The rule itself, and the rest of its section to read on.
function ChosenRule({ game, rule, rules, search, onChoose }: ChosenRuleProps) {
  const language = useLanguage();
  const section = rules.filter((each) => each.section === rule.section);
  const reading = useRef<HTMLElement>(null);
  useEffect(() => {
    reading.current?.querySelector(`[data-reading="${rule.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [rule.id]);
  return (
    <article className="rule-reading" aria-live="polite">
      <header className="row">
        <h2 className="gg">{sectionName(game, rule.section)}</h2>
        <span className="rule-id">{rule.id}</span>
        <span className="grow" />
        <span className="sc ink2">{t('learn.inSection', { count: section.length })}</span>
      </header>
      <p className="rule-text" key={rule.id}>
        <Marked text={rule[language]} search={search} />
      </p>
      <h3>{t('learn.around')}</h3>
      <section className="rule-section" ref={reading}>
        {section.map((each) => (
          <button
            type="button"
            key={each.id}
            className={`rule-neighbour ${each.id === rule.id ? 'here' : ''}`}
            data-reading={each.id}
            tabIndex={each.id === rule.id ? -1 : 0}
            onClick={() => onChoose(each.id)}
          >
            <span className="rule-id">{each.id}</span>
            <span>{each[language]}</span>
          </button>
        ))}
      </section>
    </article>
  );
}
