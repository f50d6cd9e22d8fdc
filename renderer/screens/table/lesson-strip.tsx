// What a lesson says, on a note that can be moved when it covers something; and the notes of puzzles.
import { useState } from 'react';
import { ask, leaveTable, openTable } from '../../app/actions';
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { Button } from '../../ui/button';

export function LessonStrip({ shown, context, snapshot }: Open) {
  const [place, setPlace] = useState<'bottom' | 'top'>('bottom');
  const { mode } = shown;
  if (mode.kind !== 'lesson') return null;
  const { next } = mode;
  return (
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
          onPress={() => setPlace(place === 'bottom' ? 'top' : 'bottom')}
        />
      </div>
      <p className="note-say">{mode.finished ? t('table.lesson.finished') : context.say(mode.say)}</p>
      <div className="note-buttons">
        <Button
          look="quiet"
          size="small"
          action="lesson-leave"
          onPress={() => void leaveTable({ name: 'learn', game: shown.game })}
        >
          {t('table.lesson.leave')}
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
        {mode.finished && next !== null ? (
          <Button
            look="primary"
            size="small"
            icon="play-button"
            action="lesson-following"
            autoFocus
            disabled={!snapshot.isSettled}
            onPress={() => void openTable('match.lesson', { game: shown.game, lesson: next })}
          >
            {t('table.lesson.following')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
