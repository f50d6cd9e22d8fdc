// Rules and lessons: a reference that can be searched, per game, and the lessons that teach by playing.
import { useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { GameId } from '../../../engine/protocol';
import { useAnswer } from '../../app/use-answer';
import { useBack } from '../../app/use-back';
import { useGames } from '../../app/use-games';
import { Emblem } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { loadRuleFigures } from '../../games/rule-figures';
import { loadRules, loadRuleTitles } from '../../text/game-texts';
import { loadTexts, useT } from '../../text/i18n';
import { readableRule } from '../../text/readable-rules';
import { Button } from '../../ui/button';
import { OakGround, Panel, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { GlossaryPage } from './glossary-page';
import { LessonsPanel } from './lessons-panel';
import { type RuleBook, RulesReference } from './rules-reference';
import { TurnPage, usePlan } from './turn-page';

interface LearnScreenProps {
  readonly game?: GameId;
  readonly search?: string;
  readonly rule?: string;
  readonly glossary?: boolean;
  // Opens with "How a turn runs".
  readonly turn?: boolean;
}

export function LearnScreen({ game, ...rest }: LearnScreenProps) {
  const first = useGames()[0]?.id;
  const opened = game ?? first;
  return opened === undefined ? null : <Book first={opened} {...rest} />;
}

// What lies open: the rules, the glossary or how a turn runs.
type Page = 'rules' | 'glossary' | 'turn';

function Book({ first, search = '', ...rest }: Omit<LearnScreenProps, 'game'> & { readonly first: GameId }) {
  const t = useT();
  const games = useGames();
  const [game, setGame] = useState<GameId>(first);
  const [lessons] = useAnswer('lessons.list');
  const [page, setPage] = useState<Page>(rest.turn === true ? 'turn' : rest.glossary === true ? 'glossary' : 'rules');
  const [rule, setRule] = useState(rest.rule ?? null);
  const book = useRuleBook(game);
  const plan = usePlan(game);
  const back = useBack();
  const close = page === 'turn' ? () => setPage('rules') : back.onBack;
  useEscape(close);
  if (page === 'turn' && plan !== null) {
    const open = (id: string) => {
      setRule(id);
      setPage('rules');
    };
    return (
      <main className="screen" data-screen="learn">
        <OakGround />
        <TopStrip title={t('turn.title')} sub={gameName(game)} backLabel={t('learn.rules')} onBack={close} />
        <TurnPage game={game} plan={plan} rules={book?.rules ?? []} onRule={open} />
      </main>
    );
  }
  const isGlossary = page === 'glossary';
  return (
    <main className="screen" data-screen="learn">
      <OakGround />
      <TopStrip title={t('learn.title')} {...back}>
        {plan === null ? null : (
          <Button size="bar" icon="hourglass" iconSize={14} action="turn" onPress={() => setPage('turn')}>
            {t('turn.title')}
          </Button>
        )}
        <Button
          size="bar"
          icon={isGlossary ? 'rule-book' : 'feather'}
          iconSize={14}
          action="glossary"
          onPress={() => setPage(isGlossary ? 'rules' : 'glossary')}
        >
          {t(isGlossary ? 'glossary.rules' : 'glossary.title')}
        </Button>
      </TopStrip>
      <LessonsPanel game={game} lessons={lessons ?? []} />
      <Panel x={322} y={90} width={936} height={612} className="rules-panel" />
      <Tabs
        className="rules-tabs"
        selectedKey={game}
        onSelectionChange={(key) => {
          const chosen = games.find(({ id }) => id === key);
          if (chosen === undefined) return;
          setRule(null);
          setGame(chosen.id);
        }}
      >
        <TabList aria-label={t('learn.games')} className={`rules-tablist ${games.length > 5 ? 'close' : ''}`}>
          {games.map(({ id }) => (
            <Tab key={id} id={id} className="rules-tab" data-game={id} aria-label={gameName(id)}>
              <Emblem game={id} size={32} />
              <span className="rules-tab-name">{gameName(id)}</span>
            </Tab>
          ))}
        </TabList>
        <TabPanel id={game} className="rules-body ink">
          {isGlossary ? (
            <GlossaryPage key={game} game={game} />
          ) : (
            <RulesReference
              key={game}
              game={game}
              book={book}
              lessons={lessons ?? []}
              search={game === first ? search : ''}
              rule={rule}
            />
          )}
        </TabPanel>
      </Tabs>
    </main>
  );
}

function useRuleBook(game: GameId): RuleBook | null {
  const [book, setBook] = useState<RuleBook | null>(null);
  useEffect(() => {
    let current = true;
    void Promise.all([loadRules(game), loadRuleTitles(game), loadRuleFigures(game), loadTexts(game)]).then(
      ([rules, titles, figures]) => {
        if (current) setBook({ game, rules: rules.map((rule) => readableRule(rule, titles)), figures });
      },
    );
    return () => {
      current = false;
    };
  }, [game]);
  return book?.game === game ? book : null;
}
