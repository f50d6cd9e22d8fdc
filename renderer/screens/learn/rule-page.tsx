// The page of one rule: its text, a picture of it, what to read beside it, and the lesson in which it can be tried.
import { useId, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { GameId, LessonInfo } from '../../../engine/protocol';
import { openTable } from '../../app/actions';
import { figureOf, type RuleFigure } from '../../games/rule-figures';
import { gameText, t, useLanguage } from '../../text/i18n';
import type { ReadableRule } from '../../text/readable-rules';
import { Markup } from '../../ui/art';
import { Button } from '../../ui/button';
import { Marked } from './marked';
import { relatedRules } from './related-rules';
import type { RuleBook } from './rules-reference';

// Letters of title and section together; beyond this the title is set smaller, so that both stay in one line.
const LONG = 32;

interface RulePageProps {
  readonly book: RuleBook;
  readonly rule: ReadableRule;
  readonly section: string;
  readonly lesson: LessonInfo | null;
  readonly search: string;
  readonly onJump: (id: string) => void;
}

export function RulePage({ book, rule, section, lesson, search, onJump }: RulePageProps) {
  const language = useLanguage();
  const related = useMemo(() => relatedRules(rule, book.rules), [rule, book]);
  const figure = book.figures === null ? null : figureOf(book.figures, rule);
  const others = readOn(rule, book.rules);
  return (
    <article className="rule-reading" data-reading={rule.id}>
      <div className="rule-said" aria-live="polite">
        <header>
          <h2 className={`gg ${rule.title[language].length + section.length > LONG ? 'long' : ''}`}>{rule.title[language]}</h2>
          <span className="rule-id">{rule.id}</span>
          <span className="grow" />
          <span className="sc ink2 rule-of">{section}</span>
        </header>
        <p className="rule-text">
          <Marked text={rule.text[language]} search={search} />
        </p>
      </div>
      {figure === null ? null : <Figure game={book.game} figure={figure} />}
      <section className="rule-rest" aria-label={t('learn.around')}>
        <div className="rule-others">
          <h3>{t('learn.around')}</h3>
          {others.map((each) => (
            <AriaButton key={each.id} className="rule-neighbour" onPress={() => onJump(each.id)}>
              <span className="rule-id">{each.id}</span>
              <span className="rule-line">
                <b className="sc">{each.title[language]}</b> {each.text[language]}
              </span>
            </AriaButton>
          ))}
        </div>
      </section>
      <footer className="rule-foot">
        <nav className="rule-chips" aria-label={t('learn.related')}>
          {related.map((each) => (
            <AriaButton key={each.id} className="rule-chip" data-chip={each.id} onPress={() => onJump(each.id)}>
              <Sign markup={book.figures?.signs?.[each.id]} />
              {each.title[language]}
            </AriaButton>
          ))}
        </nav>
        {lesson === null ? null : (
          <Button
            look="common"
            size="small"
            icon="play-button"
            iconSize={13}
            action="try-rule"
            label={t('learn.tryIn', { lesson: gameText(book.game, lesson.title) })}
            className="rule-try"
            onPress={() => void openTable('match.lesson', { game: book.game, lesson: lesson.lesson })}
          >
            {t('learn.try')}
          </Button>
        )}
      </footer>
    </article>
  );
}

function Sign({ markup }: { readonly markup: string | undefined }) {
  return markup === undefined ? null : <Markup className="rule-sign" markup={markup} />;
}

// The rest of the section, from what follows on.
function readOn(rule: ReadableRule, rules: readonly ReadableRule[]): readonly ReadableRule[] {
  const section = rules.filter((each) => each.section === rule.section);
  const at = section.indexOf(rule);
  return [...section.slice(at + 1), ...section.slice(0, at)];
}

function Figure({ game, figure }: { readonly game: GameId; readonly figure: RuleFigure }) {
  const language = useLanguage();
  const caption = useId();
  // Words in pictures change with the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what gameText answers in
  const markup = useMemo(() => figure.draw((key) => gameText(game, key)), [figure, game, language]);
  return (
    <figure className="rule-figure">
      <div role="img" aria-labelledby={caption} className="rule-picture">
        <Markup markup={markup} />
      </div>
      <figcaption id={caption}>{figure.caption[language]}</figcaption>
    </figure>
  );
}
