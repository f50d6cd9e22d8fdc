// What a lesson says, on a note that lies where it covers nothing that can be chosen; light on what is asked for; and at
// its end what was tried and what comes next.
import { useEffect, useState } from 'react';
import type { TableMode } from '../../../engine/protocol';
import { ask, leaveTable, openTable } from '../../app/actions';
import type { Open } from '../../table/session-context';
import { loadRules, loadRuleTitles } from '../../text/game-texts';
import { t, useLanguage } from '../../text/i18n';
import { type ReadableRule, readableRule } from '../../text/readable-rules';
import { Button } from '../../ui/button';
import { spotBoxes } from './lit-places';
import { useCameraEdition } from './places';
import { TeacherLight } from './teacher-light';
import { overlap } from './tip-place';

type LessonMode = Extract<TableMode, { readonly kind: 'lesson' }>;
type Place = 'bottom' | 'top';

// About as much room as a note takes at either place.
const ROOM = { bottom: { x: 320, y: 500, width: 640, height: 140 }, top: { x: 320, y: 48, width: 640, height: 140 } } as const;
// More than this many places are no one thing to look at.
const MOST_LIT = 6;
// As many rules as a recap names.
const MOST_RULES = 5;

export function LessonStrip(open: Open) {
  const { mode } = open.shown;
  return mode.kind === 'lesson' ? <Note mode={mode} open={open} /> : null;
}

function Note({ mode, open }: { readonly mode: LessonMode; readonly open: Open }) {
  const { shown, context, snapshot, session } = open;
  const [wish, setWish] = useState<Place | null>(null);
  useCameraEdition(session.stage.camera);
  const spots = spotBoxes(open).map(([, box]) => box);
  const covered = (place: Place) => spots.reduce((sum, box) => sum + overlap(ROOM[place], box), 0);
  const place = wish ?? (covered('bottom') > covered('top') ? 'top' : 'bottom');
  const isLit = !mode.reading && spots.length <= MOST_LIT && snapshot.choices.picks.length === 0;
  return (
    <>
      {isLit ? <TeacherLight boxes={spots} /> : null}
      <section className="note-strip ink" data-place={place} data-testid="lesson-strip" aria-live="polite">
        <div className="note-head">
          <b className="sc">{context.say(mode.title)}</b>
          <span className="sa ink2">{t('table.lesson', { step: mode.step, steps: mode.steps })}</span>
          <span className="grow" />
          <Button
            look="quiet"
            size="small"
            icon="expand"
            label={t('table.lesson.move')}
            action="lesson-move"
            onPress={() => setWish(place === 'bottom' ? 'top' : 'bottom')}
          />
        </div>
        {mode.finished ? <Recap mode={mode} open={open} /> : <p className="note-say">{context.say(mode.say)}</p>}
        <div className="note-buttons">
          <Button
            look="quiet"
            size="small"
            action="lesson-leave"
            onPress={() => void leaveTable({ name: 'learn', game: shown.game })}
          >
            {t(mode.finished ? 'table.lesson.all' : 'table.lesson.leave')}
          </Button>
          {mode.reading && !mode.finished ? (
            <Button
              look="primary"
              size="small"
              action="lesson-next"
              autoFocus
              disabled={!snapshot.isSettled}
              onPress={() => void ask('match.next', {})}
            >
              {t('table.lesson.next')}
            </Button>
          ) : null}
          {mode.finished ? <NextStep mode={mode} open={open} /> : null}
        </div>
      </section>
    </>
  );
}

// What was tried, by the titles of its rules, and where it leads.
function Recap({ mode, open: { shown, context } }: { readonly mode: LessonMode; readonly open: Open }) {
  const language = useLanguage();
  const [rules, setRules] = useState<readonly ReadableRule[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all([loadRules(shown.game), loadRuleTitles(shown.game)]).then(([texts, titles]) => {
      if (current) setRules(texts.map((rule) => readableRule(rule, titles)));
    });
    return () => {
      current = false;
    };
  }, [shown.game]);
  const tried = rules
    .filter(({ id, title }) => mode.rules.includes(id) && title[language] !== '')
    .map(({ title }) => title[language])
    .slice(0, MOST_RULES);
  const next =
    mode.next === null ? t('table.lesson.lastNote') : t('table.lesson.nextNote', { title: context.say(mode.next.title) });
  return (
    <>
      {tried.length === 0 ? null : (
        <p className="note-say" data-testid="lesson-recap">
          <b>{t('table.lesson.tried')}</b> {tried.join(' · ')}
        </p>
      )}
      <p className="note-say">{next}</p>
    </>
  );
}

function NextStep({ mode: { next }, open: { shown, snapshot } }: { readonly mode: LessonMode; readonly open: Open }) {
  const onward = next === null ? 'lesson-play' : 'lesson-following';
  return (
    <Button
      look="primary"
      size="small"
      icon={next === null ? 'crossed-swords' : 'play-button'}
      action={onward}
      autoFocus
      disabled={!snapshot.isSettled}
      onPress={() =>
        next === null
          ? void leaveTable({ name: 'new-match', game: shown.game })
          : void openTable('match.lesson', { game: shown.game, lesson: next.lesson })
      }
    >
      {t(next === null ? 'teacher.onward' : 'table.lesson.following')}
    </Button>
  );
}
